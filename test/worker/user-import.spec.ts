import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, expectStatus, type SignedIn, unique } from '../support/actors';
import { call, listQuery } from '../support/http';
import { importsOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that the worker is always met in the middle of them: each takes a password's hashing. */
const ROWS = 80;

jest.setTimeout(240_000);

let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  cluster = await startCluster();
  admin = await asAdmin(cluster.url);
});

afterAll(() => cluster.stop());

/** How many of a list there are. */
async function count(path: string, filter: object): Promise<number> {
  const { headers } = await call('GET', path + listQuery({ filter, range: [0, 0] }), {
    token: admin.token,
    at: cluster.url,
  });
  return Number(headers.get('content-range')?.split('/')[1]);
}

it('goes on behind the rows that are done when its worker is killed', async () => {
  const imports = importsOf(admin, cluster.url);
  const prefix = unique('killed');
  const batch = { batch: unique('Batch'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  expectStatus(await admin.post('/api/permissions', batch), 201);
  const emails = Array.from({ length: ROWS }, (_, i) => `${prefix}-${i}@cohort.test`);
  const file = usersFile(emails.map((email, i) => `Student ${i},${email},${batch.batch}`));

  const { id } = expectStatus(await imports.start(file), 201);
  await waitFor('the first rows', async () => (await imports.get(id)).progress.done > 10);
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await imports.ended(id);
  expect(job).toMatchObject({ status: 'done', attempts: 2, progress: { done: ROWS, total: ROWS } });
  expect(job.result?.counts).toEqual({ created: ROWS, updated: 0, unchanged: 0, error: 0 });
  expect((await imports.report(id)).trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
  const { body } = await admin.get<UserView[]>(
    `/api/users${listQuery({ filter: { q: prefix }, range: [0, ROWS + 10] })}`,
  );
  expect(new Set(body.map(({ email }) => email)).size).toBe(ROWS);
  expect(body).toHaveLength(ROWS);
  expect(await count('/api/audit', { group: id, action: 'create' })).toBe(ROWS);
});
