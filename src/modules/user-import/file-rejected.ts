import { AppError } from '../../core/errors/app-error';
import { ListFileError } from '../../domain/csv/list-file';

/** A refusal of the domain as the API tells it; other errors as they are. */
export function asFileRejected(error: unknown): unknown {
  return error instanceof ListFileError
    ? new AppError('FILE_REJECTED', error.message, { cause: error })
    : error;
}
