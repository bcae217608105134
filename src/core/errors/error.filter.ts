import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './send-error';
import { STATUS_BY_CODE } from './status-by-code';
import { toAppError } from './to-app-error';

/** Answers every error of the API in one shape, and logs those that are ours. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (STATUS_BY_CODE[error.code] >= 500) {
      this.logger.error({ err: thrown, requestId: request.id }, error.message);
    }
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendError(reply, error, request.id);
  }
}
