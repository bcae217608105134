import { Types } from 'mongoose';
import type { ToolId } from '../../src/contracts/access/tools';
import type { Period } from '../../src/contracts/statistics/statistics';
import {
  type IdentityDatabase,
  type IdentitySystem,
  startIdentityDatabase,
} from '../support/identity-system';

const NOON = new Date('2026-11-22T12:00:00Z');
const ANN = new Types.ObjectId().toHexString();
const BEN = new Types.ObjectId().toHexString();

let database: IdentityDatabase;
let system: IdentitySystem;

beforeAll(async () => {
  database = await startIdentityDatabase();
  system = await database.start();
}, 30_000);
afterAll(() => database.stop(), 30_000);
beforeEach(async () => {
  for (const name of ['usage_log', 'usage_days', 'usage_tallies', 'usage_recounts']) {
    await system.connection.collection(name).deleteMany({});
  }
});

function log(user: string, time: string, operations = 1, tool: ToolId = 'intent-finder'): Promise<void> {
  return system.usage.record(user, [{ tool, operations, time: new Date(time) }]);
}

/** All that the roll-up keeps. */
async function kept(): Promise<unknown> {
  const all = (name: string) => system.connection.collection(name).find().sort({ _id: 1 }).toArray();
  return JSON.stringify([await all('usage_days'), await all('usage_tallies')]);
}

const countedDays = async () =>
  (await system.connection.collection<{ _id: string }>('usage_days').find().sort({ _id: 1 }).toArray()).map(
    ({ _id }) => _id,
  );

/** What each user did in a period, as the pages are told it. */
async function figures(period: Period) {
  const open = await system.figures.open(period);
  const byUser = await system.figures.byUser(open);
  const byTool = await system.figures.byTool(open, [ANN, BEN]);
  const days = await system.figures.days(open);
  const operations = days.reduce((sum, day) => sum + day.operations, 0);
  return { byUser: Object.fromEntries(byUser), byTool, days, operations };
}

/** The same by a scan of the log. */
async function scanned({ from, to }: Period): Promise<Record<string, number>> {
  const entries = await system.connection.collection('usage_log').find().toArray();
  const sums: Record<string, number> = {};
  for (const { user, time, operations } of entries as unknown as {
    user: Types.ObjectId;
    time: Date;
    operations: number;
  }[]) {
    const day = time.toISOString().slice(0, 10);
    const id = user.toHexString();
    if (from <= day && day <= to) sums[id] = (sums[id] ?? 0) + operations;
  }
  return sums;
}

it('says of every period what a scan of the log says, whatever of it is rolled up', async () => {
  const days = Array.from({ length: 100 }, (_, index) =>
    new Date(NOON.getTime() - index * 86_400_000).toISOString(),
  );
  const entries = (tool: ToolId, every: number) =>
    days.flatMap((time, index) =>
      index % every ? [{ tool, operations: 1 + (index % 4), time: new Date(time) }] : [],
    );
  await system.usage.record(ANN, entries('intent-finder', 3));
  await system.usage.record(BEN, entries('schema-generator', 2));
  const periods = [
    { from: '2026-11-22', to: '2026-11-22' },
    { from: '2026-11-16', to: '2026-11-22' },
    { from: '2026-09-01', to: '2026-10-31' },
    { from: '2026-08-20', to: '2026-11-22' },
    { from: '2026-10-05', to: '2026-11-03' },
    { from: '2025-01-01', to: '2025-12-31' },
  ];
  const check = async () => {
    for (const period of periods) {
      const { byUser, operations } = await figures(period);
      const wanted = await scanned(period);
      expect(byUser).toEqual(wanted);
      expect(operations).toBe(Object.values(wanted).reduce((sum, count) => sum + count, 0));
    }
  };
  await check();
  await system.rollUp.run(new Date('2026-10-10T03:00:00Z'));
  await check();
  await system.rollUp.run(NOON);
  await check();
  // August to October.
  expect(await system.connection.collection('usage_tallies').countDocuments({ _id: /^\d{4}-\d\d$/ })).toBe(3);
});

it('changes nothing when it runs again, and when two run at once', async () => {
  await log(ANN, '2026-11-20T08:00:00Z', 3);
  await log(BEN, '2026-11-21T08:00:00Z', 2);
  await Promise.all([system.rollUp.run(NOON), system.rollUp.run(NOON)]);
  const before = await kept();
  expect(await system.rollUp.run(NOON)).toBe(0);
  expect(await kept()).toBe(before);
});

