import type { CrawledLinkRow, CrawlIssue, CrawlOverview } from '../../src/contracts/scraper/crawl-reports';
import type { CrawlView } from '../../src/contracts/scraper/crawls';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { type CrawledSite, startCrawledSite } from '../support/crawled-site';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { waitFor } from '../support/waiting';

const PAGES = 40;

jest.setTimeout(120_000);

let site: CrawledSite;
let admin: SignedIn;
let crawls: ReturnType<typeof crawlsOf>;

beforeAll(async () => {
  site = await startCrawledSite(PAGES, { delay: 100 });
  admin = await asAdmin();
  crawls = crawlsOf(admin);
});

afterAll(() => site.close());

async function startAndMeet(): Promise<string> {
  const { id } = await crawls.start({ startUrl: site.origin, concurrency: 2 });
  await waitFor('the first pages', async () => (await crawls.get(id)).progress.visited > 5);
  return id;
}

const command = async (id: string, name: string) =>
  expectStatus(await admin.post<CrawlView>(`/api/crawls/${id}/${name}`), 200);

const reported = (id: string) =>
  waitFor('the report', async () => {
    const crawl = await crawls.get(id);
    return crawl.analysed && crawl;
  });

it('reports on what a cancelled crawl has visited, and goes on where it was', async () => {
  const id = await startAndMeet();
  await command(id, 'cancel');
  const stopped = await reported(id);
  expect(stopped).toMatchObject({ status: 'cancelled', partial: true });
  expect(stopped.progress.visited).toBeLessThan(PAGES);

  const overview = await crawls.report<CrawlOverview>(id, 'overview');
  expect(overview.statuses['2xx']).toBe(stopped.progress.visited);
  expect(overview.skipped.stopped).toBeGreaterThan(0);
  expect(overview.skipped.limit).toBeUndefined();
  const issues = await crawls.report<CrawlIssue[]>(id, 'issues');
  expect(issues).not.toHaveLength(0);
  // Any page that is still to come may link to these.
  expect(stopped.progress.unseen).toMatchObject({ reason: 'stopped', addresses: expect.any(Number) });
  const found = issues.map((issue) => issue.id);
  for (const rule of ['orphan', 'linked-once', 'deep']) expect(found).not.toContain(rule);
  const skipped = `/api/crawls/${id}/links${listQuery({ filter: { skipped: true }, range: [0, 499] })}`;
  const links = expectStatus(await admin.get<CrawledLinkRow[]>(skipped), 200);
  expect(links.map((link) => link.skipped)).toContain('stopped');
  const exported = await admin.get(`/api/crawls/${id}/export/pages?format=csv`);
  expect(exported.headers.get('content-disposition')).toContain('crawl-pages-partial.csv');

  await command(id, 'resume');
  const whole = await crawls.ended(id);
  expect(whole).toMatchObject({ status: 'done', analysed: true, progress: { visited: PAGES } });
  expect(whole.partial).toBeUndefined();
  const again = [...site.asked].filter(([path, times]) => path !== '/robots.txt' && times > 2);
  expect(again).toEqual([]);
  const all = await crawls.report<CrawlOverview>(id, 'overview');
  expect(all.statuses['2xx']).toBe(PAGES);
  expect(all.skipped.stopped).toBeUndefined();
  expect(whole.progress.unseen).toMatchObject({ reason: 'lists', addresses: 1 });
  expect(await admin.post(`/api/crawls/${id}/resume`)).toMatchObject({ status: 409 });
});

it('reports on a crawl that was cancelled before its resumed run had begun', async () => {
  const id = await startAndMeet();
  await command(id, 'pause');
  await command(id, 'resume');
  await command(id, 'cancel');
  expect(await reported(id)).toMatchObject({ status: 'cancelled', partial: true });
});

it('reports on a crawl while it is paused', async () => {
  const id = await startAndMeet();
  await command(id, 'pause');
  expect(await reported(id)).toMatchObject({ status: 'paused', partial: true });
  expect((await crawls.report<CrawlOverview>(id, 'overview')).pages).toBeGreaterThan(5);
  await command(id, 'resume');
  const whole = await crawls.ended(id);
  expect(whole).toMatchObject({ status: 'done', analysed: true, progress: { visited: PAGES } });
  expect(whole.partial).toBeUndefined();
});

it('deletes a crawl while it is reported on', async () => {
  const id = await startAndMeet();
  await command(id, 'cancel');
  expectStatus(await admin.delete(`/api/crawls/${id}`), 200);
  expect(await admin.get(`/api/crawls/${id}`)).toMatchObject({ status: 404 });
});
