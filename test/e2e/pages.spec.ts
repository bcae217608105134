import { PAGE_TOOLS } from '../../src/contracts/pages/pages.kind';
import { PAGE_MESSAGES } from '../../src/contracts/pages/page-messages';
import { MAX_RUN_ADDRESSES } from '../../src/contracts/pages/page-runs';
import type { UserStatsView } from '../../src/contracts/statistics/statistics';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { pageRunsOf } from '../support/page-runs';
import { type PageSite, startPageSite } from '../support/page-site';
import { waitFor } from '../support/waiting';

let site: PageSite;
let admin: SignedIn;
let runs: ReturnType<typeof pageRunsOf>;
let run: string;
const at = (path: string) => `${site.origin}${path}`;

beforeAll(async () => {
  site = await startPageSite();
  admin = await asAdmin();
  runs = pageRunsOf(admin, 'pages-analysis');
});

afterAll(() => site.close());

it('reads the pages of a list, and sums up what they are to each other', async () => {
  const paths = [
    '/',
    '/guide',
    '/old',
    '/gone',
    '/broken',
    '/file.pdf',
    '/secret',
    '/to-secret',
    '/lost',
    '/guide#x',
  ];
  const job = await runs.run(paths.map(at));
  run = job.id;
  expect(job).toMatchObject({
    status: 'done',
    parameters: { tool: 'pages-analysis', name: `9 pages of ${site.host}`, addresses: 9 },
    progress: { done: 9, total: 9 },
    result: {
      pages: 9,
      failed: 3,
      indexable: 2,
      internalLinks: 5,
      externalLinks: 1,
      brokenLinks: 1,
      orphans: 5,
      deadEnds: 1,
      headingProblems: 3,
    },
  });
  expect(site.asked).not.toContain('/secret');
  expect(site.most()).toBeLessThanOrEqual(4);
});

it('lists the pages with what each says of itself', async () => {
  const { body } = await runs.pages(run);
  expect(
    body.map(({ position, outcome, status, failure, indexabilityReason }) => [
      position,
      outcome,
      status,
      failure,
      indexabilityReason,
    ]),
  ).toEqual([
    [1, 'ok', 200, null, null],
    [2, 'ok', 200, null, 'noindex'],
    [3, 'redirected', 200, null, 'redirect'],
    [4, 'client-error', 404, null, 'client-error'],
    [5, 'server-error', 500, null, 'server-error'],
    [6, 'failed', null, 'type', 'failed'],
    [7, 'failed', null, 'robots', 'blocked-by-robots'],
    [8, 'failed', null, 'robots', 'blocked-by-robots'],
    [9, 'ok', 200, null, null],
  ]);
  expect(body[0]).toMatchObject({
    url: at('/'),
    title: 'Home of the shoes',
    description: 'All of them',
    canonical: at('/'),
    indexable: true,
    lang: 'en',
    h1: 'Shoes',
    headingCounts: [1, 0, 1, 0, 0, 0],
    headingProblems: ['skipped-level'],
    words: 5,
    images: 2,
    imagesWithoutAlt: 1,
    internalLinks: 3,
    externalLinks: 1,
    structuredTypes: ['WebSite'],
    inlinks: 1,
    depth: 0,
    orphan: false,
    deadEnd: false,
  });
  expect(body[0]?.titlePixels).toBeGreaterThan(100);
  expect(body[0]?.bytes).toBeGreaterThan(300);
  expect(body[2]).toMatchObject({ finalUrl: at('/new'), depth: 1, deadEnd: true });
  expect(body[8]).toMatchObject({ orphan: true, depth: null });
  expect(body[0]).not.toHaveProperty('headings');
});

it.each([
  [{ outcome: 'client-error' }, ['/gone']],
  [{ indexable: true }, ['/', '/lost']],
  [{ problem: 'several-h1' }, ['/guide']],
  [{ orphan: true, q: 'LOST' }, ['/lost']],
  [{ q: 'home of' }, ['/']],
])('finds pages by %j', async (filter, paths) => {
  expect((await runs.pages(run, { filter })).body.map(({ url }) => url)).toEqual(paths.map(at));
});

it('sorts and pages them in the database', async () => {
  const { body, headers } = await runs.pages(run, { sort: ['words', 'DESC'], range: [0, 1] });
  expect(body.map(({ url }) => url)).toEqual([at('/old'), at('/')]);
  expect(headers.get('content-range')).toBe('pages 0-1/9');
});

