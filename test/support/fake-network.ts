import { isIP, Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Open } from '../../src/core/fetch/guarded-connect';
import type { SiteFetcherNetwork } from '../../src/core/fetch/site-fetcher';
import { SELF_SIGNED } from './self-signed';

export interface FakeNetwork extends SiteFetcherNetwork {
  /** The names that were looked up, and the addresses that were connected to, in their order. */
  lookedUp: string[];
  connected: string[];
}

/**
 * A network in which every address leads to one port on loopback: a guard that fails is seen in `connected` and reaches
 * nobody. Each look-up of a name takes the next of its answers, and the last one again and again. `withoutTls` leaves TLS out.
 */
export function fakeNetwork(
  port: number,
  names: Record<string, string[][]>,
  { actualAddress, withoutTls = false }: { actualAddress?: string; withoutTls?: boolean } = {},
): FakeNetwork {
  const lookedUp: string[] = [];
  const connected: string[] = [];
  const answers = new Map(Object.entries(names).map(([name, rounds]) => [name, [...rounds]]));
  const lookUp = async (name: string) => {
    lookedUp.push(name);
    const rounds = answers.get(name) ?? [[]];
    const addresses = (rounds.length > 1 ? rounds.shift() : rounds[0]) ?? [];
    return addresses.map((address) => ({ address, family: isIP(address.replace(/%.*/, '')) }));
  };
  const open: Open = (options, secure) => {
    const socket = new Socket();
    const host = options.host ?? '';
    const go = (address: string): void => {
      connected.push(address);
      Object.defineProperty(socket, 'remoteAddress', { value: actualAddress ?? address });
      socket.connect(port, '127.0.0.1');
    };
    if (isIP(host)) go(host);
    else if (options.lookup) {
      options.lookup(host, { all: true }, (error, found) => {
        if (error) socket.destroy(error);
        else go(typeof found === 'string' ? found : found[0]!.address);
      });
    } else go('127.0.0.1');
    if (!secure) return socket;
    return withoutTls ? asIfSecure(socket) : overTls(socket, options);
  };
  return { lookUp, open, lookedUp, connected };
}

/** For a server on loopback that has no certificate for the names that lead to it. */
function asIfSecure(socket: Socket): Socket {
  return socket.once('connect', () => socket.emit('secureConnect'));
}

function overTls(socket: Socket, { servername, rejectUnauthorized }: Parameters<Open>[0]): TLSSocket {
  const secured = connectTls({ socket, servername, rejectUnauthorized, ca: SELF_SIGNED.cert });
  Object.defineProperty(secured, 'remoteAddress', { get: () => socket.remoteAddress });
  return secured;
}
