import type { SessionView } from '../../src/contracts/users/users';
import { asAdmin, asGuest, expectStatus } from '../support/actors';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;

beforeAll(async () => {
  const none = { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined };
  server = await startServer({ env: { ...none, SAMPLE_DATA: 'on', TRUST_PROXY: undefined } });
}, 60_000);
afterAll(() => server.stop(), 30_000);

it('prints accounts that open the application', async () => {
  const printed = [...server.output().matchAll(/(\S+@cohort\.local)\s+\W*(\S+)/g)];
  const sessions = [];
  for (const [, email = '', password = ''] of printed) {
    const answer = await asGuest(server.url).post<SessionView>('/api/auth', { email, password });
    const { user } = expectStatus(answer, 200);
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
