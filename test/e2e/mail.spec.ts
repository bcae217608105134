import { createConnection } from 'mongoose';
import type { PasswordLinkView } from '../../src/contracts/users/password-links';
import { INVITATION_MESSAGES } from '../../src/contracts/users/invitation-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { ChannelView } from '../../src/contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  logIn,
  ownAddress,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { bulkChangesOf } from '../support/bulk-changes';
import type { InstanceView } from '../../src/contracts/instance/instance';
import { PASSWORD_LINK_MESSAGES } from '../../src/contracts/users/password-link-messages';
import { call } from '../support/http';
import { importsOf } from '../support/user-import';
import { publishNotices } from '../support/notices';
import { startServer, type TestServer } from '../support/server';
import { type MailServer, startMailServer } from '../support/smtp';
import { waitFor } from '../support/waiting';
import { startReceiver, type WebhookReceiver } from '../support/webhook-receiver';

const PUBLIC_URL = 'https://cohort.example.com';
let mail: MailServer;
let receiver: WebhookReceiver;
let server: TestServer;

beforeAll(async () => {
  [mail, receiver] = await Promise.all([startMailServer(), startReceiver()]);
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'Cohort <no-reply@cohort.example.com>', PUBLIC_URL };
  server = await startServer({ env: { ...env, FETCH_ALLOW_HOSTS: receiver.host } });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), receiver.close()]);
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

describe('an invitation', () => {
  it('says who invites and to what, and that no person has written it', async () => {
    const admin = await asAdmin(at());
    const { id, email } = await aStudent();
    const { status, body } = await admin.post('/api/users/invitations', { ids: [id] });
    expect([status, body]).toEqual([200, [id]]);
    const [received] = mailsTo(email);
    const text = received?.text ?? '';
    expect(received?.subject).toBe(`${admin.user.name} invites you to Cohort`);
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toContain(`${admin.user.name} (${admin.user.email}) has made an account for you at Cohort.`);
    expect(text).toContain('within 14 days');
    expect(text).not.toContain('new password');
    const json = { token: tokenIn(text), password: 'accepted' };
    expect((await call('POST', '/api/auth/set-password', { json, at: at() })).status).toBe(200);
  });

  it('goes to all that a filter finds, but for those who need none', async () => {
    const admin = await asAdmin(at());
    const changes = bulkChangesOf(admin);
    const batch = await createBatch(['intent-finder'], at());
    const invited = [await aStudent({ batch }), await aStudent({ batch })];
    const known = await aStudent({ batch });
    await logIn(known.email, PASSWORD, at());
    const inactive = await aStudent({ batch, isActive: false });
    const selection = { filter: { batch }, expected: 4 };
    const job = await changes.run({ resource: 'users', action: 'invite', selection });
    expect(job.result?.counts).toEqual({ waiting: 0, done: 2, refused: 2 });
    for (const { email } of invited) expect(mailsTo(email)).toHaveLength(1);
    const refused = (await changes.rows(job.id, 'refused')).map(({ label, reason }) => [label, reason]);
    expect(Object.fromEntries(refused)).toEqual({
      [known.name]: INVITATION_MESSAGES.hasLoggedIn,
      [inactive.name]: INVITATION_MESSAGES.inactive,
    });
    expect((await changes.startUndo(job.id)).status).toBe(409);
  });

  it('goes to who is imported without a password', async () => {
    const admin = await asAdmin(at());
    const imports = importsOf(admin, at());
    const batch = await createBatch(['intent-finder'], at());
    const emails = [`${unique('mailed')}@cohort.test`, `${unique('knows')}@cohort.test`];
    const file = `Name,Email,Password\nAda,${emails[0]},\nBob,${emails[1]},knows-it-already\n`;
    const job = await imports.run(file, { name: 0, email: 1, password: 2 }, { batch, invite: true });
    expect(job.result).toMatchObject({ withoutPassword: 1, invitations: { sent: 1, failed: 0 } });
    expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 0]);
    expect(await imports.report(job.id)).toContain(`,${emails[0]},,2,created,Invitation sent`);
    expect((await imports.links(job.id)).status).toBe(409);
  });
});

