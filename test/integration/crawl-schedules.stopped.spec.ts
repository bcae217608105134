import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { MAX_UNFINISHED_JOBS } from '../../src/contracts/jobs/job-states';
import { ada, startScheduleSystem } from '../support/crawl-schedules';
import { type Site, startSite } from '../support/site';

const DUE = new Date('2026-11-24T03:00:00Z');
const later = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000);
const PAGES: Record<string, string> = {
  '/': '<title>Shop</title><main><h1>Shop</h1><a href="/a">A</a></main>',
  '/a': '<title>A</title><main><a href="/">Shop</a></main>',
};

let site: Site;
let system: Awaited<ReturnType<typeof startScheduleSystem>>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  site = await startSite(({ url = '/' }, response) => {
    const html = PAGES[url];
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html ?? '');
  });
  system = await startScheduleSystem(site.host);
});

afterEach(() => system.clear());

afterAll(async () => {
  await system.stop();
  await site.close();
});

async function dueSchedule(): Promise<string> {
  const { id } = await system.new({ startUrl: site.origin });
  await system.dueAt(id, DUE);
  return id;
}

async function lastRunListed() {
  const list = await system.one.schedules.list(
    ada,
    { field: 'createdAt', direction: 'DESC' },
    { start: 0, end: 0 },
  );
  return list.items[0]?.lastRun;
}

it('tells of a crawl that was cancelled and goes on after all', async () => {
  const id = await dueSchedule();
  await system.one.runs.runDue(DUE);
  const crawlId = (await system.get(id)).lastRun?.crawlId ?? '';
  await system.end(crawlId, { status: 'cancelled' });
  expect(await lastRunListed()).toMatchObject({ outcome: 'cancelled' });
  await system.one.crawls.command(ada, crawlId, 'resume');
  expect(await lastRunListed()).toEqual({ crawlId, startedAt: DUE.toISOString() });
  await system.crawl(crawlId);
  await system.one.ends.closeEnded();
  expect(await lastRunListed()).toMatchObject({ crawlId, outcome: 'done', pages: 2 });
});

it('tells that a cancelled crawl was finished, though nobody looked while it went on', async () => {
  const id = await dueSchedule();
  await system.one.runs.runDue(DUE);
  const crawlId = (await system.get(id)).lastRun?.crawlId ?? '';
  await system.end(crawlId, { status: 'cancelled' });
  await system.one.ends.closeEnded();
  await system.one.crawls.command(ada, crawlId, 'resume');
  await system.crawl(crawlId);
  expect(await lastRunListed()).toMatchObject({ crawlId, outcome: 'done', pages: 2 });
});

async function waitingOf(ids: readonly string[]): Promise<string[]> {
  const views = await Promise.all(ids.map((id) => system.get(id)));
  return views.filter(({ waiting }) => waiting !== undefined).map(({ id }) => id);
}

it('starts nothing that was paused while it was changed or began to wait', async () => {
  const changed = await dueSchedule();
  await system.collection.updateOne({ _id: new Types.ObjectId(changed) }, { $set: { paused: 'owner' } });
  expect(await system.one.runs.runDue(DUE)).toBe(0);
  expect(await system.crawlsOf(changed)).toHaveLength(0);

  const ids: string[] = [];
  for (let number = 0; number < MAX_UNFINISHED_JOBS + 1; number++) ids.push(await dueSchedule());
  await system.one.runs.runDue(DUE);
  const [waiting = ''] = await waitingOf(ids);
  await system.collection.updateOne(
    { _id: new Types.ObjectId(waiting) },
    { $set: { paused: 'owner' }, $unset: { nextRunAt: 1 } },
  );
  await system.one.runs.runDue(later(2));
  expect((await system.get(waiting)).waiting).toBeUndefined();
});

it('counts a crawl that failed, and not one that somebody cancelled or deleted', async () => {
  const id = await dueSchedule();
  await system.one.runs.runDue(DUE);
  const crawlId = (await system.get(id)).lastRun?.crawlId ?? '';
  await system.end(crawlId, { status: 'failed', error: { code: 'INTERNAL', message: 'It broke.' } });
  await system.one.ends.closeEnded();
  expect(await system.get(id)).toMatchObject({
    failures: 1,
    lastRun: { outcome: 'failed', error: 'It broke.' },
  });
  await system.one.runs.runDue(later(24 * 60));
  const next = (await system.get(id)).lastRun?.crawlId ?? '';
  await system.end(next, { status: 'cancelled' });
  await system.one.ends.closeEnded();
  expect(await system.get(id)).toMatchObject({ failures: 1, lastRun: { outcome: 'cancelled' } });
});
