import { CODE_POINT, codePointAt, codePointKind, utf8Length } from '../text/code-points';
import { utf8Bytes } from '../text/utf8-bytes';
import { mix32 } from './hash';

const { imul } = Math;

/** Words of a signature, of 32 bits: each holds four hashes of 8 bits. */
export const SIGNATURE_SIZE = 128;
/**
 * Hashes of a signature: their share that two pages have in common tells how alike they are. A signature of 8 bits each is as
 * long as one of a quarter as many whole ones and tells twice as exactly, to 0.013 at 0.9 (Li and König, "b-Bit Minwise
 * Hashing", WWW 2010); that two different hashes are the same by chance is taken out.
 */
export const SIGNATURE_HASHES = SIGNATURE_SIZE * 4;
const BY_CHANCE = 1 / 256;
/** Words of a shingle. */
const SHINGLE = 3;
/** Characters of a text that are read; 20 times a long article. */
const MAX_TEXT = 400_000;
/** A whole number of 32 bits with a sign: with a larger one all that is reckoned from it would be in floating point. */
const SEED = 0x9e3779b9 | 0;

/**
 * The similarity signature of a text: Fast Similarity Sketching (Dahlgaard, Knudsen and Thorup, FOCS 2017), which tells
 * as much as 512 MinHash functions (Broder 1997) over all runs of three words, and hashes those of a long text once instead
 * of 512 times. Case and all that stands between words count not; in scripts without spaces every character is a word. Null
 * for a text without a word. It is kept with the page, and serves every threshold afterwards.
 */
export function minHash(text: string): Uint32Array | null {
  const words = wordHashes(text.slice(0, MAX_TEXT));
  return words.length === 0 ? null : sketch(shinglesOf(words));
}

const follow = (hash: number, word: number): number => (imul(hash, 0x85ebca6b) + word) | 0;

/** Of 1,000 words and more. */
const ROUNDS_OF_MOST = 4;

/** Takes the place of the words. */
function shinglesOf(words: Int32Array): Int32Array {
  if (words.length < SHINGLE) return Int32Array.of(mix32(words.reduce(follow, SEED)));
  const count = words.length - SHINGLE + 1;
  let [first, second] = words as unknown as [number, number];
  for (let at = 0; at < count; at++) {
    const third = words[at + 2] as number;
    words[at] = mix32(follow(follow(follow(SEED, first), second), third));
    first = second;
    second = third;
  }
  return words.subarray(0, count);
}

/**
 * Each round throws all values into the bins, and a bin keeps the least one of the first round that reached it: a long
 * text fills all in one round. Once there were as many rounds as bins, each round fills the bin that is its own.
 */
function sketch(shingles: Int32Array): Uint32Array {
  const least = new Uint32Array(SIGNATURE_HASHES);
  const filledIn = new Int16Array(SIGNATURE_HASHES).fill(-1);
  let values = shingles;
  let empty = SIGNATURE_HASHES;
  for (let round = 0; empty > 0; round++) {
    // A value that comes again changes nothing, but costs in every round: most texts need few.
    if (round === ROUNDS_OF_MOST) values = Int32Array.from(new Set(shingles));
    const own = round - SIGNATURE_HASHES;
    const seed = mix32(SEED + round);
    for (let at = 0; at < values.length; at++) {
      const hash = mix32((values[at] as number) ^ seed) >>> 0;
      const bin = own < 0 ? hash % SIGNATURE_HASHES : own;
      const filled = filledIn[bin] as number;
      if (filled === -1) {
        filledIn[bin] = round;
        empty--;
      } else if (filled !== round || hash >= (least[bin] as number)) continue;
      least[bin] = hash;
    }
  }
  return packed(least);
}

/** Eight bits of each hash: those of the least are much the same at one end, and of those in one bin at the other. */
function packed(hashes: Uint32Array): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_SIZE);
  for (let at = 0; at < SIGNATURE_HASHES; at++) {
    signature[at >>> 2] = ((signature[at >>> 2] as number) << 8) | (mix32(hashes[at] as number) & 0xff);
  }
  return signature;
}

