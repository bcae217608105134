import { API_KEY_MESSAGES } from '../../src/contracts/api-keys/api-key-messages';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../src/contracts/api-keys/api-keys';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../src/contracts/messages';
import type { NewUserView } from '../../src/contracts/users/users';
import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { allowApiKeys, auditEntriesOf, makeApiKey, type WantedKey, withApiKey } from '../support/api-keys';
import { type Answer, call } from '../support/http';
import { keyScopeOfRoute } from '../support/key-scopes';
import { type Document, operationsOf } from '../support/reference';
import { type RouteClass, ROUTES, routesOf } from '../support/routes';
import { startServer, type TestServer } from '../support/server';

const NOBODY = '65f0a1b2c3d4e5f601234567';
/** No key ends sessions; the table of routes leaves it out, as it would end the caller's. */
const LOGOUT = 'POST /api/auth/logout-everywhere';
/** One guard serves all routes: some of each scope tell, unless the whole is asked for. */
const STEP = process.env.COHORT_TEST_ALL === '1' ? 1 : 12;

interface Case {
  route: string;
  /** What an empty call answers where it is let through. */
  passes: number;
  scope?: ApiKeyScope;
}

function casesOf(document: Document): Case[] {
  return Object.entries(routesOf(operationsOf(document)))
    .filter(([rule]) => rule !== 'public')
    .flatMap(([rule, routes]) =>
      Object.entries(routes).map(([route, passes]) => {
        return { route, passes, scope: keyScopeOfRoute(rule as RouteClass, route) };
      }),
    );
}

let document: Document;
let cases: Case[];
let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await asAdmin(server.url);
  await allowApiKeys(admin, 'everyone');
  document = (await call<Document>('GET', '/api/docs-json', { at: server.url })).body;
  cases = casesOf(document);
});
afterAll(() => server.stop());

function send(route: string, token: string): Promise<Answer<ErrorBody>> {
  const [method = '', path = ''] = route.split(' ');
  const json = ['GET', 'DELETE'].includes(method) ? undefined : {};
  return call(method, path.replace(/\{\w+\}/g, NOBODY), { json, token, at: server.url });
}

/** Of an owner of their own: a key may call 120 times a minute. */
async function keysOf(scopes: ApiKeyScope[]): Promise<string[]> {
  const { email } = await createUser({ role: 'admin' }, server.url);
  const owner = await logIn(email, PASSWORD, server.url);
  const made = Array.from({ length: 4 }, () => makeApiKey(owner, { scopes }));
  return (await Promise.all(made)).map(({ secret }) => secret);
}

it('the reference names the scope of each operation, as the table has it', () => {
  const told = operationsOf(document).map((operation) => {
    const named = /API keys: (.+)\.$/.exec(operation.description ?? '')?.[1];
    const asked = operation.security?.flatMap(({ apiKey = [] }) => apiKey);
    return [operation.name, operation['x-key-scope'] ?? 'none', named ?? 'public', asked?.join() || 'none'];
  });
  const expected = [
    ...cases.map(({ route, scope }) => [route, scope ?? 'none', scope ? `the scope \`${scope}\`` : 'none']),
    [LOGOUT, 'none', 'none'],
    ...Object.keys(ROUTES.public ?? {}).map((route) => [route, 'none', 'public']),
  ].map(([route = '', scope = '', named = '']) => [route, scope, named, scope]);
  const byRoute = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1);
  expect(told.toSorted(byRoute)).toEqual(expected.toSorted(byRoute));
});

