import { mongo } from 'mongoose';
import { fieldsRefused } from '../errors/app-error';

/** Whether a write was refused by a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11_000;
}

/** Runs a write; where a unique index refuses it, the field is told so in the given sentence. */
export async function withUniqueField<T>(
  field: string,
  message: string,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (!isDuplicateKey(cause)) throw cause;
    throw fieldsRefused({ [field]: message }, undefined, cause);
  }
}

/** The record that is there, or a new one; where another process inserts it meanwhile, that one. */
export async function findOrInsert<T>(find: () => Promise<T | null>, insert: () => Promise<T>): Promise<T> {
  const found = await find();
  if (found) return found;
  try {
    return await insert();
  } catch (error) {
    const refused = isDuplicateKey(error) || (error instanceof Error && isDuplicateKey(error.cause));
    const inserted = refused ? await find() : null;
    if (inserted) return inserted;
    throw error;
  }
}
