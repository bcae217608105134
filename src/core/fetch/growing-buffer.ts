const FIRST_BYTES = 16 * 1024;
/** However much a site says will come. */
const MAX_EXPECTED_BYTES = 256 * 1024;

/**
 * Gathers a body by copying. A list of its pieces would cost a hundred bytes for each, and a site may send pieces of one.
 */
export class GrowingBuffer {
  private bytes = Buffer.alloc(0);
  private used = 0;

  get length(): number {
    return this.used;
  }

  /** Makes room at once for what is said to come. */
  expect(length: number): void {
    if (length > 0) this.bytes = Buffer.allocUnsafe(Math.min(length, MAX_EXPECTED_BYTES));
  }

  append(piece: Buffer): void {
    const length = this.used + piece.length;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, this.bytes.length * 2, FIRST_BYTES));
      this.bytes.copy(larger, 0, 0, this.used);
      this.bytes = larger;
    }
    piece.copy(this.bytes, this.used);
    this.used = length;
  }

  /** What was gathered; nothing may be appended from then on. */
  take(): Buffer {
    return this.bytes.subarray(0, this.used);
  }
}
