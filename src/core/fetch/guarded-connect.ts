import {
  connect as connectTcp,
  isIP,
  type LookupFunction,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';
import { afterListening } from './after-listening';
import { isPublicAddress } from './address-rule';
import { type AllowedHosts, defaultPort } from './allowed-hosts';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';
import type { LookUp } from './look-up';

/** Opens a connection: Node's own, or what a test puts in its place. */
export type Open = (options: TcpNetConnectOpts & ConnectionOptions, secure: boolean) => Socket;

export const openSocket: Open = (options, secure) => (secure ? connectTls(options) : connectTcp(options));

export interface Guard {
  allowed: AllowedHosts;
  lookUp: LookUp;
  open: Open;
}

/** Connects only to where the address rule, or FETCH_ALLOW_HOSTS, lets it: undici asks it for each new connection. */
export function createConnector({ allowed, lookUp, open }: Guard): buildConnector.connector {
  const guardedLookUp = createGuardedLookUp(lookUp);
  return ({ hostname, protocol, port: givenPort }, done) => {
    const port = givenPort || defaultPort(protocol);
    const isOpen = allowed.has(hostname, port);
    const secure = protocol === 'https:';
    const socket = open(
      {
        host: hostname,
        port: Number(port),
        autoSelectFamily: true,
        noDelay: true,
        ...(isOpen ? {} : { lookup: guardedLookUp }),
        ...(secure && {
          servername: serverName(hostname),
          ALPNProtocols: ['http/1.1'],
          rejectUnauthorized: true,
        }),
      },
      secure,
    );
    settle(socket, { isOpen, secure, hostname }, done);
  };
}

/** An address is no name that TLS could send; the dot of a name's end is not part of it. */
function serverName(hostname: string): string {
  return isIP(hostname) ? '' : hostname.replace(/\.$/, '');
}

interface Connecting {
  isOpen: boolean;
  secure: boolean;
  hostname: string;
}

function settle(
  socket: Socket,
  { isOpen, secure, hostname }: Connecting,
  done: buildConnector.Callback,
): void {
  let reached = false;
  const callOff = afterListening(FETCH_LIMITS.connectMs, () => {
    socket.destroy(new FetchError('connect', `no connection to ${hostname} in time`));
  });
  const fail = (cause: Error): void => {
    callOff();
    const reason = secure && reached ? 'tls' : 'connect';
    done(
      cause instanceof FetchError
        ? cause
        : new FetchError(reason, `${hostname}: ${cause.message}`, { cause }),
      null,
    );
  };
  socket
    // Before TLS sends its first byte.
    .prependOnceListener('connect', () => {
      reached = true;
      if (isOpen || isPublicAddress(socket.remoteAddress ?? '')) return;
      socket.destroy(new FetchError('address', `${hostname} is at ${socket.remoteAddress}`));
    })
    .once(secure ? 'secureConnect' : 'connect', () => {
      if (socket.destroyed) return;
      callOff();
      socket.off('error', fail);
      done(null, socket);
    })
    .once('error', fail);
}

/** One address that is refused refuses the name: whoever mixes them means to get through. */
function createGuardedLookUp(lookUp: LookUp): LookupFunction {
  return (hostname, { all }, done) => {
    lookUp(hostname).then(
      (found) => {
        const refused = found.find(({ address }) => !isPublicAddress(address));
        const [first] = found;
        if (!first) done(new FetchError('dns', `${hostname} has no address`), '', 0);
        else if (refused) done(new FetchError('address', `${hostname} is at ${refused.address}`), '', 0);
        else if (all) done(null, found);
        else done(null, first.address, first.family);
      },
      (cause: unknown) => {
        done(cause instanceof FetchError ? cause : new FetchError('dns', hostname, { cause }), '', 0);
      },
    );
  };
}
