import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { MAX_CRAWL_SCHEDULES } from '../../src/contracts/scraper/crawl-schedules';
import { MAX_UNFINISHED_JOBS } from '../../src/contracts/jobs/job-states';
import { ada, startScheduleSystem } from '../support/crawl-schedules';
import { type Site, startSite } from '../support/site';

const DUE = new Date('2026-11-24T03:00:00Z');
const later = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000);

let site: Site;
let gone: Site;
let robots = '';
let robotsAsked = 0;
let pages: Record<string, string> = {};
let system: Awaited<ReturnType<typeof startScheduleSystem>>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  site = await startSite(({ url = '/' }, response) => {
    if (url === '/robots.txt') {
      robotsAsked += 1;
      return void response.end(robots);
    }
    const html = pages[url];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? 'No');
  });
  gone = await startSite((_, response) => void response.end());
  await gone.close();
  system = await startScheduleSystem(site.host, gone.host);
  // What a process says that dies.
  Logger.overrideLogger(false);
});

beforeEach(() => {
  robots = '';
  pages = { '/': page('Shop', '<h1>Shop</h1><a href="/a">A</a>'), '/a': page('A', '<a href="/">Shop</a>') };
});

afterEach(async () => {
  await system.clear();
  await system.users.updateOne({ email: ada.email }, { $set: { isActive: true, role: 'admin' } });
});

afterAll(async () => {
  await system.stop();
  await site.close();
});

const page = (title: string, body: string) => `<title>${title}</title><main>${body}</main>`;

async function dueSchedule(options: object = {}): Promise<string> {
  const { id } = await system.new({ startUrl: site.origin, ...options });
  await system.dueAt(id, DUE);
  return id;
}

it('starts each run once, whoever looks at the same time', async () => {
  const ids = [await dueSchedule(), await dueSchedule(), await dueSchedule()];
  await system.one.runs.runDue(later(-1));
  expect(await system.crawlsOf(ids[0] ?? '')).toHaveLength(0);
  const looks = [system.one, system.other, system.one, system.other].map(({ runs }) => runs.runDue(DUE));
  const counts = await Promise.all(looks);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  for (const id of ids) {
    const crawls = await system.crawlsOf(id);
    expect(crawls).toHaveLength(1);
    expect(await system.get(id)).toMatchObject({
      nextRunAt: '2026-11-25T03:00:00.000Z',
      lastRun: { crawlId: crawls[0]?._id.toHexString(), startedAt: DUE.toISOString() },
    });
  }
});

it('starts what was missed for days once', async () => {
  const id = await dueSchedule();
  const back = new Date('2026-12-01T10:30:00Z');
  expect(await system.one.runs.runDue(back)).toBe(1);
  expect(await system.one.runs.runDue(back)).toBe(0);
  expect(await system.crawlsOf(id)).toHaveLength(1);
  expect((await system.get(id)).nextRunAt).toBe('2026-12-02T03:00:00.000Z');
});

it('skips a run while the one before is under way, and says so until another one is started', async () => {
  const id = await dueSchedule();
  await system.one.runs.runDue(DUE);
  await system.one.runs.runDue(later(24 * 60));
  expect(await system.crawlsOf(id)).toHaveLength(1);
  const skipped = await system.get(id);
  expect(skipped).toMatchObject({
    failures: 0,
    nextRunAt: '2026-11-26T03:00:00.000Z',
    notStarted: { skipped: true, reason: 'Skipped: the previous crawl was still running.' },
  });
  await system.crawl(skipped.lastRun?.crawlId ?? '');
  await system.runOnce(id, later(2 * 24 * 60));
  expect(await system.crawlsOf(id)).toHaveLength(2);
  expect((await system.get(id)).notStarted).toBeUndefined();
});

