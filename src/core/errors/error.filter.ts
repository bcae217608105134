import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contracts/error-codes';
import type { AppError } from './app-error';
import { STATUS_BY_CODE } from './status-by-code';
import { toAppError } from './to-app-error';

/** Answers every error of the API in one shape. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toAppError(thrown);
    const statusCode = STATUS_BY_CODE[error.code];
    if (statusCode >= 500) this.logger.error({ err: thrown, requestId: request.id }, error.message);
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const { retryAfter } = error.details ?? {};
    if (typeof retryAfter === 'number') void reply.header('Retry-After', retryAfter);
    void reply.status(statusCode).header('Cache-Control', 'no-store').send(bodyOf(error, request.id));
  }
}

function bodyOf(error: AppError, requestId: string): ErrorBody {
  const { code, message, errors, details } = error;
  return { statusCode: STATUS_BY_CODE[code], code, message, errors, details, requestId };
}
