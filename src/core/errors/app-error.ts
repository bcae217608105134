import type { ErrorCode, FieldErrors } from '../../contracts/error-codes';

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