it('tells all of one page: its redirects and its headings', async () => {
  const { body } = await runs.pages(run);
  expect(expectStatus(await runs.page(run, body[2]?.id ?? ''), 200).hops).toEqual([
    { url: at('/old'), status: 301, location: at('/new') },
  ]);
  expect(expectStatus(await runs.page(run, body[1]?.id ?? ''), 200).headings).toEqual([
    { level: 1, text: 'One' },
    { level: 1, text: 'Two' },
    { level: 2, text: '' },
  ]);
});

it('lists the links with their places and what their targets answer', async () => {
  const { body, headers } = await runs.links(run);
  expect(headers.get('content-range')).toBe('links 0-5/6');
  expect(
    body
      .slice(0, 4)
      .map(({ anchor, rel, place, internal, targetStatus }) => [anchor, rel, place, internal, targetStatus]),
  ).toEqual([
    ['Guide', [], 'nav', true, 200],
    ['Gone', ['nofollow'], 'nav', true, 404],
    ['Old', [], 'main', true, 301],
    ['Other', [], 'main', false, null],
  ]);
  const anchors = async (filter: object) =>
    (await runs.links(run, { filter })).body.map(({ anchor }) => anchor);
  expect(await anchors({ broken: true })).toEqual(['Gone']);
  expect(await anchors({ internal: false })).toEqual(['Other']);
  expect(await anchors({ place: 'main', nofollow: false })).toEqual(['Old', 'Other']);
});

it('exports what each tool is about', async () => {
  const lines = async (tool: Parameters<typeof pageRunsOf>[1]) => {
    const { text, headers } = await pageRunsOf(admin, tool).export(run);
    expect(headers.get('content-disposition')).toContain(`[${tool}]`);
    return text.replace('\ufeff', '').trimEnd().split('\r\n');
  };
  const pages = await lines('pages-analysis');
  expect(pages).toHaveLength(10);
  expect(pages[0]).toContain('Title 1 Pixel Width');
  expect(pages[7]).toContain('robots.txt does not allow');
  expect((await lines('interlink-extractor'))[2]).toBe(
    `${at('/')},${at('/gone')},Gone,nofollow,nav,true,404`,
  );
  const headings = await lines('heading-extractor');
  expect(headings.slice(0, 4)).toEqual([
    'URL,Number,Level,Text,Problem,Hidden,By Role,Status Code,Not Read Because',
    `${at('/')},1,h1,Shoes,,false,false,200,`,
    `${at('/')},2,h3,Wide,skipped-level,false,false,200,`,
    `${at('/guide')},1,h1,One,,false,false,200,`,
  ]);
  const unread = (path: string) => headings.filter((line) => line.startsWith(`${at(path)},`));
  expect(unread('/gone')).toEqual([`${at('/gone')},0,,,,false,false,404,The page answered 404.`]);
  expect(unread('/broken')).toEqual([`${at('/broken')},0,,,,false,false,500,The page answered 500.`]);
  expect(unread('/secret')).toEqual([
    `${at('/secret')},0,,,,false,false,,The site's robots.txt does not allow this page to be read.`,
  ]);
  expect(unread('/file.pdf')).toHaveLength(1);
});

it('refuses what is no list of addresses', async () => {
  const errorOf = async (addresses: unknown) => {
    const { status, body } = await runs.start(addresses);
    return [status, (body as unknown as { errors?: Record<string, string> }).errors?.['addresses']];
  };
  expect(await errorOf([])).toEqual([422, expect.stringContaining('at least one URL')]);
  expect(await errorOf('https://a.example')).toEqual([422, expect.any(String)]);
  expect(await errorOf(['https://a.example', 'javascript:x'])).toEqual([
    422,
    'Line 2 (javascript:x) must begin with https:// or http://.',
  ]);
  expect(await errorOf(Array.from({ length: MAX_RUN_ADDRESSES + 1 }, (_, i) => at(`/page/${i}`)))).toEqual([
    422,
    expect.stringContaining(`at most ${MAX_RUN_ADDRESSES}`),
  ]);
});

it('is for those who may use the tool, and each run for its owner', async () => {
  const student = await asStudent({ allowed: ['heading-extractor'] });
  const headings = pageRunsOf(student, 'heading-extractor');
  expect((await pageRunsOf(student, 'pages-analysis').start([at('/')])).status).toBe(403);
  expect((await pageRunsOf(asGuest(), 'heading-extractor').start([at('/')])).status).toBe(401);
  expect((await headings.pages(run)).status).toBe(404);
  expect((await headings.links(run)).status).toBe(404);
  expect((await headings.export(run)).status).toBe(404);
  expect((await headings.run([at('/lost')])).result).toMatchObject({
    pages: 1,
    headingProblems: 0,
    orphans: 0,
  });
});

