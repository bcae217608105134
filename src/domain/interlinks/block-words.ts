import type { ProseWords } from './site-text';
import type { NumberedWord } from './word-ids';

/** A range of words of the language. */
interface WordRange {
  from: number;
  to: number;
}

/** Where the words of a block stand. */
export class BlockWords {
  /** The first word that is not before the latest sentence. */
  private next: number;

  /** @param from the block's first word; `to` is the next block's */
  constructor(
    private readonly prose: ProseWords,
    from: number,
    private readonly to: number,
  ) {
    this.next = from;
  }

  /** The words between two places of the block. Asked for in their order. */
  within(start: number, end: number): WordRange {
    const from = this.skip(start);
    return { from, to: this.skip(end) };
  }

  /** @param offset where the sentence begins, from which its words' places are counted */
  of({ from, to }: WordRange, offset: number): NumberedWord[] {
    const { stems, starts, stops } = this.prose;
    return Array.from({ length: to - from }, (_, at) => ({
      stem: stems[from + at] ?? 0,
      start: (starts[from + at] ?? 0) - offset,
      end: (stops[from + at] ?? 0) - offset,
    }));
  }

  private skip(before: number): number {
    while (this.next < this.to && (this.prose.starts[this.next] ?? 0) < before) this.next += 1;
    return this.next;
  }
}
