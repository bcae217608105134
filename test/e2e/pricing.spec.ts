import { MESSAGES } from '../../src/contracts/messages';
import { NOTICE_MESSAGES } from '../../src/contracts/notices/notice-messages';
import type { NoticeView } from '../../src/contracts/notices/notices';
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

describe('a wish for a plan', () => {
  const wish = (who: SignedIn, plan: unknown) => who.post('/api/pricing/wishes', { plan });

  it('reaches every admin as a notice, once a day', async () => {
    const student = await asStudent();
    const asked = async () => expectStatus(await student.get<PricingView>('/api/pricing'), 200).asked;
    expect(await asked()).toEqual([]);
    expectStatus(await wish(student, PLAN), 204);
    expectStatus(await wish(student, PLAN), 204);
    expect(await asked()).toEqual([PLAN]);
    const admin = await asAdmin();
    const { body } = await admin.get<NoticeView[]>('/api/notices');
    const told = body.filter(({ link }) => link === `/users/${student.user.id}/show`);
    expect(told).toEqual([expect.objectContaining({ kind: 'plan.wanted' })]);
    expect(told[0]?.title).toBe(NOTICE_MESSAGES.wantsPlan(student.user.name, PLAN));
    expect(told[0]?.body).toContain(student.user.email);
  });

  it.each<[string, () => Promise<SignedIn>, unknown, string]>([
    ['that does not exist', () => asStudent(), 'No such plan', MESSAGES.planUnknown],
    ['without a name', () => asStudent(), undefined, MESSAGES.planUnknown],
    ['that the student has', () => pro('2099-01-01'), PLAN, MESSAGES.planIsCurrent],
  ])('is refused for one %s', async (_, make, name, message) => {
    expect((await wish(await make(), name)).body).toMatchObject({
      statusCode: 422,
      errors: { plan: message },
    });
  });
});
