import { Types } from 'mongoose';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { PlanLimitsView } from '../../src/contracts/plans/plans';
import type { PricingView } from '../../src/contracts/plans/pricing';
import type { UserLimitsView } from '../../src/contracts/usage/user-limits';
import {
  type Actor,
  asAdmin,
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
import { type Answer, listQuery } from '../support/http';
import { type LimitsApi, startLimitsApi } from '../support/limits-api';
import { startDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

/** Two processes of the API over one database. */
let database: TestDatabase;
let apis: LimitsApi[];
let at: string;
let admin: SignedIn;
let plan: string;

const TOOLS = ['intent-finder', 'optimize-prime', 'intelligent-briefs', 'content-detection'];
const FREE = { 'optimize-prime': { numberOfOperations: 10, time: '1 day' } };
const PRO = {
  'optimize-prime': { numberOfOperations: 4, time: '30 days' },
  'intelligent-briefs': { numberOfOperations: 3, numberOfOutlines: 9, time: '1 day' },
};

beforeAll(async () => {
  database = await startDatabase();
  const settings = { CONTACT_EMAIL: 'team@cohort.test' };
  apis = [await startLimitsApi(database.uri, settings), await startLimitsApi(database.uri)];
  at = apis[0]!.url;
  admin = await asAdmin(at);
  await newPlan({ name: 'Free', limits: FREE, priceText: '$0', position: 2 });
  plan = await newPlan({ name: 'Studio', limits: PRO, description: 'For teams.', position: 1 });
}, 120_000);

afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await database.stop();
}, 30_000);

async function newPlan(fields: object): Promise<string> {
  return expectStatus(await admin.post<{ id: string }>('/api/pro-plans', fields), 201).id;
}

const free = () => asStudent({ allowed: TOOLS, at });
const pro = (fields: object = {}) =>
  asStudent({
    allowed: TOOLS,
    at,
    fields: { userType: 'pro', userPlan: plan, subscriptionEndDate: '2099-01-01', ...fields },
  });
const use = (actor: Actor, tool = 'optimize-prime', url = at) =>
  actor.post(`/api/test/operations/${tool}`, {}, { at: url });

/** How many of so many operations at once pass, each process taking its share. */
async function useAtOnce(actor: Actor, times: number, urls = [at]): Promise<Record<number, number>> {
  const tries = Array.from({ length: times }, (_, n) => use(actor, undefined, urls[n % urls.length]));
  const byStatus: Record<number, number> = {};
  for (const { status } of await Promise.all(tries)) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return byStatus;
}

const limitsOf = async ({ user }: SignedIn) =>
  expectStatus(await admin.get<UserLimitsView>(`/api/users/${user.id}/limits`), 200);
const adjust = (student: SignedIn, change: object, by: Actor = admin) =>
  by.post<UserLimitsView>(`/api/users/${student.user.id}/limits/adjust`, {
    tool: 'optimize-prime',
    field: 'numberOfOperations',
    reason: 'The tool had failed.',
    ...change,
  });
const countOf = ({ limits }: UserLimitsView, tool = 'optimize-prime') =>
  limits.find((limit) => limit.tool === tool)?.counts[0];
const refusal = (answer: Answer, status = 422) => expectStatus(answer as Answer<ErrorBody>, status);

describe('200 operations at once against an allowance of 10', () => {
  it.each([
    ['one process lets', () => [at]],
    ['two processes that share a database let', () => apis.map(({ url }) => url)],
  ])(
    '%s exactly 10 through',
    async (_, urls) => {
      const student = await free();
      expect(await useAtOnce(student, 200, urls())).toEqual({ 201: 10, 403: 190 });
      const full = { moduleId: 'optimize-prime', currentCount: 10, totalCount: 10, time: '1 day' };
      expect(refusal(await use(student), 403)).toMatchObject({ code: 'LIMIT_REACHED', details: full });
    },
    60_000,
  );

  it('an admin who adds 5 meanwhile lets exactly 15 through', async () => {
    const student = await free();
    const urls = apis.map(({ url }) => url);
    const first = useAtOnce(student, 100, urls);
    expectStatus(await adjust(student, { adjustment: 'add', amount: 5 }), 201);
    const passed = (await first)[201] ?? 0;
    const rest = await useAtOnce(student, 100, urls);
    expect(passed + (rest[201] ?? 0)).toBe(15);
    expect(countOf(await limitsOf(student))).toMatchObject({ used: 15, planned: 10, extra: 5 });
  }, 60_000);
});

