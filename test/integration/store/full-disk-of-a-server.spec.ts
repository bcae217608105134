import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorBody } from '../../../src/contracts/error-codes';
import type { JobView } from '../../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../../src/contracts/messages';
import type { Readiness } from '../../../src/contracts/health/health';
import { asAdmin, asGuest, asStudent, logIn, type SignedIn } from '../../support/actors';
import { call } from '../../support/http';
import { startServer, type TestServer } from '../../support/server';
import { mountSmallDisk, type SmallDisk } from '../../support/small-disk';
import { waitFor } from '../../support/waiting';

const DISK_MEGABYTES = 128;
const START_MS = 60_000;
/** So many that the disk fills up while they are classified. */
const ROWS = 350_000;
const KEYWORDS = `Keyword\n${Array.from({ length: ROWS }, (_, n) => `buy shoes ${n}\n`).join('')}`;
const hex = (bytes: number) => randomBytes(bytes).toString('hex');
/** 6 MB that compression makes little smaller: a file of several pieces. */
const UNPACKABLE = `Keyword\n${Array.from({ length: 100_000 }, () => `${hex(30)}\n`).join('')}`;
/** As many users as a file may have, and products of long texts: 2 MB each. */
const MANY_USERS = `Name,Email\n${Array.from({ length: 20_000 }, (_, n) => `${hex(30)},${n}-${hex(8)}@school.example\n`).join('')}`;
const MANY_PRODUCTS = `Name,Description\n${Array.from({ length: 900 }, () => `${hex(8)},${hex(1_000)}\n`).join('')}`;
const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
const REFUSED = { statusCode: 507, code: 'DISK_FULL' };

let disk: SmallDisk;
let server: TestServer;
let student: SignedIn;
let admin: SignedIn;
let jobId: string;
let queue: number;

beforeAll(async () => {
  disk = await mountSmallDisk(DISK_MEGABYTES);
  server = await startServer({ dataDir: disk.dataDir });
  [student, admin] = [await asStudent({ at: server.url }), await asAdmin(server.url)];
  queue = queueFile();
  jobId = (await upload<JobView>(KEYWORDS)).body.id;
  await waitFor('the job to run', async () => (await job()).status === 'running', { intervalMs: 5 });
  disk.fill();
}, START_MS);

afterAll(() => server.stop(), START_MS);
afterAll(() => disk.remove());

const at = () => ({ at: server.url });
const job = async () =>
  (await call<JobView<'intent'>>('GET', `/api/jobs/${jobId}`, { token: student.token, ...at() })).body;
const readiness = () => asGuest(server.url).get<Readiness>('/api/health/ready');
const write = ({ token }: SignedIn) =>
  call<ErrorBody>('PATCH', '/api/auth/me/data', { token, json: { settings: { theme: 'dark' } }, ...at() });
const logLines = () => server.output().match(/^\{.*$/gm) ?? [];
/** Another file stands for another queue. */
const queueFile = () => statSync(join(disk.dataDir, 'queue/data/PG_VERSION')).ino;

function upload<Body>(content: string) {
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob([content]), 'keywords.csv');
  return call<Body>('POST', '/api/intent/jobs', { token: student.token, body, ...at() });
}

it('refuses writes with 507 and tells the admin what to do', async () => {
  expect((await write(student)).body).toMatchObject({ ...REFUSED, message: MESSAGES.diskFull });
  expect((await write(admin)).body).toMatchObject({ ...REFUSED, message: MESSAGES.diskFullForAdmin });
  expect((await upload<ErrorBody>('Keyword\nbuy\n')).body).toMatchObject(REFUSED);
  expect((await upload<ErrorBody>(KEYWORDS)).body).toMatchObject(REFUSED);
});

async function expectToServeReads() {
  expect((await logIn(student.user.email, student.password, server.url)).user.id).toBe(student.user.id);
  expect((await job()).id).toBe(jobId);
  const { status, body } = await readiness();
  expect([status, body.checks]).toEqual([503, { mongodb: 'up', queue: 'down', disk: 'down' }]);
  expect((await asGuest(server.url).get('/api/health/live')).status).toBe(200);
}

it('goes on to serve reads, and says in its readiness that the disk is full', expectToServeReads);

interface Uploaded {
  path: string;
  fields: Record<string, unknown>;
  /** The field of the file; `file` if absent. */
  as?: string;
  content?: string;
}
const IN_LANGUAGE = { language: 'en' };

it.each<[what: string, upload: Uploaded]>([
  ['as many keywords as fit', { path: '/api/intent/jobs', fields: { lists: LISTS } }],
  [
    'keywords for a hub',
    { path: '/api/intelligent-hub/jobs', fields: { options: { seed: 'shoes', ...IN_LANGUAGE } } },
  ],
  [
    'keywords of a strategy',
    { path: '/api/content-strategy-evaluator/jobs', fields: { options: IN_LANGUAGE }, as: 'keywords' },
  ],
  ['a file of the library', { path: '/api/ppl/createPPLFile', fields: { name: 'A list' } }],
  [
    'a file of users',
    { path: '/api/users/imports', fields: { columns: { name: 0, email: 1 } }, content: MANY_USERS },
  ],
  [
    'a file of products',
    {
      path: '/api/products/imports',
      fields: { columns: { name: 0, description: 1 } },
      content: MANY_PRODUCTS,
    },
  ],
])('refuses %s with 507 however many pieces the file has', async (_, upload) => {
  const { path, fields, as = 'file', content = UNPACKABLE } = upload;
  const body = new FormData();
  for (const [field, value] of Object.entries(fields))
    body.append(field, typeof value === 'string' ? value : JSON.stringify(value));
  body.append(as, new Blob([content]), 'list.csv');
  const { token } = path === '/api/intent/jobs' ? student : admin;
  expect((await call<ErrorBody>('POST', path, { token, body, ...at() })).body).toMatchObject(REFUSED);
});

it('writes one line to the log, however often it is asked', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => write(student)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([507]));
  expect(logLines()).toEqual([expect.stringContaining(MESSAGES.diskFullForAdmin)]);
});

it.each<NodeJS.Signals>(['SIGTERM', 'SIGKILL'])(
  'starts again after %s and serves reads',
  async (signal) => {
    const exited = once(server.process, 'exit');
    server.process.kill(signal);
    expect(await exited).toEqual(signal === 'SIGTERM' ? [0, null] : [null, signal]);
    expect(logLines()).toHaveLength(1);
    server = await startServer({ dataDir: server.dataDir });
    await expectToServeReads();
    expect((await write(student)).status).toBe(507);
    expect((await job()).finishedAt).toBeUndefined();
  },
  START_MS,
);

it('goes on by itself when there is room again, and has lost nothing', async () => {
  disk.free();
  await waitFor('readiness', async () => (await readiness()).body.ready);
  expect((await write(student)).status).toBe(200);
  await waitFor('the end of the job', async () => (await job()).finishedAt);
  expect(await job()).toMatchObject({ status: 'done', result: { rows: ROWS } });
  expect(queueFile()).toBe(queue);
  expect(logLines()).toHaveLength(1);
});
