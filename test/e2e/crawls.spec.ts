import type {
  ChainsReport,
  CrawledLinkRow,
  CrawledPageDetail,
  CrawlIssue,
  CrawlOverview,
  CrawlComparison,
  PageReference,
  SitemapsReport,
} from '../../src/contracts/scraper/crawl-reports';
import type { RobotsTestView } from '../../src/contracts/scraper/robots-test';
import { CRAWL_MESSAGES } from '../../src/contracts/scraper/crawl-messages';
import { type CrawlView, MAX_LISTED_ADDRESSES } from '../../src/contracts/scraper/crawls';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { type CrawledSite, pagePath, startCrawledSite, TRAPS } from '../support/crawled-site';
import { crawlsOf } from '../support/crawls';
import { call, listQuery } from '../support/http';
import { waitFor } from '../support/waiting';

const PAGES = 12;
/** Of a site that keeps a crawl and its analysis busy for some seconds. */
const MANY_PAGES = 400;
const TRAPPED = Object.keys(TRAPS)
  .filter((path) => !path.includes('sitemap') && path !== '/orphan')
  .map((path) => path.replace('*', '-1'));

let site: CrawledSite;
let large: CrawledSite;
let admin: SignedIn;
let crawls: ReturnType<typeof crawlsOf>;
let crawl: CrawlView;

beforeAll(async () => {
  site = await startCrawledSite(PAGES, { others: TRAPS, links: [...TRAPPED, '/gone'] });
  large = await startCrawledSite(MANY_PAGES);
  admin = await asAdmin();
  crawls = crawlsOf(admin);
  const extractions = [{ name: 'Heading', by: 'selector', rule: 'main > h1' }];
  const { id } = await crawls.start({ startUrl: site.origin, depth: 20, extractions });
  crawl = await crawls.ended(id);
});

afterAll(() => Promise.all([site.close(), large.close()]));

it('visits what the rules let it, once, and ends in spite of all traps', async () => {
  expect(crawl).toMatchObject({ status: 'done', analysed: true });
  const pages = await crawls.pages(crawl.id);
  for (let page = 0; page < PAGES; page++) expect(pages.get(pagePath(page))).toMatchObject({ status: 200 });
  expect(pages.get('/cyrillic')?.title).toBe('Привет, мир');
  expect(pages.get('/japanese')?.title).toBe('日本語');
  expect(pages.get('/bomb')).toMatchObject({ statusClass: 'failed', failure: 'too-large' });
  expect(pages.get('/gone')).toMatchObject({ status: 404, indexabilityReason: 'client-error' });
  expect(pages.get('/secret/page')).toMatchObject({ statusClass: 'blocked', skipped: 'robots' });
  expect(pages.get('/to-secret')).toMatchObject({ status: 301, redirectTo: `${site.origin}/secret/page` });
  expect(pages.get('/to-elsewhere')).toMatchObject({ redirectTo: 'https://elsewhere.example/a' });
  expect(pages.get('/calendar-21')).toBeUndefined();
  for (const path of ['/secret/page', '/never', '/report.pdf', '/category/all'])
    expect(site.asked.get(path)).toBeUndefined();
  expect(Math.max(...site.asked.values())).toBe(1);
});

it('tells of a page, its links both ways, and the hops of its redirects', async () => {
  const pages = await crawls.pages(crawl.id);
  const moved = await crawls.report<CrawledPageDetail>(crawl.id, `pages/${pages.get('/moved')?.id ?? ''}`);
  expect(moved.hops.map(({ status }) => status)).toEqual([301, 302]);
  const first = await crawls.report<CrawledPageDetail>(
    crawl.id,
    `pages/${pages.get('/node.js-1')?.id ?? ''}`,
  );
  expect(first.extracted).toEqual({ Heading: ['Page 1'] });
  expect(first.linksIn.map(({ from }) => new URL(from).pathname)).toContain('/');
  expect(first.inlinks).toBe(first.linksIn.length);
  expect(first.allLinksOut).toBe(first.linksOut.length);
  expect(first.linksOut.find(({ to }) => to.endsWith('/never'))).toMatchObject({ skipped: 'nofollow' });
  const broken = await admin.get<CrawledLinkRow[]>(
    `/api/crawls/${crawl.id}/links${listQuery({ filter: { broken: true } })}`,
  );
  // A redirect to what robots.txt forbids leads crawlers nowhere.
  expect(expectStatus(broken, 200).map(({ to }) => new URL(to).pathname)).toEqual(['/to-secret', '/gone']);
  expect(broken.headers.get('content-range')).toBe('links 0-1/2');
});

