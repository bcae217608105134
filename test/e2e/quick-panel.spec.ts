import type { JobView } from '../../src/contracts/jobs/jobs';
import type { QuickPanelView } from '../../src/contracts/quick-panel/quick-panel';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { call } from '../support/http';

const panelOf = async (who: SignedIn) =>
  expectStatus(await who.get<QuickPanelView>('/api/quick-panel/data'), 200);

async function submit({ token }: SignedIn): Promise<string> {
  const lists = { informational: [], commercialInvestigation: [], transactional: ['buy'], navigational: [] };
  const body = new FormData();
  body.append('lists', JSON.stringify(lists));
  body.append('file', new Blob([`Keyword\n${'buy running shoes near me\n'.repeat(80_000)}`]), 'keywords.csv');
  return expectStatus(await call<JobView>('POST', '/api/intent/jobs', { token, body }), 201).id;
}

it('is empty for who has done nothing yet, and closed to guests', async () => {
  const student = await asStudent();
  const { usage, jobs, allJobs } = await panelOf(student);
  expect([usage, jobs, allJobs]).toEqual([[], [], undefined]);
  expect((await asGuest().get('/api/quick-panel/data')).status).toBe(401);
});

it("tells one's own use of today, the most used tool first", async () => {
  const student = await asStudent({ allowed: ['word-counter', 'schema-generator'] });
  for (const module of ['Word Counter', 'Schema Generator', 'Schema Generator']) {
    expectStatus(await student.post('/api/auth/moduleLogs', { module, numberOfOperations: 1 }), 201);
  }
  expect((await panelOf(student)).usage).toEqual([
    { tool: 'schema-generator', operations: 2 },
    { tool: 'word-counter', operations: 1 },
  ]);
  expect((await panelOf(await asStudent())).usage).toEqual([]);
});

it("tells one's own jobs until they end, and admins how many all have", async () => {
  const [student, admin] = [await asStudent(), await asAdmin()];
  const ids = [await submit(student), await submit(student), await submit(student)];
  const { jobs } = await panelOf(student);
  expect(jobs.at(-1)).toMatchObject({ id: ids.at(-1), kind: 'intent', status: 'queued' });
  expect(jobs.at(-1)).not.toHaveProperty('ownerEmail');
  expect((await panelOf(admin)).jobs).toEqual([]);
  for (const id of ids) await student.post(`/api/jobs/${id}/cancel`);
  expect((await panelOf(student)).jobs).toEqual([]);
  const all = await panelOf(admin);
  expect(all.allJobs).toEqual({ running: expect.any(Number), failed: expect.any(Number) });
});
