import { comparable } from '../text/compare';
import { isFunctionWord } from '../text/function-words';
import { eachName } from '../text/names';
import { linesOf, piecesOf } from '../text/pieces';
import { stemOf } from '../text/stems';

/** Terms with how much each counts, side by side. */
export interface TermCounts {
  terms: string[];
  counts: number[];
}

/** Forms of words that are remembered: more than a site of 2,000 pages has. */
const MAX_FORMS = 200_000;

/** Finds the terms of texts in one language; the stem of each form of a word is looked for once. */
export class TermReader {
  private readonly stems = new Map<string, string>();

  constructor(private readonly language: string) {}

  /** How often each term stands in a text; function words are none. */
  countsOf(text: string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of linesOf(text))
      for (const { text: piece } of piecesOf(line))
        eachName(piece, (start, end) => {
          const term = this.termOf(piece.slice(start, end));
          if (term !== '') counts.set(term, (counts.get(term) ?? 0) + 1);
        });
    return counts;
  }

  private termOf(form: string): string {
    const known = this.stems.get(form);
    if (known !== undefined) return known;
    const word = comparable(form, this.language);
    const term = isFunctionWord(word, this.language) ? '' : stemOf(word, this.language);
    if (this.stems.size < MAX_FORMS) this.stems.set(form, term);
    return term;
  }
}
