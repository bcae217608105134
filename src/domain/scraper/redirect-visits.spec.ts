import type { CrawledPage } from '../../contracts/scraper/crawls';
import { LinkGraph } from './link-graph';
import { PageIndex } from './page-index';
import { crawledPage } from '../../../test/support/crawled-page';

const at = (path: string) => `https://example.com/${path}`;
const moved = (path: string, source: CrawledPage['source'] = 'sitemap') =>
  ({ status: 301, redirectTo: at(path), indexable: false, source }) as const;

const PAGES: Record<string, Partial<CrawledPage>> = {
  '': {},
  one: moved('two'),
  two: moved('end'),
  end: { source: 'redirect' },
  start: moved('home', 'start'),
  home: { source: 'redirect' },
  given: moved('given-end', 'list'),
  'given-end': { source: 'redirect' },
  round: moved('about'),
  about: moved('round'),
};

function reached(...links: [from: string, to: string][]): string[] {
  const index = new PageIndex();
  for (const [path, page] of Object.entries(PAGES)) index.add(crawledPage({ url: at(path), ...page }));
  const graph = new LinkGraph(index);
  graph.add(
    links.map(([from, to]) => ({ from: at(from), to: at(to), internal: true, rel: [], anchor: 'x' })),
  );
  return Object.keys(PAGES).filter((_, page) => graph.countsOf(page).redirectedTo);
}

const ENTERED = ['home', 'given-end'];

it.each<[what: string, links: [from: string, to: string][], found: string[]]>([
  ['that the crawl began with or was given', [], []],
  ['that is linked', [['', 'two']], ['end']],
  ['that is linked, over another one', [['', 'one']], ['two', 'end']],
  ['that goes round', [['', 'round']], ['round', 'about']],
  ['that only its end links to, but for what is between', [['end', 'one']], ['two']],
  [
    'that its end and another page link to',
    [
      ['end', 'one'],
      ['', 'one'],
    ],
    ['two', 'end'],
  ],
])('knows where visitors come by a redirect %s', (_what, links, found) => {
  expect(reached(...links).sort()).toEqual([...ENTERED, ...found].sort());
});
