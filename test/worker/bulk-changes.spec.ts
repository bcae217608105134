import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, expectStatus, type SignedIn, unique } from '../support/actors';
import { bulkChangesOf } from '../support/bulk-changes';
import { listQuery } from '../support/http';
import { importsOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that the worker is met in the middle of them. */
const STUDENTS = 400;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  cluster = await startCluster();
  admin = await asAdmin(cluster.url);
});

afterAll(() => cluster.stop());

it('changes every record once when its worker is killed', async () => {
  const changes = bulkChangesOf(admin);
  const prefix = unique('killed');
  const batch = { batch: unique('Batch'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  expectStatus(await admin.post('/api/permissions', batch), 201);
  const plan = expectStatus(
    await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  ).id;
  const rows = Array.from(
    { length: STUDENTS },
    (_, i) => `Student ${i},${prefix}-${i}@cohort.test,${batch.batch}`,
  );
  await importsOf(admin, cluster.url).run(usersFile(rows));
  const update = (values: object) => ({
    resource: 'users',
    action: 'update',
    values,
    selection: { filter: { q: prefix }, expected: STUDENTS },
  });
  const ends = async () => {
    const list = listQuery({ filter: { q: prefix }, range: [0, STUDENTS] });
    const users = expectStatus(await admin.get<UserView[]>(`/api/users${list}`), 200);
    return [
      users.length,
      ...new Set(users.map(({ subscriptionEndDate }) => subscriptionEndDate?.slice(0, 10))),
    ];
  };

  await changes.run(update({ userPlan: plan, subscriptionEndDate: '2099-01-31' }));
  expect(await ends()).toEqual([STUDENTS, '2099-01-31']);

  const { id } = expectStatus(await changes.start(update({ extendBy: 30 })), 201);
  await waitFor('the first records', async () => (await changes.get(id)).progress.done > 0);
  await cluster.killWorkers();
  await cluster.startWorker();
  expect(await changes.ended(id)).toMatchObject({
    status: 'done',
    attempts: 2,
    progress: { done: STUDENTS, total: STUDENTS },
    result: { counts: { done: STUDENTS, refused: 0, waiting: 0 } },
  });
  expect(await ends()).toEqual([STUDENTS, '2099-03-02']);

  await changes.undo(id);
  expect(await ends()).toEqual([STUDENTS, '2099-01-31']);
});
