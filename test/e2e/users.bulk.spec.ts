import type { AuditEntryView } from '../../src/contracts/audit/audit';
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

const DAY_MS = 86_400_000;
const END = '2099-01-31T23:59:59.999Z';
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const endOf = (day: string) => `${day}T23:59:59.999Z`;

let admin: SignedIn;
let batch: string;
let plan: string;

beforeAll(async () => {
  admin = await asAdmin();
  batch = await createBatch(['intent-finder']);
  plan = await createPlan();
});

const createPlan = async () =>
  expectStatus(await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }), 201).id;
const free = () => createUser({ batch });
const pro = (subscriptionEndDate = '2099-01-31') =>
  createUser({ batch, userType: 'pro', userPlan: plan, subscriptionEndDate });
const lapsed = () => pro(dayIn(-10));
const otherAdmin = () => createUser({ role: 'admin' });

const pathOf = (users: UserView[]) => `/api/users${listQuery({ filter: { id: users.map(({ id }) => id) } })}`;
const put = <Body = string[]>(users: UserView[], change: object) => admin.put<Body>(pathOf(users), change);
async function found(users: UserView[]): Promise<UserView[]> {
  const { body } = await admin.get<UserView[]>(pathOf(users));
  return users.map(({ id }) => body.find((user) => user.id === id) as UserView);
}
async function actionsOn({ id }: UserView): Promise<string[]> {
  const query = listQuery({ filter: { recordId: id }, sort: ['time', 'ASC'] });
  const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
  return entries.map(({ action }) => action);
}

it.each<[string, () => Promise<UserView>, () => object, () => object, string]>([
  ['a student is deactivated', free, () => ({ isActive: false }), () => ({ isActive: false }), 'deactivate'],
  [
    'an admin is deactivated',
    otherAdmin,
    () => ({ isActive: false }),
    () => ({ isActive: false }),
    'deactivate',
  ],
  [
    'an inactive student is activated',
    () => createUser({ batch, isActive: false }),
    () => ({ isActive: true }),
    () => ({ isActive: true }),
    'activate',
  ],
  [
    'a free student gets a plan to the day that is given',
    free,
    () => ({ userPlan: plan, subscriptionEndDate: '2098-05-01' }),
    () => ({
      userType: 'pro',
      storedUserType: 'pro',
      userPlan: plan,
      subscriptionEndDate: endOf('2098-05-01'),
    }),
    'update',
  ],
  [
    'one whose subscription is over gets a plan as a free student does',
    lapsed,
    () => ({ userPlan: plan, subscriptionEndDate: '2098-05-01' }),
    () => ({ userType: 'pro', userPlan: plan, subscriptionEndDate: endOf('2098-05-01') }),
    'update',
  ],
  [
    'a subscription is extended from its end',
    pro,
    () => ({ extendBy: 30 }),
    () => ({ subscriptionEndDate: endOf('2099-03-02') }),
    'update',
  ],
  [
    'a subscription that is over is extended from today',
    lapsed,
    () => ({ extendBy: 90 }),
    () => ({ userType: 'pro', subscriptionEndDate: endOf(dayIn(90)) }),
    'update',
  ],
  [
    'a subscription is extended to a day',
    lapsed,
    () => ({ extendUntil: '2099-05-01' }),
    () => ({ userType: 'pro', subscriptionEndDate: endOf('2099-05-01') }),
    'update',
  ],
])('%s, and only that is kept', async (_, make, change, expected, action) => {
  const user = await make();
  expect(expectStatus(await put([user], change()), 200)).toEqual([user.id]);
  expect(await found([user])).toEqual([{ ...user, ...expected() }]);
  expect(await actionsOn(user)).toEqual(['create', action]);
});

it('moves students to a batch and ends their sessions', async () => {
  const students = [await free(), await pro()];
  const session = await logIn(students[0]?.email ?? '', PASSWORD);
  const target = await createBatch(['word-counter']);
  expectStatus(await put(students, { batch: target }), 200);
  expect((await found(students)).map((user) => [user.batch, user.permissions.allowed])).toEqual([
    [target, ['word-counter']],
    [target, ['word-counter']],
  ]);
  expect((await session.get('/api/auth/me')).status).toBe(401);
});

it('who is pro keeps the end and the own limits when the plan changes', async () => {
  const user = await pro();
  const userPlan = await createPlan();
  expectStatus(await put([user], { userPlan, subscriptionEndDate: '2097-01-01' }), 200);
  expect(await found([user])).toEqual([{ ...user, userPlan, subscriptionEndDate: END }]);
});

