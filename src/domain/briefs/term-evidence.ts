import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { commonWord, RARE_ZIPF } from '../text/common-words';
import { withoutElision } from '../text/elision';
import { isFunctionWord } from '../text/function-words';
import { perThousand } from './importance';
import { eachPlace, isApart } from './phrase-samples';
import type { PageWords } from './page-words';
import type { TermCandidate } from './term-candidates';

/** What shows that a phrase is a term, besides its words. */
export interface TermEvidence {
  /** Hosts that set it apart: as a heading, an entry of a list, between signs. */
  apart: number;
  /** Hosts that say it in its own forms: a stem may be of "complexas" and of "complexidade". */
  hosts: number;
  /** Whether pages say it besides in what they are called. */
  isSaid: boolean;
  /**
   * By how much its rarest word is more frequent on these pages than in the language, as a power of ten; two words together are
   * ten times as rare.
   */
  keyness: number;
}

/**
 * What shows that a phrase is a term is added up: how much more frequent it is here than elsewhere, how near the topic it is, that
 * hosts set it apart and pages head sections with it. From these sums on it is one; measured on six sets of pages in five
 * languages (docs/decisions/briefs.md).
 */
const SHOWN = {
  word: 2.25,
  phrase: 2.2,
  far: 2.6,
  blind: 2,
  near: 1.6,
  edge: 0.2,
  apart: 0.5,
  uses: 0.4,
  usual: 3,
};

/** Languages whose stemmers join what is derived from one word. */
const WIDE_STEMS: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);
/** Of the words of the mean page, so many are counted beside those of each. */
const SHORT = 0.3;
/** Of the scale of Zipf: uses in a billion words instead of a thousand. */
const BILLION = 6;

/**
 * @param phrases with the words that they are written in
 * @param hosts who speaks on each page
 */
export function evidenceOf(
  phrases: readonly (TermCandidate & { text: string })[],
  pages: readonly PageWords[],
  { hosts, language }: { hosts: readonly string[]; language: string },
): TermEvidence[] {
  const apart = phrases.map(() => new Set<string>());
  const speaking = phrases.map(() => new Set<string>());
  const said = new Set<number>();
  const own = phrases.map(({ text }) => inflectionOf(text.split(' '), language));
  eachPlace(phrases, pages, ({ sentence, start, end }, at, page) => {
    if (!sentence.isHeading || sentence.section > 0) said.add(at);
    const forms = sentence.tokens.slice(start, end).map(({ form }) => withoutElision(form, language));
    if (own[at] === inflectionOf(forms, language)) speaking[at]?.add(hosts[page] ?? '');
    if (isApart(sentence, start) && isApart(sentence, end)) apart[at]?.add(hosts[page] ?? '');
  });
  return phrases.map(({ text, uses }, at) => ({
    apart: apart[at]?.size ?? 0,
    isSaid: said.has(at),
    hosts: speaking[at]?.size ?? 0,
    keyness: keynessOf(text.split(' '), meanRate(uses, pages), language),
  }));
}

/** What the forms of one word have in common where stems are of several words: without number and gender. Else nothing. */
export function inflectionOf(forms: readonly string[], language: string): string {
  if (!WIDE_STEMS.has(language)) return '';
  return forms
    .map((form) =>
      form
        .replace(/ões$/u, 'ão')
        .replace(/(?:es|[sx])$/u, '')
        .replace(/[aeiou]$/u, ''),
    )
    .join(' ');
}

function keynessOf(words: readonly string[], rate: number, language: string): number {
  const zipfs = words
    .filter((word) => !isFunctionWord(word, language))
    .map((word) => commonWord(word, language)?.zipf ?? RARE_ZIPF);
  return Math.log10(rate) + BILLION - Math.min(...zipfs) + (zipfs.length > 1 ? 1 : 0);
}

/** Uses in a thousand words, of the mean page; one use on a short page tells less than many on a long one. */
function meanRate(uses: readonly number[], pages: readonly PageWords[]): number {
  const beside = (SHORT * pages.reduce((sum, { words }) => sum + words, 0)) / pages.length;
  const rates = uses.map((count, at) => perThousand(count, (pages[at]?.words ?? 0) + beside));
  return rates.reduce((sum, rate) => sum + rate, 0) / pages.length;
}

/**
 * Whether a phrase is shown to be a term.
 * @param near its nearness to the topic; undefined where meaning is not known
 * @param usual how near the words of these pages are: in some languages all are near
 */
export function isShown(
  { keys, apart, keyness, uses }: TermEvidence & Pick<TermCandidate, 'keys' | 'uses'>,
  near: number | undefined,
  usual: number = SHOWN.edge,
): boolean {
  const edge = (SHOWN.edge + usual) / 2;
  const often = Math.log(uses.reduce((all, count) => all + count, 0) / SHOWN.usual);
  const sum = keyness + SHOWN.near * ((near ?? edge) - edge) + SHOWN.apart * apart + SHOWN.uses * often;
  if (keys.length > 1) return sum >= SHOWN.phrase;
  if (near === undefined) return sum >= SHOWN.blind;
  // Of one word alone little is known of what it means: what is rare elsewhere and frequent here belongs here.
  return sum >= (near < MEANING_CUTS.term.word ? SHOWN.far : SHOWN.word);
}
