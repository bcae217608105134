/** What the elements around a text make of it, beside headings and list items. */
export type BlockMark = 'quote' | 'code' | 'control';

const MARKS: ReadonlyMap<string, BlockMark> = new Map([
  ['blockquote', 'quote'],
  ['pre', 'code'],
  ['button', 'control'],
  ['select', 'control'],
  ['textarea', 'control'],
  ['legend', 'control'],
]);
const INLINE_CODE: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'tt']);
/** What is of no use to readers comes first, then what is no prose. */
const ORDER: readonly BlockMark[] = ['control', 'code', 'quote'];

/** Which marks are open, each from its outermost element on. */
export class BlockMarks {
  private readonly depths = new Map<BlockMark | 'inline', number>();

  /** The mark that counts, of those that are open. */
  get current(): BlockMark | undefined {
    return this.depths.size === 0 ? undefined : ORDER.find((mark) => this.depths.has(mark));
  }

  /** Whether text is code within a sentence. */
  get isInlineCode(): boolean {
    return this.depths.has('inline');
  }

  opened(name: string, depth: number): void {
    const mark = MARKS.get(name) ?? (INLINE_CODE.has(name) ? 'inline' : undefined);
    if (mark && !this.depths.has(mark)) this.depths.set(mark, depth);
  }

  closed(depth: number): void {
    if (this.depths.size === 0) return;
    for (const [mark, from] of this.depths) if (from === depth) this.depths.delete(mark);
  }
}
