import { Logger } from '@nestjs/common';
import { ada, startScheduleSystem } from '../support/crawl-schedules';
import { type Site, startSite } from '../support/site';

const DUE = new Date('2026-11-24T03:00:00Z');
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
