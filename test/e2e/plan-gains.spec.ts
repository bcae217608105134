import type { NoticeView } from '../../src/contracts/notices/notices';
import type { PlanView } from '../../src/contracts/plans/plans';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';

let admin: SignedIn;
let student: SignedIn;
let small: PlanView;
let large: PlanView;

const planWith = async (operations: number, more: object = {}) => {
  const limits = { 'intelligent-hub': { numberOfOperations: operations, time: '1 day' }, ...more };
  return expectStatus(await admin.post<PlanView>('/api/pro-plans', { name: unique('Plan'), limits }), 201);
};
const briefs = { 'intelligent-briefs': { numberOfOperations: 5, numberOfOutlines: 9, time: '30 days' } };
const change = async (fields: object) =>
  expectStatus(await admin.put(`/api/users/${student.user.id}`, fields), 200);
const told = async () => expectStatus(await student.get<NoticeView[]>('/api/notices'), 200);

beforeAll(async () => {
  admin = await asAdmin();
  [small, large] = await Promise.all([planWith(2), planWith(9, briefs)]);
});

beforeEach(async () => {
  student = await asStudent({
    allowed: ['intelligent-hub', 'intelligent-briefs', 'word-counter'],
    fields: { userType: 'pro', userPlan: small.id, subscriptionEndDate: '2099-12-31' },
  });
});

it('tells a student of a better plan, and what is new in it', async () => {
  await change({ userPlan: large.id });
  expect(await told()).toEqual([
    expect.objectContaining({
      kind: 'plan.raised',
      severity: 'info',
      title: `You are now on the ${large.name} plan.`,
      body: 'New for you: Intelligent Briefs.\nMore of: Intelligent Hub.',
      link: '/pricing',
    }),
  ]);
});

it('tells of raised limits of one’s own once, however often they are raised', async () => {
  for (const numberOfOperations of [20, 30])
    await change({ extendedPlans: { 'intelligent-hub': { numberOfOperations, time: '1 day' } } });
  expect((await told()).map(({ title, body }) => [title, body])).toEqual([
    ['Your limits were raised.', 'More of: Intelligent Hub.'],
  ]);
});

it('says nothing of a smaller plan, or of another name', async () => {
  await change({ userPlan: large.id });
  await change({ userPlan: small.id });
  await change({ name: 'Another Name' });
  expect(await told()).toHaveLength(1);
});

it('tells many who were given a plan together', async () => {
  const filter = encodeURIComponent(JSON.stringify({ id: [student.user.id] }));
  expectStatus(await admin.put(`/api/users?filter=${filter}`, { userPlan: large.id }), 200);
  expect(await told()).toHaveLength(1);
});
