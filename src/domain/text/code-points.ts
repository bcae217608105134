/** What a code point is to a word boundary. */
export const CODE_POINT = {
  other: 0,
  /** Letter, mark, number or connector: no boundary between two of them. */
  word: 1,
  /** Of a script written without spaces: there is a boundary before and after it. */
  unspaced: 2,
} as const;

const WORD = /[\p{L}\p{M}\p{N}\p{Pc}\u200c\u200d]/u;
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const UNKNOWN = 0xff;
const known = new Uint8Array(0x10000).fill(UNKNOWN);

/** Looks a code point up; the answers are kept, for a file repeats its letters. */
export function codePointKind(codePoint: number): number {
  const found = codePoint < known.length ? (known[codePoint] as number) : UNKNOWN;
  if (found !== UNKNOWN) return found;
  const kind = classify(String.fromCodePoint(codePoint));
  if (codePoint < known.length) known[codePoint] = kind;
  return kind;
}

function classify(character: string): number {
  if (!WORD.test(character)) return CODE_POINT.other;
  return UNSPACED.test(character) ? CODE_POINT.unspaced : CODE_POINT.word;
}

/** The code point that begins at a lead byte of UTF-8. */
export function codePointAt(utf8: Uint8Array, at: number): number {
  const lead = utf8[at] ?? 0;
  const bits = (offset: number) => (utf8[at + offset] ?? 0) & 0x3f;
  if (lead < 0x80) return lead;
  if (lead < 0xe0) return ((lead & 0x1f) << 6) | bits(1);
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (bits(1) << 6) | bits(2);
  return ((lead & 0x07) << 18) | (bits(1) << 12) | (bits(2) << 6) | bits(3);
}

/** How many bytes the character has that begins with this byte. */
export function utf8Length(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}
