import { forgetRecentTexts } from './recentTexts';

/** What a user writes in a tool, kept in this browser until it is written again. */
const keyOf = (tool: string, user: string) => `draft.${tool}.${user}`;

export function readKept(tool: string, user: string): string {
  try {
    return localStorage.getItem(keyOf(tool, user)) ?? '';
  } catch {
    return '';
  }
}

/** Changes that are kept as JSON; undefined where there are none that can be gone on with. */
export function readChanges<Changes>(
  name: string,
  user: string,
  isWhole: (changes: Changes) => boolean,
): Changes | undefined {
  try {
    const changes = JSON.parse(readKept(name, user)) as Changes;
    return isWhole(changes) ? changes : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept; earlier texts make room for it. */
export function keepText(tool: string, user: string, text: string): boolean {
  if (write(keyOf(tool, user), text)) return true;
  forgetRecentTexts(user);
  return write(keyOf(tool, user), text);
}

function write(key: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
