import type { CrawlComparison, CrawledLinkRow, CrawlIssue } from '../../src/contracts/scraper/crawl-reports';
import type { CrawlTargetRow } from '../../src/contracts/scraper/crawl-targets';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { call, listQuery } from '../support/http';
import { fileOf, pointingPage, type PointedSite, startPointedSite } from '../support/pointed-sites';
import { waitFor } from '../support/waiting';

jest.setTimeout(120_000);

let other: PointedSite;
let own: PointedSite;
let admin: SignedIn;
let crawls: ReturnType<typeof crawlsOf>;
/** Of the first test. */
let whole: string;

beforeAll(async () => {
  other = await startPointedSite({
    '/ok': fileOf('text/html', 1_234),
    '/moved': (response) => void response.writeHead(301, { location: '/ok' }).end(),
  });
  own = await startPointedSite({
    '/': pointingPage(
      'Start',
      ['/ok', '/moved', '/gone'].map((path) => `<a href="${other.origin}${path}">${path}</a>`).join(' ') +
        '<a href="/more">More</a><a href="/lost">Lost</a><img src="/lost.png">',
    ),
    '/more': pointingPage('More', `<a href="${other.origin}/gone">Gone</a>`),
  });
  admin = await asAdmin();
  crawls = crawlsOf(admin);
});

afterAll(() => Promise.all([own.close(), other.close()]));

const path = ({ url }: { url: string }) => new URL(url).pathname;

async function targets(id: string, query: Parameters<typeof listQuery>[0] = {}) {
  const answer = await admin.get<CrawlTargetRow[]>(`/api/crawls/${id}/targets${listQuery(query)}`);
  return { rows: expectStatus(answer, 200), range: answer.headers.get('content-range') };
}

it('lists, filters, sorts and exports what pages point at', async () => {
  const { id } = await crawls.start({ startUrl: own.origin, targets: true });
  whole = id;
  const crawl = await crawls.ended(id);
  expect(crawl).toMatchObject({
    status: 'done',
    progress: { visited: 3, targets: { asked: 4, total: 4, leftOut: 0 }, unaskedLinks: 0 },
  });
  const { rows, range } = await targets(id, { sort: ['pages', 'DESC'], range: [0, 1] });
  expect(range).toBe('targets 0-1/4');
  expect(rows[0]).toMatchObject({ kind: 'link', outcome: 'broken', status: 404, pages: 2 });
  expect(rows[0]?.foundOn.map(path)).toEqual(['/', '/more']);
  expect(rows[0]?.foundOn[1]?.title).toBe('More');
  const broken = await targets(id, { filter: { outcome: 'broken' }, sort: ['url', 'ASC'] });
  expect(broken.rows.map(path).sort()).toEqual(['/gone', '/lost.png']);
  const moved = await targets(id, { filter: { outcome: ['redirected'], kind: 'link' } });
  expect(moved.rows).toMatchObject([{ redirects: 1, endUrl: `${other.origin}/ok`, bytes: 1_234 }]);
  expect((await targets(id, { filter: { q: 'LOST.png' } })).rows).toHaveLength(1);
  expect(
    await admin.get(`/api/crawls/${id}/targets${listQuery({ filter: { outcome: 'mood' } })}`),
  ).toMatchObject({ status: 400 });

  const { body: csv } = await call<string>('GET', `/api/crawls/${id}/export/targets?format=csv`, {
    token: admin.token,
  });
  const [header, ...lines] = csv.trim().split('\r\n');
  expect(header).toContain('URL,Kind,Outcome,Status Code,Failure,Redirects,Final URL');
  expect(lines).toHaveLength(4);
  expect(lines.find((line) => line.includes('/gone,'))).toContain(`${own.origin}/ | ${own.origin}/more`);
});

it('counts links to other sites among the broken ones, and names their pages as issues', async () => {
  const answer = await admin.get<CrawledLinkRow[]>(
    `/api/crawls/${whole}/links${listQuery({ filter: { broken: true } })}`,
  );
  const links = expectStatus(answer, 200);
  expect(links.map(({ from, to }) => [path({ url: from }), path({ url: to })])).toEqual([
    ['/', '/gone'],
    ['/', '/lost'],
    ['/more', '/gone'],
  ]);
  expect(links[0]).toMatchObject({ status: 404, broken: true, internal: false });
  expect(answer.headers.get('content-range')).toBe('links 0-2/3');
  const issues = await crawls.report<CrawlIssue[]>(whole, 'issues');
  expect(issues.find((issue) => issue.id === 'links-external-broken')).toMatchObject({ pages: 2 });
  expect(issues.find((issue) => issue.id === 'image-broken')).toMatchObject({ pages: 1 });
});

it('reports on what was checked until a crawl is stopped, and goes on with the rest', async () => {
  const { id } = await crawls.start({ startUrl: own.origin, targets: true });
  const checking = await waitFor('the first answer', async () => {
    const { progress } = await crawls.get(id);
    return progress.part === 'targets' && (progress.targets?.asked ?? 0) > 0 && progress;
  });
  expect(checking.visited).toBe(3);
  expectStatus(await admin.post(`/api/crawls/${id}/pause`), 200);
  const paused = await waitFor('the report', async () => {
    const crawl = await crawls.get(id);
    return crawl.analysed && crawl;
  });
  expect(paused).toMatchObject({ status: 'paused', partial: true });
  const waiting = await targets(id, { filter: { outcome: 'waiting' } });
  expect(waiting.rows.length).toBeGreaterThan(0);
  expect(paused.progress.targets?.asked).toBe(4 - waiting.rows.length);
  const exported = await admin.get(`/api/crawls/${id}/export/targets?format=csv`);
  expect(exported.headers.get('content-disposition')).toContain('crawl-targets-partial.csv');

  const askedBefore = [...own.asked, ...other.asked].length;
  expectStatus(await admin.post(`/api/crawls/${id}/cancel`), 200);
  await waitFor('the end', async () => (await crawls.get(id)).status === 'cancelled');
  expectStatus(await admin.post(`/api/crawls/${id}/resume`), 200);
  const ended = await crawls.ended(id);
  expect(ended).toMatchObject({ status: 'done', progress: { targets: { asked: 4, total: 4 } } });
  expect(ended.partial).toBeUndefined();
  expect((await targets(id, { filter: { outcome: 'waiting' } })).rows).toEqual([]);
  expect([...own.asked, ...other.asked].length).toBeGreaterThan(askedBefore);
});

it('deletes them with their crawl, and has none where they were not asked for, nor says that they were mended', async () => {
  const { id } = await crawls.start({ startUrl: own.origin });
  const crawl = await crawls.ended(id);
  expect(crawl.progress.targets).toBeUndefined();
  expect(crawl.progress.unaskedLinks).toBe(4);
  expect((await targets(id)).rows).toEqual([]);
  const { issues } = await crawls.report<CrawlComparison>(id, `compare/${whole}`);
  expect(issues).toEqual([]);
  expectStatus(await admin.delete(`/api/crawls/${id}`), 200);
  expect(await admin.get(`/api/crawls/${id}/targets`)).toMatchObject({ status: 404 });
});
