import type { CrawledPageDetail } from '@contracts/scraper/crawl-reports';
import { render, screen } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { handedOver, wayBack } from '../../../shared/handover/handover';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { PageFacts } from './PageFacts';

const PAGE: CrawledPageDetail = {
  ...{ _id: 'p1', id: 'p1', url: 'https://shop.example/a', source: 'link', depth: 1, inSitemap: false },
  ...{ status: 200, statusClass: '2xx', failure: null, skipped: null, redirectTo: null, hops: [] },
  ...{ contentType: 'text/html', bytes: 900, milliseconds: 20, words: 90, contentHash: null },
  ...{ indexable: true, indexabilityReason: null, robots: '', noindex: false, nofollow: false },
  ...{
    title: 'A page',
    titles: 1,
    titlePixels: 60,
    description: null,
    descriptions: 0,
    descriptionPixels: 0,
  },
  ...{ h1: 'A page', headings: [], canonical: null, canonicals: 0, lang: 'en', hreflangs: [] },
  ...{ images: 0, imagesWithoutAlt: 0, structuredTypes: [], brokenStructuredData: 0, extracted: {} },
  ...{ viewport: true, needsJavaScript: false, issues: [], linkScore: 50, linksIn: [], linksOut: [] },
  ...{ inlinks: 0, uniqueInlinks: 0, outlinks: 0, externalOutlinks: 0, allLinksOut: 0 },
};

it.each<[checks: CrawledPageDetail['checks'], sentence: string | null]>([
  [undefined, null],
  [{ outsideHead: ['canonical'] }, null],
  [{ headEndedBy: 'div', headEndedInLine: 12 }, '<div> in line 12 ended the head'],
  [{ headEndedBy: 'text', headEndedInLine: 3 }, 'Text in line 3 ended the head'],
  // Kept before lines were counted.
  [{ headEndedBy: 'img' }, '<img> ended the head'],
])('says what ended the head of a page early: %j', (checks, sentence) => {
  render(
    <QueryHarness>
      <PageFacts page={{ ...PAGE, ...(checks && { checks }) }} startUrl="https://shop.example/" />
    </QueryHarness>,
  );
  if (sentence === null) expect(screen.queryByText(/ended the head/)).not.toBeInTheDocument();
  else expect(screen.getByText(sentence)).toBeInTheDocument();
});

const PAGE_TOOLS = ['pages-analysis', 'schema-intelligence', 'content-detection'];

it('leads from a page to the tools that look closer at it, with its URL and the way back', async () => {
  await signIn(aStudent({ permissions: { defaultTool: 'pages-analysis', allowed: PAGE_TOOLS } }));
  render(
    <QueryHarness path="/full-site-scrapper/c1?tab=pages&page=p1">
      <PageFacts page={PAGE} startUrl="https://shop.example/" />
    </QueryHarness>,
  );
  const links = ['Analyze', 'Check markup', 'Watch'].map((name) => screen.getByRole('link', { name }));
  const told = links.map((link) => new URL(link.getAttribute('href') ?? '', 'http://a.example'));
  expect(told.map(({ pathname }) => pathname)).toEqual([
    '/pages-analysis',
    '/schema-intelligence',
    '/content-detection',
  ]);
  for (const { searchParams } of told) {
    const get = (name: string) => searchParams.get(name) ?? '';
    expect(handedOver(get).pages).toEqual([PAGE.url]);
    expect(wayBack(get)?.path).toBe('/full-site-scrapper/c1?tab=pages&page=p1');
  }
  expect(told[2]?.searchParams.get('add')).toBe('one');
});
