import type { PasswordLinkView } from '../../src/contracts/users/password-links';
import { asAdmin, createBatch, createUser, expectStatus, logIn } from '../support/actors';
import { call } from '../support/http';
import { startServer, type TestServer } from '../support/server';
import { type MailServer, startMailServer } from '../support/smtp';

const PUBLIC_URL = 'https://cohort.example.com';
let mail: MailServer;
let server: TestServer;

beforeAll(async () => {
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Cohort <no-reply@cohort.example.com>', PUBLIC_URL };
  server = await startServer({ env });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const at = () => server.url;
const aStudent = async (fields: object = {}) =>
  createUser({ batch: await createBatch(['intent-finder'], at()), ...fields }, at());

function mailsTo(address: string) {
  return mail.mails.filter(({ to }) => to === address);
}

/** The secret of the link that a mail holds. */
function tokenIn(text: string): string {
  return new RegExp(`${PUBLIC_URL}/set-password#([\\w.-]+)`).exec(text)?.[1] ?? '';
}

it('mails a link that an admin makes, with the address that is set', async () => {
  const admin = await asAdmin(at());
  const { id, email } = await aStudent({ name: 'Ann <b>&co</b>' });
  const answer = await admin.post<PasswordLinkView>(`/api/users/${id}/set-password-link`);
  const link = expectStatus(answer, 201);
  expect(link.mail).toBe('sent');
  expect(link.url.startsWith(`${PUBLIC_URL}/set-password#`)).toBe(true);
  const [received] = mailsTo(email);
  expect(received?.subject).toBe('Choose your password for Cohort');
  expect(received?.text).toMatch(/^From: "?Cohort"? <no-reply@cohort\.example\.com>\r$/m);
  expect(received?.text).toContain('Content-Type: text/plain');
  expect(received?.text).toContain('Hello Ann &lt;b&gt;&amp;co&lt;/b&gt;,</p>');
  expect(`${PUBLIC_URL}/set-password#${tokenIn(received?.text ?? '')}`).toBe(link.url);
  const json = { token: tokenIn(received?.text ?? ''), password: 'chosen-by-mail' };
  expect((await call('POST', '/api/auth/set-password', { json, at: at() })).status).toBe(200);
  await logIn(email, 'chosen-by-mail', at());
});

// Last: from here on the mail server refuses.
it('says that a mail failed and shows the link all the same, and the log does not hold it', async () => {
  mail.refuse();
  const admin = await asAdmin(at());
  const { id, email } = await aStudent();
  const answer = await admin.post<PasswordLinkView>(`/api/users/${id}/set-password-link`);
  const link = expectStatus(answer, 201);
  expect(link.mail).toBe('failed');
  const token = new URL(link.url).hash.slice(1);
  const json = { token, password: 'handed-over' };
  expect((await call('POST', '/api/auth/set-password', { json, at: at() })).status).toBe(200);
  await logIn(email, 'handed-over', at());
  expect(server.output()).toContain('could not be mailed');
  expect(server.output()).not.toContain(token.split('.')[1]);
});
