import type { AllPlansView, PlanView } from '../../src/contracts/plans/plans';
import { asAdmin, createBatch, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { type Answer, listQuery } from '../support/http';

let admin: SignedIn;
beforeAll(async () => {
  admin = await asAdmin();
});

interface Refusal {
  code: string;
  errors?: Record<string, string>;
  details?: Record<string, unknown>;
}
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<Refusal>, status);
const create = async (fields: object = {}) =>
  expectStatus(await admin.post<PlanView>('/api/pro-plans', { name: unique('Plan'), ...fields }), 201);

it('keeps the limits per tool and no field of another', async () => {
  const limits = {
    'intelligent-briefs': { numberOfOperations: 5, numberOfOutlines: 9, time: '30 days' },
    'content-detection': { maxUrlToWatch: 3, maxCheckPerUrl: 7, time: '1 day' },
  };
  const sent = {
    ...limits,
    'optimize-prime': { numberOfOperations: 1, maxUrlToWatch: 4, time: '1 day' },
    'intelligent-hub': null,
    other: 1,
  };
  const plan = await create({ limits: sent });
  const stored = { ...limits, 'optimize-prime': { numberOfOperations: 1, time: '1 day' } };
  expect(plan).toMatchObject({ students: 0, limits: stored });
  expect(Object.keys(plan.limits).sort()).toEqual(Object.keys(stored).sort());
  const changed = await admin.put<PlanView>(`/api/pro-plans/${plan.id}`, { ...plan, limits: {} });
  expect(expectStatus(changed, 200).limits).toEqual({});
});

it('keeps what students read of it, and where it stands', async () => {
  const texts = { priceText: ' $29 a month ', description: 'Two lines\nof text.', position: 7 };
  const plan = await create(texts);
  expect(plan).toMatchObject({ ...texts, priceText: '$29 a month' });
  const cleared = { name: plan.name, priceText: null, description: '', position: null };
  const changed = expectStatus(await admin.put<PlanView>(`/api/pro-plans/${plan.id}`, cleared), 200);
  expect(changed).toMatchObject({ priceText: '', description: '', position: 0 });
});

it('lists plans in the order in which students see them', async () => {
  const name = unique('Ordered');
  for (const [end, position] of [
    ['b', 2],
    ['a', 2],
    ['z', 1],
  ] as const)
    await create({ name: `${name}-${end}`, position });
  const query = listQuery({ filter: { q: name }, sort: ['position', 'ASC'] });
  const plans = expectStatus(await admin.get<PlanView[]>(`/api/pro-plans${query}`), 200);
  expect(plans.map((plan) => plan.name.at(-1))).toEqual(['z', 'a', 'b']);
});

it.each<[string, object, Record<string, string>]>([
  ['a price that is too long', { priceText: 'x'.repeat(61) }, { priceText: 'At most 60 characters' }],
  ['a position below 0', { position: -1 }, { position: 'Invalid Number' }],
  ['no name', { name: ' ' }, { name: 'Enter plan name' }],
  [
    'a wrong number',
    { limits: { 'optimize-prime': { numberOfOperations: 1.5, time: '1 day' } } },
    { 'limits.optimize-prime.numberOfOperations': 'Invalid Number' },
  ],
  [
    'a wrong time',
    { limits: { 'optimize-prime': { numberOfOperations: 1, time: 'lifetime' } } },
    { 'limits.optimize-prime.time': "Time must be '1 day' or '30 days'" },
  ],
])('refuses %s', async (_, fields, errors) => {
  const answer = await admin.post('/api/pro-plans', { name: unique('Plan'), ...fields });
  expect(refusal(answer, 422).errors).toEqual(errors);
});

it('refuses a name that exists already, in whatever case', async () => {
  const { name } = await create();
  const answer = await admin.post('/api/pro-plans', { name: name.toUpperCase() });
  expect(refusal(answer, 422).errors).toEqual({ name: 'A plan with this name already exists' });
});

it('counts the students of a plan and is not deleted under them', async () => {
  const { id, name } = await create();
  const batch = await createBatch(['intent-finder']);
  const pro = { batch, userType: 'pro', userPlan: id, subscriptionEndDate: '2099-01-01' };
  const user = await createUser(pro);
  const all = expectStatus(await admin.get<AllPlansView>('/api/pro-plans?getAll=true'), 200);
  expect(all.plans.find((plan) => plan.id === id)).toMatchObject({ name, students: 1 });
  expect(refusal(await admin.delete(`/api/pro-plans/${id}`), 409)).toMatchObject({
    code: 'IN_USE',
    details: { count: 1 },
  });
  await admin.delete(`/api/users/${user.id}`);
  const many = await admin.delete(`/api/pro-plans${listQuery({ filter: { id: [id] } })}`);
  expect(expectStatus(many, 200)).toEqual([id]);
});
