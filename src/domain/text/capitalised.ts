/** With a capital first letter, as the language has it: Turkish i becomes İ. */
export function capitalised(text: string, language?: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
