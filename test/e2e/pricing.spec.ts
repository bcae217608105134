import type { PricingView } from '../../src/contracts/plans/pricing';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';

const PLAN = unique('Studio');
let plan: string;

beforeAll(async () => {
  const admin = await asAdmin();
  plan = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', { name: PLAN }), 201).id;
});

const pro = (subscriptionEndDate: string) =>
  asStudent({ fields: { userType: 'pro', userPlan: plan, subscriptionEndDate } });

it.each<[string, () => Promise<SignedIn>, string[]]>([
  ['a free student, without a plan of that name', () => asStudent(), ['Free']],
  ['a pro student', () => pro('2099-01-01'), [PLAN]],
  ['a pro student whose subscription has ended', () => pro('2020-01-01'), ['Free']],
  ['an admin', () => asAdmin(), []],
])('marks the plan that counts for %s', async (_, make, current) => {
  const actor = await make();
  const { plans, contact } = expectStatus(await actor.get<PricingView>('/api/pricing'), 200);
  expect(plans.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(current);
  expect(plans.map(({ name }) => name)).toEqual(expect.arrayContaining(['Free', PLAN]));
  expect(contact).toBeNull();
});
