/** A site that asks for a longer pause gets this one. */
export const LONGEST_PAUSE_MS = 10 * 60_000;

/**
 * Milliseconds that a `Retry-After` asks to wait, in seconds or as a date (RFC 9110, 10.2.3), up to `longestMs`;
 * null where it says nothing.
 */
export function retryAfterMs(
  value: string | undefined,
  now: number,
  longestMs: number = LONGEST_PAUSE_MS,
): number | null {
  const text = value?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isNaN(wanted) ? null : Math.min(Math.max(0, wanted), longestMs);
}
