export interface Measures {
  /** What people take for one character each: grapheme clusters (UAX #29). */
  characters: number;
  charactersWithoutSpaces: number;
  /** Characters of Unicode: a letter and an accent that stands apart are two. */
  codePoints: number;
  /** Of UTF-8. */
  bytes: number;
  /** As Word counts: what stands between spaces, and each Han or kana sign. */
  wordsLikeWord: number;
}

const KNOWN = 1;
const SPACE = 2;
/** A word of its own for Word. */
const SIGN = 4;
/** A mark that is part of the character before it. */
const ATTACHED = 8;
const CONTROL = 16;
/** May be part of a cluster by rules that are left to the Segmenter: emoji, flags, jamo, Indian conjuncts. */
const CLUSTERING = 32;

const FLAGS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, SPACE],
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u, SIGN],
  [
    /(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}\p{sc=Laoo}\p{sc=Cyrl}]|[\u0e33\u0eb3\u200c\uff9e\uff9f]/u,
    ATTACHED,
  ],
  [
    /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u061c\ufeff\u00ad\u2028-\u202e\u2060-\u206f\ufff0-\ufffb]/u,
    CONTROL,
  ],
  [
    /(?=\p{M})[^\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}\p{sc=Laoo}\p{sc=Cyrl}]|(?=[^#*0-9\u00a9\u00ae])[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Extended_Pictographic}]|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u1100-\u11ff\u180e\ua960-\ua97f\ud7b0-\ud7ff\u{111c2}\u{111c3}\u{110bd}\u{110cd}\u{1193f}\u{11941}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\u200d]/u,
    CLUSTERING,
  ],
];

const known = new Uint8Array(0x10000);

function flagsOf(codePoint: number): number {
  const found = codePoint < known.length ? (known[codePoint] ?? 0) : 0;
  if (found) return found;
  const character = String.fromCodePoint(codePoint);
  const flags = FLAGS.reduce((sum, [pattern, flag]) => (pattern.test(character) ? sum | flag : sum), KNOWN);
  if (codePoint < known.length) known[codePoint] = flags;
  return flags;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** All that is counted of a text apart from its words and sentences. The piece must be short: see pieces.ts. */
export function measure(piece: string): Measures {
  let attached = 0;
  let spaces = 0;
  let codePoints = 0;
  let bytes = 0;
  let wordsLikeWord = 0;
  let inRun = false;
  let clustering = false;
  let before = CONTROL;
  for (let at = 0; at < piece.length; codePoints += 1) {
    const unit = piece.charCodeAt(at);
    const codePoint = unit < 0xd800 || unit > 0xdfff ? unit : (piece.codePointAt(at) ?? unit);
    at += codePoint > 0xffff ? 2 : 1;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    const flags = flagsOf(codePoint);
    if (flags & SPACE) {
      spaces += 1;
      inRun = false;
    } else if (flags & SIGN) {
      wordsLikeWord += 1;
      inRun = false;
    } else {
      if (!inRun) wordsLikeWord += 1;
      inRun = true;
    }
    if (flags & ATTACHED && !(before & CONTROL)) attached += 1;
    if (flags & CLUSTERING) clustering = true;
    before = flags;
  }
  const characters = clustering ? countClusters(piece) : codePoints - attached;
  return { characters, charactersWithoutSpaces: characters - spaces, codePoints, bytes, wordsLikeWord };
}

function countClusters(piece: string): number {
  let count = 0;
  for (const { segment } of segmenter.segment(piece)) if (segment !== '') count += 1;
  return count;
}
