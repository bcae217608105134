import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server of `./<name>-server.mjs` in a process of its own. */
export async function startPeer(name) {
  const child = fork(new URL(`./${name}-server.mjs`, import.meta.url));
  const [url] = await once(child, 'message');
  return { url, stop: () => child.kill() };
}