describe('what the present windows allow', () => {
  const EXPIRED = { subscriptionEndDate: new Date(Date.now() - 86_400_000).toISOString() };

  it.each<[string, () => Promise<SignedIn>, string, number | undefined]>([
    ['a free student', free, 'Free', 10],
    ['a pro student', () => pro(), 'Studio', 4],
    ['a pro student whose subscription has ended', () => pro(EXPIRED), 'Free', 10],
    [
      'a pro student with an own entry',
      () => pro({ extendedPlans: { 'optimize-prime': { numberOfOperations: 7, time: '1 day' } } }),
      'Studio',
      7,
    ],
    ['a student of a batch without the tool', () => asStudent({ at }), 'Free', undefined],
  ])('%s', async (_, make, planName, planned) => {
    const student = await make();
    if (planned !== undefined) expectStatus(await use(student), 201);
    const view = await limitsOf(student);
    expect([view.planName, countOf(view)?.planned]).toEqual([planName, planned]);
    const own = expectStatus(await student.get<PlanLimitsView>('/api/auth/getCurrentModuleLimits'), 200);
    expect(own.planName).toBe(planName);
    const stat = own.planStats.find(({ modelId }) => modelId === 'optimize-prime');
    expect(stat).toEqual(
      planned && {
        modelId: 'optimize-prime',
        currentCount: 1,
        totalCount: planned,
        time: view.limits.find(({ tool }) => tool === 'optimize-prime')?.time,
      },
    );
  });

  it('a student without a batch has none, and admins are not counted', async () => {
    const student = await asStudent({ at, fields: { extendedPermissions: ['intent-finder'] } });
    const account = { _id: new Types.ObjectId(student.user.id) };
    await database.connection.collection('users').updateOne(account, { $set: { batch: null } });
    expect(await limitsOf(student)).toMatchObject({ planName: 'Free', limits: [] });
    expect(expectStatus(await use(admin), 201)).toEqual({ counted: false });
    expect(await limitsOf(admin)).toMatchObject({ planName: '', limits: [] });
  });

  it('an inactive student can neither log in nor use anything, and keeps the window', async () => {
    const student = await free();
    expectStatus(await use(student), 201);
    expectStatus(await admin.put(`/api/users/${student.user.id}`, { isActive: false }), 200);
    expect((await tryLogIn(student.user.email, PASSWORD, at)).status).toBe(403);
    expect((await use(student)).status).toBe(401);
    expect(countOf(await limitsOf(student))).toMatchObject({ used: 1 });
  });

  it('names each number with its own count, and when its window begins and ends', async () => {
    const student = await pro();
    expectStatus(await use(student, 'intelligent-briefs'), 201);
    const { limits } = await limitsOf(student);
    const today = new Date().toISOString().slice(0, 10);
    expect(limits.map(({ tool }) => tool)).toEqual(TOOLS.slice(1).sort(inCatalogue));
    expect(limits.find(({ tool }) => tool === 'intelligent-briefs')).toEqual({
      tool: 'intelligent-briefs',
      time: '1 day',
      windowStart: `${today}T00:00:00.000Z`,
      windowEnd: new Date(Date.parse(today) + 86_400_000).toISOString(),
      isOwn: false,
      counts: [
        { field: 'numberOfOperations', used: 1, planned: 3, extra: 0 },
        { field: 'numberOfOutlines', used: 0, planned: 9, extra: 0 },
      ],
    });
  });
});
const ORDER = ['intelligent-briefs', 'optimize-prime', 'content-detection'];
const inCatalogue = (one: string, other: string) => ORDER.indexOf(one) - ORDER.indexOf(other);

