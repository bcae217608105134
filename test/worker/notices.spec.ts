import { createConnection, Types } from 'mongoose';
import type { ChannelWithSecret, DeliveryView } from '../../src/contracts/notices/channels';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { waitFor } from '../support/waiting';
import { isSignedBy, startReceiver, type WebhookReceiver } from '../support/webhook-receiver';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** A lease of the one that died has to end. */
const ONE_LEASE = { timeoutMs: 150_000 };

jest.setTimeout(400_000);

let receiver: WebhookReceiver;
let cluster: Cluster;
let student: SignedIn;
let channel: ChannelWithSecret;

beforeAll(async () => {
  receiver = await startReceiver();
  cluster = await startCluster({ ownDatabase: true, env: { FETCH_ALLOW_HOSTS: receiver.host } });
  student = await asStudent({ at: cluster.url });
  const entered = { type: 'webhook', name: 'Hook', address: `${receiver.origin}/hook` };
  channel = expectStatus(await student.post<ChannelWithSecret>('/api/channels', entered), 201);
});

afterAll(async () => {
  await cluster.stop();
  await receiver.close();
});

/** Notices whose publisher has died before it told the channels. */
async function leaveUntold(...titles: string[]): Promise<void> {
  const connection = await createConnection(cluster.mongodbUri ?? '').asPromise();
  await connection.collection('notices').insertMany(
    titles.map((title) => ({
      user: new Types.ObjectId(student.user.id),
      kind: 'watch.changed',
      key: title,
      severity: 'info',
      title,
      body: '',
      link: '',
      details: {},
      at: new Date(),
      unread: true,
      tellFrom: new Date(0),
    })),
  );
  await connection.close();
}

const titles = () => receiver.received.map(({ body }) => body.data.title);
const log = async () =>
  expectStatus(await student.get<DeliveryView[]>(`/api/channels/${channel.id}/deliveries`), 200);

it('several workers send each notice once, and none is lost with the worker that sent it', async () => {
  if (cluster.hasOwnApi) await cluster.startWorker();
  const many = ['one', 'two', 'three', 'four', 'five'];
  await leaveUntold(...many);
  await waitFor('the webhooks', () => receiver.received.length >= many.length);
  await waitFor('the log', async () => (await log()).every(({ state }) => state === 'delivered'));
  expect(new Set(titles())).toEqual(new Set(many));
  expect(receiver.received).toHaveLength(many.length);

  // The worker is met while it waits for an answer.
  receiver.answers(() => undefined);
  await leaveUntold('while it dies');
  await waitFor('the first try', () => titles().includes('while it dies'));
  await cluster.killWorkers();
  receiver.answers((response) => response.end());
  await cluster.startWorker();
  const delivered = await waitFor(
    'the second try',
    async () => (await log()).find(({ title, state }) => title === 'while it dies' && state === 'delivered'),
    ONE_LEASE,
  );
  const tries = receiver.received.filter(({ body }) => body.data.title === 'while it dies');
  expect(tries).toHaveLength(2);
  expect(tries.map(({ headers }) => headers['webhook-id'])).toEqual([
    delivered.messageId,
    delivered.messageId,
  ]);
  expect(tries.every((received) => isSignedBy(channel.secret ?? '', received))).toBe(true);
});
