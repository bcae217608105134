import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

const LESS_THAN = 0x3c;
const AMPERSAND = 0x26;
const DOUBLE_QUOTE = 0x22;

/** What the tokenizer's types keep to themselves: where it stands, and its two busiest states. */
interface Scanning {
  buffer: string;
  /** Of the character in work and of the buffer's first one, counted from the beginning of the page. */
  index: number;
  offset: number;
  stateText(code: number): void;
  stateInAttributeValueDoubleQuotes(code: number): void;
}

const ScanningTokenizer = Tokenizer as unknown as new (
  options: ConstructorParameters<typeof Tokenizer>[0],
  callbacks: TokenizerCallbacks,
) => Scanning;

/**
 * The tokenizer, which goes through text and attributes in a loop of its own up to what ends them: most of a page is
 * text, and a step of the tokenizer's own loop for each character of it takes twice as long.
 */
class SkippingTokenizerParts extends ScanningTokenizer {
  override stateText(code: number): void {
    if (code === LESS_THAN || code === AMPERSAND) super.stateText(code);
    else this.skipTo(LESS_THAN);
  }

  override stateInAttributeValueDoubleQuotes(code: number): void {
    if (code === DOUBLE_QUOTE || code === AMPERSAND) super.stateInAttributeValueDoubleQuotes(code);
    else this.skipTo(DOUBLE_QUOTE);
  }

  /** To the last character before this one, or before a character reference. */
  private skipTo(end: number): void {
    const { buffer } = this;
    let at = this.index - this.offset + 1;
    for (; at < buffer.length; at++) {
      const code = buffer.charCodeAt(at);
      if (code === end || code === AMPERSAND) break;
    }
    this.index = at - 1 + this.offset;
  }
}

export const SkippingTokenizer = SkippingTokenizerParts as unknown as typeof Tokenizer;
