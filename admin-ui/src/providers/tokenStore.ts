const KEY = 'jwt_access_token';

/** The session's token, kept in local storage so that a reload and other tabs go on with it. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function writeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function clearToken(): void {
  localStorage.removeItem(KEY);
}
