import { CODE_POINT, codePointKind } from '../intent/code-points';
import { mix32 } from './hash';

const { imul } = Math;

/** Hashes of a signature: their share that two pages have in common tells how alike they are, to 0.02 at 0.9. */
export const SIGNATURE_SIZE = 128;
/** Words of a shingle. */
const SHINGLE = 3;
/** Characters of a text that are read; 20 times a long article. */
const MAX_TEXT = 400_000;
const SEED = 0x9e3779b9;

/**
 * The similarity signature of a text: Fast Similarity Sketching (Dahlgaard, Knudsen and Thorup, FOCS 2017), which tells
 * as much as 128 MinHash functions (Broder 1997) over all runs of three words, and hashes those of a long text once instead
 * of 128 times. Case and all that stands between words count not; in scripts without spaces every character is a word. Null
 * for a text without a word. It is kept with the page, and serves every threshold afterwards.
 */
export function minHash(text: string): Uint32Array | null {
  const words = wordHashes(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);
  return words.length === 0 ? null : sketch(shinglesOf(words));
}

function shinglesOf(words: readonly number[]): Int32Array {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE) + 1);
  for (let at = 0; at < shingles.length; at++) {
    let hash = SEED;
    for (let next = at; next < at + SHINGLE && next < words.length; next++) {
      hash = mix32(imul(hash, 31) + (words[next] as number));
    }
    shingles[at] = hash;
  }
  return shingles;
}

/**
 * Each round throws all values into the bins, and a bin keeps the least one of the first round that reached it: a long
 * text fills all in one round. From the 129th round on, each round fills the bin that is its own.
 */
function sketch(shingles: Int32Array): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_SIZE);
  const filledIn = new Int16Array(SIGNATURE_SIZE).fill(-1);
  let values = shingles;
  let empty = SIGNATURE_SIZE;
  for (let round = 0; empty > 0; round++) {
    // A value that comes again changes nothing, but costs in every round.
    if (round === 1) values = Int32Array.from(new Set(shingles));
    const own = round - SIGNATURE_SIZE;
    const seed = mix32(SEED + round);
    for (let at = 0; at < values.length; at++) {
      const hash = mix32((values[at] as number) ^ seed) >>> 0;
      const bin = own < 0 ? hash % SIGNATURE_SIZE : own;
      const filled = filledIn[bin] as number;
      if (filled === -1) {
        filledIn[bin] = round;
        empty--;
      } else if (filled !== round || hash >= (signature[bin] as number)) continue;
      signature[bin] = hash;
    }
  }
  return signature;
}

/** How alike two signatures are: an estimate of the share of shingles that the texts have in common, 0 to 1. */
export function similarity(a: Uint32Array, b: Uint32Array): number {
  let alike = 0;
  for (let row = 0; row < SIGNATURE_SIZE; row++) if (a[row] === b[row]) alike++;
  return alike / SIGNATURE_SIZE;
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

/** A number for each word, without a copy of any. */
function wordHashes(text: string): number[] {
  const lower = text.toLowerCase();
  const words: number[] = [];
  let hash = 0;
  let open = false;
  for (let at = 0; at < lower.length; at++) {
    let code = lower.charCodeAt(at);
    if (code >= 0xd800 && code < 0xdc00) code = lower.codePointAt(at++) ?? code;
    const kind = kindOf(code);
    if (kind !== CODE_POINT.word && open) {
      words.push(hash);
      open = false;
    }
    if (kind === CODE_POINT.unspaced) words.push(code);
    if (kind !== CODE_POINT.word) continue;
    hash = imul((open ? hash : SEED) ^ code, 0x01000193);
    open = true;
  }
  if (open) words.push(hash);
  return words;
}

function kindOf(code: number): number {
  if (code >= 0x80) return codePointKind(code);
  const isWord = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  return isWord ? CODE_POINT.word : CODE_POINT.other;
}
