import { normalizeUnicode } from '../text/unicode';

/** Ids of the vocabulary's first pieces. */
const [BEGIN, END, UNKNOWN, FIRST_PIECE] = [0, 2, 3, 4];
/** How much worse than the worst piece an unknown character is, as SentencePiece has it. */
const UNKNOWN_PENALTY = 10;
/** Many times what a token has in the mean: what is beyond is cut off before it is read. */
const CHARACTERS_A_TOKEN = 12;

/** What SentencePiece drops, and what it takes for a space, beside NFKC; it keeps the full-width tilde. */
// oxlint-disable-next-line no-control-regex -- these control characters are what is dropped
const DROPPED = /[\u0001-\u0008\u000b\u000e-\u001f\u007f\u008f\u009f]/g;
const SPACES =
  // oxlint-disable-next-line no-control-regex -- a zero byte counts as a space there
  /[\u0000\t\n\f\r\u061c\u1680\u200b\u200c\u200e\u200f\u2028\u2029\u2581\ufeff\ufffd]/g;
const TILDE = '\uff5e';
const MARK = '\u2581';

/**
 * The tokens of texts for a unigram vocabulary: the same ids as SentencePiece gives, but for decomposed text, which gets those
 * of its composed form.
 */
export class PieceTokenizer {
  private readonly ids = new Map<string, number>();
  private readonly scores: Float32Array;
  /** By the first UTF-16 unit, the length of the longest piece that begins with it. */
  private readonly longest = new Map<number, number>();
  private readonly unknown: number;

  /** @param file count (uint32), scores (float32 each), pieces in UTF-8 between line feeds; little-endian */
  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const count = view.getUint32(0, true);
    this.scores = Float32Array.from({ length: count }, (_, at) => view.getFloat32(4 + 4 * at, true));
    const pieces = new TextDecoder().decode(file.subarray(4 + 4 * count)).split('\n');
    if (pieces.length !== count) throw new Error('The file of pieces is damaged.');
    let lowest = 0;
    for (let id = FIRST_PIECE; id < count; id += 1) {
      const piece = pieces[id] as string;
      const unit = piece.charCodeAt(0);
      this.ids.set(piece, id);
      this.longest.set(unit, Math.max(this.longest.get(unit) ?? 0, piece.length));
      lowest = Math.min(lowest, this.scores[id] as number);
    }
    this.unknown = Math.fround(lowest - UNKNOWN_PENALTY);
  }

  /** The ids of a text between those of its begin and end, `most` at most in all. */
  idsOf(text: string, most: number): number[] {
    const ids = this.bestPieces(spelled(text.slice(0, most * CHARACTERS_A_TOKEN)));
    return [BEGIN, ...ids.slice(0, most - 2), END];
  }

  /** Of the ways to put the text together that with the highest sum of scores. */
  private bestPieces(text: string): number[] {
    const best = new Float32Array(text.length + 1).fill(-Infinity);
    const [from, ids] = [new Int32Array(text.length + 1), new Int32Array(text.length + 1)];
    best[0] = 0;
    const reach = (start: number, end: number, id: number, score: number) => {
      const sum = Math.fround((best[start] as number) + score);
      if (sum <= (best[end] as number)) return;
      best[end] = sum;
      from[end] = start;
      ids[end] = id;
    };
    for (let start = 0; start < text.length; start += 1) {
      if (best[start] === -Infinity) continue;
      const one = start + characterLength(text, start);
      const last = Math.min(text.length, start + (this.longest.get(text.charCodeAt(start)) ?? 0));
      let isKnown = false;
      for (let end = one; end <= last; end += 1) {
        const id = this.ids.get(text.slice(start, end));
        if (id === undefined) continue;
        if (end === one) isKnown = true;
        reach(start, end, id, this.scores[id] as number);
      }
      if (!isKnown) reach(start, one, UNKNOWN, this.unknown);
    }
    const found: number[] = [];
    for (let end = text.length; end > 0; end = from[end] as number) {
      const id = ids[end] as number;
      // A run of unknown characters is one.
      if (id !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(id);
    }
    return found.reverse();
  }
}

function characterLength(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00 && at + 1 < text.length ? 2 : 1;
}

/** As the vocabulary spells it: `▁best▁coffee`. */
function spelled(text: string): string {
  const plain = text
    .replace(DROPPED, '')
    .replace(SPACES, ' ')
    .split(TILDE)
    .map((part) => normalizeUnicode(part, 'NFKC'))
    .join(TILDE)
    .replace(/ +/g, ' ')
    .replace(/^ | $/g, '');
  return plain === '' ? '' : MARK + plain.replaceAll(' ', MARK);
}
