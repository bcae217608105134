import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { sendError } from '../errors/send-error';
import { announcedBytes } from './body-limits';

const CHECK_EVERY_MS = 1_000;
/** Checks, not a time: what came while the process itself was held up is read between two of them. */
const CHECKS_WITHOUT_PROGRESS = 10;
/** In ten seconds: a tenth of what a line of 128 kbit/s carries. Less is no progress. */
const PROGRESS_BYTES = 16 * 1024;

/** Ends a request with 408 when its body has stopped coming for ten seconds, or only drips. */
export function endSlowBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply);
    done();
  });
}

function hasBody({ raw }: FastifyRequest): boolean {
  return announcedBytes(raw) !== 0 && (announcedBytes(raw) ?? raw.headers['transfer-encoding']) !== undefined;
}

function watch({ raw, id }: FastifyRequest, reply: FastifyReply): void {
  let seenBytes = raw.socket.bytesRead;
  let stalledChecks = 0;
  const timer = setInterval(() => {
    if (raw.complete) return stop();
    stalledChecks += 1;
    // What lies here unread is ours to read.
    if (raw.readableLength > 0 || raw.socket.bytesRead - seenBytes >= PROGRESS_BYTES) {
      seenBytes = raw.socket.bytesRead;
      stalledChecks = 0;
    }
    if (stalledChecks < CHECKS_WITHOUT_PROGRESS) return;
    stop();
    if (reply.sent) raw.destroy();
    else end(reply, id);
  }, CHECK_EVERY_MS).unref();
  const stop = () => clearInterval(timer);
  raw.once('close', stop);
}

function end(reply: FastifyReply, requestId: string): void {
  const { raw } = reply.request;
  // Once it is answered Node.js tells nobody any more that the body will not come: its reader would wait for ever.
  raw.socket.once('close', () => raw.destroy());
  void reply.header('connection', 'close');
  sendError(reply, new AppError('REQUEST_TIMEOUT', MESSAGES.bodyTooSlow), requestId);
}
