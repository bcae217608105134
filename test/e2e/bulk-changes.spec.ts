import type { AuditEntryView } from '../../src/contracts/audit/audit';
import { BULK_CHANGE_MESSAGES } from '../../src/contracts/bulk/bulk-change-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { BULK_MESSAGES } from '../../src/contracts/users/bulk-messages';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asGuest,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { bulkChangesOf } from '../support/bulk-changes';
import { call, listQuery } from '../support/http';
import { importsOf, usersFile } from '../support/user-import';
import { waitFor } from '../support/waiting';

jest.setTimeout(120_000);

/** More than a change takes at a time. */
const MANY = 210;

let admin: SignedIn;
let changes: ReturnType<typeof bulkChangesOf>;
let other: string;
/** Who is in it is changed by the first test, and by the last. */
let crowd: string;

beforeAll(async () => {
  admin = await asAdmin();
  changes = bulkChangesOf(admin);
  other = await createBatch(['intent-finder']);
  crowd = await students(MANY);
});

/** Students of a batch of their own. */
async function students(count: number): Promise<string> {
  const batch = await createBatch(['intent-finder']);
  const { batch: name } = expectStatus(await admin.get<{ batch: string }>(`/api/permissions/${batch}`), 200);
  const prefix = unique('many');
  const rows = Array.from({ length: count }, (_, i) => `Student ${i},${prefix}-${i}@cohort.test,${name}`);
  const job = await importsOf(admin).run(usersFile(rows));
  expect(job.result?.counts.created).toBe(count);
  return batch;
}
async function found(filter: object): Promise<UserView[]> {
  const query = listQuery({ filter, range: [0, 999] });
  return expectStatus(await admin.get<UserView[]>(`/api/users${query}`), 200);
}
const toBatch = (batch: string) => ({ resource: 'users', action: 'update', values: { batch } });
const all = (filter: object, expected: number) => ({ selection: { filter, expected } });
const those = (...users: { id: string }[]) => ({ selection: { ids: users.map(({ id }) => id) } });
const audited = async (filter: object) => {
  const { body, headers } = await call<AuditEntryView[]>(
    'GET',
    `/api/audit${listQuery({ filter, range: [0, 0] })}`,
    { token: admin.token },
  );
  return { first: body[0], total: Number(headers.get('content-range')?.split('/')[1]) };
};

it('changes all that a filter finds, also when the change moves them out of it, and takes it back', async () => {
  const job = await changes.run({ ...toBatch(other), ...all({ batch: crowd }, MANY) });
  expect(job).toMatchObject({
    status: 'done',
    progress: { done: MANY, total: MANY },
    result: { counts: { waiting: 0, done: MANY, refused: 0 }, altered: MANY },
  });
  expect(await found({ batch: crowd })).toEqual([]);
  const entry = await audited({ recordId: job.id });
  expect(entry).toMatchObject({
    total: 1,
    first: {
      action: 'change-many',
      resource: 'users',
      label: `Set the batch of ${MANY} users`,
      after: { batch: other, status: 'done', changed: MANY, refused: 0 },
    },
  });
  expect((await audited({ group: job.id })).total).toBe(MANY);

  const [changedSince] = await changes.rows(job.id, 'done');
  expectStatus(await admin.put(`/api/users/${changedSince?.record}`, { batch: crowd }), 200);
  expectStatus(
    await admin.put(`/api/users/${changedSince?.record}`, { batch: await createBatch(['intent-finder']) }),
    200,
  );
  const undone = await changes.undo(job.id);
  expect(undone).toMatchObject({
    parameters: { action: 'undo', undoes: job.id, count: MANY },
    result: { counts: { done: MANY - 1, refused: 1 } },
  });
  expect(await changes.rows(undone.id, 'refused')).toMatchObject([
    { record: changedSince?.record, label: changedSince?.label, reason: BULK_CHANGE_MESSAGES.changedSince },
  ]);
  expect(await found({ batch: crowd })).toHaveLength(MANY - 1);
  expect(await changes.rows(job.id, 'undone')).toHaveLength(MANY - 1);
});

