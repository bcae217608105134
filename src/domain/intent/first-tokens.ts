import { CODE_POINT, codePointKind } from '../text/code-points';

/** 128 kB: with the longest lists one in fifty runs is walked in vain. */
const BITS = 20;

/** Which ASCII bytes are of a word: letters, digits and the underscore. */
export const WORD_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < 0x80 && codePointKind(byte) === CODE_POINT.word ? 1 : 0,
);

/**
 * Tells in a few steps that no listed text can begin at a place, before the trie is walked. A text that begins with
 * ASCII letters or digits is found only where the keyword has just that run of them, so a hash of the run decides,
 * however many texts there are.
 */
export class FirstTokens {
  private readonly hashes = new Uint32Array(1 << (BITS - 5));
  /** Bytes at which a text begins that the hashes can't tell. */
  private readonly open = new Uint8Array(256);

  constructor(
    texts: readonly string[],
    private readonly classes: Uint8Array,
  ) {
    for (const text of texts) this.add(text);
  }

  /** The hash of nothing yet; `next` adds a byte. */
  next(hash: number, byte: number): number {
    return Math.imul(hash ^ (this.classes[byte] as number), 0x9e3779b1);
  }

  /** Whether a text may begin with this byte, in a run of word bytes with this hash. */
  mayBegin(byte: number, hash: number): boolean {
    const bit = (hash ^ (hash >>> 15)) >>> (32 - BITS);
    return (((this.hashes[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1 || this.open[byte] === 1;
  }

  /** Whether a text may begin with a byte that is no word byte. */
  isOpen(byte: number): boolean {
    return this.open[byte] === 1;
  }

  private add(text: string): void {
    let hash = 0;
    let at = 0;
    for (; at < text.length && isWordUnit(text.charCodeAt(at)); at++) {
      hash = this.next(hash, text.charCodeAt(at));
    }
    if (at > 0 && !(text.charCodeAt(at) > 0x7f)) {
      const bit = (hash ^ (hash >>> 15)) >>> (32 - BITS);
      this.hashes[bit >>> 5] = (this.hashes[bit >>> 5] as number) | (1 << (bit & 31));
    } else {
      this.openAt(text);
    }
  }

  private openAt(text: string): void {
    const unit = text.charCodeAt(0);
    if (unit > 0x7f) return;
    this.open[unit] = 1;
    const capital = text.charAt(0).toUpperCase().charCodeAt(0);
    this.open[capital] = 1;
    // An apostrophe may stand as a backtick, which has its class.
    if (this.classes[0x60] === this.classes[unit]) this.open[0x60] = 1;
  }
}

function isWordUnit(unit: number): boolean {
  return unit < 0x80 && WORD_BYTES[unit] === 1;
}
