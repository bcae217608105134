import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';

/** A signal that is aborted when the client goes away before it is answered. */
export function signalWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new AppError('JOB_CANCELLED', MESSAGES.jobCancelled));
  });
  return gone.signal;
}

/** The AbortSignal of a request, for work that nobody would wait for. */
export const WhenGone = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  signalWhenGone(context.switchToHttp().getResponse<FastifyReply>()),
);
