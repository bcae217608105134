import { mongo } from 'mongoose';

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'replaceOne',
  'bulkWrite',
  'deleteOne',
  'deleteMany',
] as const;
type Write = (...args: unknown[]) => unknown;

/** Ends a run that reads a site as a killed process would: it asks for nothing more, and writes nothing of what it has. */
export function dieAtOnce(stop: AbortController): void {
  dieAfter(0);
  stop.abort(new Error('died'));
}

/**
 * Lets so many writes into these collections, or into all, and refuses those that follow, as if the process had died;
 * `jest.restoreAllMocks` is the next one. The answer tells whether it came to that.
 */
export function dieAfter(limit: number, names?: readonly string[]): () => boolean {
  let writes = 0;
  const collections = mongo.Collection.prototype as unknown as Record<string, Write>;
  const guard = (write: Write) =>
    function (this: mongo.Collection, ...args: unknown[]) {
      if (names && !names.includes(this.collectionName)) return write.apply(this, args);
      writes += 1;
      return writes > limit ? Promise.reject(new Error('died')) : write.apply(this, args);
    };
  for (const name of WRITES) {
    const write = collections[name]!;
    jest.spyOn(collections, name).mockImplementation(guard(write));
  }
  return () => writes > limit;
}
