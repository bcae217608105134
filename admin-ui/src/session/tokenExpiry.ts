/** Whether a token's `exp` claim has passed; a token that cannot be read counts as expired. */
export function isTokenExpired(token: string, now: number): boolean {
  const expiry = readExpiry(token);
  return expiry === undefined || expiry * 1000 <= now;
}

function readExpiry(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp : undefined;
  } catch {
    return undefined;
  }
}
