import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../src/contracts/messages';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { call, listQuery } from '../support/http';
import { waitFor } from '../support/waiting';
import { PAGE_TOOLS } from '../../src/contracts/pages/pages.kind';
import { pageRunsOf } from '../support/page-runs';
import { startPageSite } from '../support/page-site';

type Job = JobView<'intent'>;

const LISTS = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
const GOOD = 'Keyword,Volume\nbuy shoes,10\n';
/** Its beginning is fine: the upload is taken and the worker finds the fault. */
const BAD = `Keyword,V\n${'buy shoes,1\n'.repeat(20_000)}${','.repeat(2000)}\n`;

async function started(student: SignedIn, content: string): Promise<Job> {
  const body = new FormData();
  body.append('lists', JSON.stringify(LISTS));
  body.append('file', new Blob([content]), 'keywords.csv');
  return (await call<Job>('POST', '/api/intent/jobs', { token: student.token, body })).body;
}

async function ended(student: SignedIn, content: string): Promise<Job> {
  const job = await started(student, content);
  return waitFor('the end of the job', async () => {
    const { body: now } = await student.get<Job>(`/api/jobs/${job.id}`);
    return now.finishedAt === undefined ? undefined : now;
  });
}

describe("one's own jobs", () => {
  let student: SignedIn;
  beforeAll(async () => {
    student = await asStudent();
  });

  it('are listed newest first, in pages, without preview and input', async () => {
    const [first, second] = [await ended(student, GOOD), await ended(student, GOOD)];
    const { body, headers } = await student.get<Job[]>('/api/jobs?kind=intent&range=[0,0]');
    expect(headers.get('content-range')).toBe('jobs 0-0/2');
    expect(body.map(({ id }) => id)).toEqual([second.id]);
    expect(body[0]?.result?.preview).toBeUndefined();
    expect((await student.get<Job>(`/api/jobs/${first.id}`)).body.result?.preview?.rows).toHaveLength(1);
    expect(body[0]).not.toHaveProperty('input');
    expect((await student.get('/api/jobs?kind=unknown')).status).toBe(400);
  });

  it('are hidden from everybody else', async () => {
    const { id } = await ended(student, GOOD);
    const [other, admin] = [await asStudent(), await asAdmin()];
    for (const stranger of [other, admin]) {
      expect((await stranger.get(`/api/jobs/${id}`)).status).toBe(404);
      expect((await stranger.get(`/api/jobs/${id}/result`)).status).toBe(404);
      expect((await stranger.post(`/api/jobs/${id}/cancel`)).status).toBe(404);
      expect((await stranger.delete(`/api/jobs/${id}`)).status).toBe(404);
    }
    expect((await asGuest().get(`/api/jobs/${id}`)).status).toBe(401);
    expect((await student.get(`/api/jobs/${id}`)).status).toBe(200);
  });

  it('are not paused where their kind can not be', async () => {
    const { id } = await ended(student, GOOD);
    for (const call of ['pause', 'resume']) {
      const { status, body } = await student.post<ErrorBody>(`/api/jobs/${id}/${call}`);
      expect([status, body.message]).toEqual([409, MESSAGES.jobKindNotPausable]);
    }
  });

  it('stay done when cancelled too late, and go with their file when deleted', async () => {
    const { id } = await ended(student, GOOD);
    expect((await student.post<Job>(`/api/jobs/${id}/cancel`)).body.status).toBe('done');
    expect((await student.get(`/api/jobs/${id}/result`)).headers.get('x-content-type-options')).toBe(
      'nosniff',
    );
    expect((await student.delete<Job>(`/api/jobs/${id}`)).body.id).toBe(id);
    expect((await student.get(`/api/jobs/${id}/result`)).status).toBe(404);
  });
});

