import { mayBeKeywords, names } from './header-aliases.json';
import { normalizeText } from './normalize';

/** How exports name the keyword column, in the languages of the accounts that made them. */
const KNOWN = new Set(Object.values(names).flat().map(normalizeText));
/** Those that may just as well be a keyword of a plain list. */
const DOUBTFUL = new Set(mayBeKeywords.map(normalizeText));

/** Tells whether a header cell names the keyword column. */
export function isKeywordHeader(cell: string): boolean {
  return KNOWN.has(normalizeText(cell));
}

/** Tells whether a cell can be nothing but the name of the keyword column. */
export function isUnmistakableHeader(cell: string): boolean {
  return isKeywordHeader(cell) && !DOUBTFUL.has(normalizeText(cell));
}
