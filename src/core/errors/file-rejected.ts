import { ListFileError } from '../../domain/csv/list-file';
import { KeywordFileError } from '../../domain/intent/keyword-file-error';
import { AppError, fieldsRefused } from './app-error';

/** A refusal of the domain as the API tells it; other errors as they are. */
export function asFileRejected(error: unknown): unknown {
  return error instanceof KeywordFileError || error instanceof ListFileError
    ? new AppError('FILE_REJECTED', error.message, { cause: error })
    : error;
}

/** Refuses columns that a file of so many does not have, each as the field of its name. */
export function assertColumns(
  columns: object,
  width: number,
  { message, fieldOf = (name) => name }: { message: string; fieldOf?: (name: string) => string },
): void {
  const missing = Object.entries(columns as Record<string, number>).filter(([, column]) => column >= width);
  if (missing.length === 0) return;
  throw fieldsRefused(Object.fromEntries(missing.map(([name]) => [fieldOf(name), message])), message);
}
