import type { NavigationEntry } from '@domain/access/navigation';

export const MAX_SUGGESTIONS = 10;

/** The pages whose title or address holds every word of the text, those that begin with it first. */
export function searchPages(entries: readonly NavigationEntry[], text: string): NavigationEntry[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const begins = (entry: NavigationEntry) => Number(entry.title.toLowerCase().startsWith(wanted));
  return entries
    .filter(({ title, url }) => {
      const haystack = `${title} ${url}`.toLowerCase();
      return words.every((word) => haystack.includes(word));
    })
    .sort((a, b) => begins(b) - begins(a))
    .slice(0, MAX_SUGGESTIONS);
}