/** Words that are compared before it is asked whether the rest can matter. */
const COMPARED_WORDS = 16;
const LOW_BITS = 0x7f7f7f7f;
const ONE_EACH = 0x01010101;

/** How many hashes of two signatures are the same; 0 as soon as they can't be so many as asked for. */
export function hashesAlike(a: Uint32Array, b: Uint32Array, least = 0): number {
  let alike = 0;
  for (let from = 0; from < SIGNATURE_SIZE; from += COMPARED_WORDS) {
    const to = from + COMPARED_WORDS;
    let each = 0;
    for (let at = from; at < to; at++) {
      const differing = (a[at] as number) ^ (b[at] as number);
      // The highest bit of each byte, set where the byte is not 0.
      const other = ((differing & LOW_BITS) + LOW_BITS) | differing;
      each = (each + ((other >>> 7) & ONE_EACH)) | 0;
    }
    alike += COMPARED_WORDS * 4 - (imul(each, ONE_EACH) >>> 24);
    if (alike + (SIGNATURE_SIZE - to) * 4 < least) return 0;
  }
  return alike;
}

/** How many hashes of two signatures are the same where their texts have this share of shingles in common, on average. */
export function hashesInCommon(share: number): number {
  return (share + (1 - share) * BY_CHANCE) * SIGNATURE_HASHES;
}

/** How alike two signatures are: an estimate of the share of shingles that the texts have in common, 0 to 1. */
export function similarity(a: Uint32Array, b: Uint32Array): number {
  return Math.max(0, (hashesAlike(a, b) / SIGNATURE_HASHES - BY_CHANCE) / (1 - BY_CHANCE));
}

/** The 512 bytes under which a signature is stored; on every machine the same. */
export function signatureBytes(signature: Uint32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(SIGNATURE_SIZE * 4));
  signature.forEach((value, row) => view.setUint32(row * 4, value, true));
  return new Uint8Array(view.buffer);
}

/** The signature that was stored as these bytes; a Buffer of the database is one. */
export function signatureFrom(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, SIGNATURE_SIZE * 4);
  return Uint32Array.from({ length: SIGNATURE_SIZE }, (_, row) => view.getUint32(row * 4, true));
}

/** Room for the words of one text: that of the next one comes to the same place. */
let room = new Int32Array(0);

/** A number for each word, without a copy of any. */
function wordHashes(text: string): Int32Array {
  const bytes = utf8Bytes(text);
  // A word has a byte, and one behind it.
  if (room.length <= bytes.length / 2) room = new Int32Array(bytes.length);
  const words = room;
  let count = 0;
  let hash = SEED;
  let open = false;
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] as number;
    let letter = ASCII_LETTERS[lead] as number;
    if (lead >= 0x80) {
      const code = codePointAt(bytes, at);
      at += utf8Length(lead) - 1;
      const kind = codePointKind(code);
      if (kind === CODE_POINT.word) letter = smallLetter(code);
      else if (kind === CODE_POINT.unspaced) {
        // A word by itself, behind the one that it ends.
        if (open) words[count++] = hash;
        hash = code;
        open = true;
      }
    }
    if (letter !== 0) {
      hash = imul(hash ^ letter, 0x01000193);
      open = true;
    } else if (open) {
      words[count++] = hash;
      hash = SEED;
      open = false;
    }
  }
  if (open) words[count++] = hash;
  return words.subarray(0, count);
}

/** Letters, digits and `_` as they count, by their codes; 0 for all else. */
const ASCII_LETTERS = Uint8Array.from({ length: 0x100 }, (_, code) => {
  if (code >= 0x80) return 0;
  const character = String.fromCharCode(code).toLowerCase();
  return /\w/.test(character) ? character.charCodeAt(0) : 0;
});

const smallLetters = new Uint16Array(0x10000);

function smallLetter(code: number): number {
  if (code >= smallLetters.length) return code;
  const known = smallLetters[code] as number;
  if (known > 0) return known;
  const character = String.fromCharCode(code).toLowerCase();
  // The small sigma at the end of a word is the same letter.
  return (smallLetters[code] = character === 'ς' ? 0x3c3 : (character.codePointAt(0) ?? code));
}
