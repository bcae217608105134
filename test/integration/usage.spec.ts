import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { type Amounts, type LimitedTool, MAX_LIMIT } from '../../src/contracts/usage/limits';
import type { Charge } from '../../src/modules/usage/usage.service';
import { USAGE_COUNTER_MODEL, type UsageCounterRecord } from '../../src/modules/usage/usage.schema';
import type { Tool } from '../../src/contracts/access/tool';
import { TOOLS, type ToolId } from '../../src/contracts/access/tools';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import {
  type IdentityDatabase,
  type IdentitySystem,
  startIdentityDatabase,
  LOCAL,
} from '../support/identity-system';

for (const tool of TOOLS as readonly Tool[]) if (tool.id === 'optimize-prime') tool.ready = true;

let database: IdentityDatabase;
let system: IdentitySystem;
let admin: AuthUser;

beforeAll(async () => {
  database = await startIdentityDatabase();
  system = await database.start();
  await system.setup.run({ generateAdmin: false });
  admin = await signIn('admin');
}, 30_000);
afterAll(() => database.stop(), 30_000);
afterEach(async () => {
  jest.restoreAllMocks();
  await system.connection.collection('usage_counters').deleteMany({});
});

function signIn(name: keyof typeof SAMPLE_ACCOUNTS): Promise<AuthUser> {
  const { email, password } = SAMPLE_ACCOUNTS[name];
  return system.users.verifyCredentials(email, password, LOCAL);
}

/** Counts one operation, or what is named; null for who is not counted. */
async function use(
  user: AuthUser,
  tool: LimitedTool = 'optimize-prime',
  amounts: Amounts = { numberOfOperations: 1 },
): Promise<Charge | null> {
  const planned = await system.usage.plan(user, { tool, amounts });
  if (planned) await system.usage.consume(planned);
  return planned && planned.charge;
}

async function useUp(user: AuthUser, times: number): Promise<number> {
  const tries = Array.from({ length: times }, () => use(user));
  const results = await Promise.allSettled(tries);
  return results.filter((result) => result.status === 'fulfilled').length;
}

const optimizing = async (user: string) =>
  (await system.limits.view(user)).limits.find(({ tool }) => tool === 'optimize-prime');

it('lets through exactly what the plan allows, however many ask at once', async () => {
  expect(await useUp(await signIn('pro'), 200)).toBe(10);
});

it('tells what is used of what where the limit is reached', async () => {
  const free = await signIn('free');
  await use(free);
  await expect(use(free)).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'optimize-prime', currentCount: 1, totalCount: 1, time: '1 day' },
  });
});

it('refuses a tool that the plan does not have', async () => {
  await expect(use(await signIn('free'), 'intelligent-hub')).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    details: { totalCount: 0 },
  });
});

it('refuses more at once than is left, and counts none of it', async () => {
  const pro = await signIn('pro');
  await use(pro, 'optimize-prime', { numberOfOperations: 8 });
  await expect(use(pro, 'optimize-prime', { numberOfOperations: 3 })).rejects.toMatchObject({
    details: { currentCount: 8, totalCount: 10 },
  });
  expect(await useUp(pro, 5)).toBe(2);
});

it('counts several numbers of a plan, all of them or none', async () => {
  const pro = await signIn('pro');
  const brief = (numberOfOutlines: number) =>
    use(pro, 'intelligent-briefs', { numberOfOperations: 1, numberOfOutlines });
  await brief(30);
  await expect(brief(11)).rejects.toMatchObject({ details: { currentCount: 30, totalCount: 40 } });
  await use(pro, 'intelligent-briefs', { numberOfOperations: 18 });
  await brief(10);
  await expect(brief(0)).rejects.toMatchObject({ details: { currentCount: 20, totalCount: 20 } });
});

it('gives back once what was counted once, however often it is asked', async () => {
  const pro = await signIn('pro');
  await use(pro);
  const charge = await use(pro);
  await Promise.all([system.usage.giveBack(charge!), system.usage.giveBack(charge!)]);
  await system.usage.giveBack(charge!);
  expect(await useUp(pro, 12)).toBe(9);
});

it('gives nothing back of what is kept, and of what was never counted', async () => {
  const free = await signIn('free');
  const planned = await system.usage.plan(free, {
    tool: 'optimize-prime',
    amounts: { numberOfOperations: 1 },
  });
  const charge = (await use(free))!;
  await system.usage.giveBack(planned!.charge);
  await system.usage.keep(charge);
  await system.usage.giveBack(charge);
  expect(await useUp(free, 3)).toBe(0);
});

