import type { FetchedPage } from '../../core/pages/page-fetcher';
import { PageReader } from '../../domain/pages/page-reader';
import { pageRowOf } from './page-row';

const URL = 'https://example.com/guide';

function rowOf(html: string | null, finalUrl = URL, hops: FetchedPage['hops'] = []) {
  const head = { status: 200, headers: {}, contentType: 'text/html' };
  const answer = { ...head, url: finalUrl, hops: [], body: Buffer.alloc(0), bytes: 0, milliseconds: 1 };
  const fetched: FetchedPage = { hops, answer, failure: null };
  const reader = new PageReader({ url: finalUrl });
  reader.write(html ?? '');
  return pageRowOf({ url: URL, position: 1 }, fetched, html === null ? null : reader.end());
}

it.each<[what: string, html: string | null, deadEnd: boolean]>([
  ['a page without links', '<p>x', true],
  ['one with links to itself alone', '<a href="#main">Skip</a><a href="/guide">Guide</a>', true],
  ['one with links to other sites alone', '<a href="https://other.example/">x</a>', true],
  ['one that leads on', '<a href="#main">Skip</a><a href="/other">Other</a>', false],
  ['what was not read', null, false],
])('tells whether %s is a dead end', (_what, html, deadEnd) => {
  expect(rowOf(html).page.deadEnd).toBe(deadEnd);
});

it('makes nothing of what a page shows with JavaScript alone', () => {
  const { page } = rowOf('<div id="root"></div><script src="/app.js"></script>');
  expect(page).toMatchObject({ needsJavaScript: true, deadEnd: false, headingProblems: [], h1: null });
});

it('takes the first h1 with a text for the page’s', () => {
  const { page } = rowOf('<nav><h1>&nbsp;</h1></nav><h1>Shoes</h1>');
  expect(page).toMatchObject({ h1: 'Shoes', headingProblems: ['empty-heading'] });
});

it('takes both addresses of a page that redirects for its own', () => {
  const html = '<a href="#main">Skip</a><a href="https://example.com/guide">Guide</a>';
  expect(rowOf(html, 'https://example.com/guide/').page.deadEnd).toBe(true);
});

it('counts links to the web alone, within the site or to other ones', () => {
  const html =
    '<a href="/a">a</a><a href="https://other.example/">b</a><a href="mailto:a@b.example">c</a>' +
    '<a href="tel:1">d</a><a href="javascript:void(0)">e</a><a href="http://[">f</a>';
  expect(rowOf(html).page).toMatchObject({ internalLinks: 1, externalLinks: 1 });
});

it('calls an address that redirects no page for an index, as a crawl does', () => {
  const hops = [{ url: URL, status: 301, location: `${URL}/` }];
  expect(rowOf('<p>x', `${URL}/`, hops).page).toMatchObject({
    ...{ outcome: 'redirected', status: 200 },
    ...{ indexable: false, indexabilityReason: 'redirect' },
  });
});
