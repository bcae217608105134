import { mongo } from 'mongoose';
import type { FieldErrors } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';

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
    const errors: FieldErrors = { [field]: message };
    throw new AppError('VALIDATION_FAILED', MESSAGES.validationFailed, { errors, cause });
  }
}
