/** A pattern that finds the text itself, wherever it stands; with the flag `u`, too, which refuses `\-`. */
export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