it.each<[string, () => Promise<UserView>, (user: UserView) => object]>([
  ['the same activity', free, () => ({ isActive: true })],
  ['the same batch', free, () => ({ batch })],
  ['the same plan', pro, () => ({ userPlan: plan, subscriptionEndDate: '2098-01-01' })],
  ['the same end', pro, () => ({ extendUntil: '2099-01-31' })],
])('%s is neither written nor kept', async (_, make, change) => {
  const user = await make();
  expect(expectStatus(await put([user], change(user)), 200)).toEqual([user.id]);
  expect(await found([user])).toEqual([user]);
  expect(await actionsOn(user)).toEqual(['create']);
});

it.each<[string, () => Promise<UserView>, () => object, string]>([
  ['a batch for an admin', otherAdmin, () => ({ batch }), 'Admins have no batch'],
  ['a plan for an admin', otherAdmin, () => ({ userPlan: plan }), 'Admins have no batch, no plan'],
  ['more time for an admin', otherAdmin, () => ({ extendBy: 30 }), 'Admins have no batch'],
  ['more time for who has no plan', free, () => ({ extendBy: 30 }), 'no subscription to extend'],
  ['an end that is earlier', pro, () => ({ extendUntil: '2098-01-01' }), 'already ends on a later day'],
  ['a plan without an end', free, () => ({ userPlan: plan }), 'Subscription End Date is required'],
  ['a plan without a new end', lapsed, () => ({ userPlan: plan }), 'Subscription End Date is required'],
  ['to deactivate oneself', async () => admin.user, () => ({ isActive: false }), 'your own account'],
])('refuses %s by name', async (_, make, change, reason) => {
  const kept = await make();
  const { message, details } = expectStatus(await put<ErrorBody>([kept], change()), 422);
  expect(message).toMatch(`0 of 1 changed. ${kept.name}: `);
  expect(message).toContain(reason);
  expect(details).toMatchObject({ done: [], refused: [{ id: kept.id, name: kept.name }] });
  expect((await found([kept])).map(({ userType, isActive }) => ({ userType, isActive }))).toEqual([
    { userType: kept.userType, isActive: true },
  ]);
});

it('changes all but those that it refuses, and names them', async () => {
  const [first, second, third] = [await free(), await pro(), await otherAdmin()];
  const answer = await put<ErrorBody>([first, second, third], { extendBy: 30 });
  const { message, details } = expectStatus(answer, 422);
  expect(message).toContain('1 of 3 changed.');
  expect(message).toContain(`${first.name}: There is no subscription to extend.`);
  expect(message).toContain(`${third.name}: Admins have no`);
  expect(details).toMatchObject({ done: [second.id] });
  expect((await found([second]))[0]?.subscriptionEndDate).toBe(endOf('2099-03-02'));
});

it.each<[string, object, number]>([
  ['nothing', {}, 400],
  ['two changes at once', { isActive: true, extendBy: 30 }, 400],
  ['fields of one account', { name: 'Everybody' }, 400],
  ['an activity that is none', { isActive: 'no' }, 422],
  ['a batch that is no id', { batch: 'Spring' }, 422],
  ['an operator', { userPlan: { $ne: null } }, 422],
  ['no days', { extendBy: 0 }, 422],
  ['half a day', { extendBy: 0.5 }, 422],
  ['too many days', { extendBy: 3651 }, 422],
  ['a day that no month has', { extendUntil: '2099-02-30' }, 422],
  ['a day that is over', { extendUntil: '2020-01-01' }, 422],
  ['a batch that does not exist', { batch: 'f'.repeat(24) }, 422],
  ['a plan that does not exist', { userPlan: 'f'.repeat(24), subscriptionEndDate: '2098-01-01' }, 422],
  ['a plan to a day that is over', { userPlan: 'f'.repeat(24), subscriptionEndDate: '2020-01-01' }, 422],
])('refuses %s for everybody', async (_, change, status) => {
  const user = await pro();
  expectStatus(await put([user], change), status);
  expect(await found([user])).toEqual([user]);
});

it('deletes all but oneself, and says so', async () => {
  const user = await free();
  const answer = await admin.delete<ErrorBody>(pathOf([user, admin.user]));
  expect(expectStatus(answer, 409)).toMatchObject({
    message: `1 of 2 changed. ${admin.user.name}: You cannot delete your own account. Ask another admin to do it.`,
    details: { done: [user.id] },
  });
  expect((await admin.get('/api/auth/me')).status).toBe(200);
});
