import type { ErrorBody } from '../../src/contracts/error-codes';
import { Redis } from 'ioredis';
import { type HealthLine, type HealthReport, HEALTH_STATUSES } from '../../src/contracts/health/health';
import type { Readiness } from '../../src/contracts/health/health';
import { asAdmin, asGuest, asStudent, expectStatus } from '../support/actors';
import { freePort } from '../support/free-port';
import { call } from '../support/http';
import { expectCalm } from '../support/probe';
import { startRedis, type TestRedis } from '../support/redis';
import { JWT_SECRET, startServer, type TestServer } from '../support/server';
import { type MailServer, startMailServer } from '../support/smtp';
import { startDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';
import { endProcess, startProcess } from '../worker/support/processes';

const PATH = '/api/admin/health';
const MINUTE_MS = 60_000;
/** Two seconds for what hangs, and a busy machine. */
const ANSWER_MS = 6_000;
const REQUESTS = 60;
const METRIC = 'cohort_queue_jobs{';
const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };

let redis: TestRedis;
let control: Redis;
let database: TestDatabase;
let mail: MailServer;
let mailStopped: Promise<void> | undefined;
let server: TestServer;
let stores: { MONGODB_URI: string; QUEUE_URL: string };
let management: string;

beforeAll(async () => {
  [redis, database, mail] = await Promise.all([startRedis(), startDatabase(), startMailServer()]);
  control = new Redis(redis.url);
  stores = { MONGODB_URI: database.uri, QUEUE_URL: `${redis.url}/0?keyPrefix=own:` };
  const port = await freePort();
  management = `http://127.0.0.1:${port}`;
  server = await startServer({
    env: {
      ...stores,
      MANAGEMENT_PORT: String(port),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Cohort <no-reply@cohort.test>',
      PUBLIC_URL: 'https://cohort.test',
    },
  });
});
afterAll(async () => {
  control.disconnect();
  await server.stop();
  await Promise.all([redis.stop(), database.stop(), mailStopped ?? mail.stop()]);
});

const report = async () => expectStatus(await (await asAdmin(server.url)).get<HealthReport>(PATH), 200);
const checked = async () =>
  expectStatus(await (await asAdmin(server.url)).post<HealthReport>(`${PATH}/check`), 200);
const line = ({ lines }: HealthReport, wanted: string) => lines.find(({ id }) => id === wanted) as HealthLine;
const readiness = () => asGuest(server.url).get<Readiness>('/api/health/ready');
const workersOf = ({ processes }: HealthReport) => processes.filter(({ kind }) => kind === 'worker');

it('says of each part how it is, the most urgent first', async () => {
  await waitFor('the worker', async () => line(await report(), 'workers').status === 'ok');
  const found = await report();
  expect(found.status).toBe(found.lines[0]?.status);
  const urgencies = found.lines.map(({ status }) => HEALTH_STATUSES.indexOf(status));
  expect(urgencies).toEqual(urgencies.toSorted((a, b) => a - b));
  for (const id of [
    'database',
    'files',
    'migrations',
    'queue',
    'queue-writes',
    'queue-policy',
    'disk',
    'version',
  ]) {
    expect(line(found, id)).toMatchObject({ status: 'ok' });
  }
  expect(line(found, 'redis').says).toMatch(/^Redis \d/);
  expect(line(found, 'way-out')).toMatchObject({
    status: 'unknown',
    doThis: expect.stringContaining('FETCH_CHECK_URL') as string,
  });
  expect(found.lines.filter(({ group }) => group === 'schedules').length).toBeGreaterThan(5);
  expect(found.processes.map(({ kind }) => kind).sort()).toEqual(['api', 'worker']);
});

it('is for admins alone', async () => {
  const student = await asStudent({ at: server.url });
  for (const ask of [asGuest(server.url), student]) {
    const refusal = ask === student ? 403 : 401;
    expect((await ask.get(PATH)).status).toBe(refusal);
    expect((await ask.post(`${PATH}/check`)).status).toBe(refusal);
  }
});

describe('where Redis answers and refuses writes', () => {
  it.each([
    [
      'NOREPLICAS',
      () => control.config('SET', 'min-replicas-to-write', '1'),
      () => control.config('SET', 'min-replicas-to-write', '0'),
    ],
    ['OOM', () => control.config('SET', 'maxmemory', '1'), () => control.config('SET', 'maxmemory', '0')],
    ['READONLY', () => control.replicaof('127.0.0.1', 1), () => control.replicaof('NO', 'ONE')],
  ])('readiness and report say so: %s', async (word, refuse, allow) => {
    await refuse();
    try {
      expect(await readiness()).toMatchObject({
        status: 503,
        body: { ready: false, checks: { queue: 'down' } },
      });
      const found = line(await report(), 'queue-writes');
      expect(found).toMatchObject({
        status: 'failed',
        says: `Redis refuses writes (${word}): no job can be started.`,
      });
      expect(found.doThis).toBeTruthy();
    } finally {
      await allow();
    }
    expect(await readiness()).toMatchObject({ status: 200, body: { checks: { queue: 'up' } } });
    expect(line(await report(), 'queue-writes').status).toBe('ok');
  });

  it('leaves no key behind', async () => {
    expect(await control.keys('*write-check*')).toEqual([]);
  });
});

