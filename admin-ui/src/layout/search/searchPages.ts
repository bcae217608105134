import { normalizeUnicode } from '@domain/text/unicode';
import type { SearchablePage } from './searchablePages';
import { slipsAllowed, slipsToBeginning } from './slips';

export const MAX_SUGGESTIONS = 10;
/** Characters; no page has a longer name. */
const MAX_TEXT = 100;

/** A page's words, as they are compared: those of its title first, then what else people call it, then those of what it is part of and its address. */
interface Words {
  title: string[];
  known: string[];
  other: string[];
}

/** How well one typed word answers a page's words; 0 is not at all. */
type WordScore = (typed: string, words: Words) => number;

/**
 * The pages that a text means, the best first: by words and their beginnings, by the initials of the title, and, where
 * nothing is found so, with slips of typing. Without a text the first of the navigation, without the parts of pages.
 */
export function searchPages(pages: readonly SearchablePage[], text: string): SearchablePage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return pages.filter(({ within }) => !within).slice(0, MAX_SUGGESTIONS);
  return pagesMeant(pages, typed).slice(0, MAX_SUGGESTIONS);
}

/** What a text leaves of the navigation, in its order: the entries that it means, or parts of; all of them without a text. */
export function narrowNavigation<Group extends { entries: { id: string }[] }>(
  groups: readonly Group[],
  pages: readonly SearchablePage[],
  text: string,
): Group[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [...groups];
  const meant = new Set(pagesMeant(pages, typed).map(({ entryId }) => entryId));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ id }) => meant.has(id)) }))
    .filter(({ entries }) => entries.length > 0);
}

function pagesMeant(pages: readonly SearchablePage[], typed: readonly string[]): SearchablePage[] {
  const candidates = pages.map((page) => ({ page, words: pageWords(page) }));
  const find = (score: WordScore) =>
    candidates
      .map(({ page, words }) => ({ page, score: scoreOf(typed, words, score) }))
      .filter((found) => found.score > 0)
      .sort((a, b) => b.score - a.score);
  const exact = find(asTyped);
  const found = exact.length > 0 ? exact : find(withSlips);
  return found.map(({ page }) => page);
}

/** Every typed word must answer, or else all of them together the beginnings of the title's words. */
function scoreOf(typed: readonly string[], words: Words, score: WordScore): number {
  const scores = typed.map((word) => score(word, words));
  if (scores.every((value) => value > 0)) return scores.reduce((sum, value) => sum + value, 0);
  return beginWords(typed.join(''), words.title) ? 1 : 0;
}

const asTyped: WordScore = (typed, { title, known, other }) => {
  const place = title.findIndex((word) => word.startsWith(typed));
  if (place === 0) return 5;
  if (place > 0 || known.some((word) => word.startsWith(typed))) return 4;
  if (title.some((word) => word.includes(typed))) return 3;
  return other.some((word) => word.includes(typed)) ? 2 : 0;
};

const withSlips: WordScore = (typed, words) => {
  const allowed = slipsAllowed(typed);
  const slips = Math.min(...words.title.map((word) => slipsToBeginning(typed, word)));
  return slips <= allowed ? 1 + allowed - slips : asTyped(typed, words);
};

/** Whether letters are the beginnings of words, in their order: `if` and `infi` of Intent Finder. */
function beginWords(letters: string, words: readonly string[]): boolean {
  if (letters === '') return true;
  const [word = '', ...rest] = words;
  if (words.length === 0) return false;
  for (let length = sharedBeginning(letters, word); length > 0; length -= 1) {
    if (beginWords(letters.slice(length), rest)) return true;
  }
  return beginWords(letters, rest);
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return length;
}

function pageWords({ title, url, knownAs = '', within = '' }: SearchablePage): Words {
  return { title: wordsOf(title), known: wordsOf(knownAs), other: [...wordsOf(within), ...wordsOf(url)] };
}

/** In lower case, without accents and signs. */
function wordsOf(text: string): string[] {
  return normalizeUnicode(text.slice(0, MAX_TEXT), 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
