import { crawledPage } from '../../../../test/support/crawled-page';
import type { CrawledPage } from '../../../contracts/scraper/crawls';
import { HostFaults } from './host-faults';
import { HOST_RULES } from './issues';

/** At how many pages of a crawl a rule is told. */
function toldAt(id: string, pages: readonly CrawledPage[]): string[] {
  const hosts = new HostFaults(HOST_RULES);
  for (const [number, page] of pages.entries()) hosts.note(page, number);
  const rule = HOST_RULES.find((each) => each.id === id);
  return pages
    .filter((page, number) => rule?.test(page) && !hosts.toldElsewhere(page, number).has(id))
    .map(({ url }) => url);
}

const page = (url: string, given: Partial<CrawledPage> = {}) => crawledPage({ url, ...given });
const LACKING: Partial<CrawledPage> = { checks: { unsetHeaders: ['nosniff'] } };
const A = 'https://a.example/';
const B = 'https://b.example/';

it.each<[what: string, pages: CrawledPage[], at: string[]]>([
  ['at the first page, where all lack it', [page(A, LACKING), page(`${A}1`, LACKING)], [A]],
  ['at the only page', [page(A, LACKING)], [A]],
  [
    'at the first that lacks it, where most do',
    [page(A), page(`${A}1`, LACKING), page(`${A}2`, LACKING)],
    [`${A}1`],
  ],
  ['at each page, where few lack it', [page(A), page(`${A}1`), page(`${A}2`, LACKING)], [`${A}2`]],
  [
    'at each page, where half of them lack it',
    [page(A), page(`${A}1`), page(`${A}2`, LACKING), page(`${A}3`, LACKING)],
    [`${A}2`, `${A}3`],
  ],
  ['once of each host', [page(A, LACKING), page(B, LACKING), page(`${B}1`, LACKING)], [A, B]],
  [
    'without counting what is no page',
    [page(A, LACKING), page(`${A}1`, LACKING), ...[2, 3, 4].map((n) => page(`${A}${n}`, { status: 404 }))],
    [A],
  ],
])('tells of a header %s', (_what, pages, at) => {
  expect(toldAt('header-nosniff', pages)).toEqual(at);
});

it('tells of a server what its pages have in common', () => {
  const plain = ['http://c.example/', 'http://c.example/1'].map((url) => page(url));
  expect(toldAt('http', plain)).toEqual(['http://c.example/']);
  const failed = (failure: CrawledPage['failure']) =>
    [A, `${A}1`].map((url) => page(url, { status: null, failure, indexable: false }));
  expect(toldAt('certificate', failed('tls'))).toEqual([A]);
  expect(toldAt('robots-unread', failed('robots-busy'))).toEqual([A]);
});
