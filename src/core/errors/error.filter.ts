import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { isDiskFull, logDiskFull } from '../disk/disk-full';
import { AppError } from './app-error';
import { sendError } from './send-error';
import { STATUS_BY_CODE } from './status-by-code';
import { toAppError } from './to-app-error';

/** Answers every error of the API in one shape, and logs those that are ours. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user?: AuthUser }>();
    const reply = http.getResponse<FastifyReply>();
    const error = forCaller(toAppError(thrown), request);
    if (isDiskFull(error)) logDiskFull(thrown);
    else if (STATUS_BY_CODE[error.code] >= 500) {
      this.logger.error({ err: thrown, requestId: request.id }, error.message);
    }
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendError(reply, error, request.id);
  }
}

/** An admin is told what to do about a full disk; to others it would say nothing. */
function forCaller(error: AppError, { user }: { user?: AuthUser }): AppError {
  if (error.code !== 'DISK_FULL' || user?.role !== 'admin') return error;
  return new AppError('DISK_FULL', MESSAGES.diskFullForAdmin, { cause: error.cause });
}
