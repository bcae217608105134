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
 * The tokenizer, which skips through text and attributes to what ends them: most of a page is text, and a step of the
 * tokenizer's own loop for each character of it takes four times as long.
 */
class SkippingTokenizerParts extends ScanningTokenizer {
  /** Where tags and character references come next in the text: however they alternate, each part is searched once. */
  private searched = '';
  private nextTag = -1;
  private nextReference = -1;

  override stateText(code: number): void {
    if (code === LESS_THAN || code === AMPERSAND) super.stateText(code);
    else this.skipText();
  }

  override stateInAttributeValueDoubleQuotes(code: number): void {
    if (code === DOUBLE_QUOTE || code === AMPERSAND) super.stateInAttributeValueDoubleQuotes(code);
    else this.skipAttribute();
  }

  private skipText(): void {
    const { buffer } = this;
    const at = this.index - this.offset + 1;
    if (this.searched !== buffer) {
      this.searched = buffer;
      this.nextTag = this.nextReference = -1;
    }
    if (this.nextTag < at) this.nextTag = nextOf('<', buffer, at);
    if (this.nextReference < at) this.nextReference = nextOf('&', buffer, at);
    this.index = Math.min(this.nextTag, this.nextReference) - 1 + this.offset;
  }

  /** Attributes are too short for a search to pay. */
  private skipAttribute(): void {
    const { buffer } = this;
    let at = this.index - this.offset + 1;
    for (; at < buffer.length; at++) {
      const code = buffer.charCodeAt(at);
      if (code === DOUBLE_QUOTE || code === AMPERSAND) break;
    }
    this.index = at - 1 + this.offset;
  }
}

/** The length of the buffer where there is none. */
function nextOf(character: string, buffer: string, from: number): number {
  const at = buffer.indexOf(character, from);
  return at === -1 ? buffer.length : at;
}

export const SkippingTokenizer = SkippingTokenizerParts as unknown as typeof Tokenizer;
