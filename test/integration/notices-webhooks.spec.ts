import type { DeliveryView } from '../../src/contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../src/contracts/notices/notice-messages';
import { ada, after, NOW, useNoticesSystem } from '../support/notices-system';
import { waitFor } from '../support/waiting';
import { isSignedBy, signaturesOf, status } from '../support/webhook-receiver';

const HOUR = 3_600;

const { receiver, system, hook, send } = useNoticesSystem();

const errors = ({ tries }: DeliveryView) => tries.map(({ error }) => error);

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
    expect(new Set(receiver.received.map(({ body }) => body.data.title))).toEqual(
      new Set(['critical', 'warning']),
    );
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
    ['a hang-up', (response: { destroy(): void }) => response.destroy(), 'This URL cannot be reached'],
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
    const [last] = await system.log(id);
    expect(last?.tries).toMatchObject([{ at: NOW.toISOString(), error: SAYS.cutOff }, { status: 204 }]);
  });

  // Last: the other process sends nothing after it.
  it('has tries in its log that the end of a process cuts off, which do not count', async () => {
    const { id } = await hook();
    receiver.answers(() => undefined);
    await system.publish({}, NOW);
    const sending = system.other.sending.sendDue(NOW);
    await waitFor('the webhook', () => receiver.received[0]);
    await system.other.way.close();
    await sending;
    const [cut] = await system.log(id);
    expect(cut).toMatchObject({ state: 'waiting', tries: [{ at: NOW.toISOString(), error: SAYS.cutOff }] });
    expect(await system.collection('deliveries').findOne({})).toMatchObject({ begun: 0 });
    receiver.answers(status(204));
    await send(new Date(cut?.nextAt ?? ''));
    expect((await system.log(id))[0]).toMatchObject({
      state: 'delivered',
      tries: [{ error: SAYS.cutOff }, { status: 204 }],
    });
  });
});
