import { Types } from 'mongoose';
import type { CrawlOptions } from '../../../contracts/scraper/crawls';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { QueryBudget } from '../../../domain/scraper/query-strings';
import { LinkFilter } from '../../../domain/scraper/link-filter';
import type { PageRecord } from '../crawl-pages.schema';
import { UNVISITED } from '../unvisited';
import { FoundAddresses } from '../visit/found-addresses';
import { linkOf, unpackLinks } from '../visit/packed-links';
import { pageOf } from '../visit/page-of';
import type { PoliteFetcher } from '../../../core/fetch/polite-fetcher';
import { SiteRobots } from '../../../core/pages/site-robots';
import { readLinks, readPages } from './read-crawl';

const URL = 'https://example.com/';
const OPTIONS = { mode: 'site', depth: 10, subdomains: false, ignorePaths: [] } as unknown as CrawlOptions;
const LINKS =
  '<a href="/a">a</a><a href="/a?b=1">b</a><a href="https://other.example/">c</a><a href="mailto:a@example.com">d</a>' +
  '<a href="tel:1"></a><a href="javascript:void(0)">e</a><a href="http://[">f</a>';

function visit(html: string) {
  const robots = new SiteRobots({} as PoliteFetcher, new AbortController().signal);
  robots.obeyed = false;
  const head = { url: URL, status: 200, contentType: 'text/html', headers: {} };
  const answer: SiteAnswer = { ...head, hops: [], body: Buffer.alloc(0), bytes: 0, milliseconds: 1 };
  const filter = new LinkFilter(OPTIONS, URL);
  const task = { url: URL, depth: 0, redirects: 0 };
  const found = new FoundAddresses();
  const queries = new QueryBudget(0);
  return pageOf({ task, answer, text: html, options: OPTIONS, filter, robots, found, queries });
}

async function* each<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* await Promise.resolve(items);
}

it('tells links to no page of the web from those within the site and to other ones', async () => {
  const { row, links } = visit(LINKS);
  expect(unpackLinks(links).map((link) => linkOf(URL, link))).toMatchObject([
    { internal: true, skipped: null },
    { internal: true, skipped: 'query' },
    { internal: false, skipped: 'other-site' },
    { to: 'mailto:a@example.com', internal: null, skipped: 'scheme' },
    { to: 'tel:1', internal: null, skipped: 'scheme' },
    { to: 'javascript:void(0)', internal: null, skipped: 'scheme' },
    { to: 'http://[', internal: null, skipped: 'invalid' },
  ]);
  const _id = new Types.ObjectId();
  const page = { _id, url: URL, depth: 0, source: 'start', inSitemap: false, row } as PageRecord;
  const analysis = await readPages(each(page), async () => {});
  await readLinks(analysis, each({ _id, links: Buffer.from(links) }), async () => {});
  expect(analysis.rows[0]).toMatchObject({ links: 7, internalLinks: 2, externalLinks: 1, skippedLinks: 7 });
  expect(analysis.skipped).toMatchObject({ scheme: 3, invalid: 1 });
  expect(analysis.graph.countsOf(0)).toMatchObject({ outlinks: 2, externalOutlinks: 1, unnamedOutlinks: 0 });
});

it('knows which pages a start or a listed address leads to by redirects', async () => {
  const page = (path: string, source: PageRecord['source'], redirectTo: string | null = null) =>
    ({
      _id: new Types.ObjectId(),
      url: URL + path,
      depth: 0,
      source,
      inSitemap: false,
      row: {
        ...UNVISITED,
        status: redirectTo === null ? 200 : 301,
        redirectTo: redirectTo && URL + redirectTo,
      },
    }) as PageRecord;
  const pages = [
    page('', 'start', 'home'),
    page('home', 'redirect'),
    page('given', 'list', 'end'),
    page('end', 'redirect'),
    page('named', 'sitemap', 'lost'),
    page('lost', 'redirect'),
  ];
  const { rows, graph } = await readPages(each(...pages), async () => {});
  const reached = rows.filter((_, number) => graph.countsOf(number).redirectedTo).map(({ url }) => url);
  expect(reached).toEqual([`${URL}home`, `${URL}end`]);
});
