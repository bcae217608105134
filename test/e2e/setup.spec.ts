import type { ErrorBody } from '../../src/contracts/error-codes';
import type { HealthReport } from '../../src/contracts/health/health';
import type { SessionView } from '../../src/contracts/users/users';
import { actorOf, asAdmin, asGuest, expectStatus, tryLogIn, unique } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

/** As the first `npm start` begins: no admin is named, and nothing stands before the server. */
let server: TestServer;

beforeAll(async () => {
  const none = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined };
  server = await startServer({ env: { ...none, SAMPLE_DATA: 'on', TRUST_PROXY: undefined } });
});
afterAll(() => server.stop());

/** By nobody who is sent on: those are not let in with a sample account. */
async function sessionOf(email: string, password: string): Promise<SessionView> {
  return expectStatus(await asGuest(server.url).post<SessionView>('/api/auth', { email, password }), 200);
}

it('prints accounts that open the application', async () => {
  const printed = [...server.output().matchAll(/(\S+@cohort\.local)\s+\W*(\S+)/g)];
  const sessions = [];
  for (const [, email = '', password = ''] of printed) {
    const { user } = await sessionOf(email, password);
    sessions.push([user.role, user.userType, user.permissions.defaultTool]);
  }
  expect(sessions).toEqual([
    ['admin', 'free', ''],
    ['student', 'free', 'intent-finder'],
    ['student', 'pro', 'intent-finder'],
  ]);
});

it('has no sample account in a start without sample data', async () => {
  await asAdmin();
  const answer = await asGuest().post('/api/auth', { email: 'admin@cohort.local', password: 'cohort-admin' });
  expect(answer.status).toBe(401);
});

it('tells once, in the log and to admins, that requests come through a proxy', async () => {
  const ask = (headers: Record<string, string>) => asGuest(server.url).get('/api/health/live', { headers });
  const told = () => server.output().match(/Requests come with [\w-]+, but TRUST_PROXY is off/g);
  await ask({});
  expect(told()).toBeNull();
  await ask({ 'x-forwarded-for': '203.0.113.7' });
  await ask({ forwarded: 'for=203.0.113.7' });
  await waitFor('the warning', told);
  expect(told()).toEqual(['Requests come with x-forwarded-for, but TRUST_PROXY is off']);
  const { access_token } = await sessionOf('admin@cohort.local', 'cohort-admin');
  const report = await actorOf(access_token, server.url).get<HealthReport>('/api/admin/health');
  expect(expectStatus(report, 200).lines.find(({ id }) => id === 'proxy')).toMatchObject({
    status: 'warning',
    says: expect.stringMatching(/^Requests came with x-forwarded-for .* TRUST_PROXY is off/) as string,
    doThis: expect.stringContaining('Set TRUST_PROXY') as string,
  });
});

// Last: from here on nobody logs in.
it('takes no notice of X-Forwarded-For where it counts logins that fail', async () => {
  const attempt = () => tryLogIn(`${unique('nobody')}@cohort.test`, 'wrong-password', server.url);
  const answers = await Promise.all(Array.from({ length: 100 }, attempt));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(100).fill(401));
  const { status, body } = await attempt();
  expect([status, (body as ErrorBody).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});
