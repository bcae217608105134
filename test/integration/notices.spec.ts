import { ada, after, NOW, useNoticesSystem } from '../support/notices-system';

const HOUR = 3_600;

const { receiver, system, hook, send } = useNoticesSystem();

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
    expect(new Set(await Promise.all(told))).toEqual(new Set([0, 1]));
    await system.collection('notices').updateOne({}, { $set: { tellFrom: after(60) } });
    await system.one.notices.tellLeft(after(120));
    expect(await system.log(id)).toHaveLength(1);
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
    const body = receiver.received[10]?.body;
    expect(body).toMatchObject({ type: 'digest', data: { count: 4 } });
    const listed = (body?.data.notices ?? []) as { title: string }[];
    const titles = listed.map(({ title }) => title);
    expect(titles).toEqual(['Notice 12', 'Notice 13', 'Notice 11', 'Notice 10']);
    expect((await system.log(id))[0]).toMatchObject({
      kind: 'digest',
      title: '4 notifications',
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
