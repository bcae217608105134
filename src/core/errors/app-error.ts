import type { ErrorCode, FieldErrors } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';

interface AppErrorExtras {
  errors?: FieldErrors;
  details?: Record<string, unknown>;
  cause?: unknown;
}

/** An error whose sentence is meant for the caller. Knows nothing of HTTP. */
export class AppError extends Error {
  readonly errors?: FieldErrors;
  readonly details?: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: AppErrorExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.errors = extras.errors;
    this.details = extras.details;
  }
}

/** What was asked for does not exist, or not for this caller. */
export function notFound(cause?: unknown): AppError {
  return new AppError('NOT_FOUND', MESSAGES.notFound, { cause });
}

/** What was entered breaks rules: one sentence per field. */
export function fieldsRefused(
  errors: FieldErrors,
  message: string = MESSAGES.validationFailed,
  cause?: unknown,
): AppError {
  return new AppError('VALIDATION_FAILED', message, { errors, cause });
}

/** The refusal of a throttle; the filter sends `retryAfter`, in seconds, as a header, too. */
export function tooManyRequests(retryAfter: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', MESSAGES.tooManyRequests, { details: { retryAfter } });
}
