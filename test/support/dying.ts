import type { Connection } from 'mongoose';

const WRITES = ['insertOne', 'insertMany', 'updateOne', 'findOneAndUpdate', 'deleteOne'] as const;
type Write = (...args: unknown[]) => unknown;

/**
 * Lets so many writes into the collections of these models, and refuses all that follow, as if the process had died;
 * `jest.restoreAllMocks` is the next one. The answer tells whether it came to that.
 */
export function dieAfter(limit: number, connection: Connection, models: readonly string[]): () => boolean {
  let writes = 0;
  const guard = (write: Write) =>
    function (this: unknown, ...args: unknown[]) {
      writes += 1;
      return writes > limit ? Promise.reject(new Error('died')) : write.apply(this, args);
    };
  for (const model of models) {
    const collection = connection.model(model).collection as unknown as Record<string, Write>;
    for (const name of WRITES) {
      const write = collection[name]!;
      jest.spyOn(collection, name).mockImplementation(guard(write));
    }
  }
  return () => writes > limit;
}
