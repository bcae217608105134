import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RouteRule } from '../auth/route-rules';
import { announcedBytes, BODY_BYTES, bodyRuleOf, bodyTooLarge } from './body-limits';
import { leastBytesFor } from './dto-schemas';

type AdmitCaller = (request: FastifyRequest, reply: FastifyReply, route: RouteRule) => Promise<void>;

/** More than most routes take: not even read away, so that the answer goes out before the connection is closed. */
const NOT_READ_AWAY_BYTES = BODY_BYTES.keywordsJson;

/**
 * What is settled of a request to a controller before a byte of its body is read: who sends it, whether it may be one
 * more, and whether the body has a size that fits the route. Gives the check that no route went by, for when all are
 * registered.
 */
export function admitRequests(
  fastify: FastifyInstance,
  routes: readonly RouteRule[],
  admitCaller: AdmitCaller,
): () => void {
  const rules = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const unmet = new Set(routes);
  fastify.addHook('onRoute', (options) => {
    for (const method of [options.method].flat()) {
      const route = rules.get(`${method === 'HEAD' ? 'GET' : method} ${options.url}`);
      if (!route) continue;
      admitTo(options, route, admitCaller);
      unmet.delete(route);
    }
  });
  return () => {
    if (unmet.size === 0) return;
    const names = [...unmet].map(({ method, path }) => `${method} ${path}`);
    throw new Error(`These routes were registered under another address: ${names.join(', ')}.`);
  };
}

function admitTo(options: RouteOptions, route: RouteRule, admitCaller: AdmitCaller): void {
  const maxBytes = route.rule?.kind === 'public' ? BODY_BYTES.public : BODY_BYTES.usual;
  const body = options.config?.body ?? { maxBytes };
  options.config = { ...options.config, body };
  assertFits(route, body.maxBytes);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    await admitCaller(request, reply, route);
    refuseLongBody(request, reply);
  };
  options.onRequest = [options.onRequest ?? [], admit].flat();
}

function refuseLongBody(request: FastifyRequest, reply: FastifyReply): void {
  const rule = bodyRuleOf(request);
  const bytes = announcedBytes(request.raw) ?? 0;
  if (bytes <= rule.maxBytes) return;
  if (bytes > NOT_READ_AWAY_BYTES) void reply.header('connection', 'close');
  throw bodyTooLarge(rule);
}

/** A payload that its rules let pass, but its route's limit does not, stops the start. */
function assertFits({ method, path, controller, handler, parameters }: RouteRule, maxBytes: number): void {
  const bytes = Math.max(0, ...parameters.map(leastBytesFor));
  if (bytes <= maxBytes) return;
  throw new Error(
    `${method} ${path} takes bodies of ${maxBytes} bytes, but its payload may need ${bytes}. ` +
      `Give ${controller.name}.${handler.name} a @RequestBody({ maxBytes: BODY_BYTES.… }) of at least as many bytes, ` +
      'with a row of its own in BODY_BYTES (src/core/http/body-limits.ts) if none fits, or a lower limit to the payload’s DTO.',
  );
}
