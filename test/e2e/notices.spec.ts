import { Types } from 'mongoose';
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
import { publishNotices } from '../support/notices';
import { sharedDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';
import { isSignedBy, startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver';

jest.setTimeout(120_000);

let database: TestDatabase;
let receiver: WebhookReceiver;
let student: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  [database, receiver] = await Promise.all([sharedDatabase(), startReceiver()]);
  other = await asStudent();
});

beforeEach(async () => {
  student = await asStudent();
  receiver.received.length = 0;
  receiver.answers(status(200));
});

afterAll(() => Promise.all([database.stop(), receiver.close()]));

const publish = (...titles: string[]) => publishNotices(database.connection, student.user.id, ...titles);
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

  it('that are chats tell their address to nobody, and keep it where none is entered', async () => {
    const address = 'https://hooks.slack.com/services/T1/B1/verysecret';
    const entered = { type: 'slack', name: 'Team', address };
    const made = expectStatus(await student.post<ChannelWithSecret>('/api/channels', entered), 201);
    expect(made).toMatchObject({ type: 'slack', address: 'hooks.slack.com/…cret' });
    const one = `/api/channels/${made.id}`;
    const renamed = await student.put<ChannelView>(one, { ...entered, name: 'Other', address: '' });
    expect(expectStatus(renamed, 200)).toMatchObject({ name: 'Other', address: made.address });
    const read = [await student.get(one), await student.get('/api/channels'), await student.delete(one)];
    expect(read.map(({ text }) => text).join()).not.toContain('verysecret');
    const kept = await database.connection.collection('channels').find({}).toArray();
    expect(JSON.stringify(kept)).not.toContain('verysecret');
  });

  it.each([
    ['no address', { type: 'slack' }, { address: SAYS.chatAddressRequired }],
    ['what is no address', { type: 'discord', address: 'my chat' }, { address: SAYS.addressInvalid }],
    ['an address that is no text', { type: 'teams', address: {} }, { address: SAYS.addressRequired }],
    [
      'another host',
      { type: 'slack', address: 'https://hooks.example.com/services/T/B/x' },
      { address: expect.stringContaining('https://hooks.slack.com/services/') },
    ],
    [
      'a token with a path',
      { type: 'telegram', token: '1234:../../x', chat: '1' },
      { token: SAYS.tokenInvalid },
    ],
    ['no token', { type: 'telegram', chat: '@news' }, { token: SAYS.tokenRequired }],
    ['no chat', { type: 'telegram', token: `123456:${'a'.repeat(35)}` }, { chat: SAYS.chatInvalid }],
    ['no name', { type: 'slack', name: ' ' }, { name: SAYS.nameRequired }],
  ])('that are chats refuse %s', async (_, change, errors) => {
    const answer = await student.post<ErrorBody>('/api/channels', { name: 'Team', ...change });
    expect([answer.status, answer.body.errors]).toMatchObject([422, errors]);
  });

  it('are five webhooks at most, however many are asked for at once', async () => {
    const ask = () =>
      student.post<ErrorBody>('/api/channels', { type: 'webhook', name: 'Hook', address: receiver.origin });
    const answers = await Promise.all(Array.from({ length: 9 }, ask));
    const refusals = answers.filter((answer) => answer.status !== 201);
    expect(refusals).toHaveLength(4);
    for (const { status: code, body } of refusals)
      expect([code, body.message]).toEqual([409, SAYS.tooManyWebhooks]);
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
      data: { title: 'Told', url: '/intent-finder' },
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

  it('and notices go with their account', async () => {
    const { id } = await hook();
    await publish('Gone');
    await waitFor('the webhook', () => receiver.received[0]);
    const admin = await asAdmin();
    expectStatus(await admin.delete(`/api/users/${student.user.id}`), 200);
    const user = new Types.ObjectId(student.user.id);
    for (const name of ['notices', 'channels', 'deliveries']) {
      expect(await database.connection.collection(name).countDocuments({ user })).toBe(0);
    }
    expect((await other.get(`/api/channels/${id}`)).status).toBe(404);
  });
});

it('leaves channels to their owner while an admin acts as the student', async () => {
  const admin = await asAdmin();
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
  const { email } = student.user;
  expect((await student.get('/api/channels/options')).body).toEqual({ mail: false, noMail: 'off', email });
  const answer = await student.post<ErrorBody>('/api/channels', { type: 'email' });
  expect([answer.status, answer.body.message]).toEqual([409, SAYS.mailOff]);
});
