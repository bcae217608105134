import { StoreError } from './errors';

/** What a client is told when a whole batch could not be written. */
export function failure(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(
    8,
    `the embedded store failed: ${error instanceof Error ? error.message : String(error)}`,
  );
}
