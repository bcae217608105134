/** Every error that the API can answer with; `core/errors` maps each to its HTTP status. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'INVALID_CREDENTIALS',
  /** The password was right; now a code is needed. */
  'TWO_FACTOR_REQUIRED',
  'TWO_FACTOR_WRONG',
  /** An admin who must use two-factor login has to set it up first. */
  'TWO_FACTOR_SETUP_REQUIRED',
  'ACCOUNT_INACTIVE',
  'NO_PERMISSIONS',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  /** Of an API key; `details` names the scope, where one would open the route. */
  'SCOPE_MISSING',
  'LIMIT_REACHED',
  'NOT_FOUND',
  'LINK_DEAD',
  'CONFLICT',
  'IN_USE',
  'FETCH_FAILED',
  'FILE_TOO_LARGE',
  'FILE_REJECTED',
  'RANGE_NOT_SATISFIABLE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'REQUEST_TIMEOUT',
  'TOO_MANY_JOBS',
  'JOB_NOT_FINISHED',
  'JOB_FAILED',
  'JOB_CANCELLED',
  'UNAVAILABLE',
  'DISK_FULL',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One message per field; nested fields are dotted (`extendedPlans.optimize-prime.time`). */
export type FieldErrors = Record<string, string>;

/** The body of every error answer. `details` carries what a client needs beside the sentence. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  /** The sentence again, from the calls that answer `error` beside their result. */
  error?: string;
  errors?: FieldErrors;
  details?: Record<string, unknown>;
  requestId?: string;
}
