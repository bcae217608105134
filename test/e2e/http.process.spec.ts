import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ADMIN, JWT_SECRET, startServer } from '../support/server';
import { waitFor } from '../support/waiting';

const API = resolve(__dirname, '../../dist/src/main.js');
const SETTINGS = {
  MONGODB_URI: 'mongodb://127.0.0.1:9/cohort',
  QUEUE_URL: 'redis://127.0.0.1:9',
  JWT_SECRET,
};

async function startApi(env: Record<string, string | undefined>): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [API], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...SETTINGS, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number, printed };
}

describe('starting the API', () => {
  it.each([
    ['MONGODB_URI', undefined],
    ['JWT_SECRET', 'short-and-weak'],
    ['QUEUE_URL', SETTINGS.QUEUE_URL],
  ])('stops with one sentence that names %s when it is %s', async (name, value) => {
    const { code, printed } = await startApi({ [name]: value });
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toEqual([expect.stringContaining(name)]);
    if (value !== undefined) expect(printed).not.toContain(value);
  });
});

describe('stopping', () => {
  it('ends the requests in flight, then the process', async () => {
    const server = await startServer();
    const body = JSON.stringify(ADMIN);
    const login = request(`${server.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    login.flushHeaders();
    await once(login, 'continue');
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    await waitFor('the server to take no new connections', () =>
      fetch(`${server.url}/api/health/live`).then(
        () => false,
        () => true,
      ),
    );
    const answered = once(login, 'response');
    login.end(body);
    const [response] = (await answered) as [{ statusCode: number }];
    expect(response.statusCode).toBe(200);
    expect(await exited).toEqual([0, null]);
    await server.stop();
  });
});
