import type { NewSessionView, UserView } from '../../src/contracts/users/users';
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
  tryLogIn,
  unique,
} from '../support/actors';
import type { Answer } from '../support/http';
import { listQuery } from '../support/http';

interface Refusal {
  message: string;
  error?: string;
  errors?: Record<string, string>;
}

let admin: SignedIn;
let batch: string;

beforeAll(async () => {
  admin = await asAdmin();
  batch = await createBatch(['intent-finder']);
});

const account = (fields: Record<string, unknown> = {}) => ({
  name: unique('Somebody'),
  email: `${unique('somebody')}@cohort.test`,
  password: PASSWORD,
  role: 'student',
  userType: 'free',
  batch,
  ...fields,
});
const createPlan = async () =>
  expectStatus(await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }), 201).id;
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<Refusal>, status);

describe('creating', () => {
  it('answers the account as it is stored, without anything secret', async () => {
    const entered = account({ name: ' Ada ', email: `${unique('ADA')}@Cohort.Test` });
    const answer = await admin.post<UserView>('/api/users', entered);
    const user = expectStatus(answer, 201);
    expect(user).toMatchObject({
      name: 'Ada',
      email: entered.email.toLowerCase(),
      role: 'student',
      userType: 'free',
      isActive: true,
      batch,
      permissions: { defaultTool: 'intent-finder', allowed: ['intent-finder'] },
      subscriptionEndDate: null,
      userPlan: null,
    });
    expect(user.batchName).not.toBe('');
    expect(user._id).toBe(user.id);
    expect(answer.text).not.toMatch(/password|token|argon2/i);
  });

  it('refuses an e-mail that another account has, in whatever case', async () => {
    const { email } = await createUser({ batch });
    const answer = await admin.post('/api/users', account({ email: email.toUpperCase() }));
    expect(refusal(answer, 422).errors).toEqual({ email: 'This email belongs to another account' });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a batch that does not exist', { batch: 'f'.repeat(24) }, 'batch'],
    [
      'a plan that does not exist',
      { userType: 'pro', subscriptionEndDate: '2099-01-01', userPlan: 'f'.repeat(24) },
      'userPlan',
    ],
    [
      'a wrong limit',
      {
        userType: 'pro',
        subscriptionEndDate: '2099-01-01',
        userPlan: 'f'.repeat(24),
        extendedPlans: { 'optimize-prime': { time: '1 week', numberOfOperations: 1 } },
      },
      'extendedPlans.optimize-prime.time',
    ],
    ['a short password', { password: 'abc' }, 'password'],
  ])('refuses %s on its field', async (_, fields, field) => {
    const { errors } = refusal(await admin.post('/api/users', account(fields)), 422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it('registers with a session of the new account', async () => {
    const { user, access_token, ...rest } = expectStatus(
      await admin.post<NewSessionView>('/api/auth/register/', account()),
      201,
    );
    expect(rest).toEqual({ error: null });
    const answer = await asGuest().get('/api/auth/me', {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(expectStatus(answer as Answer<{ user: UserView }>, 200).user.id).toBe(user.id);
    const again = refusal(await admin.post('/api/auth/register/', account({ email: user.email })), 422);
    expect(again.error).toBe(again.message);
  });
});

describe('listing', () => {
  it('filters, sorts without regard to case, and pages with the total', async () => {
    const own = await createBatch(['intent-finder']);
    for (const name of ['bea', 'Cem', 'Ada']) await createUser({ batch: own, name });
    await createUser({ batch: own, name: 'off', isActive: false });
    const filter = { batch: own, isActive: true, role: 'student', userType: 'free' };
    const page = async (range: [number, number], direction: string) => {
      const answer = await admin.get<UserView[]>(
        `/api/users${listQuery({ filter, sort: ['name', direction], range })}`,
      );
      return [expectStatus(answer, 200).map((user) => user.name), answer.headers.get('content-range')];
    };
    expect(await page([0, 1], 'ASC')).toEqual([['Ada', 'bea'], 'users 0-1/3']);
    expect(await page([2, 3], 'ASC')).toEqual([['Cem'], 'users 2-2/3']);
    expect(await page([0, 9], 'DESC')).toEqual([['Cem', 'bea', 'Ada'], 'users 0-2/3']);
  });

  it('gives all records that are named', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, async () => (await createUser({ batch })).id));
    const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { id: ids } })}`);
    expect(new Set(expectStatus(answer, 200).map((user) => user.id))).toEqual(new Set(ids));
  });

  it('counts a user whose subscription has ended as free, and finds them as lapsed', async () => {
    const own = await createBatch(['intent-finder']);
    const pro = { batch: own, userType: 'pro', userPlan: await createPlan() };
    const lapsed = await createUser({
      ...pro,
      subscriptionEndDate: new Date(Date.now() - 1000).toISOString(),
    });
    const current = await createUser({ ...pro, subscriptionEndDate: '2099-12-31' });
    expect([lapsed.userType, current.userType]).toEqual(['free', 'pro']);
    expect([lapsed.storedUserType, current.storedUserType]).toEqual(['pro', 'pro']);
    expect(current.subscriptionEndDate).toBe('2099-12-31T23:59:59.999Z');
    const never = await createUser({ batch: own });
    const idsOf = async (filter: object) => {
      const query = listQuery({ filter: { batch: own, ...filter }, sort: ['createdAt', 'ASC'] });
      const answer = await admin.get<UserView[]>(`/api/users${query}`);
      return expectStatus(answer, 200).map((user) => user.id);
    };
    expect(await idsOf({ userType: 'free' })).toEqual([lapsed.id, never.id]);
    expect(await idsOf({ userType: 'pro' })).toEqual([current.id]);
    expect(await idsOf({ account: 'lapsed' })).toEqual([lapsed.id]);
    expect(await idsOf({ account: ['free', 'lapsed'] })).toEqual([lapsed.id, never.id]);
    expect(await idsOf({ account: ['free'] })).toEqual([never.id]);
    expect(await idsOf({ account: ['pro'] })).toEqual([current.id]);
  });
});

describe('editing', () => {
  it('changes what is given and keeps the rest', async () => {
    const user = await createUser({ batch, extendedPermissions: ['word-counter'] });
    const answer = await admin.put<UserView>(`/api/users/${user.id}`, { name: 'Renamed' });
    expect(expectStatus(answer, 200)).toEqual({
      ...user,
      name: 'Renamed',
      data: { ...user.data, displayName: 'Renamed' },
    });
  });

  it('takes the whole record back as react-admin sends it', async () => {
    const user = await createUser({ batch });
    expect(expectStatus(await admin.put(`/api/users/${user.id}`, user), 200)).toEqual(user);
  });

  it('applies the ticking rules to the extended tools', async () => {
    const user = await createUser({ batch });
    const extendedPermissions = ['product-box-2', 'versus-box-generator', 'word-counter'];
    const answer = await admin.put<UserView>(`/api/users/${user.id}`, { extendedPermissions });
    expect(expectStatus(answer, 200).extendedPermissions).toEqual([
      'word-counter',
      'versus-box-generator',
      'versus-box-1',
    ]);
  });

  it('keeps extra sub-tools over a batch without their tool', async () => {
    const [boxes, others] = [await createBatch(['product-box-generator']), batch];
    const { id } = await createUser({ batch: boxes, extendedPermissions: ['product-box-2'] });
    const change = async (fields: object) =>
      expectStatus(await admin.put<UserView>(`/api/users/${id}`, fields), 200).extendedPermissions;
    expect(await change({ batch: others })).toEqual(['product-box-2']);
    expect(await change({ name: 'Renamed' })).toEqual(['product-box-2']);
    expect(await change({ batch: boxes })).toEqual(['product-box-2']);
    const many = `/api/users${listQuery({ filter: { id: [id] } })}`;
    expect(expectStatus(await admin.put(many, { batch: others }), 200)).toEqual([id]);
    const moved = expectStatus(await admin.get<UserView>(`/api/users/${id}`), 200);
    expect(moved).toMatchObject({ batch: others, extendedPermissions: ['product-box-2'] });
    expect(await change({ extendedPermissions: [] })).toEqual([]);
    expect(await change({ extendedPermissions: ['product-box-2'] })).toEqual([]);
  });

  it.each(['2099-01-01', '2020-01-01'])(
    'drops the plan to %s of an account that becomes free',
    async (end) => {
      const userPlan = await createPlan();
      const user = await createUser({ batch, userType: 'pro', subscriptionEndDate: end, userPlan });
      const answer = await admin.put<UserView>(`/api/users/${user.id}`, { userType: 'free' });
      expect(expectStatus(answer, 200)).toMatchObject({
        userType: 'free',
        storedUserType: 'free',
        userPlan: null,
        subscriptionEndDate: null,
      });
      expectStatus(await admin.delete(`/api/pro-plans/${userPlan}`), 200);
    },
  );

  it('keeps the role', async () => {
    const { id } = await createUser({ batch });
    const { errors } = refusal(await admin.put(`/api/users/${id}`, { role: 'admin' }), 422);
    expect(errors).toEqual({ role: 'The role of an account cannot be changed' });
  });

  it('checks the record that comes out', async () => {
    const { id } = await createUser({ batch });
    const { errors } = refusal(await admin.put(`/api/users/${id}`, { userType: 'pro' }), 422);
    expect(errors).toEqual({
      subscriptionEndDate: 'Subscription End Date is required',
      userPlan: 'User Plan is required',
    });
  });

  it.each<[string, () => Promise<Record<string, unknown>>]>([
    ['deactivation', async () => ({ isActive: false })],
    ['another batch', async () => ({ batch: await createBatch(['intent-finder']) })],
    ['a new password', async () => ({ password: 'another-password' })],
  ])('%s ends the sessions at once', async (_, change) => {
    const student = await asStudent();
    expectStatus(await student.get('/api/auth/me'), 200);
    expectStatus(await admin.patch(`/api/auth/update/${student.user.id}`, await change()), 200);
    expect((await student.get('/api/auth/me')).status).toBe(401);
  });

  it('a new name leaves the sessions', async () => {
    const student = await asStudent();
    expectStatus(await admin.put(`/api/users/${student.user.id}`, { name: 'Other' }), 200);
    expect((await student.get('/api/auth/me')).status).toBe(200);
  });

  it('sets a password that opens the account', async () => {
    const { id, email } = await createUser({ batch });
    expectStatus(await admin.put(`/api/users/${id}`, { password: 'brand-new' }), 200);
    expect((await tryLogIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, 'brand-new')).user.id).toBe(id);
  });

  it('refuses to deactivate oneself', async () => {
    const { errors } = refusal(await admin.put(`/api/users/${admin.user.id}`, { isActive: false }), 422);
    expect(errors).toEqual({ isActive: 'You cannot deactivate your own account' });
  });

  it('changes many at once', async () => {
    const ids = [(await createUser({ batch })).id, (await createUser({ batch })).id];
    const query = listQuery({ filter: { id: ids } });
    expect(expectStatus(await admin.put(`/api/users${query}`, { isActive: false }), 200)).toEqual(ids);
    const users = expectStatus(await admin.get<UserView[]>(`/api/users${query}`), 200);
    expect(users.map((user) => user.isActive)).toEqual([false, false]);
  });
});