it('reads the pages of a finished crawl that answered, those nearest to its start first', async () => {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: at('/') });
  await crawls.ended(id);
  const started = expectStatus(await runs.startOfCrawl(id), 201);
  const job = await runs.ended(started.id);
  expect(job.parameters).toEqual({
    tool: 'pages-analysis',
    name: `4 pages of ${site.host}, from a crawl`,
    addresses: 4,
    crawl: { id, pages: 4 },
  });
  const { body } = await runs.pages(job.id);
  expect(body.map(({ url }) => url)).toEqual(['/', '/guide', '/old', '/new'].map(at));
  expect(body.map(({ depth }) => depth)).toEqual([0, 1, 1, 1]);
  expect(body[3]).toMatchObject({ inlinks: 1, orphan: false });
});

it('counts the links of a page once, though another address of the list redirects to it', async () => {
  const { id, result } = await runs.run(['/to-lost', '/lost', '/guide'].map(at));
  expect(result).toMatchObject({ pages: 3, internalLinks: 2 });
  const { body } = await runs.links(id);
  expect(body.map(({ source, target }) => [source, target])).toEqual([
    [at('/lost'), at('/guide')],
    [at('/guide'), at('/')],
  ]);
  expect((await runs.pages(id)).body.map(({ inlinks }) => inlinks)).toEqual([0, 0, 1]);
});

it('says why a crawl cannot be read', async () => {
  const crawls = crawlsOf(admin);
  const refusalOf = async (crawl: string, by = runs) => {
    const { status, body } = await by.startOfCrawl(crawl);
    return [status, (body as unknown as { errors?: Record<string, string> }).errors?.['crawl']];
  };
  const unknown = 'f'.repeat(24);
  expect(await refusalOf(unknown)).toEqual([422, PAGE_MESSAGES.crawlNotFound]);
  expect(await refusalOf('x')).toEqual([422, PAGE_MESSAGES.crawlNotFound]);
  const slow = await crawls.start({ startUrl: at('/page/1'), delay: 10_000 });
  expect(await refusalOf(slow.id)).toEqual([422, PAGE_MESSAGES.crawlAtWork]);
  expectStatus(await admin.post(`/api/crawls/${slow.id}/cancel`), 200);
  await crawls.ended(slow.id);
  expect(await refusalOf(slow.id)).toEqual([422, PAGE_MESSAGES.crawlBrokenOff]);
  const empty = await crawls.start({ startUrl: at('/secret') });
  await crawls.ended(empty.id);
  expect(await refusalOf(empty.id)).toEqual([422, PAGE_MESSAGES.crawlEmpty]);
  const student = await asStudent({ allowed: ['pages-analysis'] });
  const own = pageRunsOf(student, 'pages-analysis');
  expect(await refusalOf(empty.id, own)).toEqual([422, PAGE_MESSAGES.crawlsForAdmins]);
});

it('is logged under the tool in which it was started', async () => {
  const student = await asStudent({ allowed: [...PAGE_TOOLS] });
  for (const tool of PAGE_TOOLS) await pageRunsOf(student, tool).run([at('/lost')]);
  const query = listQuery({ filter: { q: student.user.email } });
  await waitFor('the log', async () => {
    const [row] = expectStatus(await admin.get<UserStatsView[]>(`/api/user-stats${query}`), 200);
    return row?.operations === PAGE_TOOLS.length && row;
  }).then((row) => {
    expect(row.tools).toEqual(Object.fromEntries(PAGE_TOOLS.map((tool) => [tool, 1])));
  });
});

it('pauses, goes on and cancels, and takes what it found with it', async () => {
  const many = Array.from({ length: 300 }, (_, i) => at(`/page/${i}`));
  const { id } = expectStatus(await runs.start(many), 201);
  await waitFor('the first page', async () => (await runs.get(id)).progress.done > 0);
  expectStatus(await runs.change(id, 'pause'), 200);
  const { progress } = await runs.get(id);
  expect(progress.done).toBeLessThan(many.length);
  expectStatus(await runs.change(id, 'resume'), 200);
  await waitFor('more pages', async () => (await runs.get(id)).progress.done > progress.done);
  expectStatus(await runs.change(id, 'cancel'), 200);
  expect((await runs.pages(id)).body.length).toBeGreaterThan(0);
  await waitFor('its end', async () => (await runs.remove(id)).status === 200);
  expect((await runs.pages(id)).status).toBe(404);
});

it('calls no page an orphan where links were cut, and says how many links it did not check', async () => {
  const { result } = await runs.run(['/many', '/lost', '/page/1'].map(at));
  expect(result).toMatchObject({ cutPages: 1, orphans: 0, brokenLinks: 0, uncheckedLinks: 2_000 });
});
