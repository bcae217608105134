import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ROOT = new URL('../../../', import.meta.url);
const ENTRIES = { api: 'dist/src/main.js', worker: 'dist/worker/main.js' };
const READY = /is ready(?: on (http:\/\/\S+))?/;

/** The processes of all rounds sign with the same one. */
const JWT_SECRET = randomBytes(32).toString('hex');

/** So many processes of the API and as many workers on one database and one queue, each as it is started in production. */
export async function startProcesses(count, stores) {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    MANAGEMENT_PORT: '0',
    TRUST_PROXY: 'on',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: process.env.BENCH_LOG ?? 'error',
    JWT_SECRET,
    ...stores,
  };
  // The first one alone: it makes the first admin and the indexes.
  const first = await start('api', env);
  const others = await Promise.all([
    ...Array.from({ length: count - 1 }, () => start('api', env)),
    ...Array.from({ length: count }, () => start('worker', env)),
  ]);
  const all = [first, ...others];
  return {
    urls: all.flatMap(({ url }) => url ?? []),
    async stop() {
      await Promise.all(all.map(({ stop }) => stop()));
    },
  };
}

async function start(kind, env) {
  const entry = new URL(ENTRIES[kind], ROOT).pathname;
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const ready = READY.exec(line);
    if (ready) return { url: ready[1], stop };
  }
  throw new Error(`The ${kind} did not start: build it first (npm run build:server).`);
}
