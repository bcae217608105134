import { mkdirSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';

/** Below what systems give to whoever asks for any port. */
const FIRST = 24_000;
const COUNT = 400;
const PORTS = Array.from({ length: COUNT }, (_, at) => FIRST + at);

/** For FETCH_ALLOW_HOSTS of a server whose sites are not there yet when it starts. */
export const SITE_HOSTS = PORTS.map((port) => `127.0.0.1:${port}`).join();

/**
 * Makes a site listen. While COHORT_TEST_SITES names a folder, its port is one of SITE_HOSTS that no other site of the run
 * has had: a server remembers of a host its robots.txt and its pace.
 */
export async function listenAsSite(server: Server): Promise<number> {
  const folder = process.env.COHORT_TEST_SITES;
  if (!folder) return listen(server, 0);
  for (const port of PORTS) {
    if (!take(join(folder, String(port)))) continue;
    try {
      return await listen(server, port);
    } catch (error) {
      // Another program's.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`All ${COUNT} ports of test sites are taken.`);
}

/** Whether nobody took it before, in this process or in another one. */
function take(name: string): boolean {
  try {
    mkdirSync(name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((listening, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      listening((server.address() as AddressInfo).port);
    });
  });
}
