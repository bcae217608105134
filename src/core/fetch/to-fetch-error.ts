import errors from 'undici/lib/core/errors.js';
import { FetchError } from './fetch-error';

/** What undici says, as a reason; `begun` where the head of the answer was whole. */
export function toFetchError(error: unknown, begun: boolean): FetchError {
  if (error instanceof FetchError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new FetchError(reasonOf(cause, begun), cause.message, { cause });
}

function reasonOf(cause: Error, begun: boolean): FetchError['reason'] {
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError)
    return 'timeout';
  if (cause instanceof errors.HeadersOverflowError || cause instanceof errors.HTTPParserError) {
    return begun ? 'connect' : 'headers';
  }
  if (cause instanceof errors.ClientDestroyedError) return 'aborted';
  // It ended the connection itself: after a 101 that nobody asked for, an answer to no request.
  if (cause instanceof errors.SocketError && cause.message.startsWith('bad ')) return 'headers';
  return 'connect';
}
