import { AppError } from '../../core/errors/app-error';
import { ImportFileError } from '../../domain/users/import-file';

/** A refusal of the domain as the API tells it; other errors as they are. */
export function asFileRejected(error: unknown): unknown {
  return error instanceof ImportFileError
    ? new AppError('FILE_REJECTED', error.message, { cause: error })
    : error;
}
