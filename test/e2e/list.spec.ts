import type { ErrorBody } from '../../src/contracts/error-codes';
import type { UserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { listQuery } from '../support/http';

describe('the admin list dialect', () => {
  let admin: SignedIn;
  let batch: string;
  let users: UserView[];

  beforeAll(async () => {
    admin = await asAdmin();
    batch = await createBatch(['intent-finder']);
    users = await Promise.all([0, 1, 2].map(() => createUser({ batch })));
  });

  const list = (parts: Parameters<typeof listQuery>[0]) =>
    admin.get<UserView[]>(`/api/users${listQuery(parts)}`);
  const emails = (views: UserView[]) => views.map(({ email }) => email);

  it('filters, sorts and pages, and counts the whole', async () => {
    const sorted = emails(users).sort();
    const page = await list({ filter: { batch }, sort: ['email', 'ASC'], range: [1, 2] });
    expect(page.status).toBe(200);
    expect(emails(page.body)).toEqual(sorted.slice(1));
    expect(page.headers.get('content-range')).toBe('users 1-2/3');
    const reversed = await list({ filter: { batch }, sort: ['email', 'DESC'], range: [0, 0] });
    expect(emails(reversed.body)).toEqual(sorted.slice(-1));
    expect(reversed.headers.get('content-range')).toBe('users 0-0/3');
  });

  it('counts past the last page', async () => {
    const page = await list({ filter: { batch }, range: [10, 19] });
    expect(page.body).toEqual([]);
    expect(page.headers.get('content-range')).toBe('users */3');
  });

  it('exports what the filter finds, in its order', async () => {
    const query = listQuery({ filter: { batch }, sort: ['email', 'DESC'] });
    const { text, headers } = await admin.get(`/api/users/export${query}`);
    const [header, ...rows] = text.trimEnd().split('\r\n');
    expect(header).toMatch(/^\ufeffName,Email,Role,/);
    expect(rows.map((row) => row.split(',')[1])).toEqual(emails(users).sort().reverse());
    expect(headers.get('content-disposition')).toBe('attachment; filename=users.csv');
    const { body } = await admin.get<{ Email: string }[]>(`/api/users/export${query}&format=json`);
    expect(body.map(({ Email }) => Email)).toEqual(emails(users).sort().reverse());
  });

  it('filters by dates, and by who never logged in', async () => {
    const [first] = users;
    const today = new Date().toISOString().slice(0, 10);
    const found = async (filter: object) => emails((await list({ filter: { batch, ...filter } })).body);
    const [oldest] = users.map(({ createdAt }) => createdAt).sort();
    expect(await found({ createdAt: { from: oldest } })).toHaveLength(3);
    expect(await found({ createdAt: { to: '2020-01-01' } })).toEqual([]);
    expect(await found({ subscriptionEndDate: { from: '2020-01-01' } })).toEqual([]);
    await logIn(first?.email ?? '', PASSWORD);
    expect(await found({ lastLoginAt: { from: today } })).toEqual([first?.email]);
    expect(await found({ neverLoggedIn: true })).toHaveLength(2);
    expect(await found({ neverLoggedIn: false })).toEqual([first?.email]);
    const [last] = (await list({ filter: { batch }, sort: ['lastLoginAt', 'DESC'], range: [0, 0] })).body;
    expect(last).toMatchObject({ id: first?.id, lastLoginAt: expect.stringContaining(today) as string });
    const log = await admin.get<object[]>(
      `/api/audit${listQuery({ filter: { recordId: first?.id, time: { from: today } } })}`,
    );
    expect(log.body).toMatchObject([{ action: 'create' }]);
  });

  it('sorts by the names of batches and plans, those without at the end, across pages and in the export', async () => {
    const key = unique('sorted');
    const make = async (resource: string, record: object) =>
      expectStatus(await admin.post<{ id: string }>(`/api/${resource}`, record), 201).id;
    const makeBatch = (name: string) =>
      make('permissions', {
        batch: `${key} ${name}`,
        defaultTool: 'intent-finder',
        allowed: ['intent-finder'],
      });
    // Made in another order than that of their names.
    const [z, a] = [await makeBatch('Z'), await makeBatch('a')];
    const [y, b] = [
      await make('pro-plans', { name: `${key} Y` }),
      await make('pro-plans', { name: `${key} b` }),
    ];
    const pro = (userPlan: string) => ({ userType: 'pro', userPlan, subscriptionEndDate: '2099-01-01' });
    const add = (name: string, fields: object) => createUser({ name: `${key} ${name}`, ...fields });
    await add('3', { batch: z, ...pro(b) });
    await add('2', { batch: a, ...pro(y) });
    await add('1', { batch: a });
    await add('4', { role: 'admin' });
    const names = async (sort: [string, string], range: [number, number] = [0, 24]) => {
      const page = await list({ filter: { q: key }, sort, range });
      return [page.body.map(({ name }) => name.slice(-1)).join(''), page.headers.get('content-range')];
    };
    expect(await names(['batch', 'ASC'])).toEqual(['1234', 'users 0-3/4']);
    expect(await names(['batch', 'DESC'])).toEqual(['4321', 'users 0-3/4']);
    expect(await names(['batch', 'ASC'], [1, 2])).toEqual(['23', 'users 1-2/4']);
    expect(await names(['userPlan', 'ASC'])).toEqual(['3214', 'users 0-3/4']);
    expect(await names(['userPlan', 'ASC'], [9, 10])).toEqual(['', 'users */4']);
    const query = listQuery({ filter: { q: key }, sort: ['userPlan', 'DESC'] });
    const { body } = await admin.get<{ Name: string }[]>(`/api/users/export${query}&format=json`);
    expect(body.map(({ Name }) => Name.slice(-1)).join('')).toBe('4123');
  });

  it('finds whose time as pro ends soon', async () => {
    const plan = expectStatus(
      await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
      201,
    ).id;
    const own = await createBatch(['intent-finder']);
    const endIn = (days: number) =>
      createUser({
        batch: own,
        userType: 'pro',
        userPlan: plan,
        subscriptionEndDate: new Date(Date.now() + days * 86_400_000).toISOString(),
      });
    await createUser({ batch: own });
    await endIn(-1);
    const [soon, later] = [await endIn(13.9), await endIn(14.1)];
    const found = async (filter: object) => (await list({ filter: { batch: own, ...filter } })).body;
    const idsOf = (views: UserView[]) => views.map(({ id }) => id).sort();
    expect(idsOf(await found({ endsWithin: '14' }))).toEqual([soon.id]);
    expect(idsOf(await found({ endsWithin: '30' }))).toEqual([soon.id, later.id].sort());
    expect(await found({ endsWithin: '7' })).toEqual([]);
    const query = listQuery({ filter: { batch: own, endsWithin: '14' } });
    const { body } = await admin.get<{ Email: string }[]>(`/api/users/export${query}&format=json`);
    expect(body.map(({ Email }) => Email)).toEqual([soon.email]);
  });

  it('gives many by their ids', async () => {
    const wanted = users.slice(0, 2).map(({ id }) => id);
    const { body } = await list({ filter: { id: wanted } });
    expect(body.map(({ id }) => id).sort()).toEqual([...wanted].sort());
  });

  it.each([
    ['an operator', { batch: { $ne: null } }],
    ['an operator in an id list', { id: [{ $gt: '' }] }],
    ['an expression', { $where: 'true' }],
    ['a field that is not offered', { password: 'x' }],
    ['days that are not offered', { endsWithin: '13' }],
  ])('refuses %s in the filter', async (_, filter) => {
    const answer = await list({ filter });
    expect(answer.status).toBe(400);
    expect((answer.body as unknown as ErrorBody).code).toBe('BAD_REQUEST');
  });

  it('refuses to sort by what is not offered', async () => {
    expect((await list({ sort: ['password', 'ASC'] })).status).toBe(400);
  });

  it('updates and deletes many by their ids, and nothing without them', async () => {
    const [first, second] = await Promise.all([createUser({ batch }), createUser({ batch })]);
    const ids = [first.id, second.id];
    const target = `/api/users${listQuery({ filter: { id: ids } })}`;
    const updated = await admin.put<string[]>(target, { isActive: false });
    expect({ status: updated.status, ids: [...updated.body].sort() }).toEqual({
      status: 200,
      ids: ids.sort(),
    });
    const { body } = await list({ filter: { id: ids } });
    expect(body.map(({ isActive }) => isActive)).toEqual([false, false]);

    expect((await admin.delete('/api/users')).status).toBe(400);
    expect((await admin.delete(`/api/users${listQuery({ filter: { batch } })}`)).status).toBe(400);
    const deleted = await admin.delete<string[]>(target);
    expect([...deleted.body].sort()).toEqual(ids.sort());
    expect((await list({ filter: { id: ids } })).body).toEqual([]);
  });
});
