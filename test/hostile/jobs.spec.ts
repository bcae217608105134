import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { IntentLists } from '../../src/contracts/intent/intent';
import { MAX_UNFINISHED_JOBS } from '../../src/contracts/jobs/job-states';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../src/contracts/messages';
import { inLanes } from '../../src/core/process/in-lanes';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { type Answer, call } from '../support/http';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

const START_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** Becomes four characters in its normal form, each of which may begin the word below and then does not end it. */
const SLOW_CHARACTER = '\u2057';
const LISTS: IntentLists = {
  informational: [],
  commercialInvestigation: [],
  transactional: ['buy', `${SLOW_CHARACTER.repeat(199)}x`],
  navigational: [],
};
const ONE_ROW = 'Keyword\nbuy shoes\n';
/** Takes some seconds to classify. */
const SLOW = `Keyword\n${SLOW_CHARACTER.repeat(80_000)}\n`;
/** Takes longer than it may. */
const ENDLESS = `Keyword\n${`${SLOW_CHARACTER.repeat(300_000)}\n`.repeat(11)}`;

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
}, START_MS);

afterAll(() => server.stop(), START_MS);

const newStudent = () => asStudent({ at: server.url });

function submit<Body = JobView>({ token }: SignedIn, content: string) {
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob([content]), 'keywords.csv');
  return call<Body>('POST', '/api/intent/jobs', { at: server.url, token, body });
}

const submitted = async (student: SignedIn, content: string) =>
  expectStatus(await submit(student, content), 201).id;

/** Of the server that runs now: another one has another address. */
const jobOf = async ({ token }: SignedIn, id: string) =>
  expectStatus(await call<JobView>('GET', `/api/jobs/${id}`, { at: server.url, token }), 200);

const ended = (student: SignedIn, id: string) =>
  waitFor('the end of a job', async () => {
    const job = await jobOf(student, id);
    return job.finishedAt !== undefined && job;
  });

const running = (student: SignedIn, id: string) =>
  waitFor('the start of a job', async () => (await jobOf(student, id)).status === 'running');

const cancel = (student: SignedIn, id: string) => student.post(`/api/jobs/${id}/cancel`);

it.each([1, 10])('classifies a cell of %i MB of combining marks', async (megabytes) => {
  const student = await newStudent();
  const marks = '\u0316\u0301'.repeat((megabytes * MEGABYTE - 100) / 4);
  const id = await submitted(student, `Keyword\nbuy ${marks} shoes\n`);
  expect(await ended(student, id)).toMatchObject({
    status: 'done',
    result: { counts: { Transactional: 1 } },
  });
});

describe('a student who wants everything at once', () => {
  let hog: SignedIn;
  let ids: string[];

  beforeAll(async () => {
    hog = await newStudent();
    const answers: Answer<JobView & ErrorBody>[] = [];
    // More files at a time would be refused as such, whatever becomes of them.
    await inLanes(Array.from({ length: 60 }), 2, async () => {
      answers.push(await submit(hog, SLOW));
    });
    const taken = answers.filter(({ status }) => status === 201);
    ids = taken.map(({ body }) => body.id).sort();
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      refused.map(() => [429, 'TOO_MANY_JOBS', MESSAGES.tooManyJobs]),
    );
  });

  afterAll(() => Promise.all(ids.map((id) => cancel(hog, id))));

  it('has five jobs and a sentence for the others', async () => {
    expect(ids).toHaveLength(MAX_UNFINISHED_JOBS);
    const file = { name: 'a.csv', content: ONE_ROW };
    expect(await hog.post('/api/intent/submit', { ...LISTS, file })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_JOBS' },
    });
  });

  it("lets another student's job go before all but one of them", async () => {
    const other = await newStudent();
    const job = await ended(other, await submitted(other, ONE_ROW));
    const starts = (await Promise.all(ids.map((id) => jobOf(hog, id)))).map(
      ({ startedAt = '' }) => startedAt,
    );
    const ahead = starts.filter((start) => start > job.createdAt && start < (job.startedAt ?? ''));
    expect(job.status).toBe('done');
    expect(ahead.length).toBeLessThanOrEqual(1);
  });
});

describe('files that take for ever', () => {
  let owners: SignedIn[];
  let ids: string[];

  /** Takes all that the worker can do at a time. */
  const occupy = async () => {
    owners = [await newStudent(), await newStudent()];
    ids = await Promise.all(owners.map((owner) => submitted(owner, ENDLESS)));
    return allRunning();
  };
  const allRunning = async () => {
    await Promise.all(owners.map((owner, i) => running(owner, ids[i] ?? '')));
    return waitFor('busy processes', () => {
      const children = childrenOf(server);
      return children.filter(isBusy).length >= owners.length && children;
    });
  };

  it('leave the worker when they are cancelled', async () => {
    await occupy();
    const other = await newStudent();
    const id = await submitted(other, ONE_ROW);
    await Promise.all(owners.map((owner, i) => cancel(owner, ids[i] ?? '')));
    expect((await ended(other, id)).status).toBe('done');
    await waitFor('their end', () => !childrenOf(server).some(isBusy));
  });

  it('hold up no shutdown, and leave no process behind', async () => {
    const children = await occupy();
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await waitFor('their end', () => !children.some(isAlive));
  });

  it('end with a worker that is killed', async () => {
    server = await startServer({ dataDir: server.dataDir });
    const children = await allRunning();
    await server.kill();
    await waitFor('their end', () => !children.some(isAlive));
  });
});

interface Process {
  pid: string;
  parent: string;
  /** `R…` while it is busy, `Z…` when it is dead. */
  state: string;
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = '', parent = '', state = ''] = line.trim().split(/\s+/);
    return { pid, parent, state };
  });
}

function childrenOf(server: TestServer): Process[] {
  return processes().filter(({ parent }) => parent === String(server.process.pid));
}

function isBusy({ state }: Process): boolean {
  return state.startsWith('R');
}

function isAlive(child: Process): boolean {
  return processes().some(({ pid, state }) => pid === child.pid && !state.startsWith('Z'));
}
