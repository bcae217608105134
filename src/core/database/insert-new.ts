import { type Model, mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** How many are new; those that are there stay as they are. */
export async function insertNew<Document>(
  model: Model<Document>,
  records: readonly object[],
): Promise<number> {
  try {
    const { insertedCount } = await model.collection.insertMany([...records], { ordered: false });
    return insertedCount;
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return error.insertedCount;
  }
}
