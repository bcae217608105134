import type { RecordingView } from '../../src/contracts/recording/recording';
import { asAdmin, asGuest, asStudent, type SignedIn, unique } from '../support/actors';
import { call } from '../support/http';
import { startServer, type TestServer } from '../support/server';

const ORIGIN = 'https://recorder.example:8443';
const SCRIPT = `${ORIGIN}/record.js?site=1&v=2`;
const PATH = '/api/auth/session-recording';
const HTML = { accept: 'text/html' };

let server: TestServer;
let pro: SignedIn;
beforeAll(async () => {
  server = await startServer({ env: { SESSION_RECORDING_SCRIPT: SCRIPT } });
  pro = await asPro(server.url);
}, 60_000);
afterAll(() => server.stop());

async function asPro(at?: string): Promise<SignedIn> {
  const admin = await asAdmin(at);
  const { body } = await admin.post<{ id: string }>('/api/pro-plans', {
    name: unique('Recorded'),
    limits: {},
  });
  const fields = { userType: 'pro', subscriptionEndDate: '2999-01-31', userPlan: body.id };
  return asStudent({ fields, at });
}

async function ask(who: SignedIn) {
  const { body, headers } = await who.post<RecordingView>(PATH);
  return { script: body.script, cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

async function page(cookie?: string, at = server.url) {
  const { headers, text } = await call('GET', '/', { at, headers: { ...HTML, ...(cookie && { cookie }) } });
  return { policy: headers.get('content-security-policy') ?? '', text };
}

it('a page lets nothing in, and says that there is a recorder to ask for', async () => {
  const { policy, text } = await page();
  expect(policy).not.toContain('recorder.example');
  expect(text).toContain('<meta name="session-recorder" content="available"');
});

it("a pro student's next page lets in the script and what it sends, of its own origin alone", async () => {
  const { script, cookie } = await ask(pro);
  expect(script).toBe(SCRIPT);
  const { policy, text } = await page(cookie);
  const opened = policy.split(';').filter((directive) => directive.includes(ORIGIN));
  expect(opened.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ]);
  expect(text).toContain(`<meta name="session-recorder" content="${SCRIPT.replace('&', '&amp;')}"`);
});

it('nobody else gets such a page', async () => {
  for (const who of [await asStudent({ at: server.url }), await asAdmin(server.url)]) {
    const { script, cookie } = await ask(who);
    expect(script).toBeNull();
    expect((await page(cookie)).policy).not.toContain('recorder.example');
  }
  expect((await asGuest(server.url).post(PATH)).status).toBe(401);
  const forged = `cohort-recording=9999999999.${'a'.repeat(64)}`;
  expect((await page(forged)).policy).not.toContain('recorder.example');
});

it('ends with the session: whoever logs out gives the pass back', async () => {
  const answer = await asGuest(server.url).delete(PATH);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^cohort-recording=; Path=\/; Max-Age=0;/);
});

it('without the setting there is nothing to load and nothing is let in', async () => {
  const { script, cookie } = await ask(await asPro());
  expect(script).toBeNull();
  const { policy, text } = await page(cookie, process.env.COHORT_TEST_URL);
  expect(policy).toContain("script-src 'self'");
  expect(text).toContain('<meta name="session-recorder" content=""');
});