it('names who is refused and why, and changes the others', async () => {
  const batch = await createBatch(['intent-finder']);
  const [student, gone] = [await createUser({ batch }), await createUser({ batch })];
  const otherAdmin = await createUser({ role: 'admin' });
  expectStatus(await admin.delete(`/api/users/${gone.id}`), 200);
  const moved = await changes.run({ ...toBatch(other), ...those(student, otherAdmin, gone) });
  expect(moved.result?.counts).toEqual({ waiting: 0, done: 1, refused: 2 });
  expect(await changes.rows(moved.id)).toMatchObject([
    { label: student.name, status: 'done', reason: '' },
    { label: otherAdmin.name, status: 'refused', reason: BULK_MESSAGES.studentsOnly },
    { label: gone.id, status: 'refused', reason: MESSAGES.notFound },
  ]);

  const change = { resource: 'users', action: 'update', values: { isActive: false } };
  const off = await changes.run({ ...change, ...those(student, admin.user) });
  expect(await changes.rows(off.id, 'refused')).toMatchObject([
    { label: admin.user.name, reason: MESSAGES.ownAccountActive },
  ]);
  const deleted = await changes.run({ resource: 'users', action: 'delete', ...those(student, admin.user) });
  expect(deleted.result?.counts).toEqual({ waiting: 0, done: 1, refused: 1 });
  expect(await changes.rows(deleted.id, 'refused')).toMatchObject([{ reason: MESSAGES.ownAccountKept }]);
  expect((await admin.get(`/api/users/${student.id}`)).status).toBe(404);
  expect((await changes.startUndo(deleted.id)).body).toMatchObject({
    message: BULK_CHANGE_MESSAGES.notUndoable,
  });
});

it('what a deleted user has kept goes along', async () => {
  const student = await asStudent({ allowed: ['screaming-frog-activation'] });
  const keys = async () =>
    (await admin.get(`/api/keys${listQuery({ filter: { q: student.user.email } })}`)).body;
  expectStatus(await student.get('/api/keys/screaming-frog?generate=true'), 200);
  expect(await keys()).toHaveLength(1);
  await changes.run({ resource: 'users', action: 'delete', ...those(student.user) });
  expect(await keys()).toEqual([]);
});

it('puts a plan back as it was: who was free is free again', async () => {
  const batch = await createBatch(['intent-finder']);
  const plan = expectStatus(
    await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  ).id;
  const [free, pro] = [
    await createUser({ batch }),
    await createUser({ batch, userType: 'pro', userPlan: plan, subscriptionEndDate: '2099-01-31' }),
  ];
  const terms = (users: UserView[]) =>
    users.map(({ id, userType, userPlan, subscriptionEndDate }) => ({
      id,
      userType,
      userPlan,
      subscriptionEndDate,
    }));
  const before = terms(await found({ batch }));
  const values = { userPlan: plan, subscriptionEndDate: '2098-01-31' };
  const set = await changes.run({ resource: 'users', action: 'update', values, ...those(free, pro) });
  // The other one has this plan, and keeps its later end.
  expect(set.result).toMatchObject({ counts: { done: 2 }, altered: 1 });
  const again = await changes.run({ resource: 'users', action: 'update', values, ...those(free, pro) });
  expect(again.result).toMatchObject({ counts: { done: 2 }, altered: 0 });
  expect((await found({ batch })).map(({ userType }) => userType)).toEqual(['pro', 'pro']);
  const extended = await changes.run({
    resource: 'users',
    action: 'update',
    values: { extendBy: 30 },
    ...those(free, pro),
  });
  // What was changed again since stays.
  expect((await changes.undo(set.id)).result?.counts).toMatchObject({ refused: 1 });
  await changes.undo(extended.id);
  await changes.undo(set.id);
  expect(terms(await found({ batch }))).toEqual(before);
  expect((await changes.startUndo(set.id)).body).toMatchObject({
    message: BULK_CHANGE_MESSAGES.nothingToUndo,
  });
});