it('never counts below 0, also where an admin has given back what a running use had added', async () => {
  const pro = await signIn('pro');
  await use(pro);
  const charge = (await use(pro))!;
  const lower = { tool: 'optimize-prime', field: 'numberOfOperations', adjustment: 'give-back' } as const;
  await system.limits.adjust(admin, pro.id, { ...lower, amount: 2, reason: 'It had failed.' });
  await system.usage.giveBack(charge);
  const tool = await optimizing(pro.id);
  expect(tool?.counts).toEqual([{ field: 'numberOfOperations', used: 0, planned: 10, extra: 0 }]);
  expect(await useUp(pro, 12)).toBe(10);
});

it('adds no more to a window than a limit may be, all additions together', async () => {
  const pro = await signIn('pro');
  const field = 'numberOfOperations';
  const add = (amount: number) =>
    system.limits.adjust(admin, pro.id, {
      tool: 'optimize-prime',
      field,
      adjustment: 'add',
      amount,
      reason: 'A gift.',
    });
  await add(MAX_LIMIT - 1);
  await expect(add(2)).rejects.toMatchObject({ errors: { amount: 'At most 1 can be added to a window.' } });
  const tries = await Promise.allSettled([add(1), add(1), add(1)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const tool = await optimizing(pro.id);
  expect(tool?.counts).toEqual([{ field, used: 0, planned: 10, extra: MAX_LIMIT }]);
});

it('counts on where another process makes the counter at the same moment', async () => {
  const pro = await signIn('pro');
  const counters = system.connection.model(USAGE_COUNTER_MODEL);
  jest.spyOn(counters, 'findOneAndUpdate').mockImplementationOnce((filter) => {
    const { user, tool, windowStart } = filter as unknown as UsageCounterRecord;
    const make = () =>
      counters.collection.insertOne({ user, tool, windowStart, counts: { numberOfOperations: 4 } });
    const refused = make().then(make);
    return { lean: () => refused } as unknown as ReturnType<typeof counters.findOneAndUpdate>;
  });
  await use(pro);
  expect(await useUp(pro, 10)).toBe(5);
});

it('counts tools and users apart', async () => {
  const [free, pro] = [await signIn('free'), await signIn('pro')];
  expect(await useUp(free, 2)).toBe(1);
  expect(await useUp(pro, 1)).toBe(1);
  await expect(use(free, 'schema-intelligence')).resolves.not.toBeNull();
});

it('does not count admins', async () => {
  expect(await useUp(admin, 30)).toBe(30);
  expect(await system.connection.collection('usage_counters').countDocuments({})).toBe(0);
});

it("takes a user's own entry for the plan's, and an ended subscription for none", async () => {
  const pro = await signIn('pro');
  await edit({ extendedPlans: { 'optimize-prime': { numberOfOperations: 2, time: '30 days' } } });
  expect(await useUp(pro, 5)).toBe(2);
  await expect(use(pro, 'schema-intelligence')).resolves.not.toBeNull();
  await edit({ subscriptionEndDate: new Date(Date.now() - 1000).toISOString() });
  await system.connection.collection('usage_counters').deleteMany({});
  expect(await useUp(pro, 5)).toBe(1);
  expect(await system.usage.limits(pro)).toMatchObject({ planName: 'Free' });

  async function edit(change: object): Promise<void> {
    await system.admin.update(admin, pro.id, change);
  }
});

it.each<[module: string, tool: ToolId]>([
  ['Product Box Generator', 'product-box-generator'],
  ['Top 3 Table Generator', 'top-3-table-generator'],
  ['Versus Box Generator', 'versus-box-generator'],
  ['Pros & Cons Generator', 'pros-and-cons-generator'],
  ['Schema Generator', 'schema-generator'],
])('keeps an operation of the %s under its tool, and counts nothing', async (module, tool) => {
  const free = { ...(await signIn('free')), extendedPermissions: [tool] };
  const log = system.connection.collection('usage_log');
  await log.deleteMany({ tool });
  await system.usage.log(free, module, 1);
  const entries = await log.find({ tool }).toArray();
  expect(entries).toEqual([
    {
      _id: expect.anything(),
      user: new Types.ObjectId(free.id),
      tool,
      operations: 1,
      time: expect.any(Date),
    },
  ]);
  expect(await system.connection.collection('usage_counters').countDocuments({})).toBe(0);
});

it('keeps no use of a student as whom an admin acts', async () => {
  const free = { ...(await signIn('free')), extendedPermissions: ['word-counter'] };
  const actingAdmin = { id: admin.id, email: admin.email, name: admin.name, until: new Date(), tokenId: 't' };
  const log = system.connection.collection('usage_log');
  const entries = await log.countDocuments();
  await system.usage.log({ ...free, actingAdmin }, 'word-counter', 1);
  await system.usage.logOperation({ ...free, actingAdmin }, 'word-counter');
  expect(await log.countDocuments()).toBe(entries);
  await system.usage.log(free, 'word-counter', 1);
  expect(await log.countDocuments()).toBe(entries + 1);
});
