import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port';
import { waitFor } from './waiting';

export interface TestRedis {
  url: string;
  /** Keeps its connections and answers nothing until it thaws. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A redis-server of one's own on a free port, with its data in a temporary folder. */
export async function startRedis(): Promise<TestRedis> {
  const dir = await mkdtemp(join(tmpdir(), 'cohort-redis-'));
  const port = await freePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
  const child = spawn('redis-server', [...settings, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await answers(child, url);
  return {
    url,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const redis = new Redis(url, { maxRetriesPerRequest: 0, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    await waitFor('redis-server', async () => {
      if (failure) throw failure;
      return redis.ping().catch(() => '');
    });
  } finally {
    redis.disconnect();
  }
}
