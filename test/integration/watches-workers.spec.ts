import { Types } from 'mongoose';
import { ada, bob, useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf } from '../support/watched-site';

jest.setTimeout(300_000);

const MINUTE = 60_000;

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 50, maxCheckPerUrl: 96 });

const at = (path: string) => `${site.origin}${path}`;

describe('a worker that dies', () => {
  it.each([
    ['second', MINUTE],
    ['third', 2 * MINUTE],
  ])('at the %s fetch loses no check and repeats none: another one goes on', async (_, later) => {
    site.set('/page', pageOf('Old', ''));
    const { id } = await system.add({ url: at('/page'), intervalMinutes: 60 });
    await system.pass(60);
    site.set('/page', pageOf('New', ''));
    system.clock.time += 61 * MINUTE;
    await system.run();
    system.clock.time += 6_000;
    await system.run();
    if (later > MINUTE) await system.pass(60);
    // The next look is due, and whoever claims it is never heard of again.
    system.clock.time += MINUTE;
    expect(await system.one.claims.claimDue(system.clock.now(), 10)).toHaveLength(1);
    expect(await system.run(system.other)).toBe(0);
    await system.pass(4 * 60, 30);
    expect(await system.changesOf(id)).toHaveLength(1);
    expect(await system.noticesOf()).toHaveLength(1);
    expect((await system.checksOf(id)).map(({ found }) => found)).toEqual(['changed', 'baseline']);
    expect(await system.view(id)).toMatchObject({ checksLeft: 94 });
  });

  it('and had written all but the end tells nothing twice', async () => {
    site.set('/page', pageOf('Old', ''));
    const { id } = await system.add({ url: at('/page'), intervalMinutes: 60 });
    await system.pass(60);
    site.set('/page', pageOf('New', ''));
    await system.pass(61 * 60 + 15, 65);
    const before = await system.collection('watches').findOne({});
    await system.pass(120, 30);
    expect(await system.changesOf(id)).toHaveLength(1);
    // As if the last write had never come.
    await system.collection('watches').replaceOne({ _id: before!._id }, before!);
    await system.pass(5 * 60, 30);
    expect(await system.changesOf(id)).toHaveLength(1);
    expect(await system.noticesOf()).toHaveLength(1);
  });

  it('that is asked to stop gives back what it has at once', async () => {
    const hanging: (() => void)[] = [];
    site.set('/page', (request, response) => {
      hanging.push(() => answerOf(200, pageOf('Title', ''))(request, response));
    });
    await system.add({ url: at('/page') });
    await system.pass(5);
    const third = await system.startProcess();
    system.clock.time += 30_000;
    await third.runs.runDue();
    await new Promise<void>((asked) => {
      const look = () => (hanging.length > 0 ? asked() : void setImmediate(look));
      look();
    });
    await third.close();
    const watch = await system.collection('watches').findOne({});
    expect(watch).toMatchObject({ nextCheckAt: system.clock.now(), check: { fetches: 0 } });
  });
});

describe('the schedule', () => {
  /** As fast as 10,000 within an hour. */
  const [WATCHES, LOOKS] = [1_000, 72];

  it('claims 1,000 hourly watches by two workers within six minutes, none of them twice', async () => {
    const start = system.clock.time;
    const due = (number: number) => ({
      _id: new Types.ObjectId(),
      user: new Types.ObjectId(ada.id),
      addressKey: `key ${number}`,
      // A clock that jumped has made all of them due.
      nextCheckAt: new Date(start - number),
    });
    await system
      .collection('watches')
      .insertMany(Array.from({ length: WATCHES }, (_, number) => due(number)));
    const claimed = new Map<string, number>();
    let most = 0;
    for (let look = 0; look < LOOKS && claimed.size < WATCHES; look++) {
      system.clock.time = start + look * 5_000;
      const batches = await Promise.all(
        [system.one, system.other].map(({ claims }) => claims.claimDue(system.clock.now(), 15)),
      );
      most = Math.max(most, batches.flat().length);
      for (const watch of batches.flat()) {
        const id = watch._id.toHexString();
        claimed.set(id, (claimed.get(id) ?? 0) + 1);
        const next = system.clock.time + 60 * MINUTE;
        await system.one.claims.release(watch, new Date(next));
      }
    }
    expect(claimed.size).toBe(WATCHES);
    expect([...claimed.values()].every((times) => times === 1)).toBe(true);
    expect(most).toBeLessThanOrEqual(30);
  });

  it('brings back what a wrong clock has put off for years', async () => {
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('/page') });
    const years = new Date(system.clock.time + 5 * 365 * 24 * 60 * MINUTE);
    await system.collection('watches').updateOne({}, { $set: { nextCheckAt: years } });
    await system.one.upkeep.often();
    await system.pass(45 * 60, 60);
    expect(await system.view(id)).toMatchObject({ baselineAt: expect.any(String) });
  });
});

