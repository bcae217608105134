import type { ErrorBody } from '../../src/contracts/error-codes';
import { asStudent, type SignedIn } from '../support/actors';
import { freePort } from '../support/free-port';
import { call } from '../support/http';
import { expectCalm } from '../support/probe';
import { startRedis, type TestRedis } from '../support/redis';
import { startServer, type TestServer } from '../support/server';

const SERVER_START_MS = 60_000;
const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
const REQUESTS = 60;
const METRIC = 'cohort_queue_jobs{';

let redis: TestRedis;
let server: TestServer;
let management: string;
let student: SignedIn;

beforeAll(async () => {
  redis = await startRedis();
  const port = await freePort();
  management = `http://127.0.0.1:${port}`;
  server = await startServer({ env: { QUEUE_URL: redis.url, MANAGEMENT_PORT: String(port) } });
  student = await asStudent({ at: server.url });
}, SERVER_START_MS);

afterAll(() => server.stop(), SERVER_START_MS);

const upload = () => {
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob(['Keyword\nbuy shoes\n']), 'a.csv');
  return call<ErrorBody>('POST', '/api/intent/jobs', { at: server.url, token: student.token, body });
};

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

/** The queue of uploads is opened by the first one: here when Redis is away already. */
it('answers uploads and tells the metrics that it has while Redis is away', async () => {
  const before = await call<string>('GET', '/metrics', { at: management });
  expect(before.text).toContain(METRIC);
  await redis.stop();
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect((await student.get('/api/jobs')).body).toEqual([]);
  const during = await call<string>('GET', '/metrics', { at: management });
  expect(during.status).toBe(200);
  expect(during.text).toContain('cohort_http_request_seconds');
  expect(during.text).not.toContain(METRIC);
});
