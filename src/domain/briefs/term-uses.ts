import { UNSPACED, type WordKeys } from '../keyphrases/keyphrases';
import { sentencesOf } from '../text/tokens';

/** One use of a term in a sentence: its words from `start` up to, not with, `end`. */
export interface TermUse {
  /** Place of the term in the list. */
  term: number;
  start: number;
  end: number;
}

/**
 * Finds the terms of a list in one sentence at a time, by the stems of its words. No word counts for two terms: the longest
 * one takes it, of equally long ones the first. So a use of "cold brew coffee" is none of "coffee", and a term that is added
 * to a text takes nothing from another one unless it is put in the midst of it.
 *
 * In scripts without spaces a term begins and ends where words do, however those between are cut.
 */
export class TermMatcher {
  /** Places by what a term says; the first of equal ones. */
  private readonly spaced = new Map<string, number>();
  private readonly unspaced = new Map<string, number>();
  /** How terms begin, word by word. */
  private readonly beginnings = new Set<string>();
  private longestUnspaced = 0;

  /** @param keys stems of each term, joined by a space; a key of nothing is never found */
  constructor(keys: readonly string[]) {
    keys.forEach((key, place) => {
      if (key === '') return;
      if (UNSPACED.test(key)) this.addUnspaced(key.replaceAll(' ', ''), place);
      else this.addSpaced(key, place);
    });
  }

  /** `keys`: the stems of a sentence's words. In the order of the text. */
  find(keys: readonly string[]): TermUse[] {
    const possible: TermUse[] = [];
    for (let start = 0; start < keys.length; start += 1) {
      if (this.beginnings.has(keys[start] ?? '')) this.findSpaced(keys, start, possible);
      if (this.longestUnspaced > 0) this.findUnspaced(keys, start, possible);
    }
    return possible.length < 2 ? possible : withoutOverlaps(possible, keys.length);
  }

  private addSpaced(key: string, place: number): void {
    if (this.spaced.has(key)) return;
    this.spaced.set(key, place);
    for (let end = key.indexOf(' '); end !== -1; end = key.indexOf(' ', end + 1)) {
      this.beginnings.add(key.slice(0, end));
    }
    this.beginnings.add(key);
  }

  private addUnspaced(key: string, place: number): void {
    if (this.unspaced.has(key)) return;
    this.unspaced.set(key, place);
    this.longestUnspaced = Math.max(this.longestUnspaced, key.length);
  }

  private findSpaced(keys: readonly string[], start: number, found: TermUse[]): void {
    let said = keys[start] ?? '';
    for (let end = start + 1; ; end += 1) {
      const term = this.spaced.get(said);
      if (term !== undefined) found.push({ term, start, end });
      if (end >= keys.length) return;
      said += ` ${keys[end] ?? ''}`;
      if (!this.beginnings.has(said)) return;
    }
  }

  private findUnspaced(keys: readonly string[], start: number, found: TermUse[]): void {
    let said = '';
    for (let end = start + 1; end <= keys.length; end += 1) {
      said += keys[end - 1] ?? '';
      if (said.length > this.longestUnspaced) return;
      const term = this.unspaced.get(said);
      if (term !== undefined) found.push({ term, start, end });
    }
  }
}

function withoutOverlaps(possible: TermUse[], words: number): TermUse[] {
  // They come by their beginnings.
  if (possible.every(({ start }, at) => start >= (possible[at - 1]?.end ?? 0))) return possible;
  const taken = new Uint8Array(words);
  possible.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  return possible
    .filter(({ start, end }) => {
      for (let at = start; at < end; at += 1) if (taken[at]) return false;
      taken.fill(1, start, end);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}

/** What a term is compared by: its stems, joined by a space; empty without a word. */
export function termKeyOf(term: string, keys: WordKeys, language: string): string {
  return [...sentencesOf(term, language)].flatMap((sentence) => keys.ofSentence(sentence)).join(' ');
}
