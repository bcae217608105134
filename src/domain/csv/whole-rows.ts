import { LF, QUOTE } from './bytes';

/** Cuts a csv that `CsvWriter` wrote and that comes in pieces behind the last of its whole rows; holds the rest of the piece. */
export class WholeRows {
  private readonly held: Uint8Array[] = [];
  private isQuoted = false;

  /** What was held and the piece up to its last row's end; undefined where no row ends in it. */
  cut(piece: Uint8Array): Uint8Array | undefined {
    let end = 0;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at];
      if (byte === QUOTE) this.isQuoted = !this.isQuoted;
      else if (byte === LF && !this.isQuoted) end = at + 1;
    }
    if (end === 0) {
      this.held.push(piece);
      return undefined;
    }
    const whole = joined([...this.held.splice(0), piece.subarray(0, end)]);
    if (end < piece.length) this.held.push(piece.subarray(end));
    return whole;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
