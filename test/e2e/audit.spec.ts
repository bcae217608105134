import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { PlanView } from '../../src/contracts/plans/plans';
import { asAdmin, createUser, expectStatus, PASSWORD, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { asPublisher, blockToSave, saveBlock } from '../support/saved-blocks';

let admin: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
});

async function entriesOf(resource: string, recordId: string): Promise<AuditEntryView[]> {
  const query = listQuery({ filter: { resource, recordId }, sort: ['time', 'ASC'] });
  return expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
}

const LIMITS = { 'optimize-prime': { numberOfOperations: 5, time: '1 day' } };
const make: Record<string, () => Promise<{ id: string }>> = {
  users: () => createUser({ role: 'admin' }),
  permissions: () =>
    create('permissions', {
      batch: unique('Batch'),
      defaultTool: 'intent-finder',
      allowed: ['intent-finder'],
    }),
  'pro-plans': () => create('pro-plans', { name: unique('Plan'), limits: LIMITS }),
  'intent-words': () =>
    create('intent-words', { type: 'Transactional', label: unique('word'), important: true }),
};

async function create(resource: string, record: object): Promise<{ id: string }> {
  return expectStatus(await admin.post<{ id: string }>(`/api/${resource}`, record), 201);
}

it.each(Object.keys(make))(
  'a save of %s that changes nothing is neither written nor kept',
  async (resource) => {
    const record = await make[resource]?.();
    const id = record?.id ?? '';
    const path = `/api/${resource}/${id}`;
    const before = expectStatus(await admin.get<object>(path), 200);
    expect(expectStatus(await admin.put<object>(path, before), 200)).toEqual(before);
    expect(expectStatus(await admin.get<object>(path), 200)).toEqual(before);
    expect((await entriesOf(resource, id)).map(({ action }) => action)).toEqual(['create']);
  },
);

it('a block that is saved as it is stays where it is in the list', async () => {
  const publisher = await asPublisher();
  const block = blockToSave('product-box-1');
  const { id, updatedAt } = await saveBlock(publisher, block);
  const path = `/api/blocks/${id}`;
  expect(await publisher.put(path, block)).toMatchObject({ status: 200, body: { updatedAt } });
  expect(await publisher.patch(path, { name: block.name })).toMatchObject({ body: { updatedAt } });
});

it('what is done to an account is called by its name', async () => {
  const { id, email } = await createUser({ role: 'admin' });
  const change = async (fields: object) => expectStatus(await admin.put(`/api/users/${id}`, fields), 200);
  await change({ isActive: false });
  await change({ isActive: true });
  await change({ password: `${PASSWORD}-2` });
  await change({ name: 'Other', isActive: false });
  const entries = await entriesOf('users', id);
  expect(entries.map(({ action }) => action)).toEqual([
    'create',
    'deactivate',
    'activate',
    'set-password',
    'update',
  ]);
  expect(entries[3]).toMatchObject({ label: email, before: {}, after: { signIn: 'new password' } });
  expect(entries[4]).toMatchObject({ after: { name: 'Other', isActive: false } });
  expect(JSON.stringify(entries)).not.toMatch(/argon2|tokenVersion|passwordHash/);
});

it('imports and exports are called by their names', async () => {
  const since = new Date();
  const body = new FormData();
  body.append('file', new Blob([`type,label\nTransactional,${unique('imported')}\n`]), 'words.csv');
  expectStatus(await admin.post('/api/intent-words/import', undefined, { body }), 200);
  expectStatus(await admin.get(`/api/users/export${listQuery({ filter: { role: 'student' } })}`), 200);

  const query = listQuery({ filter: { actor: admin.user.id }, sort: ['time', 'ASC'], range: [0, 999] });
  const { body: entries } = await admin.get<AuditEntryView[]>(`/api/audit${query}`);
  const recent = entries.filter(({ time }) => new Date(time) >= since);
  expect(recent.map(({ action, resource, after }) => [action, resource, after])).toEqual([
    ['import', 'intent-words', { words: [expect.objectContaining({ type: 'Transactional' })] }],
    ['export', 'users', { role: 'student' }],
  ]);
});

it('keeps of a plan what an admin enters', async () => {
  const { id } = (await make['pro-plans']?.()) ?? { id: '' };
  expectStatus(
    await admin.put<PlanView>(`/api/pro-plans/${id}`, { name: unique('Renamed'), limits: LIMITS }),
    200,
  );
  const [created, updated] = await entriesOf('pro-plans', id);
  expect(Object.keys(created?.after ?? {})).toEqual([
    'name',
    'priceText',
    'description',
    'position',
    'limits',
  ]);
  expect(Object.keys(updated?.after ?? {})).toEqual(['name']);
});

it('leaves as csv, and the log keeps that too', async () => {
  const { id, email } = await createUser({ role: 'admin' });
  expectStatus(await admin.put(`/api/users/${id}`, { isActive: false }), 200);
  const filter = { resource: 'users', recordId: id };
  const query = listQuery({ filter, sort: ['time', 'ASC'] });
  const { status, headers, text } = await admin.get<string>(`/api/audit/export${query}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('audit-log.csv');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('\uFEFFTime,Admin,Action,Resource,Record,Record id,Before,After');
  expect(lines[2]).toContain(`${admin.user.email},deactivate,users,${email},${id},"{""isActive"":true}"`);
  const kept = listQuery({ filter: { resource: 'audit', actor: admin.user.id } });
  const [latest] = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${kept}`), 200);
  expect(latest).toMatchObject({ action: 'export', after: filter });
});

it('is sorted by action and by resource, the latest first within', async () => {
  const query = listQuery({ filter: { actor: admin.user.id }, sort: ['action', 'DESC'], range: [0, 999] });
  const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  const keys = entries.map(({ action, time }) => `${action} ${time}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(2);
});
