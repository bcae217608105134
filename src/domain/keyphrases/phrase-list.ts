export const MAX_KEYPHRASES = 20;

/** The phrases of a field that has one a line, or several with commas between. */
export function splitKeyphrases(field: string): string[] {
  return field
    .split(/[\n,;،、，；]/u)
    .map((part) => part.trim())
    .filter(Boolean);
}
