import { Logger } from '@nestjs/common';
import type { DeliveryView } from '../../src/contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import { ada, startNoticesSystem } from '../support/notices-system';
import {
  isSignedBy,
  signaturesOf,
  startReceiver,
  status,
  type WebhookReceiver,
} from '../support/webhook-receiver';

const NOW = new Date('2026-11-24T12:00:00Z');
const HOUR = 3_600;
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

let receiver: WebhookReceiver;
let system: Awaited<ReturnType<typeof startNoticesSystem>>;

beforeAll(async () => {
  receiver = await startReceiver();
  system = await startNoticesSystem({ FETCH_ALLOW_HOSTS: receiver.host });
  Logger.overrideLogger(false);
});

beforeEach(async () => {
  await system.clear();
  receiver.received.length = 0;
  receiver.answers(status(204));
});

afterAll(async () => {
  await system.stop();
  await receiver.close();
});

const hook = (change: object = {}) => system.newChannel({ address: `${receiver.origin}/hook`, ...change });
const send = (now: Date) => system.one.sending.sendDue(now);
const errors = ({ tries }: DeliveryView) => tries.map(({ error }) => error);

describe('publishing', () => {
  it('makes one notice of one key, however often and at whatever moment it is tried', async () => {
    const news = { key: 'same', title: 'Once' };
    const told = await Promise.all([1, 2, 3, 4].map(() => system.publish(news)));
    expect([...told, await system.publish(news)].filter(Boolean)).toHaveLength(1);
    expect(await system.listed()).toMatchObject([{ title: 'Once', severity: 'warning' }]);
    expect(await system.one.notices.unread(ada)).toEqual({ count: 1 });
  });

  it('keeps texts within bounds and links within the instance', async () => {
    await system.publish({
      title: `  two\nlines ${'x'.repeat(300)}`,
      body: 'y'.repeat(5_000),
      link: '//elsewhere.example/',
      details: { much: 'z'.repeat(10_000) },
    });
    const [notice] = await system.listed();
    expect(notice?.title).toMatch(/^two lines x+…$/);
    expect([notice?.title.length, notice?.body.length, notice?.link]).toEqual([200, 2_000, '']);
    expect(await system.collection('notices').findOne({})).toMatchObject({ details: {} });
  });

  it('keeps the newest thousand of a user', async () => {
    const notice = (number: number) => ({
      key: `old-${number}`,
      kind: 'watch.changed',
      severity: 'info',
      title: `${number}`,
      details: {},
      at: after(number - 2_000),
      unread: true,
    });
    const { users } = system;
    const owner = (await users.findOne({}))?._id;
    await system
      .collection('notices')
      .insertMany(Array.from({ length: 1_005 }, (_, number) => ({ ...notice(number), user: owner })));
    await system.publish({ title: 'newest' }, NOW);
    expect(await system.collection('notices').countDocuments({})).toBe(1_000);
    expect(await system.collection('notices').findOne({ title: '5' })).toBeNull();
    expect(await system.one.notices.unread(ada)).toEqual({ count: 100 });
  });

  it('drops what is for an account that is gone', async () => {
    await hook();
    await system.publish();
    await system.removeAccount();
    expect(await system.publish()).toBe(false);
    for (const name of ['notices', 'channels', 'deliveries'] as const) {
      expect(await system.collection(name).countDocuments({})).toBe(0);
    }
  });

  it('has channels told by another process where one died over it, once', async () => {
    const { id } = await hook();
    await system.publish({ inAppOnly: true });
    await system.collection('notices').updateOne({}, { $set: { tellFrom: after(60) } });
    expect(await system.other.notices.tellLeft(after(59))).toBe(0);
    const told = [system.one, system.other].map(({ notices }) => notices.tellLeft(after(60)));
    expect((await Promise.all(told)).toSorted()).toEqual([0, 1]);
    await system.collection('notices').updateOne({}, { $set: { tellFrom: after(60) } });
    await system.one.notices.tellLeft(after(120));
    expect(await system.log(id)).toHaveLength(1);
  });
});

