import type { FastifyRequest } from 'fastify';

/** Where the caller has this instance open. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`;
}
