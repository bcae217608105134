import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { BODY_LIMIT, BODY_LIMITS } from './request-limits';

/** A parsed body takes several times its length, and stays until its answer. */
const MAX_IN_FLIGHT = 4;
const RETRY_AFTER_SECONDS = 5;
const BUSY = 'Too many large files are being sent right now. Please try again in a few seconds.';

/**
 * Guards run when the body is in memory already. For the routes of BODY_LIMITS the caller is checked before it is read,
 * and few bodies above the usual limit are held at a time.
 */
export function admitLargeBodies(
  fastify: FastifyInstance,
  checkCaller: (request: FastifyRequest) => Promise<void>,
): void {
  let inFlight = 0;
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    await checkCaller(request);
    const isSmall = Number(request.headers['content-length']) <= BODY_LIMIT;
    if (isSmall || reply.raw.destroyed) return;
    if (inFlight >= MAX_IN_FLIGHT) {
      throw new AppError('UNAVAILABLE', BUSY, { details: { retryAfter: RETRY_AFTER_SECONDS } });
    }
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
  };
  fastify.addHook('onRoute', (route) => {
    if (route.url in BODY_LIMITS) route.onRequest = [route.onRequest ?? [], admit].flat();
  });
}
