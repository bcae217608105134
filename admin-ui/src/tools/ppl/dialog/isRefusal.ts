import { ApiError } from '../../../providers/apiClient';

/** Whether the server says in its own words why it will not; where it marks fields instead, they say so. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.errors;
}