it.each(API_KEY_SCOPES)(
  'a key with %s is let through where the route asks for it, and nowhere else',
  async (own) => {
    const keys = await keysOf([own]);
    const others = cases.filter(({ scope }) => scope !== own).filter((_, at) => at % STEP === 0);
    const asked = [
      ...cases.filter(({ scope }) => scope === own).filter((_, at) => at % STEP === 0),
      ...others,
    ];
    const wrong: string[] = [];
    for (const [at, { route, passes, scope }] of asked.entries()) {
      const { status, body } = await send(route, keys[at % keys.length] ?? '');
      const got = `${status} ${status === 403 ? body.code : ''}`.trim();
      const wanted = scope === own ? String(passes) : '403 SCOPE_MISSING';
      if (got !== wanted) wrong.push(`${route}: wanted ${wanted}, got ${got}`);
    }
    expect(asked.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  },
);

it('a key with every scope is let in to none of what no key may do', async () => {
  const keys = await keysOf([...API_KEY_SCOPES]);
  const closed = [...cases.filter(({ scope }) => !scope).map(({ route }) => route), LOGOUT];
  const open: string[] = [];
  for (const [at, route] of closed.entries()) {
    const { status, body } = await send(route, keys[at % keys.length] ?? '');
    if (status !== 403 || body.message !== API_KEY_MESSAGES.notForKeys) open.push(`${route}: ${status}`);
  }
  expect(open).toEqual([]);
});

it('says which scope lacks, to programs in the header, too', async () => {
  const [key = ''] = await keysOf(['results:read']);
  const { status, body, headers } = await send('POST /api/users', key);
  expect(status).toBe(403);
  expect(body).toMatchObject({
    code: 'SCOPE_MISSING',
    message: API_KEY_MESSAGES.scopeMissing('users:write'),
    details: { scope: 'users:write' },
  });
  expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="users:write"');
});

it('opens no tool that its owner may not use, and nothing of admins to a student', async () => {
  const student = await asStudent({ at: server.url });
  const { secret } = await makeApiKey(student, { scopes: ['results:read', 'tools:run'] });
  const statuses = ['GET /api/intent', 'GET /api/snippets', 'GET /api/crawls', 'GET /api/users'].map(
    async (route) => {
      const { status, body } = await send(route, secret);
      return [status, body.code];
    },
  );
  expect(await Promise.all(statuses)).toEqual([
    [200, undefined],
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
  ]);
});

describe('a key that changes users', () => {
  const USERS: WantedKey = { name: 'Payments', scopes: ['users:read', 'users:write'] };
  const entered = async () => {
    const name = unique('Invited');
    const batch = await createBatch(['intent-finder'], server.url);
    return { name, email: `${name}@cohort.test`, role: 'student', userType: 'free', batch, invite: true };
  };

  it('invites students, and is not told what opens their accounts', async () => {
    const { program } = await withApiKey(admin, USERS, server.url);
    const made = expectStatus(await program.post<NewUserView>('/api/users', await entered()), 201);
    expect(made).not.toHaveProperty('invitation');
    expect(JSON.stringify(made)).not.toContain('set-password');
    const entries = await auditEntriesOf(admin, made.id);
    expect(entries.map(({ action, apiKey }) => [action, apiKey])).toEqual([
      ['invite', 'Payments'],
      ['create', 'Payments'],
    ]);
    expectStatus(await program.put(`/api/users/${made.id}`, { name: 'Ann' }), 200);
    expectStatus(await program.delete(`/api/users/${made.id}`), 200);
  });

  it.each<[object, object]>([
    [{ role: 'admin' }, { role: API_KEY_MESSAGES.studentRole }],
    [{ invite: false, password: PASSWORD }, { password: API_KEY_MESSAGES.inviteOnly }],
    [{ invite: undefined, password: PASSWORD }, { password: API_KEY_MESSAGES.inviteOnly }],
  ])('makes no account with %j', async (change, errors) => {
    const { program } = await withApiKey(admin, USERS, server.url);
    const { status, body } = await program.post<ErrorBody>('/api/users', { ...(await entered()), ...change });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('changes no password, no email, no role, and nothing of an admin', async () => {
    const { program } = await withApiKey(admin, USERS, server.url);
    const { id } = (await asStudent({ at: server.url })).user;
    const other = await createUser({ role: 'admin' }, server.url);
    const asked: [string, object][] = [
      [id, { password: 'another-password' }],
      [id, { email: 'mine@attacker.test' }],
      [id, { role: 'admin' }],
      [other.id, { name: 'Changed' }],
      [admin.user.id, { password: 'another-password' }],
    ];
    const answers = asked.map(async ([user, change]) => {
      const { status, body } = await program.put<ErrorBody>(`/api/users/${user}`, change);
      return [status, body.errors ?? body.message];
    });
    expect(await Promise.all(answers)).toEqual([
      [422, { password: API_KEY_MESSAGES.passwordKept }],
      [422, { email: API_KEY_MESSAGES.emailKept }],
      [422, { role: MESSAGES.roleFixed }],
      [403, API_KEY_MESSAGES.studentsOnly],
      [403, API_KEY_MESSAGES.studentsOnly],
    ]);
    expect((await program.delete<ErrorBody>(`/api/users/${other.id}`)).status).toBe(403);
  });
});

it('a key that reads results is not shown what its admin did to users', async () => {
  const { user } = await asStudent({ at: server.url });
  const selection = { ids: [user.id] };
  const change = { resource: 'users', action: 'update', values: { isActive: true }, selection };
  const { id } = expectStatus(await admin.post<JobView>('/api/bulk-changes', change), 201);
  const { program } = await withApiKey(
    admin,
    { scopes: ['results:read', 'tools:run', 'users:read'] },
    server.url,
  );
  const listed = expectStatus(await program.get<JobView[]>('/api/jobs'), 200);
  expect(listed.map((job) => job.kind)).not.toContain('bulk-change');
  expect((await program.get(`/api/jobs/${id}`)).status).toBe(404);
  expect((await program.post(`/api/jobs/${id}/cancel`)).status).toBe(404);
  expect((await program.get<JobView[]>('/api/jobs?kind=bulk-change')).body).toEqual([]);
  expectStatus(await admin.get(`/api/jobs/${id}`), 200);
});
