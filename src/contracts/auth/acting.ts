/** How long an admin acts as a student at most, in milliseconds; nothing lengthens it. */
export const ACTING_MS = 30 * 60_000;

/** Of how many students at a time, the newest: each is a token that opens the application until it is stopped or ends. */
export const MAX_ACTING = 20;

/** That an admin has the application open as a student. */
export interface ActingView {
  /** Who it is in truth. */
  admin: { id: string; name: string };
  until: string;
}
