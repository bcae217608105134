import { KeywordFileError } from '../../domain/intent/keyword-file-error';
import { AppError } from './app-error';

/** A refusal of the domain as the API tells it; other errors as they are. */
export function asFileRejected(error: unknown): unknown {
  return error instanceof KeywordFileError
    ? new AppError('FILE_REJECTED', error.message, { cause: error })
    : error;
}
