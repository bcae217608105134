import { createConnection, Types } from 'mongoose';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type {
  ChannelTestView,
  ChannelView,
  ChannelWithSecret,
  DeliveryView,
} from '../../src/contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import type { NoticeView, UnreadView } from '../../src/contracts/notices/notices';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';
import { startServer, type TestServer } from '../support/server';
import { type MailServer, startMailServer } from '../support/smtp';
import { waitFor } from '../support/waiting';
import { isSignedBy, startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver';

const PUBLIC_URL = 'https://cohort.example.com';

jest.setTimeout(120_000);

let mail: MailServer;
let receiver: WebhookReceiver;
let server: TestServer;
let student: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [mail, receiver] = await Promise.all([startMailServer(), startReceiver()]);
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Cohort <no-reply@cohort.example.com>',
    PUBLIC_URL,
    FETCH_ALLOW_HOSTS: receiver.host,
  };
  server = await startServer({ env });
  other = await asStudent({ at: server.url });
});

beforeEach(async () => {
  student = await asStudent({ at: server.url });
  receiver.received.length = 0;
  receiver.answers(status(200));
});

afterAll(async () => {
  await server.stop();
  await Promise.all([mail.stop(), receiver.close()]);
});

/** What a feature has published whose process died before it told the channels. */
async function publish(...titles: string[]): Promise<void> {
  const connection = await createConnection(server.mongodbUri).asPromise();
  const now = Date.now();
  await connection.collection('notices').insertMany(
    titles.map((title, index) => ({
      user: new Types.ObjectId(student.user.id),
      kind: 'watch.changed',
      key: `${title}-${now}`,
      severity: index === 0 ? 'critical' : 'info',
      title,
      body: 'Before: <b>one</b>\nAfter: two & three',
      link: '/intent-finder',
      details: {},
      at: new Date(now + index),
      unread: true,
      tellFrom: new Date(0),
    })),
  );
  await connection.close();
}

const list = async (query: object = {}) =>
  expectStatus(await student.get<NoticeView[]>(`/api/notices${listQuery(query)}`), 200);
const unread = async () => expectStatus(await student.get<UnreadView>('/api/notices/unread'), 200).count;
const hook = async (change: object = {}) => {
  const entered = { type: 'webhook', name: 'Hook', address: `${receiver.origin}/hook`, ...change };
  return expectStatus(await student.post<ChannelWithSecret>('/api/channels', entered), 201);
};
const log = async (id: string) =>
  expectStatus(await student.get<DeliveryView[]>(`/api/channels/${id}/deliveries`), 200);

