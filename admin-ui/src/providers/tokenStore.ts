const KEY = 'jwt_access_token';
const ACTING_KEY = 'acting_access_token';

/** The token that requests carry: the user's own or, in a tab in which an admin acts as a student, that student's. */
export function readToken(): string | null {
  return readActingToken() ?? readOwnToken();
}

/** Kept in local storage so that a reload and other tabs go on with it. */
export function readOwnToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Kept in this tab alone, beside the admin's own, which stays where it is: the way back is to forget this one. */
export function readActingToken(): string | null {
  return sessionStorage.getItem(ACTING_KEY);
}

export function writeActingToken(token: string): void {
  sessionStorage.setItem(ACTING_KEY, token);
}

export function clearActingToken(): void {
  sessionStorage.removeItem(ACTING_KEY);
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

/** The user's own, and with it one of a student's. */
export function clearToken(): void {
  clearActingToken();
  localStorage.removeItem(KEY);
}
