import type { AllPermissionsView, PermissionView } from '../../src/contracts/permissions/permissions';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  type SignedIn,
  unique,
} from '../support/actors';
import { type Answer, listQuery } from '../support/http';

let admin: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
});

interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string>;
  details?: Record<string, unknown>;
}
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<Refusal>, status);
const permission = (fields: Partial<PermissionView> = {}) => ({
  batch: unique('Batch'),
  defaultTool: 'intent-finder',
  allowed: ['intent-finder'],
  ...fields,
});

it('makes a batch by the ticking rules', async () => {
  const entered = permission({
    batch: `  ${unique('Batch')} `,
    allowed: ['versus-box-2', 'product-box-generator'],
  });
  const answer = await admin.post<PermissionView>('/api/permissions/', entered);
  expect(expectStatus(answer, 201)).toMatchObject({
    batch: entered.batch.trim(),
    defaultTool: 'intent-finder',
    allowed: ['intent-finder', 'product-box-generator', 'product-box-1'],
    students: 0,
  });
});

it.each<[string, object, Record<string, string>]>([
  ['no batch', { batch: '  ' }, { batch: 'Enter Batch Number' }],
  ['a comma', { batch: '1, 2' }, { batch: 'Comma not allowed' }],
  ['no default tool', { defaultTool: undefined }, { defaultTool: 'Please select default tool route' }],
  ['no tool', { allowed: [] }, { allowed: 'Please select at least 1' }],
])('refuses %s', async (_, fields, errors) => {
  expect(refusal(await admin.post('/api/permissions', { ...permission(), ...fields }), 422).errors).toEqual(
    errors,
  );
});

it('refuses a batch that exists already, in whatever case', async () => {
  const first = permission();
  const second = permission();
  await admin.post('/api/permissions', first);
  const { id } = expectStatus(await admin.post<PermissionView>('/api/permissions', second), 201);
  const taken = { batch: 'A batch with this name already exists' };
  const again = await admin.post('/api/permissions', { ...first, batch: first.batch.toUpperCase() });
  expect(refusal(again, 422).errors).toEqual(taken);
  const renamed = await admin.put(`/api/permissions/${id}`, { ...second, batch: first.batch.toUpperCase() });
  expect(refusal(renamed, 422).errors).toEqual(taken);
});

it('a changed batch counts for its students from the next request on', async () => {
  const student = await asStudent({ allowed: ['intent-finder'] });
  const batch = student.user.batch ?? '';
  const before = expectStatus(await admin.get<PermissionView>(`/api/permissions/${batch}`), 200);
  expect(before.students).toBe(1);
  await admin.put(`/api/permissions/${batch}`, { ...before, allowed: ['intent-finder', 'word-counter'] });
  const session = expectStatus(await student.get<{ user: UserView }>('/api/auth/me'), 200);
  expect(session.user.permissions.allowed).toEqual(['intent-finder', 'word-counter']);
});

it('lists a page, and all of them for a form', async () => {
  const { batch } = expectStatus(await admin.post<PermissionView>('/api/permissions', permission()), 201);
  const page = await admin.get<PermissionView[]>(
    `/api/permissions${listQuery({ filter: { q: batch.slice(1) } })}`,
  );
  expect(expectStatus(page, 200).map((record) => record.batch)).toEqual([batch]);
  expect(page.headers.get('content-range')).toBe('permissions 0-0/1');
  const all = expectStatus(await admin.get<AllPermissionsView>('/api/permissions?getAll=true'), 200);
  expect(all.count).toBe(all.permissions.length);
  expect(all.permissions.map((record) => record.batch)).toContain(batch);
});

it('finds a batch without regard to accents', async () => {
  const name = unique('Été');
  const { id } = expectStatus(
    await admin.post<PermissionView>('/api/permissions', { ...permission(), batch: name }),
    201,
  );
  const query = listQuery({ filter: { q: name.replace('Été', 'ete') } });
  const page = await admin.get<PermissionView[]>(`/api/permissions${query}`);
  expect(expectStatus(page, 200).map((batch) => batch.id)).toEqual([id]);
});

it('refuses to delete a batch with users and tells how many', async () => {
  const batch = await createBatch(['intent-finder']);
  const empty = await createBatch(['intent-finder']);
  const users = [await createUser({ batch }), await createUser({ batch })];
  const { code, message, details } = refusal(await admin.delete(`/api/permissions/${batch}`), 409);
  expect([code, details]).toEqual(['IN_USE', { count: 2 }]);
  expect(message).toContain('2 users');
  const many = await admin.delete(`/api/permissions${listQuery({ filter: { id: [batch, empty] } })}`);
  expect(refusal(many, 409).details).toMatchObject({ done: [empty], refused: [{ id: batch }] });
  for (const { id } of users) await admin.delete(`/api/users/${id}`);
  expectStatus(await admin.delete(`/api/permissions/${batch}`), 200);
  expect((await admin.get(`/api/permissions/${batch}`)).status).toBe(404);
});
