import type { FastifyReply } from 'fastify';
import type { ErrorBody } from '../../contracts/error-codes';
import type { AppError } from './app-error';
import { STATUS_BY_CODE } from './status-by-code';

/** The one shape of an error answer. */
export function sendError(reply: FastifyReply, error: AppError, requestId: string): void {
  const { code, message, errors, details } = error;
  const statusCode = STATUS_BY_CODE[code];
  const body: ErrorBody = { statusCode, code, message, errors, details, requestId };
  if (typeof details?.retryAfter === 'number') void reply.header('Retry-After', details.retryAfter);
  void reply.status(statusCode).send(body);
}
