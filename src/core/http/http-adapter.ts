import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../config/environment';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { sendError } from '../errors/send-error';
import { BODY_BYTES } from './body-limits';
import { refuseUnreadableGoLink } from './go-links';
import { requestIdOf } from './request-id';
import { refuseUnreadable } from './unreadable-requests';

/** The largest body takes 16 minutes over a line of 128 kbit/s; one that only drips is ended long before. */
const REQUEST_TIMEOUT_MS = 20 * 60_000;
/** Longer than the idle time of usual load balancers, so that they close a connection first. */
const KEEP_ALIVE_MS = 65_000;
/** Of a connection that has sent nothing, or no whole head of a request, since it was opened. */
const HEAD_TIMEOUT_MS = 60_000;
/** By which that comes late: Node.js looks at all connections from time to time. */
const CHECKS_OF_HEAD_TIMEOUT = 12;

/** The server of HTTP, with its limits of time. */
export function httpAdapter(
  { trustProxy }: Pick<Environment, 'trustProxy'>,
  headTimeoutMs = HEAD_TIMEOUT_MS,
): FastifyAdapter {
  return new FastifyAdapter({
    // Those that are named alone are believed: what a client writes into X-Forwarded-For itself does not count.
    trustProxy,
    bodyLimit: BODY_BYTES.public,
    genReqId: requestIdOf,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: headTimeoutMs,
      connectionsCheckingInterval: headTimeoutMs / CHECKS_OF_HEAD_TIMEOUT,
    },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (cause: Error, request: FastifyRequest, reply: FastifyReply) => {
      if (refuseUnreadableGoLink(request, reply)) return;
      sendError(reply, new AppError('BAD_REQUEST', MESSAGES.addressUnreadable, { cause }), request.id);
    },
    clientErrorHandler: refuseUnreadable,
  });
}
