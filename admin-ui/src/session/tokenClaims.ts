/** Whether a token's `exp` claim has passed; a token that cannot be read counts as expired. */
export function isTokenExpired(token: string, now: number): boolean {
  const { exp } = claimsOf(token);
  return typeof exp !== 'number' || exp * 1000 <= now;
}

/** The id of the user whom a token signs in; undefined where it does not say. */
export function ownerOfToken(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as object;
  } catch {
    return {};
  }
}
