import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import type { HealthReport } from '../../src/contracts/health/health';
import { freePort } from '../support/free-port';
import { startRedis } from '../support/redis';
import { startServer, type TestServer } from '../support/server';
import { startDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

const COMMAND = resolve(__dirname, '../../dist/worker/doctor.js');

/** Runs the command with these settings alone, away from a developer's .env. */
async function doctor(settings: Record<string, string>, ...options: string[]) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...options], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((fulfil) => child.once('exit', fulfil));
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, problem };
}

async function reported(settings: Record<string, string>): Promise<HealthReport & { code: number | null }> {
  const { code, output } = await doctor(settings, '--json');
  return { ...(JSON.parse(output) as HealthReport), code };
}
const statusOf = ({ lines }: HealthReport, id: string) => lines.find((line) => line.id === id)?.status;

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'cohort-doctor-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('with embedded stores', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { MONGODB_URI: undefined, QUEUE_URL: undefined } });
  });
  afterAll(() => server.stop());

  it('asks the Cohort that runs, and still tells what it can when that is gone', async () => {
    const settings = { DATA_DIR: server.dataDir };
    await waitFor('the worker', async () => statusOf(await reported(settings), 'workers') === 'ok', {
      intervalMs: 1_000,
    });
    const running = await doctor(settings);
    expect(running).toMatchObject({ code: 0, problem: '' });
    expect(running.output).toMatch(/^OK {7}Database: The embedded database answers in \d+ ms\.$/m);
    expect(running.output).toMatch(
      /^OK {7}Queue: The running Cohort says that its embedded queue answers\.$/m,
    );
    expect(running.output).toMatch(/^Worker \d+ on .*, way out unknown, last seen \d+ seconds? ago$/m);

    await server.kill();
    const reports = await reported(settings);
    expect(statusOf(reports, 'database')).toBe('ok');
    expect(statusOf(reports, 'migrations')).toBe('ok');
  });
});

describe('with real stores', () => {
  it('ends with 1 and says what to do where no worker runs and Redis refuses writes', async () => {
    const [redis, database] = await Promise.all([startRedis(), startDatabase()]);
    const control = new Redis(redis.url);
    await control.config('SET', 'min-replicas-to-write', '1');
    const settings = { MONGODB_URI: database.uri, QUEUE_URL: redis.url };
    const { code, output } = await doctor(settings);
    control.disconnect();
    await Promise.all([redis.stop(), database.stop()]);
    expect(code).toBe(1);
    expect(output).toContain('Failed   Queue takes writes: Redis refuses writes (NOREPLICAS)');
    expect(output).toMatch(
      /Failed {3}Workers: No worker has been seen .*\n {9}No worker runs: start one with/,
    );
    expect(output).toMatch(/^Failed {3}Migrations: \d+ migrations have not run/m);
  });

  it('says which of them does not answer, and prints no password', async () => {
    const port = await freePort();
    const at = `user:hunter2@127.0.0.1:${port}`;
    const settings = { MONGODB_URI: `mongodb://${at}/cohort`, QUEUE_URL: `redis://${at}` };
    const report = await reported(settings);
    expect(report.code).toBe(1);
    expect(['database', 'queue', 'files'].map((id) => statusOf(report, id))).toEqual([
      'failed',
      'failed',
      'unknown',
    ]);
    expect(JSON.stringify(report)).not.toContain('hunter2');
    expect(report.lines.find(({ id }) => id === 'database')?.says).toContain('ECONNREFUSED');
  });
});

it.each([
  ['a wrong setting', { QUEUE_URL: 'postgres://x' }, [], 'QUEUE_URL must begin with redis://'],
  [
    'a folder without a database',
    { DATA_DIR: 'nowhere' },
    [],
    'nowhere holds no database: start Cohort once',
  ],
  ['an unknown option', {}, ['--fix'], 'There is no option --fix'],
])('ends with a sentence at %s', async (_, settings, options, sentence) => {
  const { code, output, problem } = await doctor(settings, ...options);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(problem).toContain(sentence);
});