it('tells what is wrong, chains, sitemaps and numbers of the whole site', async () => {
  const issues = await crawls.report<CrawlIssue[]>(crawl.id, 'issues');
  expect(issues.find(({ id }) => id === 'client-error')).toMatchObject({ type: 'issue', pages: 1 });
  const { redirects } = await crawls.report<ChainsReport>(crawl.id, 'chains');
  expect(redirects.rows.map(({ hops }) => hops.length)).toEqual([3]);
  // A category may link to what no other page does.
  expect(crawl.progress.unseen).toMatchObject({ reason: 'lists', example: `${site.origin}/category/all` });
  const { orphans } = await crawls.report<SitemapsReport>(crawl.id, 'sitemaps');
  expect(orphans.total).toBe(0);
  const found = await admin.get<PageReference[]>(
    `/api/crawls/${crawl.id}/lists/missing${listQuery({ filter: { q: 'japanese' } })}`,
  );
  expect(expectStatus(found, 200).map(({ url }) => new URL(url).pathname)).toEqual(['/japanese']);
  expect(found.headers.get('content-range')).toBe('missing 0-0/1');
  const overview = await crawls.report<CrawlOverview>(crawl.id, 'overview');
  expect(overview.statuses).toMatchObject({ '3xx': 4, '4xx': 1, failed: 1, blocked: 1 });
  const filtered = listQuery({ filter: { issue: 'client-error' } });
  expect(await admin.get(`/api/crawls/${crawl.id}/pages${filtered}`)).toMatchObject({
    body: [{ status: 404 }],
  });
});

it('exports pages, links and a sitemap', async () => {
  const read = async (path: string) => {
    const { body } = await call<string>('GET', `/api/crawls/${crawl.id}/export/${path}`, {
      token: admin.token,
    });
    return body;
  };
  const [header, ...rows] = (await read('pages')).split('\r\n');
  expect(header).toContain('URL,Content Type,Status Code');
  expect(header).toMatch(/,Extracted: Heading$/);
  expect(rows.find((row) => row.includes('/node.js-1,'))).toMatch(/,Page 1$/);
  expect(await read('links?filter={"broken":true}')).toContain('/gone');
  expect((await read('lists/redirects')).split('\r\n')[1]).toContain(`${site.origin}/moved,`);
  const sitemap = await read('sitemap');
  expect(sitemap).toContain(`<loc>${site.origin}/node.js-1</loc>`);
  expect(sitemap).not.toContain('/gone');
});

it('crawls a list without following links, and compares it with the site', async () => {
  const addresses = ['/', '', '/moved', '/orphan', '/secret/page', '/'].map(
    (path) => path && site.origin + path,
  );
  const { id } = await crawls.start({ mode: 'list', addresses });
  const { status } = await crawls.ended(id);
  expect(status).toBe('done');
  const pages = await crawls.pages(id);
  expect([...pages.keys()].sort()).toEqual([
    '/',
    '/moved',
    '/moved-on',
    '/node.js-1',
    '/orphan',
    '/secret/page',
  ]);
  expect(pages.get('/secret/page')).toMatchObject({ statusClass: 'blocked', skipped: 'robots' });
  expect(site.asked.get('/secret/page')).toBeUndefined();
  const comparison = await crawls.report<CrawlComparison>(id, `compare/${crawl.id}`);
  expect(comparison.added.total).toBe(0);
  expect(comparison.lost.total).toBeGreaterThan(PAGES);
  const lost = await admin.get(`/api/crawls/${id}/compare/${crawl.id}/lost${listQuery({ range: [1, 2] })}`);
  expect(expectStatus(lost, 200)).toEqual(comparison.lost.rows.slice(1, 3));
  expect(lost.headers.get('content-range')).toBe(`lost 1-2/${comparison.lost.total}`);
  // A list looks for none of these, which is not that they were mended.
  const compared = comparison.issues.map((issue) => issue.id);
  expect(compared.filter((issue) => ['orphan', 'linked-once', 'deep'].includes(issue))).toEqual([]);
  expect(compared).not.toEqual([]);
});

it('crawls a page of a list that robots.txt forbids where it is not to be obeyed', async () => {
  const { id } = await crawls.start({
    mode: 'list',
    addresses: [`${site.origin}/secret/page`],
    robots: false,
  });
  await crawls.ended(id);
  const pages = await crawls.pages(id);
  expect(pages.get('/secret/page')).toMatchObject({ status: 404, skipped: null });
});

it('says which line of a robots.txt blocks an address, and what a form begins with', async () => {
  const tested = await admin.post<RobotsTestView>('/api/crawls/robots-test', {
    address: `${site.origin}/secret/page`,
  });
  expect(expectStatus(tested, 200)).toMatchObject({ allowed: false, line: 2, rule: 'Disallow: /secret' });
  expect(tested.body.aiCrawlers).toContainEqual({
    token: 'GPTBot',
    operator: 'OpenAI',
    purpose: 'training',
    mayIgnore: false,
    allowed: false,
    line: 2,
  });
  // The site shows no llms.txt, and rules that are tried are no site.
  expect(tested.body.llms).toEqual({ state: 'missing', bytes: 0 });
  const tried = { address: site.origin, robots: 'User-agent: *' };
  expect(await admin.post('/api/crawls/robots-test', tried)).toMatchObject({ body: { llms: null } });
  expect(await admin.get('/api/crawls/settings')).toMatchObject({
    body: { seedUrl: 'https://seed.example/' },
  });
});