it('leaves a day open until it is over, and counts that day from the log', async () => {
  await log(ANN, '2026-11-21T23:59:59.999Z', 5);
  await log(ANN, '2026-11-22T00:00:00.000Z', 7);
  await system.rollUp.run(new Date('2026-11-22T00:05:00Z'));
  expect(await countedDays()).toEqual([]);
  await system.rollUp.run(NOON);
  expect(await countedDays()).toEqual(['2026-11-21']);
  const { days } = await figures({ from: '2026-11-20', to: '2026-11-22' });
  expect(days.map(({ operations, users }) => [operations, users])).toEqual([
    [0, 0],
    [5, 1],
    [7, 1],
  ]);
});

it('makes up for days on which it did not run', async () => {
  await log(ANN, '2026-11-10T08:00:00Z');
  await system.rollUp.run(new Date('2026-11-11T12:00:00Z'));
  await log(ANN, '2026-11-13T08:00:00Z');
  await system.rollUp.run(NOON);
  const days = await countedDays();
  expect([days.length, days.at(0), days.at(-1)]).toEqual([12, '2026-11-10', '2026-11-21']);
});

it('counts what came late to a closed day, and after a long absence to a day long closed', async () => {
  await log(ANN, '2026-11-10T08:00:00Z');
  await system.rollUp.run(new Date('2026-11-11T12:00:00Z'));
  await log(BEN, '2026-11-10T09:00:00Z', 4);
  await system.rollUp.run(new Date('2026-11-11T13:00:00Z'));
  expect((await figures({ from: '2026-11-10', to: '2026-11-10' })).byUser).toEqual({ [ANN]: 1, [BEN]: 4 });
  await system.rollUp.run(NOON);
  // The worker that has just come back logs a job that it had done before it went.
  await log(BEN, '2026-11-12T09:00:00Z', 6);
  await system.rollUp.run(new Date(NOON.getTime() + 3_600_000));
  expect((await figures({ from: '2026-11-12', to: '2026-11-12' })).byUser).toEqual({ [BEN]: 6 });
});

it('forgets a deleted account at once, and its operations with the next runs', async () => {
  await system.setup.run({ generateAdmin: false });
  const [admin] = await system.connection.collection('users').find({ role: 'admin' }).toArray();
  const [student] = await system.connection.collection('users').find({ email: 'pro@cohort.local' }).toArray();
  const id = String(student?._id);
  await log(id, '2026-09-30T08:00:00Z', 50);
  await log(ANN, '2026-09-30T08:00:00Z', 1);
  // The account is forgotten by the real clock.
  const now = new Date();
  await system.rollUp.run(now);
  const september = { from: '2026-09-01', to: '2026-09-30' };
  expect((await figures(september)).byUser).toEqual({ [id]: 50, [ANN]: 1 });

  const actor = await system.users.authUser(String(admin?._id));
  await system.admin.remove(actor!, id);
  expect((await figures(september)).byUser).toEqual({ [ANN]: 1 });
  await system.rollUp.run(new Date(now.getTime() + 3_600_000));
  expect(await figures(september)).toMatchObject({ byUser: { [ANN]: 1 }, operations: 1 });
  expect(await system.connection.collection('usage_recounts').countDocuments({})).toBe(0);
});

it('sums up the tools of some users', async () => {
  await log(ANN, '2026-11-20T08:00:00Z', 3);
  await log(ANN, '2026-11-20T09:00:00Z', 2, 'schema-generator');
  await log(BEN, '2026-11-20T09:00:00Z', 9, 'schema-generator');
  await system.rollUp.run(NOON);
  await log(ANN, '2026-11-22T09:00:00Z', 4, 'schema-generator');
  const open = await system.figures.open({ from: '2026-11-20', to: '2026-11-22' });
  const { all, tools } = await system.figures.byTool(open, [ANN]);
  expect(Object.fromEntries(all)).toEqual({ [ANN]: 9 });
  expect(
    [...tools]
      .map(([tool, tally]) => [tool, Object.fromEntries(tally)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  ).toEqual([
    ['intent-finder', { [ANN]: 3 }],
    ['schema-generator', { [ANN]: 6 }],
  ]);
  expect(Object.fromEntries(await system.figures.byUser(open, 'schema-generator'))).toEqual({
    [ANN]: 6,
    [BEN]: 9,
  });
});
