import type { FastifyReply } from 'fastify';
import type { ErrorBody } from '../../contracts/error-codes';
import { BARE_SECURITY_HEADERS } from '../http/content-security';
import type { AppError } from './app-error';
import { STATUS_BY_CODE } from './status-by-code';

/** The one shape of an error answer. Some come before the hooks that set the headers of every answer. */
export function sendError(reply: FastifyReply, error: AppError, requestId: string): void {
  const { code, message, errors, details } = error;
  const statusCode = STATUS_BY_CODE[code];
  const body: ErrorBody = { statusCode, code, message, errors, details, requestId };
  if (!reply.raw.hasHeader('content-security-policy')) void reply.headers(BARE_SECURITY_HEADERS);
  void reply.header('x-request-id', requestId);
  if (typeof details?.retryAfter === 'number') void reply.header('Retry-After', details.retryAfter);
  void reply.status(statusCode).send(body);
}
