import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { asAdmin, asGuest } from '../support/actors';
import { ADMIN, JWT_SECRET, startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

const DIST = resolve(__dirname, '../../dist');
const API = 'src/main.js';
const WORKER = 'worker/main.js';
const SETTINGS = {
  MONGODB_URI: 'mongodb://127.0.0.1:9/cohort',
  QUEUE_URL: 'redis://127.0.0.1:9',
  JWT_SECRET,
  PORT: '0',
  MANAGEMENT_PORT: '0',
};

async function start(
  entry: string,
  env: Record<string, string | undefined>,
): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, [join(DIST, entry)], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...SETTINGS, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: code as number, printed };
}

describe('starting the API', () => {
  it.each([
    ['JWT_SECRET', 'short-and-weak'],
    ['QUEUE_URL', SETTINGS.QUEUE_URL],
  ])('stops with one sentence that names %s when it is %s', async (name, value) => {
    const { code, printed } = await start(API, { [name]: value });
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toEqual([expect.stringContaining(name)]);
    expect(printed).not.toContain(value);
  });
});

it.each([
  [API, 'PORT'],
  [WORKER, 'MANAGEMENT_PORT'],
])('%s stops with one sentence where %s is busy', async (entry, setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, printed } = await start(entry, { [setting]: String(port) });
  other.close();
  const sentence = `Port ${port} is in use by another program: stop it or set ${setting} to a free one.\n`;
  expect([printed, code]).toEqual([sentence, 1]);
});

it('stops with one sentence where this machine does not have HOST', async () => {
  const { code, printed } = await start(API, { HOST: '192.0.2.1' });
  expect([printed, code]).toEqual(['HOST 192.0.2.1 is not an address of this machine (EADDRNOTAVAIL).\n', 1]);
});

describe('the process', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { MANAGEMENT_PORT: '0', LOG_LEVEL: 'info' } });
  });
  afterAll(() => server.stop());

  it('tells of its health, metrics and requests on its management port and in its log, and no secrets', async () => {
    const port = /"port":(\d+)/.exec(server.output())?.[1] ?? '';
    const at = `http://127.0.0.1:${port}`;
    const admin = await asAdmin(server.url);
    await admin.get('/api/jobs?access_token=eyJhbGciOi');
    const ready = await asGuest(server.url).get('/api/health/ready');
    expect(ready).toMatchObject({
      status: 200,
      body: { ready: true, checks: { mongodb: 'up', queue: 'up' }, wayOut: 'unknown' },
    });
    expect(await (await fetch(`${at}/health/ready`)).json()).toEqual(ready.body);
    expect(await (await fetch(`${at}/health/live`)).json()).toEqual({ live: true });
    const metrics = await (await fetch(`${at}/metrics`)).text();
    expect(metrics).toContain(
      'cohort_http_request_seconds_count{method="GET",route="/api/jobs",status="200"} 1',
    );
    expect(metrics).toContain('cohort_queue_jobs{kind="intent",state="waiting"} 0');
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).toContain('text/html');
    const log = await waitFor('the log of the request', () =>
      server.output().includes('"path":"/api/jobs"') ? server.output() : undefined,
    );
    for (const secret of ['eyJ', admin.password]) expect(log).not.toContain(secret);
  });

  it('is stopped when the requests in flight have ended', async () => {
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
  });
});
