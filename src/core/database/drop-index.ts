import { type Connection, mongo } from 'mongoose';

/** MongoDB's codes of an index, and of a collection, that is not there. */
const NOT_THERE: readonly unknown[] = [26, 27];

/** Drops an index that no query needs any more; one that is gone already stays so. */
export async function dropIndex(connection: Connection, collection: string, name: string): Promise<void> {
  try {
    await connection.collection(collection).dropIndex(name);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || !NOT_THERE.includes(error.code)) throw error;
  }
}
