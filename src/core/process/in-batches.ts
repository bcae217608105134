import { setImmediate as turn } from 'node:timers/promises';

/** Items as they come, so many at a time. */
export async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The same of what is there already: other callers get their turn between two batches. */
export async function* inTurns<Item>(items: Iterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
    await turn();
  }
  if (batch.length > 0) yield batch;
}