describe('notices', () => {
  it('are listed, counted, read and deleted by whom they are for', async () => {
    await publish('First', 'Second', 'Third');
    expect((await list()).map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
    expect(await unread()).toBe(3);
    const [third, second, first] = await list();
    const read = await student.post<NoticeView>(`/api/notices/${third?.id}/read`);
    expect(expectStatus(read, 200).readAt).toBeDefined();
    expect((await list({ filter: { unread: true } })).map(({ title }) => title)).toEqual(['Second', 'First']);
    expect((await list({ filter: { severity: ['critical'] } })).map(({ title }) => title)).toEqual(['First']);
    expect(await list({ filter: { kind: 'watch.paused' } })).toEqual([]);
    const page = await student.get<NoticeView[]>(`/api/notices${listQuery({ range: [1, 1] })}`);
    expect([page.body[0]?.title, page.headers.get('content-range')]).toEqual(['Second', 'notices 1-1/3']);

    const until = first?.at;
    const rest = await student.post<UnreadView>('/api/notices/read-all', { until });
    expect(expectStatus(rest, 200)).toEqual({ count: 1 });
    expect(expectStatus(await student.post('/api/notices/read-all', {}), 200)).toEqual({ count: 0 });
    expectStatus(await student.delete(`/api/notices/${second?.id}`), 200);
    expect(await list()).toHaveLength(2);
    expect((await student.post('/api/notices/read-all', { until: 'yesterday' })).status).toBe(422);
  });

  it('are nobody else’s', async () => {
    await publish('Mine');
    const [mine] = await list();
    expect((await other.get<NoticeView[]>('/api/notices')).body).toEqual([]);
    const paths = [`/api/notices/${mine?.id}/read`, '/api/notices/read-all'];
    expect((await other.post(paths[0] ?? '')).status).toBe(404);
    expect((await other.post(paths[1] ?? '', {})).status).toBe(200);
    expect((await other.delete(`/api/notices/${mine?.id}`)).status).toBe(404);
    expect(await unread()).toBe(1);
  });
});

describe('channels', () => {
  it('belong to one user, and tell their secret once', async () => {
    const { id, secret, ...channel } = await hook();
    expect(secret).toMatch(/^whsec_/);
    expect(channel).toMatchObject({ type: 'webhook', severity: 'info', timing: 'instant' });
    const one = `/api/channels/${id}`;
    const seen = [await student.get(one), await student.get('/api/channels')].map(({ text }) => text).join();
    expect(seen).not.toMatch(/whsec_|secret/i);
    const entered = { type: 'webhook', name: 'Other', address: `${receiver.origin}/b`, on: false };
    const refused = [
      await other.get(one),
      await other.put(one, entered),
      await other.delete(one),
      await other.post(`${one}/test`),
      await other.post(`${one}/rotate`),
      await other.get(`${one}/deliveries`),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    const changed = expectStatus(await student.put<ChannelView>(one, entered), 200);
    expect(changed).toMatchObject({ name: 'Other', off: { reason: 'owner' } });
    expectStatus(await student.delete(one), 200);
    expect((await student.get(one)).status).toBe(404);
  });

  it.each([
    ['no type', { type: 'fax' }, { type: SAYS.typeInvalid }],
    ['no name', { name: '  ' }, { name: SAYS.nameRequired }],
    ['no address', { address: '' }, { address: SAYS.addressRequired }],
    ['something else', { address: 'my hook' }, { address: SAYS.addressInvalid }],
    ['plain http', { address: 'http://hooks.example.com/' }, { address: SAYS.addressInsecure }],
    ['an address within', { address: 'https://10.0.0.1/' }, { address: expect.stringContaining('reached') }],
    ['an own port', { address: 'https://a.example:8443/' }, { address: expect.stringContaining('port') }],
    ['a password', { address: 'https://me:pw@a.example/' }, { address: SAYS.addressInvalid }],
    ['a 25th hour', { hour: 24 }, { hour: SAYS.hourInvalid }],
    ['a place that is none', { zone: 'Mars/Olympus' }, { zone: SAYS.zoneInvalid }],
    ['another timing', { timing: 'weekly' }, { timing: SAYS.timingInvalid }],
    ['another severity', { severity: 'loud' }, { severity: SAYS.severityInvalid }],
  ])('refuse %s', async (_, change, errors) => {
    const entered = { type: 'webhook', name: 'Hook', address: 'https://hooks.example.com/', ...change };
    const answer = await student.post<ErrorBody>('/api/channels', entered);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject(errors);
  });

  it('are five webhooks and one e-mail at most, however many are asked for at once', async () => {
    const ask = (type: string) =>
      student.post<ErrorBody>('/api/channels', { type, name: 'Hook', address: receiver.origin });
    const hooks = await Promise.all(Array.from({ length: 9 }, () => ask('webhook')));
    const mails = await Promise.all(Array.from({ length: 3 }, () => ask('email')));
    expect(hooks.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(mails.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refusals = [...hooks, ...mails].filter((answer) => answer.status !== 201);
    expect(new Set(refusals.map(({ status: code, body }) => `${code} ${body.message}`))).toEqual(
      new Set([`409 ${SAYS.tooManyWebhooks}`, `409 ${SAYS.oneMail}`]),
    );
  });

  it('are tested at once, and say what came of it', async () => {
    const { id, secret = '' } = await hook();
    const test = async () =>
      expectStatus(await student.post<ChannelTestView>(`/api/channels/${id}/test`), 200);
    expect(await test()).toMatchObject({ delivery: { kind: 'test', state: 'delivered' } });
    const [received] = receiver.received;
    expect(received && isSignedBy(secret, received)).toBe(true);
    receiver.answers(status(503));
    expect(await test()).toMatchObject({
      delivery: { state: 'dead', tries: [{ status: 503, error: SAYS.refused(503) }] },
      channel: { last: { state: 'dead' } },
    });
    for (let more = 0; more < 8; more++) await test();
    expect((await student.post(`/api/channels/${id}/test`)).status).toBe(429);
    expect((await student.get<ChannelView>(`/api/channels/${id}`)).body.off).toBeUndefined();
  });

  it('deliver what the worker finds, and again what is replayed', async () => {
    const { id, secret = '' } = await hook();
    await publish('Told');
    const received = await waitFor('the webhook', () => receiver.received[0]);
    expect(isSignedBy(secret, received)).toBe(true);
    expect(received.body).toMatchObject({
      type: 'watch.changed',
      data: { title: 'Told', url: `${PUBLIC_URL}/intent-finder` },
    });
    const delivered = await waitFor('the log', async () =>
      (await log(id)).find(({ state }) => state === 'delivered'),
    );
    const replay = `/api/channels/${id}/deliveries/${delivered.id}/replay`;
    expect((await other.post(replay)).status).toBe(404);
    expectStatus(await student.post(replay), 200);
    const again = await waitFor('the second one', () => receiver.received[1]);
    expect(again.headers['webhook-id']).toBe(received.headers['webhook-id']);
    expect(again.raw).toBe(received.raw);
  });

  it('mail to the account’s own address, escaped, with the way to switch it off', async () => {
    const { email } = student.user;
    const made = expectStatus(await student.post<ChannelView>('/api/channels', { type: 'email' }), 201);
    expect(made).toMatchObject({ address: email });
    expect(made).not.toHaveProperty('secret');
    await publish('Title <script>');
    const { text, subject } = await waitFor('the mail', () => mail.mails.find(({ to }) => to === email));
    expect(subject).toBe('Title <script>');
    expect(text).toMatch(/^Message-ID: <msg_[\w-]+@cohort\.example\.com>\r$/m);
    expect(text).toContain('Title &lt;script&gt;');
    expect(text).toContain('Before: &lt;b&gt;one&lt;/b&gt;</p>');
    expect(text).toContain(`href="${PUBLIC_URL}/intent-finder"`);
    expect(text).toContain(`Change or switch off: ${PUBLIC_URL}/notifications/channels`);
    expect(expectStatus(await student.post(`/api/channels/${made.id}/rotate`), 409)).toMatchObject({
      message: SAYS.noSecret,
    });
  });

  it('and notices go with their account', async () => {
    const { id } = await hook();
    await publish('Gone');
    await waitFor('the webhook', () => receiver.received[0]);
    const admin = await asAdmin(server.url);
    expectStatus(await admin.delete(`/api/users/${student.user.id}`), 200);
    const connection = await createConnection(server.mongodbUri).asPromise();
    const user = new Types.ObjectId(student.user.id);
    for (const name of ['notices', 'channels', 'deliveries']) {
      expect(await connection.collection(name).countDocuments({ user })).toBe(0);
    }
    await connection.close();
    expect((await other.get(`/api/channels/${id}`)).status).toBe(404);
  });
});

it('leaves channels to their owner while an admin acts as the student', async () => {
  const admin = await asAdmin(server.url);
  const acting = await admin.post<{ access_token: string }>(`/api/users/${student.user.id}/act-as`);
  const { access_token } = expectStatus(acting, 200);
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await admin.get('/api/notices', { headers })).status).toBe(200);
  for (const path of ['/api/channels', '/api/channels/options']) {
    expect((await admin.get(path, { headers })).status).toBe(403);
  }
  expect((await admin.post('/api/notices/read-all', {}, { headers })).status).toBe(403);
});

it('offers no e-mail where none is set up', async () => {
  const silent = await startServer();
  const ann = await asStudent({ at: silent.url });
  expect((await ann.get('/api/channels/options')).body).toEqual({ mail: false, email: ann.user.email });
  const answer = await ann.post<ErrorBody>('/api/channels', { type: 'email' });
  expect([answer.status, answer.body.message]).toEqual([409, SAYS.mailOff]);
  await silent.stop();
});
