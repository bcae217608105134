import type { Model, QueryFilter, Types } from 'mongoose';

/** At a time: others get their turn between two of them. */
const BATCH = 500;

/** Deletes all that a filter finds, however many they are; gives how many they were. */
export async function removeBatches<Document extends { _id: Types.ObjectId }>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const found = await model.find(filter, { _id: 1 }).limit(BATCH).lean<{ _id: Types.ObjectId }[]>();
    const ids = { _id: { $in: found.map(({ _id }) => _id) } } as QueryFilter<Document>;
    if (found.length > 0) count += (await model.deleteMany(ids)).deletedCount;
    if (found.length < BATCH) return count;
  }
}
