import { isJoined, type PageSentence, type PageWords } from './page-words';
import type { TermCandidate } from './term-candidates';

/** A place where pages say a phrase: its words from `start` up to, not with, `end`. */
export interface PhraseSample {
  sentence: PageSentence;
  start: number;
  end: number;
}

/** Of each phrase on one page, so that no page speaks for all. */
const A_PAGE = 3;
const HANGING = /^[-\u2010\u2011]\s$/u;
const PARTING = /[,;:()[\]…"“”„«»|!?•·]|\s[-–—/+=×→>]+\s/u;

/**
 * Where pages say each of the candidates, within longer ones too: some places of each, sentences before headings. Whatever the
 * list of the pages, they are the same: the fullest page is read first.
 * @param most places of one candidate
 * @returns in the order of the candidates
 */
export function samplesOf(
  candidates: readonly Pick<TermCandidate, 'keys'>[],
  pages: readonly PageWords[],
  most: number,
): PhraseSample[][] {
  const byFirst = byFirstWord(candidates);
  const samples: PhraseSample[][] = candidates.map(() => []);
  for (const { sentences } of inOwnOrder(pages)) {
    const onPage = new Map<number, number>();
    for (const isHeading of [false, true])
      for (const sentence of sentences)
        if (sentence.isHeading === isHeading)
          eachPlaceIn(sentence, byFirst, candidates, (at, start, end) => {
            const count = onPage.get(at) ?? 0;
            const found = samples[at] as PhraseSample[];
            if (count >= A_PAGE || found.length >= most || isParted(sentence, start, end)) return;
            onPage.set(at, count + 1);
            found.push({ sentence, start, end });
          });
  }
  return samples;
}

function inOwnOrder(pages: readonly PageWords[]): PageWords[] {
  const said = ({ sentences }: PageWords) => sentences.map(({ text }) => text).join('\n');
  return pages.toSorted((a, b) => b.words - a.words || (said(a) < said(b) ? -1 : 1));
}

/** Each place where pages say one of the candidates, with the places of the candidate and of the page in their lists. */
export function eachPlace(
  candidates: readonly Pick<TermCandidate, 'keys'>[],
  pages: readonly PageWords[],
  visit: (sample: PhraseSample, candidate: number, page: number) => void,
): void {
  const byFirst = byFirstWord(candidates);
  pages.forEach(({ sentences }, page) => {
    for (const sentence of sentences)
      eachPlaceIn(sentence, byFirst, candidates, (at, start, end) => {
        if (!isParted(sentence, start, end)) visit({ sentence, start, end }, at, page);
      });
  });
}

function byFirstWord(candidates: readonly Pick<TermCandidate, 'keys'>[]): Map<string, number[]> {
  const byFirst = new Map<string, number[]>();
  candidates.forEach(({ keys }, at) => {
    const first = keys[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), at]);
  });
  return byFirst;
}

function eachPlaceIn(
  { keys, code }: PageSentence,
  byFirst: ReadonlyMap<string, readonly number[]>,
  candidates: readonly Pick<TermCandidate, 'keys'>[],
  visit: (at: number, start: number, end: number) => void,
): void {
  for (let start = 0; start < keys.length; start += 1) {
    const places = byFirst.get(keys[start] as string);
    if (places === undefined) continue;
    for (const at of places) {
      const { keys: own } = candidates[at] as Pick<TermCandidate, 'keys'>;
      let held = 0;
      while (held < own.length && keys[start + held] === own[held] && !code?.has(start + held)) held += 1;
      if (held === own.length) visit(at, start, start + held);
    }
  }
}

/** Whether what a list or a clause ends with stands within a phrase: "merge, rebase, squash" is none. */
function isParted({ text, tokens, starts }: PageSentence, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) {
    const before = (starts[at - 1] ?? 0) + (tokens[at - 1]?.text.length ?? 0);
    if (starts[at] !== before + 1 && PARTING.test(text.slice(before, starts[at]))) return true;
  }
  return false;
}

/** Whether a sign, an end or code parts a word of a sentence from the one before it: nothing but spaces where they belong together. */
export function isApart({ text, tokens, starts, code }: PageSentence, at: number): boolean {
  if (at <= 0 || at >= tokens.length || code?.has(at - 1) || code?.has(at)) return true;
  const end = (starts[at - 1] ?? 0) + (tokens[at - 1]?.text.length ?? 0);
  // A lone blank, as between most words.
  if (starts[at] === end + 1 && text[end] === ' ') return false;
  return text.slice(end, starts[at]).trim() !== '';
}

/** Whether a phrase begins or ends within a word: "purpose flour" of "all-purpose flour", "Eignungs" of "Eignungs- und Planungsfragen". */
export function isCutWord({ sentence, start, end }: PhraseSample): boolean {
  return isJoined(sentence, start) || isJoined(sentence, end) || isHanging(sentence, end - 1);
}

/** Whether a word is the first part of one whose other part comes later. */
function isHanging({ text, tokens, starts }: PageSentence, at: number): boolean {
  const end = (starts[at] ?? 0) + (tokens[at]?.text.length ?? 0);
  return HANGING.test(text.slice(end, end + 2));
}
