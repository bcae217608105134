import type { Model, QueryFilter, Types } from 'mongoose';

const BATCH = 200;

/** Deletes all that match, few at a time: one long command would keep every other caller waiting. Gives how many. */
export async function deleteInBatches<Document>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const found = await model.find(filter, { _id: 1 }).limit(BATCH).lean<{ _id: Types.ObjectId }[]>();
    if (found.length > 0) await model.collection.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    count += found.length;
    if (found.length < BATCH) return count;
  }
}
