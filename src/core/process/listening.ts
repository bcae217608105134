import { once } from 'node:events';
import { createServer } from 'node:net';

const SETTINGS = ['PORT', 'MANAGEMENT_PORT'] as const;
/** Ports by the settings that name them; one that is not opened is undefined. */
type Ports = Partial<Record<(typeof SETTINGS)[number], number>>;

/** Tells a busy or foreign address before anything is started. */
export async function assertCanListen(host: string, ports: Ports): Promise<void> {
  for (const setting of SETTINGS) {
    const port = ports[setting];
    if (port !== undefined) await tryToListen(host, port, setting);
  }
}

async function tryToListen(host: string, port: number, setting: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(sentenceOf(code, host, port, setting), { cause: error });
  }
  server.close();
  await once(server, 'close');
}

function sentenceOf(code: string | undefined, host: string, port: number, setting: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it or set ${setting} to a free one.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: set ${setting} to one above 1023.`;
    default:
      return `HOST ${host} is not an address of this machine (${code ?? 'unknown error'}).`;
  }
}
