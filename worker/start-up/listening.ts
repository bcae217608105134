import { once } from 'node:events';
import { createServer } from 'node:net';

/** Tells a busy or foreign address before anything is started. */
export async function assertCanListen(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(sentenceOf((error as NodeJS.ErrnoException).code, host, port), { cause: error });
  }
  server.close();
  await once(server, 'close');
}

function sentenceOf(code: string | undefined, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it or set PORT to a free one.`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: set PORT to one above 1023.`;
    default:
      return `HOST ${host} is not an address of this machine (${code ?? 'unknown error'}).`;
  }
}
