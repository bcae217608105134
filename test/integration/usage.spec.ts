import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Types } from 'mongoose';
import { lastValueFrom, type Observable, of, throwError } from 'rxjs';
import type { AuthUser } from '../../src/contracts/access/access';
import { Quota } from '../../src/core/auth/quota.decorator';
import { QuotaInterceptor } from '../../src/modules/usage/quota.interceptor';
import { USAGE_COUNTER_MODEL, type UsageCounterRecord } from '../../src/modules/usage/usage.schema';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import {
  type IdentityDatabase,
  type IdentitySystem,
  startIdentityDatabase,
  LOCAL,
} from '../support/identity-system';

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

async function useUp(user: AuthUser, times: number): Promise<number> {
  const tries = Array.from({ length: times }, () => system.usage.consume(user, 'optimize-prime'));
  const results = await Promise.allSettled(tries);
  return results.filter((result) => result.status === 'fulfilled').length;
}

it('lets through exactly what the plan allows, however many ask at once', async () => {
  expect(await useUp(await signIn('pro'), 40)).toBe(10);
});

it('tells what is used of what where the limit is reached', async () => {
  const free = await signIn('free');
  await system.usage.consume(free, 'optimize-prime');
  await expect(system.usage.consume(free, 'optimize-prime')).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'optimize-prime', currentCount: 1, totalCount: 1, time: '1 day' },
  });
});

it('refuses a tool that the plan does not have', async () => {
  await expect(system.usage.consume(await signIn('free'), 'intelligent-hub')).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    details: { totalCount: 0 },
  });
});

it('refuses more at once than is left, and counts none of it', async () => {
  const pro = await signIn('pro');
  await system.usage.consume(pro, 'optimize-prime', 8);
  await expect(system.usage.consume(pro, 'optimize-prime', 3)).rejects.toMatchObject({
    details: { currentCount: 8, totalCount: 10 },
  });
  expect(await useUp(pro, 5)).toBe(2);
});

it('gives back what an operation that failed had counted', async () => {
  const free = await signIn('free');
  await system.usage.giveBack(await system.usage.consume(free, 'optimize-prime'));
  expect(await useUp(free, 3)).toBe(1);
});

it('gives back once what was counted once', async () => {
  const free = await signIn('free');
  const consumption = await system.usage.consume(free, 'optimize-prime');
  await system.usage.giveBack(consumption);
  await system.usage.giveBack(consumption);
  expect(await useUp(free, 3)).toBe(1);
});

it('counts on where another process makes the counter at the same moment', async () => {
  const pro = await signIn('pro');
  const counters = system.connection.model(USAGE_COUNTER_MODEL);
  jest.spyOn(counters, 'findOneAndUpdate').mockImplementationOnce((filter) => {
    const { user, tool, windowStart } = filter as unknown as UsageCounterRecord;
    const make = () => counters.collection.insertOne({ user, tool, windowStart, count: 4 });
    const refused = make().then(make);
    return { lean: () => refused } as unknown as ReturnType<typeof counters.findOneAndUpdate>;
  });
  await system.usage.consume(pro, 'optimize-prime');
  expect(await useUp(pro, 10)).toBe(5);
});

const limitedRoute = () => undefined;
Quota('optimize-prime')(limitedRoute);

describe('a route with a quota', () => {
  const run = async (user: AuthUser, handle: () => Observable<unknown>) => {
    const context = {
      getHandler: () => limitedRoute,
      switchToHttp: () => ({ getRequest: () => ({ user }) }),
    } as unknown as ExecutionContext;
    const interceptor = new QuotaInterceptor(new Reflector(), system.usage);
    return lastValueFrom(await interceptor.intercept(context, { handle }));
  };

  it('counts an operation that ends well', async () => {
    const free = await signIn('free');
    expect(await run(free, () => of('done'))).toBe('done');
    const handle = jest.fn(() => of('done'));
    await expect(run(free, handle)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(handle).not.toHaveBeenCalled();
  });

  it('does not count one that fails', async () => {
    const free = await signIn('free');
    const fail = () => throwError(() => new Error('the tool broke'));
    await expect(run(free, fail)).rejects.toThrow('the tool broke');
    expect(await run(free, () => of('done'))).toBe('done');
  });
});

it('counts tools and users apart', async () => {
  const [free, pro] = [await signIn('free'), await signIn('pro')];
  expect(await useUp(free, 2)).toBe(1);
  expect(await useUp(pro, 1)).toBe(1);
  await expect(system.usage.consume(free, 'schema-intelligence')).resolves.not.toBeNull();
});

it('does not count admins', async () => {
  expect(await useUp(admin, 30)).toBe(30);
  expect(await system.connection.collection('usage_counters').countDocuments({})).toBe(0);
});

it("takes a user's own entry for the plan's, and an ended subscription for none", async () => {
  const pro = await signIn('pro');
  await edit({ extendedPlans: { 'optimize-prime': { numberOfOperations: 2, time: '30 days' } } });
  expect(await useUp(pro, 5)).toBe(2);
  await expect(system.usage.consume(pro, 'schema-intelligence')).resolves.not.toBeNull();
  await edit({ subscriptionEndDate: new Date(Date.now() - 1000).toISOString() });
  await system.connection.collection('usage_counters').deleteMany({});
  expect(await useUp(pro, 5)).toBe(1);
  expect(await system.usage.limits(pro)).toMatchObject({ planName: 'Free' });

  async function edit(change: object): Promise<void> {
    await system.admin.update(admin, pro.id, change);
  }
});

it.each([
  ['Product Box Generator', 'product-box-generator'],
  ['Top 3 Table Generator', 'top-3-table-generator'],
  ['Versus Box Generator', 'versus-box-generator'],
  ['Pros & Cons Generator', 'pros-and-cons-generator'],
  ['Schema Generator', 'schema-generator'],
])('keeps an operation of the %s under its tool, and counts nothing', async (module, tool) => {
  const free = await signIn('free');
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