describe('a forgotten password', () => {
  const SAME = { status: 202, body: { message: PASSWORD_LINK_MESSAGES.forgotSent } };
  const forgot = (email: string, address = ownAddress()) =>
    call('POST', '/api/auth/forgot-password', {
      json: { email },
      headers: { 'x-forwarded-for': address },
      at: at(),
    });
  const mailTo = (email: string) => waitFor(`a mail to ${email}`, () => mailsTo(email).at(-1));

  it('can be asked for, and the page is told so', async () => {
    expect((await call<InstanceView>('GET', '/api/instance', { at: at() })).body.mail).toBe(true);
  });

  it('is replaced through a link in a mail', async () => {
    const { email } = await aStudent();
    expect(await forgot(email.toUpperCase())).toMatchObject(SAME);
    const { text } = await mailTo(email);
    const json = { token: tokenIn(text), password: 'remembered' };
    expect((await call('POST', '/api/auth/set-password', { json, at: at() })).status).toBe(200);
    await logIn(email, 'remembered', at());
  });

  it('is answered alike for who is unknown or inactive, and nothing is mailed to them', async () => {
    const inactive = await aStudent({ isActive: false });
    const unknown = `${unique('nobody')}@cohort.test`;
    for (const email of [inactive.email, unknown]) expect(await forgot(email)).toMatchObject(SAME);
    // Asked for after them, so that theirs would be there before.
    const { email } = await aStudent();
    await forgot(email);
    await mailTo(email);
    expect([...mailsTo(inactive.email), ...mailsTo(unknown)]).toEqual([]);
  });

  it('is answered before the mail server has answered', async () => {
    const { email } = await aStudent();
    const release = mail.hold();
    expect(await forgot(email)).toMatchObject(SAME);
    expect(mailsTo(email)).toEqual([]);
    release();
    await mailTo(email);
  });

  it('is asked for three times for one e-mail, known or not, then no more', async () => {
    const { email } = await aStudent();
    for (const each of [email, `${unique('nobody')}@cohort.test`]) {
      for (let i = 0; i < 3; i += 1) expect((await forgot(each)).status).toBe(202);
      expect((await forgot(each)).status).toBe(429);
    }
  });

  it('is asked for ten times from one address, then no more', async () => {
    const address = ownAddress();
    const ask = () => forgot(`${unique('nobody')}@cohort.test`, address);
    for (let i = 0; i < 10; i += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
  });

  it.each([[{}], [{ email: 'ann' }], [{ email: { $ne: '' } }]])('is not asked for with %j', async (json) => {
    const answer = await call('POST', '/api/auth/forgot-password', { json, at: at() });
    expect(answer.status).toBe(422);
  });
});

describe('a notice', () => {
  const publish = async ({ user }: SignedIn, title: string) => {
    const connection = await createConnection(server.mongodbUri).asPromise();
    await publishNotices(connection, user.id, title);
    await connection.close();
  };

  it('is mailed to the account’s own address, escaped, with the way to switch it off', async () => {
    const student = await asStudent({ at: at() });
    const { email } = student.user;
    const made = expectStatus(await student.post<ChannelView>('/api/channels', { type: 'email' }), 201);
    expect(made).toMatchObject({ address: email });
    expect(made).not.toHaveProperty('secret');
    await publish(student, 'Title <script>');
    const { text, subject } = await waitFor('the mail', () => mailsTo(email)[0]);
    expect(subject).toBe('Title <script>');
    expect(text).toMatch(/^Message-ID: <msg_[\w-]+@cohort\.example\.com>\r$/m);
    expect(text).toContain('Title &lt;script&gt;');
    expect(text).toContain('Before: &lt;b&gt;one&lt;/b&gt;</p>');
    expect(text).toContain(`href="${PUBLIC_URL}/intent-finder"`);
    expect(text).toContain(`Change or switch off: ${PUBLIC_URL}/notifications/channels`);
    expect(text).toContain(
      'in the notification channels of your Cohort account: all notifications, at once.',
    );
    expect(expectStatus(await student.post(`/api/channels/${made.id}/rotate`), 409)).toMatchObject({
      message: SAYS.noSecret,
    });
  });

  it('is mailed through one channel at most, however many are asked for at once', async () => {
    const student = await asStudent({ at: at() });
    const ask = () => student.post<ErrorBody>('/api/channels', { type: 'email' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([409, SAYS.oneMail]),
    );
  });

  it('tells a webhook the whole address of what it is about', async () => {
    const student = await asStudent({ at: at() });
    const hook = { type: 'webhook', name: 'Hook', address: receiver.origin };
    expectStatus(await student.post('/api/channels', hook), 201);
    await publish(student, 'Told');
    const { body } = await waitFor('the webhook', () => receiver.received[0]);
    expect(body.data.url).toBe(`${PUBLIC_URL}/intent-finder`);
  });
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
