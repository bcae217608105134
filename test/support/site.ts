import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';
import { listenAsSite } from './site-ports';

/** Another site, as far as the tests have one: a server on loopback. */
export interface Site {
  origin: string;
  /** `host:port`, as FETCH_ALLOW_HOSTS has it. */
  host: string;
  port: number;
  close: () => Promise<void>;
}

export async function startSite(listener: RequestListener): Promise<Site> {
  const server = createServer(listener);
  const site = await serve(server);
  return {
    ...site,
    close: async () => {
      server.closeAllConnections();
      await site.close();
    },
  };
}

/** A site of any server; `close` waits for those who are still connected. */
export async function serve(server: Server, scheme = 'http'): Promise<Site> {
  const port = await listenAsSite(server);
  const host = `127.0.0.1:${port}`;
  return {
    origin: `${scheme}://${host}`,
    host,
    port,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