describe('an adjustment', () => {
  it('gives back what is used, and no more than that', async () => {
    const student = await free();
    await useAtOnce(student, 4);
    const back = (amount: number) => adjust(student, { adjustment: 'give-back', amount });
    expect(refusal(await back(5)).errors).toEqual({ amount: 'Only 4 can be given back' });
    const tries = await Promise.all(Array.from({ length: 6 }, () => back(1)));
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 201, 201, 422, 422]);
    expect(countOf(await limitsOf(student))).toMatchObject({ used: 0 });
    expect(refusal(await back(1)).errors).toEqual({ amount: 'Nothing is used in this window' });
    expect(await useAtOnce(student, 12)).toEqual({ 201: 10, 403: 2 });
  });

  it('adds to a window, also where the plan allows nothing, and takes it away again', async () => {
    const student = await free();
    const briefs = { tool: 'intelligent-briefs' };
    expect((await use(student, 'intelligent-briefs')).status).toBe(403);
    const added = expectStatus(await adjust(student, { ...briefs, adjustment: 'add', amount: 2 }), 201);
    expect(countOf(added, 'intelligent-briefs')).toMatchObject({ used: 0, planned: 0, extra: 2 });
    expectStatus(await use(student, 'intelligent-briefs'), 201);
    const away = (amount: number) => adjust(student, { ...briefs, adjustment: 'take-away', amount });
    expect(refusal(await away(3)).errors).toEqual({ amount: 'Only 2 can be taken away' });
    expectStatus(await away(2), 201);
    expect(refusal(await use(student, 'intelligent-briefs'), 403).details).toMatchObject({
      currentCount: 1,
      totalCount: 0,
    });
  });

  it('is kept in the audit log under its own name', async () => {
    const student = await free();
    expectStatus(await adjust(student, { adjustment: 'add', amount: 3, reason: ' Asked for it. ' }), 201);
    const query = listQuery({ filter: { recordId: student.user.id, action: 'adjust-limit' } });
    const entries = expectStatus(await admin.get<AuditEntryView[]>(`/api/audit${query}`), 200);
    expect(entries).toMatchObject([
      {
        actorEmail: admin.user.email,
        resource: 'users',
        label: student.user.email,
        before: null,
        after: {
          tool: 'optimize-prime',
          field: 'numberOfOperations',
          adjustment: 'add',
          amount: 3,
          reason: 'Asked for it.',
          used: 0,
          extra: 3,
        },
      },
    ]);
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'a tool that the user lacks',
      { tool: 'intelligent-hub' },
      { tool: 'This user has no limited tool of this name.' },
    ],
    [
      'a tool without limits',
      { tool: 'intent-finder' },
      { tool: 'This user has no limited tool of this name.' },
    ],
    ['a number of another tool', { field: 'maxUrlToWatch' }, { field: 'This tool does not count this.' }],
    ['no operation', { amount: 0 }, { amount: 'Enter a whole number of 1 or more.' }],
    ['half an operation', { amount: 1.5 }, { amount: 'Enter a whole number of 1 or more.' }],
    ['too many', { amount: 1_000_001 }, { amount: 'At most 1000000 can be added to a window.' }],
    ['no reason', { reason: ' ' }, { reason: 'Enter a reason.' }],
    ['something else', { adjustment: 'reset' }, { adjustment: 'Choose what to do.' }],
  ])('refuses %s', async (_, change, errors) => {
    const answer = await adjust(await free(), { adjustment: 'add', amount: 1, ...change });
    expect(refusal(answer).errors).toEqual(errors);
  });

  it('is for admins alone, and for users that exist', async () => {
    const student = await free();
    expect((await adjust(student, { adjustment: 'add', amount: 1 }, student)).status).toBe(403);
    expect((await student.get(`/api/users/${student.user.id}/limits`)).status).toBe(403);
    expect((await admin.get('/api/users/65f0a1b2c3d4e5f601234567/limits')).status).toBe(404);
  });
});

describe('GET /api/pricing', () => {
  it('tells the plans in their order, and no more than a student may know', async () => {
    const student = await free();
    expect(expectStatus(await student.get<PricingView>('/api/pricing'), 200)).toEqual({
      plans: [
        { name: 'Studio', priceText: '', description: 'For teams.', limits: PRO, isCurrent: false },
        { name: 'Free', priceText: '$0', description: '', limits: FREE, isCurrent: true },
      ],
      contact: 'mailto:team@cohort.test',
      asked: [],
    });
  });
});

it('a renamed batch has its new name for its users at once, and for other processes soon', async () => {
  const batch = await createBatch(TOOLS, at);
  const { email } = await createUser({ batch }, at);
  const student = await logIn(email, PASSWORD, at);
  const nameAt = async (url: string) => {
    const answer = await student.get<{ user: { batchName: string } }>('/api/auth/me', { at: url });
    return expectStatus(answer, 200).user.batchName;
  };
  const before = await nameAt(apis[1]!.url);
  const renamed = unique('Renamed');
  const record = { batch: renamed, defaultTool: TOOLS[0], allowed: TOOLS };
  expectStatus(await admin.put(`/api/permissions/${batch}`, record), 200);
  expect(await nameAt(at)).toBe(renamed);
  expect([before, renamed]).toContain(await nameAt(apis[1]!.url));
  await waitFor('the other process', async () => (await nameAt(apis[1]!.url)) === renamed);
});
