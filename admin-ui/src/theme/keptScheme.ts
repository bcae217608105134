import type { UserSettings } from '@contracts/users/users';

export type SchemeChoice = NonNullable<UserSettings['theme']>;

/** A script of `index.html` reads it before anything is painted. */
const KEY = 'cohort-scheme';

/** What this browser last showed: for the login page, and for the moment before the account is known. */
export function keptScheme(): SchemeChoice {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function keepScheme(choice: SchemeChoice): void {
  localStorage.setItem(KEY, choice);
}
