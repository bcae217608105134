import { linesOf, piecesOf } from '../text/pieces';
import { eachWord } from '../text/words';
import type { NumberedWord } from './word-ids';

/** A range of words of a page. */
interface WordRange {
  from: number;
  to: number;
}

/** Where the words of a block stand, whose stems are known: in the order in which WordIds reads them. */
export class BlockWords {
  private readonly places: number[] = [];
  /** The first word that is not before the latest sentence. */
  private next = 0;

  /** @param first the place of the block's first word among those of its page */
  constructor(
    text: string,
    private readonly stems: Uint32Array,
    private readonly first: number,
  ) {
    let lineStart = 0;
    for (const line of linesOf(text)) {
      for (const { text: piece, start: pieceStart } of piecesOf(line)) {
        const offset = lineStart + pieceStart;
        eachWord(piece, (start, end) => this.places.push(offset + start, offset + end));
      }
      lineStart += line.length + (text.startsWith('\r\n', lineStart + line.length) ? 2 : 1);
    }
  }

  /** The words of a sentence, as places in the page. Sentences are asked for in their order. */
  within({ text, start }: { text: string; start: number }): WordRange {
    while (this.startOf(this.next) < start) this.next += 1;
    const from = this.next;
    while (this.startOf(this.next) < start + text.length) this.next += 1;
    return { from: this.first + from, to: this.first + this.next };
  }

  /** @param offset where the sentence begins, from which its words' places are counted */
  of({ from, to }: WordRange, offset: number): NumberedWord[] {
    return Array.from({ length: to - from }, (_, at) => {
      const word = from - this.first + at;
      return {
        stem: this.stems[from + at] ?? 0,
        start: this.startOf(word) - offset,
        end: (this.places[word * 2 + 1] ?? 0) - offset,
      };
    });
  }

  private startOf(word: number): number {
    return this.places[word * 2] ?? Infinity;
  }
}
