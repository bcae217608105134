import type { FastifyReply } from 'fastify';
import type { ErrorBody } from '../../contracts/error-codes';
import { BARE_SECURITY_HEADERS } from '../http/content-security';
import type { AppError } from './app-error';
import { STATUS_BY_CODE } from './status-by-code';

/** Login and registration, which answer `error` beside the session: null there, else the sentence. */
const WITH_ERROR = new Set<string | undefined>(['/api/auth', '/api/auth/register']);

/** The one shape of an error answer. Some come before the hooks that set the headers of every answer. */
export function sendError(reply: FastifyReply, failure: AppError, requestId: string): void {
  const { code, message, errors, details } = failure;
  const statusCode = STATUS_BY_CODE[code];
  const error = WITH_ERROR.has(reply.request.routeOptions.url) ? message : undefined;
  const body: ErrorBody = { statusCode, code, message, error, errors, details, requestId };
  if (!reply.raw.hasHeader('content-security-policy')) void reply.headers(BARE_SECURITY_HEADERS);
  void reply.header('x-request-id', requestId);
  if (typeof details?.scope === 'string') {
    // RFC 6750, section 3: what a program would need.
    const reason = statusCode === 401 ? 'invalid_token' : 'insufficient_scope';
    void reply.header('WWW-Authenticate', `Bearer error="${reason}", scope="${details.scope}"`);
  }
  if (typeof details?.retryAfter === 'number') void reply.header('Retry-After', details.retryAfter);
  void reply.status(statusCode).send(body);
}
