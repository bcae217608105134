import type { mongo } from 'mongoose';

/**
 * Writes a file's pieces one after the other. A pipeline into the upload itself would end it while a chunk is still on its
 * way, and the chunk would be kept after all others were deleted.
 */
export class ChunkWriter {
  /** What the database said of the first chunk that it did not take: a pipeline says only that it was aborted. */
  failure?: Error;
  private onItsWay: Promise<void> = Promise.resolve();

  constructor(private readonly upload: mongo.GridFSBucketWriteStream) {
    // Each write tells of its failure itself.
    upload.on('error', () => undefined);
  }

  async writeAll(pieces: AsyncIterable<Buffer>): Promise<void> {
    for await (const piece of pieces) await this.settled((done) => this.upload.write(piece, done));
    await this.settled((done) => this.upload.end(done));
  }

  /** Deletes what was written. */
  async abort(): Promise<void> {
    await this.onItsWay.catch(() => undefined);
    await this.upload.abort().catch(() => undefined);
  }

  private settled(write: (done: (error?: Error | null) => void) => void): Promise<void> {
    this.onItsWay = new Promise((fulfil, reject) => {
      write((error) => {
        if (!error) return fulfil();
        this.failure ??= error;
        reject(error);
      });
    });
    return this.onItsWay;
  }
}