it('tells a policy that loses jobs, and that Redis keeps it to itself', async () => {
  await control.config('SET', 'maxmemory-policy', 'allkeys-lru');
  expect(line(await report(), 'queue-policy')).toMatchObject({
    status: 'failed',
    doThis: 'Set maxmemory-policy to noeviction.',
  });
  await control.config('SET', 'maxmemory-policy', 'noeviction');
  await control.call('ACL', 'SETUSER', 'default', '-info');
  expect(line(await report(), 'queue-policy').status).toBe('unknown');
  await control.call('ACL', 'SETUSER', 'default', '+info');
  expect(line(await report(), 'queue-policy').status).toBe('ok');
});

it('answers soon where a store hangs', async () => {
  redis.freeze();
  const begin = performance.now();
  const found = line(await report(), 'queue');
  const took = performance.now() - begin;
  redis.thaw();
  expect(found).toMatchObject({ status: 'failed', says: 'The queue did not answer within 2 seconds.' });
  expect(took).toBeLessThan(ANSWER_MS);
  await waitFor('the queue', async () => line(await report(), 'queue').status === 'ok');
});

it('shows a further worker while it runs, and one that ended without a word as silent', async () => {
  const settings = { ...stores, JWT_SECRET, MANAGEMENT_PORT: '0', LOG_LEVEL: 'warn' };
  const seen = (count: number) => async () => workersOf(await report()).length === count;
  const second = startProcess('worker/main.js', settings);
  await waitFor('the second worker', seen(2), { timeoutMs: 2 * MINUTE_MS });
  expect(line(await report(), 'workers').says).toBe('2 workers run.');
  expect(workersOf(await report()).map(({ pid }) => pid)).toContain(second.pid);
  await endProcess(second, 'SIGTERM');
  expect(await seen(1)()).toBe(true);

  const third = startProcess('worker/main.js', settings);
  await waitFor('the third worker', seen(2), { timeoutMs: 2 * MINUTE_MS });
  await endProcess(third, 'SIGKILL');
  const reports = database.connection.collection('process_reports');
  await reports.updateOne({ pid: third.pid }, { $set: { seenAt: new Date(Date.now() - 2 * MINUTE_MS) } });
  const found = await report();
  expect(line(found, 'workers').says).toBe('1 worker runs.');
  expect(line(found, 'silent-workers')).toMatchObject({
    status: 'warning',
    says: expect.stringContaining(String(third.pid)) as string,
  });
  expect(workersOf(found).find(({ pid }) => pid === third.pid)?.silent).toBe(true);
});

it('asks the mail server when it is told to, and remembers what happened before', async () => {
  expect(line(await report(), 'mail')).toMatchObject({ status: 'unknown' });
  expect(line(await checked(), 'mail')).toMatchObject({
    status: 'ok',
    says: 'The mail server lets Cohort in.',
  });
  expect(mail.mails).toEqual([]);
  const { user } = await asStudent({ at: server.url });
  const link = await (await asAdmin(server.url)).post(`/api/users/${user.id}/set-password-link`);
  expect(link.status).toBe(201);
  expect(line(await report(), 'mail').says).toMatch(/^The last email was sent \d+ seconds? ago\.$/);
  mailStopped = mail.stop();
  await mailStopped;
  expect(line(await checked(), 'mail')).toMatchObject({
    status: 'failed',
    doThis: expect.stringContaining('SMTP_URL') as string,
  });
});

it('answers what needs no queue as soon as ever while Redis is frozen', async () => {
  const other = await asStudent({ at: server.url });
  const path = '/api/jobs';
  const attack = async () => {
    redis.freeze();
    for (let i = 0; i < REQUESTS; i++) expect((await other.get(path)).status).toBe(200);
    redis.thaw();
  };
  const logIn = async () => (await asStudent({ at: server.url })).token;
  await expectCalm({ url: server.url, path, logIn }, attack, { median: 10 });
});

// Last. The queue of uploads is opened by the first one: here when Redis is away already.
it('answers uploads and tells the metrics that it has while Redis is away', async () => {
  const { token, ...student } = await asStudent({ at: server.url });
  const before = await call<string>('GET', '/metrics', { at: management });
  expect(before.text).toContain(METRIC);
  control.disconnect();
  await redis.stop();
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob(['Keyword\nbuy shoes\n']), 'a.csv');
  const upload = await call<ErrorBody>('POST', '/api/intent/jobs', { at: server.url, token, body });
  expect(upload).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect((await student.get('/api/jobs')).body).toEqual([]);
  const during = await call<string>('GET', '/metrics', { at: management });
  expect(during.status).toBe(200);
  expect(during.text).toContain('cohort_http_request_seconds');
  expect(during.text).not.toContain(METRIC);
});
