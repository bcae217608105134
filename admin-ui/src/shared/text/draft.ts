/** What a user writes in a tool, kept in this browser until it is written again. */
const keyOf = (tool: string, user: string) => `draft.${tool}.${user}`;

export function readDraft(tool: string, user: string): string {
  try {
    return localStorage.getItem(keyOf(tool, user)) ?? '';
  } catch {
    return '';
  }
}

/** Whether it could be kept. */
export function keepDraft(tool: string, user: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(keyOf(tool, user), text);
    else localStorage.removeItem(keyOf(tool, user));
    return true;
  } catch {
    return false;
  }
}
