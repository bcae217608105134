import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../config/loopback';

/** Where a request comes from. */
export interface Caller {
  /** The one that throttles count: behind a trusted proxy, what that says. */
  address: string;
  /** Sent on this machine, and not passed on for somebody on another one. */
  isLocal: boolean;
  /** As they came: a browser that has logged in before is known by one. */
  cookies?: string;
}

/** What proxies, tunnels and development servers say of whom they speak for, trusted or not. */
export const FORWARDING_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

export function callerOf({ ip, socket, headers }: Pick<FastifyRequest, 'ip' | 'socket' | 'headers'>): Caller {
  const told = FORWARDING_HEADERS.flatMap((name) => headers[name] ?? []).flatMap((list) => list.split(','));
  const addresses = [socket.remoteAddress ?? '', ip, ...told.map((address) => address.trim())];
  return { address: ip, isLocal: addresses.every(isLoopback), cookies: headers.cookie };
}