it('tells what has changed since the crawl before of the same schedule', async () => {
  const id = await dueSchedule();
  const first = await system.runOnce(id, DUE);
  expect(await system.get(id)).toMatchObject({ lastRun: { outcome: 'done', pages: 2 } });
  expect((await system.get(id)).lastRun?.change).toBeUndefined();
  // Another schedule's crawl of the same site is no predecessor.
  await system.runOnce(await dueSchedule(), DUE);

  pages['/'] = page('Our shop', '<h1>Shop</h1><a href="/b">B</a> <a href="/c">C</a>');
  pages['/b'] = page('B', '<h1>B</h1>');
  pages['/c'] = page('C', '<p>No heading</p>');
  const second = await system.runOnce(id, later(24 * 60));
  const { lastRun } = await system.get(id);
  expect(lastRun).toMatchObject({
    crawlId: second,
    outcome: 'done',
    pages: 3,
    change: { against: first, added: 2, lost: 1, changed: 1 },
  });
  expect(lastRun?.change?.opened).toBeGreaterThan(0);
  expect(lastRun?.change?.closed).toBeGreaterThan(0);
  // What was changed to another site has no predecessor there.
  await system.collection.updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'options.startUrl': `${site.origin}/b`, nextRunAt: later(2 * 24 * 60) } },
  );
  await system.runOnce(id, later(2 * 24 * 60));
  expect((await system.get(id)).lastRun?.change).toBeUndefined();
});

it.each([
  ['a deactivated owner', () => owner({ isActive: false }), {}, /account is deactivated/],
  [
    'an owner who is no admin any more',
    () => owner({ role: 'student' }),
    {},
    /no longer allowed to start crawls/,
  ],
  ['a robots.txt', () => (robots = 'User-agent: *\nDisallow: /'), {}, /robots\.txt forbids http/],
  ['a private address', () => undefined, { startUrl: 'http://10.0.0.1/' }, /^Not started: This URL cannot/],
])('does not start a crawl against %s, and says why', async (_, hinder, options, reason) => {
  const id = await dueSchedule(options);
  await hinder();
  await system.one.runs.runDue(DUE);
  expect(await system.crawlsOf(id)).toHaveLength(0);
  const { notStarted, failures, nextRunAt } = await system.get(id);
  expect(notStarted).toMatchObject({ at: DUE.toISOString(), skipped: false });
  expect(notStarted?.reason).toMatch(reason);
  expect([failures, nextRunAt]).toEqual([1, '2026-11-25T03:00:00.000Z']);
});

const owner = (change: object) => system.users.updateOne({ email: ada.email }, { $set: change });

it('crawls what robots.txt forbids where the schedule is told not to mind it', async () => {
  robots = 'User-agent: *\nDisallow: /';
  const id = await dueSchedule({ robots: false });
  await system.runOnce(id, DUE);
  expect((await system.get(id)).lastRun).toMatchObject({ outcome: 'done', pages: 2 });
});

it('pauses after three failures in a row, and begins anew when it is resumed', async () => {
  const id = await dueSchedule({ startUrl: gone.origin });
  for (const day of [0, 1, 2]) {
    await system.runOnce(id, later(day * 24 * 60));
    expect((await system.get(id)).failures).toBe(day + 1);
  }
  const paused = await system.get(id);
  expect(paused).toMatchObject({ paused: 'failures', nextRunAt: null, lastRun: { outcome: 'failed' } });
  expect(paused.lastRun?.error).toMatch(/cannot be reached/);
  expect(await system.one.runs.runDue(later(3 * 24 * 60))).toBe(0);
  const resumed = await system.one.schedules.resume(ada, id);
  expect(resumed).toMatchObject({ failures: 0 });
  expect(resumed.paused).toBeUndefined();
  expect(Date.parse(resumed.nextRunAt ?? '')).toBeGreaterThan(Date.now());
});

it('waits while its owner has as many jobs as one may have, and gives up after hours', async () => {
  const ids: string[] = [];
  for (let number = 0; number < MAX_UNFINISHED_JOBS + 2; number++) ids.push(await dueSchedule());
  await system.one.runs.runDue(DUE);
  const waiting = await waitingOf(ids);
  expect(waiting).toHaveLength(2);
  expect((await system.get(waiting[0] ?? '')).waiting).toMatch(/^Waiting: you already have 5 jobs/);
  robotsAsked = 0;
  await system.one.runs.runDue(later(2));
  expect(robotsAsked).toBe(0);
  await system.jobs.updateMany({}, { $set: { status: 'done' }, $unset: { slot: 1 } });
  await system.one.runs.runDue(later(4));
  expect(await waitingOf(ids)).toEqual([]);
  const crawls = await Promise.all(ids.map((id) => system.crawlsOf(id)));
  expect(crawls.map((each) => each.length)).toEqual(ids.map(() => 1));

  const late = await Promise.all([dueSchedule(), dueSchedule(), dueSchedule(), dueSchedule()]);
  await system.one.runs.runDue(DUE);
  const [last] = await waitingOf(late);
  await system.one.runs.runDue(later(6 * 60));
  expect(await system.get(last ?? '')).toMatchObject({
    failures: 1,
    notStarted: { reason: expect.stringMatching(/^Not started: for six hours/) as string },
  });
});

