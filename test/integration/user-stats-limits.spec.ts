import type { PlanLimitsView } from '../../src/contracts/plans/plans';
import type { UserStatsView } from '../../src/contracts/statistics/statistics';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';
import { type LimitsApi, startLimitsApi } from '../support/limits-api';
import { startDatabase, type TestDatabase } from '../support/store';

const TOOL = 'optimize-prime';
const limit = (numberOfOperations: number) => ({ [TOOL]: { numberOfOperations, time: '1 day' } });

let database: TestDatabase;
let api: LimitsApi;
let admin: SignedIn;

beforeAll(async () => {
  database = await startDatabase();
  api = await startLimitsApi(database.uri);
  admin = await asAdmin(api.url);
}, 120_000);

afterAll(async () => {
  await api.stop();
  await database.stop();
}, 30_000);

async function newPlan(name: string, operations: number): Promise<string> {
  const plan = { name, limits: limit(operations) };
  return expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201).id;
}

async function statsOf(filter: object): Promise<UserStatsView[]> {
  const query = listQuery({ filter, sort: ['name', 'ASC'] });
  return expectStatus(await admin.get<UserStatsView[]>(`/api/user-stats${query}`), 200);
}

it('the statistics of users name for each the limits that are its own', async () => {
  await newPlan('Free', 10);
  const pro = { userType: 'pro', userPlan: await newPlan('Studio', 4), subscriptionEndDate: '2099-01-01' };
  const asMember = (name: string, fields: object = {}) =>
    asStudent({ allowed: [TOOL], at: api.url, fields: { name, ...fields } });
  const students = [
    await asMember('Limits a'),
    await asMember('Limits b', pro),
    await asMember('Limits c', { ...pro, extendedPlans: limit(7) }),
    await asStudent({ at: api.url, fields: { name: 'Limits d' } }),
  ];
  for (const student of students.slice(0, 3)) {
    expectStatus(await student.post(`/api/test/operations/${TOOL}`, {}), 201);
  }
  const added = { tool: TOOL, field: 'numberOfOperations', adjustment: 'add', amount: 5, reason: 'A gift.' };
  expectStatus(await admin.post(`/api/users/${students[1]!.user.id}/limits/adjust`, added), 201);

  const rows = await statsOf({ q: 'Limits' });
  expect(rows.map(({ limits }) => limits)).toEqual([
    [{ modelId: TOOL, currentCount: 1, totalCount: 10, time: '1 day' }],
    [{ modelId: TOOL, currentCount: 1, totalCount: 9, time: '1 day' }],
    [{ modelId: TOOL, currentCount: 1, totalCount: 7, time: '1 day' }],
    [],
  ]);
  for (const [index, student] of students.entries()) {
    const own = await student.get<PlanLimitsView>('/api/auth/getCurrentModuleLimits');
    expect(expectStatus(own, 200).planStats).toEqual(rows[index]?.limits);
  }
  expect(await statsOf({ id: [admin.user.id] })).toMatchObject([{ limits: [] }]);
});
