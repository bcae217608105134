import { isReadingMatter } from '../../contracts/pages/page-kinds';
import type { TextVectors } from '../meaning/text-vectors';
import { type PagePassage, passageText } from './page-passages';
import type { SitePage } from './site-pages';

/** Texts whose meaning is asked for: of keywords, and of passages. */
export interface ComparedTexts {
  keywords: string[];
  passages: string[];
}

/** Their vectors, centred, in the same order; or why there are none, so that words decide. */
export type StrategyMeaning =
  | { keywords: TextVectors; passages: TextVectors }
  | { missing: 'off' | 'failed' };

/** A passage with the place of its page. */
export interface PlacedPassage extends PagePassage {
  page: number;
}

/** Passages of all pages: some two minutes of the model [A]. */
const MAX_PASSAGES = 6_000;

/**
 * The passages that keywords are compared with, page by page: all of what is there to be read, and the title of a list. Where
 * there are too many, each page keeps as many of its first ones.
 */
export function passagesOfSite(pages: readonly Pick<SitePage, 'kind' | 'passages'>[]): PlacedPassage[] {
  const own = pages.map(({ kind, passages }) => {
    if (isReadingMatter(kind)) return passages;
    return kind === 'list' ? passages.slice(0, 1) : [];
  });
  const longest = Math.max(0, ...own.map(({ length }) => length));
  let each = 0;
  for (let left = MAX_PASSAGES; each < longest; each += 1) {
    left -= own.filter(({ length }) => length > each).length;
    if (left < 0) break;
  }
  return own.flatMap((passages, page) => passages.slice(0, each).map((passage) => ({ ...passage, page })));
}

export function textsOfPassages(passages: readonly PlacedPassage[]): string[] {
  return passages.map(passageText);
}
