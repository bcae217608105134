import type { UserView } from '../../src/contracts/users/users';
import { asAdmin, createBatch, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { importsOf } from '../support/user-import';

const HEAD = [
  ...['Name', 'Email', 'Role', 'Account', 'Batch', 'Active', 'Subscription ends', 'Added', 'Last login'],
  ...['Plan', 'Extra tools'],
];
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

let admin: SignedIn;
let imports: ReturnType<typeof importsOf>;
let batch: string;
let users: Record<'free' | 'lapsed' | 'pro', UserView>;

async function exported(format: 'csv' | 'json'): Promise<string> {
  const query = listQuery({ filter: { batch }, sort: ['id', 'ASC'] });
  return (await admin.get(`/api/users/export${query}&format=${format}`)).text;
}

const view = async ({ id }: UserView) => (await admin.get<UserView>(`/api/users/${id}`)).body;

beforeAll(async () => {
  admin = await asAdmin();
  imports = importsOf(admin);
  batch = await createBatch(['intent-finder']);
  const plan = { name: unique('Growth; “all”, fast'), limits: {} };
  const { id: userPlan } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = { batch, userType: 'pro', userPlan };
  const own = unique('own');
  users = {
    free: await createUser({ batch, name: '-Minus Max', email: `+${own}@x.test`, isActive: false }),
    lapsed: await createUser({ ...pro, name: 'Lapsed', subscriptionEndDate: YESTERDAY }),
    pro: await createUser({
      ...pro,
      name: '=Two, "quoted"',
      subscriptionEndDate: '2031-12-31',
      extendedPermissions: ['schema-generator', 'pros-and-cons-generator', 'pros-cons-2', 'pros-cons-4'],
      extendedPlans: { 'optimize-prime': { numberOfOperations: 3, time: '1 day' } },
    }),
  };
});

it('tells of each user all that an import reads, as it is stored', async () => {
  const rows = JSON.parse(await exported('json')) as Record<string, unknown>[];
  expect(rows.map((row) => Object.keys(row))).toEqual([HEAD, HEAD, HEAD]);
  expect(rows).toMatchObject([
    { Name: '-Minus Max', Account: 'free', 'Subscription ends': null, Plan: '', 'Extra tools': '' },
    { Account: 'pro', 'Subscription ends': YESTERDAY, Plan: expect.stringContaining('Growth') as string },
    {
      Account: 'pro',
      'Subscription ends': '2031-12-31',
      'Extra tools': 'Pros and Cons Generator; Pros & Cons Box 2; Pros & Cons Box 4; Schema Generator',
    },
  ]);
  const [header] = (await exported('csv')).split('\r\n');
  expect(header).toBe(`\ufeff${HEAD.join(',')}`);
});

it('can be imported again, and changes nobody', async () => {
  const before = await Promise.all(Object.values(users).map(view));
  const text = await exported('csv');
  const { matched, sample } = expectStatus(await imports.columns(text), 200);
  expect(sample[0]?.slice(0, 2)).toEqual(['-Minus Max', users.free.email]);
  const check = expectStatus(await imports.check(text, matched), 200);
  expect(check.rows.map(({ email, outcome, reason }) => [email, outcome, reason])).toEqual(
    Object.values(users).map(({ email }) => [email, 'unchanged', '']),
  );
  const { result } = await imports.run(text, matched);
  expect(result?.counts).toEqual({ created: 0, updated: 0, unchanged: 3, error: 0 });
  expect(await Promise.all(Object.values(users).map(view))).toEqual(before);
});

it('renews a lapsed subscription by its date alone', async () => {
  const text = (await exported('csv')).replace(YESTERDAY, '31/12/2032');
  const { matched } = expectStatus(await imports.columns(text), 200);
  const { result } = await imports.run(text, matched);
  expect(result?.counts).toEqual({ created: 0, updated: 1, unchanged: 2, error: 0 });
  expect(await view(users.lapsed)).toMatchObject({
    userType: 'pro',
    subscriptionEndDate: '2032-12-31T23:59:59.999Z',
  });
});
