import { createConnection } from 'mongoose';
import type { ChannelView } from '../../src/contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import type { NoticeView } from '../../src/contracts/notices/notices';
import { asStudent, expectStatus, ownAddress, type SignedIn } from '../support/actors';
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
  server = await startServer({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Cohort <no-reply@cohort.example.com>',
      PUBLIC_URL,
      FETCH_ALLOW_HOSTS: receiver.host,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), receiver.close()]);
});

const at = () => server.url;
const mailsTo = (address: string) => mail.mails.filter(({ to }) => to === address);
const publish = async ({ user }: SignedIn, title: string) => {
  const connection = await createConnection(server.mongodbUri).asPromise();
  await publishNotices(connection, user.id, title);
  await connection.close();
};

describe('a notice that was mailed', () => {
  const linkIn = (text: string) =>
    new RegExp(`^List-Unsubscribe:\\s+<${PUBLIC_URL}(/api/unsubscribe/[\\w.-]+)>\\r$`, 'm').exec(text)?.[1] ??
    '';
  /** A student who got a mail, with the path that its headers name. */
  const mailed = async (settings: object = {}) => {
    const student = await asStudent({ at: at() });
    const entered = { type: 'email', ...settings };
    const { id } = expectStatus(await student.post<ChannelView>('/api/channels', entered), 201);
    await publish(student, 'Told');
    const { text } = await waitFor('the mail', () => mailsTo(student.user.email)[0]);
    const channel = async () => (await student.get<ChannelView>(`/api/channels/${id}`)).body;
    return { student, id, text, path: linkIn(text), channel };
  };
  const click = (path: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${at()}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': ownAddress() },
      body: 'List-Unsubscribe=One-Click',
    });

  it('ends its channel by one click of a mail program, and no other one, as often as it is clicked', async () => {
    const { student, text, path, channel } = await mailed({ severity: 'critical' });
    const other = await mailed();
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toContain('critical ones only, at once');
    expect(text).toContain(`Unsubscribe: ${PUBLIC_URL}/unsubscribe#${path.split('/').at(-1)}`);
    const hook = { type: 'webhook', name: 'Hook', address: receiver.origin };
    expectStatus(await student.post('/api/channels', hook), 201);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const answer = await click(path, type);
      expect([answer.status, await answer.json()]).toEqual([200, { message: SAYS.unsubscribed }]);
    }
    expect((await channel()).off).toMatchObject({ reason: 'unsubscribed' });
    expect((await other.channel()).off).toBeUndefined();
    const channels = (await student.get<ChannelView[]>('/api/channels')).body;
    expect(channels.filter(({ off }) => off)).toHaveLength(1);
    const notices = (await student.get<NoticeView[]>('/api/notices')).body;
    expect(notices.filter(({ kind }) => kind === 'channel.disabled')).toMatchObject([
      { body: SAYS.offByLink },
    ]);
  });

  it('is only opened by whoever looks at its link', async () => {
    const { path, channel } = await mailed();
    const { status, headers } = await fetch(`${at()}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `/unsubscribe#${path.split('/').at(-1)}`]);
    expect((await channel()).off).toBeUndefined();
  });

  it('answers the same where its channel is gone, and refuses what it has not signed', async () => {
    const { student, id, path } = await mailed();
    expectStatus(await student.delete(`/api/channels/${id}`), 200);
    expect((await click(path)).status).toBe(200);
    const other = await mailed();
    const [, mine = ''] = path.split('.');
    const forged = [
      path.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      `/api/unsubscribe/${other.id}.${mine}`,
      `/api/unsubscribe/${other.id}`,
      '/api/unsubscribe/x',
    ];
    for (const each of forged) expect((await click(each)).status).toBe(410);
    expect((await other.channel()).off).toBeUndefined();
  });

  it('is unsubscribed from twenty times in five minutes at most', async () => {
    const { path } = await mailed();
    for (let tries = 0; tries < 20; tries++) expect((await click(path)).status).toBe(200);
    expect((await click(path)).status).toBe(429);
  });
});

it('takes forms at the link of a mail alone', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${at()}/api/auth`, { method: 'POST', headers: form, body: 'email=a' });
  expect(answer.status).toBe(415);
});
