import { SNIPPET_LIMITS } from '../../contracts/snippets/snippets';
import type { TextRange } from './fit-text';

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** The keywords of a field, each once, in lower case. */
export function keywordsOf(field: string): string[] {
  const different = new Set(
    field.split(/[,;\n]/).map((keyword) => keyword.trim().toLowerCase().replace(/\s+/g, ' ')),
  );
  different.delete('');
  return [...different];
}

/** Where whole keywords stand in a text, as a search engine puts them in bold; the longest wins. */
export function keywordRanges(text: string, keywords: readonly string[]): TextRange[] {
  const lower = text.toLowerCase();
  // Letters that grow when they are made small would shift all places behind them.
  if (lower.length !== text.length) return [];
  const wanted = keywords.slice(0, SNIPPET_LIMITS.keywords).toSorted((a, b) => b.length - a.length);
  const found: TextRange[] = [];
  for (const keyword of wanted) {
    for (let at = lower.indexOf(keyword); at >= 0; at = lower.indexOf(keyword, at + keyword.length)) {
      const range = [at, at + keyword.length] as const;
      if (isWhole(lower, range) && !found.some((other) => other[0] < range[1] && range[0] < other[1])) {
        found.push(range);
      }
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

function isWhole(text: string, [start, end]: TextRange): boolean {
  const joins = (at: number) =>
    LETTER_OR_DIGIT.test(text.charAt(at - 1)) &&
    LETTER_OR_DIGIT.test(text.charAt(at)) &&
    !isUnspaced(text.charAt(at));
  return !joins(start) && !joins(end);
}

function isUnspaced(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u.test(character);
}
