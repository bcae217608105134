import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';

/** The refusal of a throttle; the filter sends `retryAfter` (seconds) as a header, too. */
export function tooManyRequests(remainingMs: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', MESSAGES.tooManyRequests, {
    details: { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)) },
  });
}