it('refuses what can’t be crawled, field by field', async () => {
  const answer = await admin.post('/api/crawls', { startUrl: 'ftp://example.com/', pageLimit: 0 });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: { startUrl: CRAWL_MESSAGES.startRequired, pageLimit: CRAWL_MESSAGES.range('pageLimit') },
    },
  });
  const errorOf = async (addresses: string[]) =>
    (await admin.post<{ errors: object }>('/api/crawls', { mode: 'list', addresses })).body.errors;
  expect(await errorOf(['https://a.example/', '', 'example'])).toEqual({
    addresses: 'Line 3 (example) is not a URL such as https://example.com/page.',
  });
  expect(await errorOf(['', ' '])).toEqual({ addresses: CRAWL_MESSAGES.addressesRequired });
  const rule = { name: 'a', by: 'pattern', rule: '(' };
  const nameless = { ...rule, name: ' ', rule: 'a' };
  expect(await admin.post('/api/crawls', { startUrl: site.origin, extractions: [nameless] })).toMatchObject({
    status: 422,
    body: { errors: { 'extractions.0.name': CRAWL_MESSAGES.extractionNameRequired } },
  });
  expect(await admin.post('/api/crawls', { startUrl: site.origin, extractions: [rule] })).toMatchObject({
    status: 422,
    body: { errors: { 'extractions.0.rule': expect.stringMatching(/^“a” is no pattern/) } },
  });
});

it('keeps in the audit log who paused, resumed and cancelled a crawl', async () => {
  const { id } = await crawls.start({ startUrl: large.origin, concurrency: 1, delay: 100 });
  for (const command of ['pause', 'resume', 'cancel'])
    expectStatus(await admin.post(`/api/crawls/${id}/${command}`), 200);
  await crawls.ended(id);
  const audited = await admin.get<{ action: string; label: string }[]>(
    `/api/audit${listQuery({ filter: { resource: 'crawls', recordId: id } })}`,
  );
  expect(audited.body.map(({ action }) => action).sort()).toEqual(['cancel', 'create', 'pause', 'resume']);
});

it('crawls two sites of an admin at a time, and says what the third waits for', async () => {
  const busy = await asAdmin();
  const own = crawlsOf(busy);
  const options = { startUrl: large.origin, concurrency: 1, delay: 200 };
  const ids = [await own.start(options), await own.start(options), await own.start(options)].map(
    ({ id }) => id,
  );
  const states = async () => (await Promise.all(ids.map(own.get))).map(({ status }) => status);
  const isAt = (wanted: string[]) => async () => (await states()).join() === wanted.join();
  await waitFor('two at work', isAt(['running', 'running', 'queued']));
  const newest = listQuery({ sort: ['createdAt', 'DESC'], range: [0, 9] });
  const listed = expectStatus(await busy.get<CrawlView[]>(`/api/crawls${newest}`), 200);
  expect(listed.find(({ id }) => id === ids[2])).toMatchObject({ status: 'queued', waitsFor: 'own' });
  expect(listed.find(({ id }) => id === ids[0])?.waitsFor).toBeUndefined();
  expectStatus(await busy.post(`/api/crawls/${ids[0] ?? ''}/cancel`), 200);
  await waitFor('the third', isAt(['cancelled', 'running', 'running']));
  for (const id of ids.slice(1)) expectStatus(await busy.post(`/api/crawls/${id}/cancel`), 200);
});

it('waits while it is being started, and is neither commanded nor deleted then', async () => {
  const addresses = Array.from({ length: MAX_LISTED_ADDRESSES }, (_, page) => `${large.origin}/${page}`);
  const started = crawls.start({ mode: 'list', addresses });
  const newest = listQuery({ sort: ['createdAt', 'DESC'], range: [0, 9] });
  const ask = async () => {
    const latest = expectStatus(await admin.get<CrawlView[]>(`/api/crawls${newest}`), 200);
    return latest.find(({ options }) => options.pageLimit === MAX_LISTED_ADDRESSES);
  };
  const { id, status, jobId } = await waitFor('the crawl', ask, { intervalMs: 10 });
  expect([status, jobId]).toEqual(['queued', undefined]);
  expect(await admin.post(`/api/crawls/${id}/pause`)).toMatchObject({
    status: 409,
    body: { message: CRAWL_MESSAGES.beingStarted },
  });
  expect(await admin.delete(`/api/crawls/${id}`)).toMatchObject({
    status: 409,
    body: { message: CRAWL_MESSAGES.stillRuns },
  });
  expect(await started).toMatchObject({ id, status: 'queued' });
  expectStatus(await admin.post(`/api/crawls/${id}/cancel`), 200);
});

it('deletes a crawl with all it holds', async () => {
  const { id } = await crawls.start({ mode: 'list', addresses: [`${site.origin}/`] });
  await crawls.ended(id);
  expectStatus(await admin.delete(`/api/crawls/${id}`), 200);
  expect(await admin.get(`/api/crawls/${id}`)).toMatchObject({ status: 404 });
  const audited = await admin.get<{ action: string }[]>(
    `/api/audit${listQuery({ filter: { resource: 'crawls', recordId: id } })}`,
  );
  await waitFor('the log', () => audited.body.length === 2);
  expect(audited.body.map(({ action }) => action)).toEqual(['delete', 'create']);
});
