import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_BY_CODE } from '../errors/status-by-code';

/** Asked for every few seconds, or once for each page. */
const QUIET = /^\/(?:api\/health\/|assets\/)/;
const FIRST_FAILURE = 500;

/** One line for each request: its id, method, path and status, never its headers or body. */
export function logRequests(fastify: FastifyInstance, logger = new Logger('Requests')): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Also where the caller did not wait for the answer.
    if (!QUIET.test(request.url)) reply.raw.once('close', () => logRequest(logger, request, reply));
    done();
  });
}

function logRequest(logger: Logger, { id, method, url }: FastifyRequest, reply: FastifyReply): void {
  const { statusCode, elapsedTime } = reply;
  const line = {
    req: { id, method, path: url.split('?')[0] },
    res: { statusCode },
    responseTime: Math.round(elapsedTime),
  };
  if (!reply.raw.writableFinished) logger.log(line, 'request aborted');
  else if (statusCode >= FIRST_FAILURE && statusCode !== STATUS_BY_CODE.DISK_FULL) {
    logger.error(line, 'request failed');
  } else logger.log(line, 'request completed');
}
