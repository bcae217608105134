/**
 * Words by Unicode's rules (UAX #29), as `Intl.Segmenter` finds them: it is the truth. It is slow, and so a text in which
 * words stand between spaces is cut here, by the same rules; `words.spec.ts` holds the two beside each other.
 */

const APOSTROPHE = 0x27;

const UNKNOWN = 0;
const OTHER = 1;
const LETTER = 2;
const HEBREW = 3;
const DIGIT = 4;
/** Underscores and the like: they join words and are one from two on. */
const CONNECTOR = 5;
/** Marks and invisible signs, which belong to what is before them. */
const EXTENDING = 6;
/** Joins letters: `a·b`. */
const MID_LETTER = 7;
/** Joins digits: `1,5`. */
const MID_NUMBER = 8;
/** Joins either: `don't`, `3.5`. */
const MID_BOTH = 9;
/** Joins Hebrew letters. */
const QUOTE = 10;
/** Needs a dictionary, or is too rare to have rules here. */
const HARD = 11;

const HARD_LETTERS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Lana}\p{sc=Tale}\p{sc=Talu}\p{sc=Tavt}\p{sc=Ahom}\p{sc=Tang}\p{sc=Nshu}\p{sc=Kits}\uac00-\ud7a3\u00b8\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u3006\u3031-\u3035\u309b\u309c\u30a0\u30fc\ua708-\ua716\ua720\ua721\ua789\ua78a\uab5b\ufe10\ufe14\uff70\uff9e\uff9f\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]|[\u200d]|[\u{16fe4}]/u;

/** The first row that knows a character says what it is. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [HARD_LETTERS, HARD],
  [
    /[\p{M}\p{Emoji_Modifier}\u00ad\u061c\u180e\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u,
    EXTENDING,
  ],
  [/[.'\u2018\u2019\u2024\ufe52\uff07\uff0e]/u, MID_BOTH],
  [/[:\u00b7\u0387\u055f\u05f4\u2027\ufe13\ufe55\uff1a]/u, MID_LETTER],
  [/[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe50\ufe54\uff0c\uff1b]/u, MID_NUMBER],
  [/"/u, QUOTE],
  [/[\p{Nd}\u066b]/u, DIGIT],
  [/[\p{Pc}\u202f]/u, CONNECTOR],
  [/(?=\p{Alphabetic})\p{sc=Hebrew}/u, HEBREW],
  [
    /[\p{Alphabetic}\u02c2-\u02c5\u02d2-\u02d7\u02de\u02df\u02e5-\u02eb\u02ed\u02ef-\u02ff\u055a-\u055c\u055e\u058a\u05f3]/u,
    LETTER,
  ],
];

const known = new Uint8Array(0x10000);

function classOf(codePoint: number): number {
  const found = codePoint < known.length ? (known[codePoint] ?? UNKNOWN) : UNKNOWN;
  if (found !== UNKNOWN) return found;
  const character = String.fromCodePoint(codePoint);
  const kind = CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  if (codePoint < known.length) known[codePoint] = kind;
  return kind;
}

/** Whether a mark, after this, changes what the rules say in ways that are left to the Segmenter. */
const RARE_BEFORE_MARK = new Set([CONNECTOR, MID_LETTER, MID_NUMBER, MID_BOTH, QUOTE]);

const NOT_HERE = -1;

const OUTSIDE = 0;
/** After a lone connector, which is no word yet. */
const MAYBE = 1;
const INSIDE = 2;
/** After a sign that joins, if what follows is of the same kind. */
const JOINING = 3;

/**
 * How many words a piece of text has; −1 where the rules here do not reach.
 * @param spans get where each begins and ends; null where nobody asks
 */
function scan(text: string, spans: Int32Array | null): number {
  const { length } = text;
  let count = 0;
  let start = 0;
  let end = 0;
  let state = OUTSIDE;
  let base = OTHER;
  let joint = OTHER;
  let before = OTHER;
  for (let at = 0; at < length;) {
    const unit = text.charCodeAt(at);
    const isPair = unit >= 0xd800 && unit <= 0xdfff && (text.codePointAt(at) ?? 0) > 0xffff;
    let next = at + (isPair ? 2 : 1);
    const kind = isPair ? classOf(text.codePointAt(at) ?? 0) : known[unit] || classOf(unit);
    if (kind === LETTER || kind === HEBREW || kind === DIGIT || kind === CONNECTOR) {
      if (kind === CONNECTOR && before === EXTENDING) return NOT_HERE;
      if (state === JOINING && !joins(base, joint, kind)) {
        keep(spans, count, start, end);
        state = OUTSIDE;
      }
      if (state === OUTSIDE) start = at;
      if (state < INSIDE && !(state === OUTSIDE && kind === CONNECTOR)) count += 1;
      state = state === OUTSIDE && kind === CONNECTOR ? MAYBE : INSIDE;
      base = kind;
      // More letters change nothing but the end.
      if (kind === LETTER) while (next < length && known[text.charCodeAt(next)] === LETTER) next += 1;
      end = next;
    } else if (kind === EXTENDING) {
      if (RARE_BEFORE_MARK.has(before)) return NOT_HERE;
      if (state === INSIDE) end = next;
    } else if (kind === HARD || (base === HEBREW && state === INSIDE && isHebrewSign(unit))) {
      return NOT_HERE;
    } else if (state === INSIDE && kind >= MID_LETTER && kind <= MID_BOTH) {
      state = JOINING;
      joint = kind;
    } else {
      if (state >= INSIDE) keep(spans, count, start, end);
      state = OUTSIDE;
    }
    before = kind;
    at = next;
  }
  if (state >= INSIDE) keep(spans, count, start, end);
  return count;
}

/** Puts the last of so many words in its place. */
function keep(spans: Int32Array | null, count: number, start: number, end: number): void {
  if (spans === null) return;
  spans[count * 2 - 2] = start;
  spans[count * 2 - 1] = end;
}

/** A quotation mark or apostrophe. */
const isHebrewSign = (unit: number) => unit === 0x22 || unit === APOSTROPHE;

function joins(base: number, joint: number, kind: number): boolean {
  if (base === DIGIT) return kind === DIGIT && joint !== MID_LETTER;
  return (base === LETTER || base === HEBREW) && (kind === LETTER || kind === HEBREW) && joint !== MID_NUMBER;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Calls back for each word of a piece, which must be short: see pieces.ts. Tells how many there are. */
export function eachWord(piece: string, onWord: (start: number, end: number) => void): number {
  const spans = room(piece.length);
  const count = scan(piece, spans);
  for (let at = 0; at < count * 2; at += 2) onWord(spans[at] as number, spans[at + 1] as number);
  free = spans;
  return count === NOT_HERE ? segmented(piece, onWord) : count;
}

/** Room for the places of words, used again and again: else they are most of what a long text leaves to be collected. */
let free: Int32Array | null = null;

/** Two numbers a word, which has a character at least; in use until it is given back. */
function room(characters: number): Int32Array {
  const taken = free;
  free = null;
  return taken && taken.length >= characters * 2 ? taken : new Int32Array(Math.max(4_096, characters * 2));
}

/** How many words a piece has. */
export function countWordsOf(piece: string): number {
  const count = scan(piece, null);
  return count === NOT_HERE ? segmented(piece, () => undefined) : count;
}

function segmented(piece: string, onWord: (start: number, end: number) => void): number {
  let count = 0;
  for (const { index, segment, isWordLike } of segmenter.segment(piece)) {
    if (!isWordLike) continue;
    count += 1;
    onWord(index, index + segment.length);
  }
  return count;
}