it('marks, unmarks and deletes words', async () => {
  const mark = unique('zword').replace('-', '');
  const labels = ['one', 'two', 'three'].map((each) => `${mark} ${each}`);
  for (const label of labels) {
    expectStatus(
      await admin.post('/api/intent-words', { type: 'Informational', label, important: false }),
      201,
    );
  }
  const selection = all({ q: mark }, 3);
  const words = async (filter: object) =>
    (await admin.get<unknown[]>(`/api/intent-words${listQuery({ filter: { q: mark, ...filter } })}`)).body
      .length;
  const marked = await changes.run({
    resource: 'intent-words',
    action: 'update',
    values: { important: true },
    ...selection,
  });
  expect(await words({ important: true })).toBe(3);
  await changes.undo(marked.id);
  expect(await words({ important: false })).toBe(3);
  await changes.run({ resource: 'intent-words', action: 'delete', ...selection });
  expect(await words({})).toBe(0);
});

it('deletes the batches and plans that nobody has, names the others, and cannot be undone', async () => {
  const mark = unique('unused');
  const plan = async (name: string) =>
    expectStatus(await admin.post<{ id: string }>('/api/pro-plans', { name }), 201).id;
  const batch = async (name: string) => {
    const record = { batch: name, defaultTool: 'intent-finder', allowed: ['intent-finder'] };
    return expectStatus(await admin.post<{ id: string }>('/api/permissions', record), 201).id;
  };
  const inUse = { batch: await batch(`${mark} 1`), userPlan: await plan(`${mark} 1`) };
  const ids = { permissions: [await batch(`${mark} 2`)], 'pro-plans': [await plan(`${mark} 2`)] };
  await createUser({ ...inUse, userType: 'pro', subscriptionEndDate: '2099-01-31' });

  for (const [resource, [unused = '']] of Object.entries(ids)) {
    const job = await changes.run({ resource, action: 'delete', ...all({ q: mark }, 2) });
    expect(job).toMatchObject({ status: 'done', result: { counts: { waiting: 0, done: 1, refused: 1 } } });
    expect(await changes.rows(job.id)).toMatchObject([
      { label: `${mark} 1`, status: 'refused', reason: expect.stringMatching(/^1 user is (in|on) the /) },
      { record: unused, label: `${mark} 2`, status: 'done', reason: '' },
    ]);
    expect((await admin.get(`/api/${resource}/${unused}`)).status).toBe(404);
    expect(await audited({ group: job.id })).toMatchObject({
      total: 1,
      first: { action: 'delete', resource, recordId: unused, label: `${mark} 2` },
    });
    expect((await changes.startUndo(job.id)).body).toMatchObject({
      message: BULK_CHANGE_MESSAGES.notUndoable,
    });
  }
});

it('is for admins, each for the own changes', async () => {
  const student = await asStudent();
  const change = { ...toBatch(other), ...those(admin.user) };
  expect((await student.post('/api/bulk-changes', change)).status).toBe(403);
  expect((await asGuest().post('/api/bulk-changes', change)).status).toBe(401);
  const job = await changes.run(change);
  expect((await student.get(`/api/bulk-changes/${job.id}/rows`)).status).toBe(403);
  const { email } = await createUser({ role: 'admin' });
  const colleague = await logIn(email, PASSWORD);
  expect((await colleague.get(`/api/bulk-changes/${job.id}/rows`)).status).toBe(404);
  expect((await colleague.post(`/api/bulk-changes/${job.id}/undo`)).status).toBe(404);
});

it('stops between two records when it is cancelled, tells what it did, and can be undone that far', async () => {
  const count = (await found({ batch: crowd })).length;
  const { id } = expectStatus(
    await changes.start({ ...toBatch(other), ...all({ batch: crowd }, count) }),
    201,
  );
  await waitFor('the first records', async () => (await changes.get(id)).progress.done > 0, {
    intervalMs: 10,
  });
  const job = expectStatus(await admin.post<typeof other>(`/api/jobs/${id}/cancel`), 200);
  const left = (await found({ batch: crowd })).length;
  expect(left).toBeGreaterThan(0);
  const done = count - left;
  expect(job).toMatchObject({
    status: 'cancelled',
    progress: { done, total: count },
    result: { counts: { done, refused: 0, waiting: left } },
  });
  await changes.undo(id);
  expect(await found({ batch: crowd })).toHaveLength(count);
});
