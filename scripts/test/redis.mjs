import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 10_000;

/** A Redis of our own on a free port, as production has it: nothing is ever evicted. */
export async function startRedis(program) {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'redis-'));
  const settings = ['--port', port, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...settings.map(String), '--maxmemory-policy', 'noeviction'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const failed = new Promise((_, reject) => child.once('error', reject));
  await Promise.race([answers(port, child), failed]);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(port, child) {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await ping(port))) {
    if (child.exitCode !== null || performance.now() > end) throw new Error('redis-server did not start.');
    await wait(50);
  }
}

function ping(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
