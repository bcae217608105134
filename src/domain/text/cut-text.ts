/** Cut at the last whole word that leaves room for the ellipsis. */
export function cutToCharacters(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - 1).join('');
  const isWhole = /\s/.test(characters[most - 1] ?? '');
  const whole = isWhole ? kept : kept.replace(/\s+\S*$/, '');
  return `${whole.trimEnd()}…`;
}
