/** The language that most pages are in, by what they say of themselves; of as many the first. Undefined where none says it. */
export function languageOfPages(tags: readonly (string | null)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    const code = tag?.trim().split(/[-_]/)[0]?.toLowerCase();
    if (code && /^[a-z]{2}$/.test(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
