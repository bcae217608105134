const KEY = 'jwt_access_token';

/** The session's token, kept in local storage so that a reload and other tabs go on with it. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function writeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

/** Hears of another tab's login and logout; whatever else the tabs keep is none of the session's business. */
export function onTokenChange(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key is the whole storage cleared.
    if (key === KEY || key === null) listener();
  });
}

export function clearToken(): void {
  localStorage.removeItem(KEY);
}