describe('what is deleted', () => {
  it('leaves nothing behind, and takes nothing of what others have read alike', async () => {
    site.set('/page', pageOf('Title', ''));
    site.set('/other', pageOf('Title', ''));
    const first = await system.add({ url: at('/page') });
    const second = await system.add({ url: at('/page') }, bob);
    await system.add({ url: at('/other') });
    await system.pass(180);
    site.set('/page', pageOf('Another', ''));
    await system.pass(3_900, 60);
    expect(await system.changesOf(first.id)).toHaveLength(1);
    const [change] = await system.changesOf(second.id, bob);
    await system.one.watches.remove(ada, first.id);
    expect(await system.changesOf(second.id, bob)).toHaveLength(1);
    expect((await system.one.changes.diff(bob, change!.id)).fields).not.toEqual([]);
    expect((await system.view(second.id, bob)).fields?.title).toEqual(['Another']);
    await system.removeAccount(ada);
    await system.removeAccount(bob);
    expect(await system.kept()).toEqual({
      ...{ watches: 0, watch_versions: 0, watch_contents: 0, watch_changes: 0, watch_checks: 0 },
    });
    expect(await system.collection('watch_fetches').countDocuments({})).toBe(0);
  });

  it('leaves nothing behind where it is being checked', async () => {
    let finish = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      site.set('/page', (request, response) => {
        finish = () => answerOf(200, pageOf('Title', ''))(request, response);
        resolve();
      });
    });
    const { id } = await system.add({ url: at('/page') });
    await system.pass(5);
    system.clock.time += 30_000;
    await system.one.runs.runDue();
    await asked;
    await system.one.watches.remove(ada, id);
    finish();
    await system.one.runs.settled();
    expect(await system.kept()).toMatchObject({ watch_versions: 0, watch_contents: 0, watch_checks: 0 });
  });

  it('goes with time, but for baselines', async () => {
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('/page') });
    await system.pass(60);
    site.set('/page', pageOf('Another', ''));
    await system.pass(3_900, 60);
    await system.one.actions.pause(ada, id);
    system.clock.time += 200 * 24 * 60 * MINUTE;
    await system.one.upkeep.seldom();
    expect(await system.kept()).toMatchObject({
      ...{ watch_versions: 1, watch_contents: 1, watch_changes: 0, watch_checks: 0 },
    });
    expect((await system.view(id)).fields?.title).toEqual(['Another']);
  });
});

it('pages of one host get their turns one after the other, at its pace', async () => {
  await system.allow({ time: '1 day', maxUrlToWatch: 60, maxCheckPerUrl: 96 });
  const paths = Array.from({ length: 30 }, (_, number) => `/queue-${number}`);
  const asked: number[] = [];
  for (const path of paths) {
    site.set(path, (request, response) => {
      asked.push(system.clock.time);
      return answerOf(200, pageOf(path, ''))(request, response);
    });
    await system.add({ url: at(path) });
  }
  // Twice each, since the baseline takes two, and robots.txt once: 5.5 seconds apart.
  await system.pass(61 * 6, 5);
  const gaps = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
  expect(asked).toHaveLength(2 * paths.length);
  expect(Math.min(...gaps)).toBe(5_000);
  expect(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBe(5_000);
});

it('pages of a host that asks for a pause get their turns in the order in which they wait', async () => {
  site.set('/busy', answerOf(429, '', { 'retry-after': '900' }));
  await system.add({ url: at('/busy') });
  await system.pass(60);
  const asked: string[] = [];
  const paths = ['/c', '/a', '/d', '/b', '/e', '/f'];
  for (const path of paths) {
    site.set(path, (request, response) => {
      asked.push(path);
      return answerOf(200, pageOf(path, ''))(request, response);
    });
    await system.add({ url: at(path), intervalMinutes: 240 });
    await system.pass(60);
  }
  expect(asked).toEqual([]);
  await system.pass(900);
  expect([...new Set(asked)]).toEqual(paths);
  expect(asked).toHaveLength(2 * paths.length);
});

it.each([
  ['a Crawl-delay', 10, 0],
  ['slow answers', 5, 12],
])('pages of a host with %s get their turns in the order in which they wait', async (_, gap, tookS) => {
  site.robots(`User-agent: *\nCrawl-delay: ${gap}\n`);
  const first: string[] = [];
  const times: number[] = [];
  const paths = ['/c', '/a', '/d', '/b', '/e', '/f', '/h', '/g'];
  for (const path of paths) {
    site.set(path, (request, response) => {
      if (!first.includes(path)) first.push(path);
      times.push(system.clock.time);
      // The clock of the test moves on while the site thinks.
      system.clock.time += tookS * 1_000;
      return answerOf(200, pageOf(path, ''))(request, response);
    });
    await system.add({ url: at(path), intervalMinutes: 240 });
    system.clock.time += 1_000;
  }
  await system.pass(20 * 60, 5);
  expect(first).toEqual(paths);
  expect(times).toHaveLength(2 * paths.length);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual((gap + tookS) * 1_000);
  // A turn is not left for long either, but for what waits 15 seconds for its second fetch.
  expect(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]).toBeLessThanOrEqual(
    (gap + tookS + 10) * 1_000,
  );
});