describe('a webhook', () => {
  it('gets what is signed with its secret, and nothing that is secret', async () => {
    const { secret = '' } = await hook();
    await system.publish({ body: 'Two\nlines', link: '/x/1', details: { url: 'https://a.example/' } }, NOW);
    await send(NOW);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing was received.');
    expect(isSignedBy(secret, received)).toBe(true);
    expect(isSignedBy(`whsec_${Buffer.alloc(32).toString('base64')}`, received)).toBe(false);
    expect(received.headers['webhook-timestamp']).toBe(String(NOW.getTime() / 1_000));
    expect(received.headers['content-type']).toBe('application/json');
    expect(received.body).toEqual({
      type: 'watch.changed',
      timestamp: NOW.toISOString(),
      data: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        at: NOW.toISOString(),
        severity: 'warning',
        title: 'The title has changed',
        body: 'Two\nlines',
        url: '/x/1',
        details: { url: 'https://a.example/' },
      },
    });
    expect(JSON.stringify(await system.collection('channels').findOne({}))).not.toContain(secret.slice(6));
  });

  it('is told of what is severe enough alone', async () => {
    await hook({ severity: 'warning' });
    for (const severity of ['critical', 'warning', 'info'] as const)
      await system.publish({ severity, title: severity });
    await system.publish({ severity: 'critical', title: 'in the app', inAppOnly: true });
    await send(new Date());
    expect(receiver.received.map(({ body }) => body.data.title).toSorted()).toEqual(['critical', 'warning']);
  });

  it('is tried again at the times that Standard Webhooks gives, under one id, and then given up', async () => {
    const { id } = await hook();
    await system.publish({}, NOW);
    receiver.answers(status(500));
    let at = NOW;
    const waits: number[] = [];
    for (;;) {
      await send(at);
      const [delivery] = await system.log(id);
      if (!delivery?.nextAt) break;
      const next = new Date(delivery.nextAt);
      waits.push(Math.round((next.getTime() - at.getTime()) / 1_000));
      await send(new Date(next.getTime() - 1_000));
      at = next;
    }
    expect(waits).toEqual([5, 300, 1_800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR]);
    expect(receiver.received).toHaveLength(8);
    expect(
      new Set(receiver.received.map(({ headers, raw }) => `${String(headers['webhook-id'])} ${raw}`)).size,
    ).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
    const [delivery] = await system.log(id);
    expect(delivery).toMatchObject({ state: 'dead' });
    expect(delivery?.tries.at(-1)).toMatchObject({ status: 500, error: SAYS.refused(500) });
    expect(await system.channel(id)).toMatchObject({ last: { state: 'dead' } });
  });

  it.each([
    ['a redirect', status(302), SAYS.redirected(302)],
    ['a refusal', status(404), SAYS.refused(404)],
    ['a hang-up', (response: { destroy(): void }) => response.destroy(), 'This address cannot be reached'],
  ])('does not count %s as received', async (_, answer, sentence) => {
    const { id } = await hook();
    await system.publish({}, NOW);
    receiver.answers((response) => {
      response.setHeader('location', `${receiver.origin}/elsewhere`);
      answer(response);
    });
    await send(NOW);
    const [delivery] = await system.log(id);
    expect(delivery?.state).toBe('waiting');
    expect(errors(delivery as DeliveryView)).toEqual([expect.stringContaining(sentence)]);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('has received what it says 2xx to, however much follows', async () => {
    const { id } = await hook();
    await system.publish({}, NOW);
    receiver.answers((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    await send(NOW);
    expect((await system.log(id))[0]).toMatchObject({ state: 'delivered', tries: [{ status: 200 }] });
  });

  it('that hangs costs ten seconds, and keeps no other waiting', async () => {
    const { id } = await hook();
    const { id: quick } = await hook({ name: 'Quick', address: `${receiver.origin}/quick` });
    await system.publish({}, NOW);
    receiver.answers((response, { path }) => {
      if (path === '/quick') response.end();
    });
    await send(NOW);
    expect(errors((await system.log(id))[0] as DeliveryView)).toEqual([SAYS.tooSlow]);
    expect((await system.log(quick))[0]?.state).toBe('delivered');
  });

  it('that answers 410 is switched off at once, which its owner is told', async () => {
    const { id } = await hook({ name: 'Gone hook' });
    await system.publish({}, NOW);
    receiver.answers(status(410));
    await send(NOW);
    expect(await system.channel(id)).toMatchObject({ off: { reason: 'gone' } });
    expect((await system.log(id))[0]).toMatchObject({
      state: 'dead',
      tries: [{ status: 410, error: SAYS.gone }],
    });
    expect((await system.listed()).map(({ title }) => title)).toContain(SAYS.offTitle('Gone hook'));
    await system.publish({}, NOW);
    expect(await system.log(id)).toHaveLength(1);
  });

  it('is switched off by five deliveries given up in a row, and begins anew when it is switched on', async () => {
    const { id } = await hook();
    let at = NOW;
    const give = async (count: number, code: number) => {
      receiver.answers(status(code));
      for (let number = 0; number < count; number++) {
        await system.publish({}, at);
        // As if it was the last try.
        await system.collection('deliveries').updateMany({ nextAt: { $lte: at } }, { $set: { begun: 7 } });
        await send(at);
        at = new Date(at.getTime() + HOUR * 1_000);
      }
    };
    await give(4, 500);
    await give(1, 200);
    await give(4, 500);
    expect((await system.channel(id)).off).toBeUndefined();
    const soon = new Date(at.getTime() + 60_000);
    await system.publish({ title: 'waits' }, soon);
    await give(1, 500);
    expect(await system.channel(id)).toMatchObject({ off: { reason: 'failures' } });
    expect((await system.listed()).filter(({ kind }) => kind === 'channel.disabled')).toHaveLength(1);
    const log = await system.log(id);
    expect(log.every(({ nextAt }) => nextAt === undefined)).toBe(true);
    expect(errors(log.find(({ title }) => title === 'waits') as DeliveryView)).toEqual([SAYS.channelOff]);

    const { name, address, severity, timing, hour, zone } = await system.channel(id);
    const entered = { type: 'webhook', name, address, severity, timing, hour, zone, on: true } as const;
    await system.one.channels.update(ada, id, entered);
    await give(4, 500);
    expect((await system.channel(id)).off).toBeUndefined();
  });

  it('is signed with both secrets for a day after a rotation', async () => {
    const { id, secret: first = '' } = await hook();
    const { secret: second = '', oldSecretsUntil } = await system.one.channels.rotate(ada, id);
    expect(second).not.toBe(first);
    const end = new Date(oldSecretsUntil ?? '').getTime();
    expect(Math.round((end - Date.now()) / 60_000)).toBe(24 * 60);
    const sentAt = async (at: Date) => {
      receiver.received.length = 0;
      await system.publish({}, at);
      await send(at);
      const [received] = receiver.received;
      if (!received) throw new Error('Nothing was received.');
      const by = [first, second].map((secret) => isSignedBy(secret, received));
      return [signaturesOf(received.headers).length, ...by];
    };
    expect(await sentAt(new Date(end - 1_000))).toEqual([2, true, true]);
    expect(await sentAt(new Date(end))).toEqual([1, false, true]);
    await system.one.channels.rotate(ada, id);
    await system.one.channels.rotate(ada, id);
    await system.one.channels.rotate(ada, id).catch(() => undefined);
    await expect(system.one.channels.rotate(ada, id)).rejects.toThrow(SAYS.tooManySecrets);
  });

  it('is replayed under the id that it had', async () => {
    const { id } = await hook();
    await system.publish({}, NOW);
    receiver.answers(status(500));
    await system.collection('deliveries').updateMany({}, { $set: { begun: 7 } });
    await send(NOW);
    const [dead] = await system.log(id);
    receiver.answers(status(200));
    await system.collection('notices').deleteMany({});
    const replayed = await system.one.deliveries.replay(ada, id, dead?.id ?? '');
    expect(replayed).toMatchObject({ state: 'waiting', messageId: dead?.messageId, tries: [] });
    await expect(system.one.deliveries.replay(ada, id, dead?.id ?? '')).rejects.toThrow(SAYS.stillWaiting);
    await send(new Date());
    expect(receiver.received.map(({ raw }) => raw)).toEqual([
      receiver.received[0]?.raw,
      receiver.received[0]?.raw,
    ]);
    expect((await system.log(id))[0]).toMatchObject({ state: 'delivered' });
  });

  it('is sent once by two processes, and again by the other one where the first dies', async () => {
    const { id } = await hook();
    for (let number = 0; number < 5; number++) await system.publish({}, NOW);
    await Promise.all([system.one, system.other].map(({ sending }) => sending.sendDue(NOW)));
    expect(receiver.received).toHaveLength(5);
    expect(
      (await system.log(id)).every(({ state, tries }) => state === 'delivered' && tries.length === 1),
    ).toBe(true);

    await system.publish({}, NOW);
    // What a process leaves that was killed while it sent.
    const left = { token: 'of the dead one', nextAt: after(60) };
    await system.collection('deliveries').updateOne({ state: 'waiting' }, { $set: left, $inc: { begun: 1 } });
    await system.other.sending.sendDue(after(59));
    expect(receiver.received).toHaveLength(5);
    await system.other.sending.sendDue(after(60));
    expect(receiver.received).toHaveLength(6);
  });
});

describe('timing', () => {
  it('sends ten an hour at once, and the others in one digest when an hour is over', async () => {
    const { id } = await hook();
    for (let number = 0; number < 14; number++) {
      await system.publish(
        { title: `Notice ${number}`, severity: number === 12 ? 'critical' : 'info' },
        after(number),
      );
    }
    await send(after(20));
    expect(receiver.received).toHaveLength(10);
    expect(await system.channel(id)).toMatchObject({ digestAt: after(HOUR).toISOString() });
    await send(after(HOUR - 1));
    expect(receiver.received).toHaveLength(10);
    await send(after(HOUR));
    expect(receiver.received).toHaveLength(11);
    const { body } = receiver.received[10] ?? { body: null };
    expect(body).toMatchObject({ type: 'digest', data: { count: 4 } });
    const titles = (body?.data.notices as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(['Notice 12', 'Notice 13', 'Notice 11', 'Notice 10']);
    expect((await system.log(id))[0]).toMatchObject({
      kind: 'digest',
      title: '4 notices',
      state: 'delivered',
    });
  });

  it('loses none of 40 that come at the same moment', async () => {
    await hook();
    await Promise.all(Array.from({ length: 40 }, () => system.publish({}, NOW)));
    await system.one.notices.tellLeft(after(61));
    await send(after(61));
    await send(after(HOUR + 61));
    const digests = receiver.received.filter(({ body }) => body.type === 'digest');
    expect(receiver.received.length - digests.length).toBe(10);
    expect(digests.map(({ body }) => body.data.count)).toEqual([30]);
  });

  it.each([
    ['winter', '2026-11-24T12:00:00Z', '2026-11-25T07:00:00.000Z'],
    ['the night that summer time begins', '2027-03-27T20:00:00Z', '2027-03-28T06:00:00.000Z'],
    ['the night that it ends', '2027-10-30T20:00:00Z', '2027-10-31T07:00:00.000Z'],
  ])('gathers a day for eight o’clock in Berlin: %s', async (_, publishedAt, digestAt) => {
    const { id } = await hook({ timing: 'daily', hour: 8, zone: 'Europe/Berlin' });
    const at = new Date(publishedAt);
    await system.publish({ title: 'One' }, at);
    await system.publish({ title: 'Two' }, at);
    expect(await system.channel(id)).toMatchObject({ digestAt });
    await send(new Date(Date.parse(digestAt) - 1_000));
    expect(receiver.received).toEqual([]);
    await send(new Date(digestAt));
    expect(receiver.received.map(({ body }) => body.data.count)).toEqual([2]);
    await send(new Date(Date.parse(digestAt) + HOUR * 24_000));
    expect(receiver.received).toHaveLength(1);
  });

  it('moves a digest that is being gathered to the hour that is chosen then', async () => {
    const { id, address } = await hook({ timing: 'daily', hour: 8 });
    await system.publish();
    const entered = {
      type: 'webhook',
      name: 'Hook',
      address,
      severity: 'info',
      zone: 'UTC',
      on: true,
    } as const;
    const moved = await system.one.channels.update(ada, id, { ...entered, timing: 'daily', hour: 9 });
    expect(moved.digestAt).toMatch(/T09:00:00\.000Z$/);
    await system.one.channels.update(ada, id, { ...entered, timing: 'instant', hour: 9 });
    await send(new Date());
    expect(receiver.received).toHaveLength(1);
  });
});

it('removes what is too old', async () => {
  await hook();
  await system.publish({}, NOW);
  await system.publish({ title: 'newer' }, after(HOUR));
  const days = (count: number) => after(count * 24 * HOUR);
  expect(await system.one.notices.removeOld(days(90))).toBe(0);
  expect(await system.one.notices.removeOld(new Date(days(90).getTime() + 1_000))).toBe(1);
  expect(await system.one.deliveries.removeOld(new Date(days(30).getTime() + 1_000))).toBe(1);
  expect(await system.collection('deliveries').countDocuments({})).toBe(1);
});
