import { Types } from 'mongoose';
import { PERMITTED_TOOLS } from '../../src/contracts/access/tools';
import type { SessionView } from '../../src/contracts/users/users';
import {
  type Actor,
  actorOf,
  asAdmin,
  asGuest,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { call } from '../support/http';
import { type Document, operationsOf } from '../support/reference';
import { type RouteClass, routesOf } from '../support/routes';
import { sharedDatabase, type TestDatabase } from '../support/store';

const ONE_TOOL = 'amazon-revenue-by-visitors';
const BUILT = PERMITTED_TOOLS.map(({ id }) => id);
const NOBODY = '65f0a1b2c3d4e5f601234567';
/** Would end the caller's session. */
const LEFT_OUT = 'POST /api/auth/logout-everywhere';
/** Ends the token that it is called with. */
const STOP_ACTING = 'POST /api/auth/stop-acting';

/** What each actor gets; `passes` is the route's own status, and a tool's column tells of those with that tool. */
const STATUSES = {
  guest: { public: 'passes', user: 401, owner: 401, admin: 401, tool: 401 },
  'inactive student': { public: 'passes', user: 401, owner: 401, admin: 401, tool: 401 },
  'free student': { public: 'passes', user: 'passes', owner: 'passes', admin: 403, tool: 'passes' },
  'pro student': { public: 'passes', user: 'passes', owner: 'passes', admin: 403, tool: 'passes' },
  'expired pro student': { public: 'passes', user: 'passes', owner: 'passes', admin: 403, tool: 'passes' },
  'student of another batch': { public: 'passes', user: 'passes', owner: 'passes', admin: 403, tool: 403 },
  'student without a batch': { public: 'passes', user: 'passes', owner: 'passes', admin: 403, tool: 403 },
  admin: { public: 'passes', user: 'passes', owner: 'passes', admin: 'passes', tool: 'passes' },
  'acting admin': { public: 'passes', user: 'passes', owner: 403, admin: 403, tool: 'passes' },
} as const;
type Who = keyof typeof STATUSES;

/** Every route declares its class, and one guard serves them all: two of each class tell, unless the whole is asked for. */
const IN_FULL = process.env.COHORT_TEST_ALL === '1';

let database: TestDatabase;
let operations: ReturnType<typeof operationsOf>;
let routes: ReturnType<typeof routesOf>;
/** Two who are alike: there are more routes than requests that one may make in a minute. */
type Pair = [Actor & Partial<SignedIn>, Actor & Partial<SignedIn>];
const actors = {} as Record<Who, Pair>;
/** A token of its own for the route that ends it. */
let tokenToEnd: string;

async function two<Made>(make: () => Promise<Made>): Promise<[Made, Made]> {
  return [await make(), await make()];
}

beforeAll(async () => {
  database = await sharedDatabase();
  operations = operationsOf((await asGuest().get<Document>('/api/docs-json')).body);
  routes = routesOf(operations);
  const admin = await asAdmin();
  const { id: userPlan } = expectStatus(
    await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  );
  const pro = (subscriptionEndDate: string) =>
    asStudent({ allowed: BUILT, fields: { userType: 'pro', userPlan, subscriptionEndDate } });
  const student = () => asStudent({ allowed: BUILT });
  actors.guest = [asGuest(), asGuest()];
  actors['inactive student'] = await two(student);
  actors['free student'] = await two(student);
  actors['pro student'] = await two(() => pro('2099-01-01'));
  actors['expired pro student'] = await two(() => pro('2020-01-01'));
  actors['student of another batch'] = await two(() => asStudent({ allowed: [ONE_TOOL] }));
  actors['student without a batch'] = await two(student);
  const anAdmin = async () => logIn((await createUser({ role: 'admin' })).email, PASSWORD);
  actors.admin = await two(anAdmin);
  const acted = (await student()).user;
  // By nobody who asks for anything else: what an admin asks for as a student counts to the admin.
  const actAs = async () =>
    expectStatus(await (await anAdmin()).post<SessionView>(`/api/users/${acted.id}/act-as`), 200)
      .access_token;
  actors['acting admin'] = await two(async () => ({ ...actorOf(await actAs()), user: acted }));
  tokenToEnd = await actAs();
  for (const { user } of actors['inactive student'])
    expectStatus(await admin.put(`/api/users/${user?.id}`, { isActive: false }), 200);
  const batchless = {
    _id: { $in: actors['student without a batch'].map(({ user }) => new Types.ObjectId(user?.id)) },
  };
  await database.connection.collection('users').updateMany(batchless, { $set: { batch: null } });
});

afterAll(() => database.stop());

it('every route is in the table, with the rule that it declares', () => {
  const declared = operations.map(({ name, 'x-access': { kind, tool } }) => [
    name,
    kind === 'tool' ? tool : kind,
  ]);
  const listed = Object.entries(routes).flatMap(([rule, ofRule]) =>
    Object.keys(ofRule).map((route) => [route, rule === 'owner' ? 'user' : rule]),
  );
  const byRoute = ([a = '']: (string | undefined)[], [b = '']: (string | undefined)[]) => (a < b ? -1 : 1);
  expect(declared.toSorted(byRoute)).toEqual([...listed, [LEFT_OUT, 'user']].toSorted(byRoute));
});

it.each(Object.keys(STATUSES) as Who[])('%s: what routes of each class answer', async (who) => {
  const wrong: string[] = [];
  let asked = 0;
  for (const [rule, ofRule] of Object.entries(routes)) {
    const given = statusOf(who, rule as RouteClass);
    for (const [route, passes] of toAsk(who, rule as RouteClass, Object.entries(ofRule))) {
      const want = given === 'passes' ? passes : given;
      const status = await send(who, route, actors[who][asked++ % 2 === 0 ? 0 : 1]);
      if (status !== want && !isOwnException(who, route, status)) {
        wrong.push(`${route}: wanted ${want}, got ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** What is the owner's alone is in no declaration: who acts asks for all that could be. */
function toAsk(who: Who, rule: RouteClass, all: [string, number][]): [string, number][] {
  if (IN_FULL || (who === 'acting admin' && (rule === 'user' || rule === 'owner'))) return all;
  return [...new Set([...all.slice(0, 1), ...all.slice(-1)])];
}

function statusOf(who: Who, rule: RouteClass): 401 | 403 | 'passes' {
  if (who === 'student of another batch' && rule === ONE_TOOL) return 'passes';
  return STATUSES[who][
    rule === 'public' || rule === 'user' || rule === 'owner' || rule === 'admin' ? rule : 'tool'
  ];
}

async function send(who: Who, route: string, { user, ...actor }: Pair[0]): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const token = who === 'acting admin' && route === STOP_ACTING ? tokenToEnd : actor.token;
  // An account may be changed by its owner alone.
  const id = path.startsWith('/api/auth/update') ? (user?.id ?? NOBODY) : NOBODY;
  const { status } = await call(method, path.replace(/\{\w+\}/g, id), {
    json: ['GET', 'DELETE'].includes(method) ? undefined : {},
    headers: { 'x-forwarded-for': ownAddress() },
    ...(token ? { token } : {}),
  });
  return status;
}

/** Who acts can stop acting, where everybody else has nothing to stop, and does not see the student's key. */
function isOwnException(who: Who, route: string, status: number): boolean {
  if (who !== 'acting admin') return false;
  if (route === 'GET /api/keys/screaming-frog') return status === 403;
  return route === STOP_ACTING && status < 300;
}
