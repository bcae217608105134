import { forgetRecentTexts } from './recentTexts';

/** What a user writes in a tool, kept in this browser until it is written again. */
const keyOf = (tool: string, user: string) => `draft.${tool}.${user}`;

export function readDraft(tool: string, user: string): string {
  try {
    return localStorage.getItem(keyOf(tool, user)) ?? '';
  } catch {
    return '';
  }
}

/** Whether it could be kept; earlier texts make room for it. */
export function keepDraft(tool: string, user: string, text: string): boolean {
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
