import { type Handler, Parser } from 'htmlparser2';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { SkippingTokenizer } from './skipping-tokenizer';

/** Of `h1` to `h6`. */
const HEADING_NAME_LENGTH = 2;
/** Longer ones are no end tags. */
const MAX_BEGUN = 100;
/** Open elements looked through for all end tags together: 20 times what a large page needs, less than a second. */
const MAX_EFFORT = 100_000_000;

/** What the parser's types keep to itself. */
interface WithSlices {
  getSlice(start: number, end: number): string;
}

/**
 * The parser, which also tells of end tags of two characters as they are written, before it drops those that end
 * nothing; and which stops where a page is made to cost time: in its list of open elements each end tag is looked for.
 */
export class HtmlParser extends Parser {
  private open = 0;
  private effort = 0;
  /** Whether something of the page was left out for its depth or its cost. */
  isStopped = false;
  /** The beginning of a tag whose rest has not come yet. */
  private begun = '';

  constructor(
    handler: Required<Pick<Handler, 'onopentag' | 'onclosetag' | 'ontext'>> &
      Partial<Pick<Handler, 'oncomment'>>,
    private readonly onEndTag?: (name: string) => void,
  ) {
    super(
      {
        ontext: handler.ontext,
        ...(handler.oncomment && { oncomment: handler.oncomment }),
        onopentag: (name, attributes, isImplied) => {
          this.open += 1;
          if (this.open > PAGE_LIMITS.depth) this.stop();
          else handler.onopentag(name, attributes, isImplied);
        },
        onclosetag: (name, isImplied) => {
          this.open -= 1;
          handler.onclosetag(name, isImplied);
        },
      },
      { Tokenizer: SkippingTokenizer },
    );
  }

  /** Hands on whole tags: a name that is in two pieces can't be read twice. */
  override write(chunk: string): void {
    const html = this.begun + chunk;
    const tag = html.lastIndexOf('<');
    const isWhole = tag === -1 || html.includes('>', tag) || html.length - tag > MAX_BEGUN;
    this.begun = isWhole ? '' : html.slice(tag);
    super.write(isWhole ? html : html.slice(0, tag));
  }

  override end(): void {
    super.write(this.begun);
    super.end();
  }

  override onclosetag(start: number, end: number): void {
    this.effort += this.open;
    if (this.effort > MAX_EFFORT) this.stop();
    // The name is read once more: that of each end tag would cost more than all else.
    if (this.onEndTag && end - start === HEADING_NAME_LENGTH) {
      const parser = this as unknown as WithSlices;
      this.onEndTag(parser.getSlice(start, end).toLowerCase());
    }
    super.onclosetag(start, end);
  }

  private stop(): void {
    this.isStopped = true;
    this.pause();
  }
}
