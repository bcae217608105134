import type {
  CrawledLinkRow,
  CrawledPageDetail,
  CrawlIssue,
} from '../../src/contracts/scraper/crawl-reports';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { type Site, startSite } from '../support/site';
import { smallPage } from '../support/small-crawl';

const GUIDE = '<h2 id="prices">Prices</h2><h2 id="über-uns">About</h2>';
const PAGES: Record<string, string> = {
  '/': smallPage(
    'Home',
    '<a href="/guide#prices">Prices</a><a href="/guide#missing">Lost</a><a href="/guide#%C3%BCber-uns">About</a>' +
      '<a href="#below">Below</a><a href="/guide">Guide</a>',
  ),
  '/guide': smallPage('Guide', GUIDE),
  '/early': smallPage('Early', '<p>x</p>', '\n\n<div></div>\n<link rel="canonical" href="/early">'),
};

let site: Site;
let admin: SignedIn;

beforeAll(async () => {
  site = await startSite(({ url = '' }, response) => {
    const html = PAGES[url];
    if (html === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  admin = await asAdmin();
});

afterAll(() => site.close());

it('says which links lead to places that are not there, and tells of a host once', async () => {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: site.origin });
  await crawls.ended(id);
  const issues = expectStatus(await admin.get<CrawlIssue[]>(`/api/crawls/${id}/issues`), 200);
  const pagesOf = (rule: string) => issues.find((issue) => issue.id === rule)?.pages;
  expect([pagesOf('links-fragment'), pagesOf('http'), pagesOf('header-nosniff')]).toEqual([1, 1, 1]);

  const filter = { from: `${site.origin}/` };
  const links = await admin.get<CrawledLinkRow[]>(`/api/crawls/${id}/links${listQuery({ filter })}`);
  const told = expectStatus(links, 200).map(({ fragment, lost }) => [fragment, lost]);
  expect(told).toEqual([
    ['prices', undefined],
    ['missing', true],
    ['über-uns', undefined],
    ['below', true],
    [undefined, undefined],
  ]);

  const home = (await crawls.pages(id)).get('/')?.id;
  const page = expectStatus(await admin.get<CrawledPageDetail>(`/api/crawls/${id}/pages/${home}`), 200);
  expect(page.linksOut.filter(({ lost }) => lost).map(({ fragment }) => fragment)).toEqual([
    'missing',
    'below',
  ]);
  const csv = await admin.get<string>(`/api/crawls/${id}/export/links`);
  expect(csv.text).toContain(`${site.origin}/guide#missing`);
});

it('says what ended the head of a page early', async () => {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: `${site.origin}/early` });
  await crawls.ended(id);
  const early = (await crawls.pages(id)).get('/early');
  expect(early?.issues).toContain('head-ended');
  const page = expectStatus(await admin.get<CrawledPageDetail>(`/api/crawls/${id}/pages/${early?.id}`), 200);
  expect(page.checks).toMatchObject({ headEndedBy: 'div', headEndedInLine: 3 });
});
