import { SNIPPET_LIMITS } from '../../contracts/snippets/snippets';
import { foldCase, lowerCase } from '../text/fold';
import type { TextRange } from './fit-text';

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;
const NAMING = /^(?:\+\+|[+#](?![\p{L}\p{N}]))/u;

/** The keywords of a field, each once, in lower case. */
export function keywordsOf(field: string): string[] {
  const different = new Set(
    field.split(/[,;\n]/).map((keyword) => lowerCase(keyword.trim()).replace(/\s+/g, ' ')),
  );
  different.delete('');
  return [...different];
}

/** Where whole keywords stand in a text, as a search engine puts them in bold; the longest wins. */
export function keywordRanges(text: string, keywords: readonly string[]): TextRange[] {
  const { folded, places } = foldWithPlaces(text);
  const wanted = keywords
    .slice(0, SNIPPET_LIMITS.keywords)
    .map((keyword) => foldCase(keyword))
    .sort((a, b) => b.length - a.length);
  const found: TextRange[] = [];
  for (const keyword of wanted) {
    for (let at = folded.indexOf(keyword); at >= 0; at = folded.indexOf(keyword, at + keyword.length)) {
      const range = [places[at] ?? 0, places[at + keyword.length] ?? text.length] as const;
      if (isWhole(text, range) && !found.some((other) => other[0] < range[1] && range[0] < other[1])) {
        found.push(range);
      }
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

/** The folded text, and where in the text each of its code units comes from: `ß` becomes two. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const own = foldCase(character);
    for (let unit = 0; unit < own.length; unit += 1) places.push(at);
    folded += own;
    at += character.length;
  }
  return { folded, places };
}

function isWhole(text: string, [start, end]: TextRange): boolean {
  const joins = (at: number) =>
    LETTER_OR_DIGIT.test(text.charAt(at - 1)) &&
    LETTER_OR_DIGIT.test(text.charAt(at)) &&
    !isUnspaced(text.charAt(at));
  return !joins(start) && !joins(end) && !isNamedOn(text, end);
}

/** Whether signs go on with a name: `C++` is no `C`. */
function isNamedOn(text: string, end: number): boolean {
  return LETTER_OR_DIGIT.test(text.charAt(end - 1)) && NAMING.test(text.slice(end, end + 2));
}

function isUnspaced(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u.test(character);
}
