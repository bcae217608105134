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

/** One hash function a row: `factor * x + offset`, with odd factors, over well mixed numbers. */
const FACTORS = Int32Array.from({ length: SIGNATURE_SIZE }, (_, row) => mix32(SEED + 2 * row + 1) | 1);
const OFFSETS = Int32Array.from({ length: SIGNATURE_SIZE }, (_, row) => mix32(SEED ^ (2 * row + 2)));

/**
 * The MinHash signature of a text (Broder 1997): of each of 128 hash functions the least value over all runs of three
 * words. Case and all that stands between words count not; in scripts without spaces every character is a word. Null for
 * a text without a word. It is kept with the page, and serves every threshold afterwards.
 */
export function minHash(text: string): Uint32Array | null {
  const words = wordHashes(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);
  if (words.length === 0) return null;
  const shingles = new Set<number>();
  const last = Math.max(0, words.length - SHINGLE);
  for (let at = 0; at <= last; at++) {
    let hash = SEED;
    for (let next = at; next < at + SHINGLE && next < words.length; next++) {
      hash = mix32(imul(hash, 31) + (words[next] as number));
    }
    shingles.add(hash);
  }
  const signature = new Uint32Array(SIGNATURE_SIZE).fill(0xffffffff);
  const values = Int32Array.from(shingles);
  for (let row = 0; row < SIGNATURE_SIZE; row++) {
    signature[row] = least(values, FACTORS[row] as number, OFFSETS[row] as number);
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

function least(values: Int32Array, factor: number, offset: number): number {
  // Signed numbers are quicker here; the order is another one, and as good.
  let result = 0x7fffffff;
  for (let at = 0; at < values.length; at++) {
    const hash = (imul(factor, values[at] as number) + offset) | 0;
    if (hash < result) result = hash;
  }
  return result >>> 0;
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
