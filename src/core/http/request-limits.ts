import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const KIB = 1024;
const MIB = KIB * KIB;

/** Bytes of a JSON body. */
export const BODY_LIMIT = MIB;

/** Routes whose JSON body holds a whole file: 10 MB as base64, with the word lists. */
export const BODY_LIMITS: Record<string, number> = { '/api/intent/submit': 15 * MIB };

/** Caps of every multipart body; the file store has the exact one per kind of file. */
export const MULTIPART_LIMITS = {
  fileSize: 64 * MIB,
  files: 1,
  fields: 20,
  fieldSize: 2 * MIB,
  parts: 21,
  headerPairs: 50,
};

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The caller's request id when it is a sane one, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Gives the routes of BODY_LIMITS their own, every answer its request id, and keeps API answers out of caches. */
export function applyRequestLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMITS[route.url] ?? route.bodyLimit;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
}
