/** Bytes of a file that are looked at before a job is made of it. */
const INSPECTED_BYTES = 64 * 1024;

/** The first bytes of a file that passes by, and how many there were in all. */
export class Beginning {
  bytes = 0;
  /** Whether what was kept is the whole file. */
  complete = false;
  private readonly chunks: Uint8Array[] = [];

  /** Passes a file on; `inspect` is called before it goes on beyond its beginning, or ends. */
  async *of(content: AsyncIterable<Uint8Array>, inspect: () => void): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      const isInspected = this.bytes >= INSPECTED_BYTES;
      if (!isInspected) this.chunks.push(chunk);
      this.bytes += chunk.length;
      if (!isInspected && this.bytes >= INSPECTED_BYTES) inspect();
      yield chunk;
    }
    this.complete = this.bytes < INSPECTED_BYTES;
    inspect();
  }

  get content(): Uint8Array {
    return Buffer.concat(this.chunks);
  }
}