describe("everybody's jobs", () => {
  it('are for admins', async () => {
    const student = await asStudent();
    const { id } = await ended(student, GOOD);
    expect((await student.get('/api/admin/jobs')).status).toBe(403);
    expect((await student.get(`/api/admin/jobs/${id}`)).status).toBe(403);
    expect((await student.post(`/api/admin/jobs/${id}/retry`)).status).toBe(403);
    expect((await student.post(`/api/admin/jobs/${id}/cancel`)).status).toBe(403);
  });

  it('show owner and reason, can be filtered, and run again when they failed', async () => {
    const [student, admin] = [await asStudent(), await asAdmin()];
    const failed = await ended(student, BAD);
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, error: { code: 'FILE_REJECTED' } });
    expect(failed).not.toHaveProperty('reason');
    expect((await student.get<ErrorBody>(`/api/jobs/${failed.id}/result`)).body).toMatchObject({
      code: 'JOB_FAILED',
      message: failed.error?.message,
    });
    const query = listQuery({
      filter: { status: 'failed', kind: 'intent', owner: student.user.id },
      sort: ['createdAt', 'DESC'],
      range: [0, 9],
    });
    const { body, headers } = await admin.get<Job[]>(`/api/admin/jobs${query}`);
    const found = async (createdAt: object) => {
      const filter = { owner: student.user.id, createdAt };
      return (await admin.get<Job[]>(`/api/admin/jobs${listQuery({ filter })}`)).body.map(({ id }) => id);
    };
    expect(await found({ from: failed.createdAt.slice(0, 10) })).toEqual([failed.id]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect(headers.get('content-range')).toBe('jobs 0-0/1');
    expect(body).toMatchObject([{ id: failed.id, ownerEmail: student.user.email }]);
    // The sentence says it all: the file is at fault.
    expect(body[0]).toMatchObject({ error: failed.error });
    expect(body[0]).not.toHaveProperty('reason');
    const again = await admin.post<Job>(`/api/admin/jobs/${failed.id}/retry`);
    expect(again.status).toBe(200);
    const written = listQuery({ filter: { resource: 'jobs', recordId: failed.id } });
    expect((await admin.get<AuditEntryView[]>(`/api/audit${written}`)).body).toMatchObject([
      {
        actorEmail: admin.user.email,
        action: 'retry',
        label: `Intent Finder: keywords.csv (${student.user.email})`,
        before: { status: 'failed', attempts: 1, error: failed.error },
        after: { status: 'queued', attempts: 0, error: null },
      },
    ]);
    await waitFor('the second failure', async () => {
      const { body: now } = await admin.get<Job>(`/api/admin/jobs/${failed.id}`);
      return now.status === 'failed';
    });
  });

  it('show the e-mail that their owner has now', async () => {
    const [student, admin] = [await asStudent(), await asAdmin()];
    const { id } = await ended(student, BAD);
    const email = `new-${student.user.email}`;
    expectStatus(await admin.put(`/api/users/${student.user.id}`, { email }), 200);
    expect((await admin.get<Job>(`/api/admin/jobs/${id}`)).body.ownerEmail).toBe(email);
  });

  it('are cancelled by an admin while they wait or run', async () => {
    const [student, admin] = [await asStudent(), await asAdmin()];
    // One of them has its turn; the last waits long enough.
    const jobs: Job[] = [];
    for (let count = 0; count < 4; count++) jobs.push(await started(student, BAD));
    const id = jobs.at(-1)?.id ?? '';
    const { status, body } = await admin.post<Job>(`/api/admin/jobs/${id}/cancel`);
    expect([status, body]).toMatchObject([200, { id, status: 'cancelled', ownerEmail: student.user.email }]);
    expect((await student.get<Job>(`/api/jobs/${id}`)).body.status).toBe('cancelled');
    const written = listQuery({ filter: { resource: 'jobs', recordId: id } });
    expect((await admin.get<AuditEntryView[]>(`/api/audit${written}`)).body).toMatchObject([
      {
        action: 'cancel',
        label: `Intent Finder: keywords.csv (${student.user.email})`,
        after: { status: 'cancelled' },
      },
    ]);
    const again = await admin.post<ErrorBody>(`/api/admin/jobs/${id}/cancel`);
    expect([again.status, again.body.message]).toEqual([409, MESSAGES.jobEnded]);
  });

  it('are not run again when they are done', async () => {
    const [student, admin] = [await asStudent(), await asAdmin()];
    const { id } = await ended(student, GOOD);
    const { status, body } = await admin.post<ErrorBody>(`/api/admin/jobs/${id}/retry`);
    expect([status, body.message]).toEqual([409, MESSAGES.jobNotFailed('done')]);
  });
});

it('a run over pages is listed by the tool in which it was started', async () => {
  const site = await startPageSite();
  const student = await asStudent({ allowed: [...PAGE_TOOLS] });
  const { id } = await pageRunsOf(student, 'heading-extractor').run([`${site.origin}/`]);
  const listed = async (tool: string) =>
    (await student.get<{ id: string }[]>(`/api/jobs?kind=pages&tool=${tool}`)).body;
  expect((await listed('heading-extractor')).map((job) => job.id)).toEqual([id]);
  expect(await listed('pages-analysis')).toEqual([]);
  expect((await student.get('/api/jobs?tool=unknown')).status).toBe(400);
  await site.close();
});