async function waitingOf(ids: readonly string[]): Promise<string[]> {
  const views = await Promise.all(ids.map((id) => system.get(id)));
  return views.filter(({ waiting }) => waiting !== undefined).map(({ id }) => id);
}

it('goes on where a process died while it started a crawl, with the same crawl', async () => {
  const id = await dueSchedule();
  const start = system.one.crawls.startScheduled.bind(system.one.crawls);
  const dying = jest.spyOn(system.one.crawls, 'startScheduled').mockImplementation(async (...given) => {
    await start(...given);
    throw new Error('The process was killed.');
  });
  await system.one.runs.runDue(DUE);
  dying.mockRestore();
  expect((await system.get(id)).lastRun).toBeUndefined();
  expect(await system.other.runs.runDue(later(1))).toBe(0);
  robots = 'User-agent: *\nDisallow: /';
  const looks = [system.one, system.other].map(({ runs }) => runs.runDue(later(3)));
  expect(new Set(await Promise.all(looks))).toEqual(new Set([0, 1]));
  const [crawl, ...more] = await system.crawlsOf(id);
  expect(more).toEqual([]);
  expect((await system.get(id)).lastRun?.crawlId).toBe(crawl?._id.toHexString());
  expect(await system.jobs.countDocuments({})).toBe(1);
});

it('starts a crawl out of turn once for two clicks, and not beside one that is under way', async () => {
  const { id, nextRunAt } = await system.new({ startUrl: site.origin });
  const clicks = [system.one, system.other].map(({ runs }) => runs.runNow(ada, id));
  const ends = await Promise.allSettled(clicks);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await system.crawlsOf(id)).toHaveLength(1);
  expect((await system.get(id)).nextRunAt).toBe(nextRunAt);
  await expect(system.one.runs.runNow(ada, id)).rejects.toThrow(/still running/);
  await system.crawl((await system.get(id)).lastRun?.crawlId ?? '');
  await system.one.runs.runNow(ada, id);
  expect(await system.crawlsOf(id)).toHaveLength(2);
});

it('keeps what a crawl is asked for as a whole, and fills in what came later', async () => {
  const { id } = await system.new({
    mode: 'list',
    addresses: [`${site.origin}/a`, `${site.origin}/`],
    extractions: [{ name: 'Title', by: 'selector', rule: 'title' }],
  });
  expect(await system.get(id)).toMatchObject({
    addresses: 2,
    listed: [`${site.origin}/a`, `${site.origin}/`],
  });
  await system.collection.updateOne(
    { _id: new Types.ObjectId(id) },
    { $unset: { 'options.subdomains': 1 }, $set: { nextRunAt: DUE } },
  );
  const crawlId = await system.runOnce(id, DUE);
  expect(await system.one.crawls.view(crawlId)).toMatchObject({
    options: { mode: 'list', subdomains: false, extractions: [{ name: 'Title' }] },
    scheduleId: id,
    progress: { visited: 2 },
  });
});

it('gives an owner twenty, however many are asked for at the same time', async () => {
  const asked = Array.from({ length: MAX_CRAWL_SCHEDULES + 5 }, () => system.new({ startUrl: site.origin }));
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_CRAWL_SCHEDULES);
  expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain(
    'You already have 20 schedules',
  );
});

it('starts nothing while it is paused, and goes with its owner', async () => {
  const id = await dueSchedule();
  await system.one.schedules.pause(ada, id);
  expect(await system.one.runs.runDue(later(60))).toBe(0);
  expect(await system.get(id)).toMatchObject({ paused: 'owner', nextRunAt: null });
  await system.removeAllOf(ada);
  await expect(system.get(id)).rejects.toThrow();
  expect(await system.collection.countDocuments({})).toBe(0);
});
