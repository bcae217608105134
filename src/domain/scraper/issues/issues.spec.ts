import type { CrawledPage } from '../../../contracts/scraper/crawls';
import { indexabilityOf } from '../indexability';
import { crawledPage } from '../../../../test/support/crawled-page';
import {
  ADDRESS,
  type Case,
  CASES,
  chain,
  context,
  gone,
  heading,
  links,
  long,
  redirected,
  unlinked,
} from '../../../../test/support/issue-cases';
import type { IssueContext } from './issue-rule';
import { ISSUE_RULES, issuesOf, judgedRules } from './issues';

describe('issuesOf', () => {
  it('finds nothing in a page without a fault', () => {
    expect(issuesOf(crawledPage({ url: ADDRESS }), context)).toEqual([]);
  });

  it.each(CASES)('finds %s, and nothing else', (...[id, page, rest]: Case) => {
    expect(issuesOf(crawledPage({ url: ADDRESS, ...page }), { ...context, ...rest })).toEqual([id]);
  });

  it.each<[why: string, page: Partial<CrawledPage>, redirectedTo: boolean]>([
    ['a redirect that visitors come by leads to it', { source: 'redirect' }, true],
    ['the crawl began there', { source: 'start' }, false],
    ['it was listed', { source: 'list' }, false],
  ])('calls no page an orphan if %s', (_why, page, redirectedTo) => {
    const counts = { ...links, inlinks: 0, uniqueInlinks: 0, followedInlinks: 0, redirectedTo };
    expect(issuesOf(crawledPage({ url: ADDRESS, ...page }), { ...context, links: counts })).toEqual([]);
  });

  it('tells two faults of one page', () => {
    const page = crawledPage({ url: ADDRESS, ...gone, noindex: true });
    expect(issuesOf(page, { ...context, canonical: chain(2) })).toEqual([
      'noindex-linked',
      'noindex-canonical',
    ]);
  });

  it.each<Partial<CrawledPage>>([
    { title: 'Page not found | Acme' },
    { h1: 'Oops! That page can’t be found.' },
    { h1: 'Seite nicht gefunden' },
  ])('tells a soft 404: %j', (page) => {
    const few = { ...{ url: ADDRESS, words: 400, mainWords: 60, titlePixels: 350 }, ...page };
    expect(issuesOf(crawledPage(few), context)).toContain('soft-404');
    expect(issuesOf(crawledPage({ ...few, words: 60, mainWords: undefined }), context)).toContain('soft-404');
    expect(issuesOf(crawledPage({ ...few, mainWords: 200 }), context)).not.toContain('soft-404');
    expect(issuesOf(crawledPage({ ...few, status: 404 }), context)).not.toContain('soft-404');
  });

  it('keeps values at a threshold', () => {
    const limits: Partial<CrawledPage>[] = [
      { title: long(30), titlePixels: 200 },
      { title: long(60), titlePixels: 561 },
      { description: long(70), descriptionPixels: 400 },
      { description: long(155), descriptionPixels: 985 },
      { h1: long(70) },
      { depth: 4 },
      { words: 200 },
      { milliseconds: 1_800 },
      { bytes: 2 * 1024 * 1024 },
      { url: `https://example.com/${long(95)}` },
      { words: 200, headings: [heading(1)] },
    ];
    const atMost = { ...links, outlinks: 1_000, externalOutlinks: 100 };
    for (const limit of limits)
      expect(issuesOf(crawledPage({ url: ADDRESS, ...limit }), { ...context, links: atMost })).toEqual([]);
  });

  it.each<[why: string, page: Partial<CrawledPage>, rest: Partial<IssueContext>]>([
    ['capital letters that encode', { url: 'https://example.com/%C3%A4%2F1' }, {}],
    ['what its query has', { url: 'https://example.com/good?Page=a_b//c%20d' }, {}],
    ['what its host has', { url: 'https://my_site.example.com/good' }, {}],
    ['that a sitemap lacks it where none was read', { inSitemap: false }, { sitemaps: false }],
    ['a redirect of one step that no page links to', redirected, { redirect: chain(2), links: unlinked }],
    [
      'a single link to where the crawl began',
      { source: 'start' },
      { links: { ...links, uniqueInlinks: 1 } },
    ],
    ['a heading of a lower level that stands first', { headings: [heading(3), heading(1), heading(2)] }, {}],
  ])('does not complain of %s', (_why, page, rest) => {
    expect(issuesOf(crawledPage({ url: ADDRESS, ...page }), { ...context, ...rest })).toEqual([]);
  });

  it('does not complain of an address in a sitemap that was not visited', () => {
    const page = crawledPage({ url: ADDRESS, status: null, indexable: false, indexabilityReason: 'failed' });
    expect(issuesOf(page, context)).toEqual([]);
    expect(issuesOf({ ...page, failure: 'dns' }, context)).toEqual(['unreachable', 'sitemap-not-indexable']);
    const blocked = issuesOf({ ...page, indexabilityReason: 'blocked-by-robots' }, context);
    expect(blocked).toEqual(['blocked-by-robots']);
  });

  it('says nothing of what was not visited, nor of files', () => {
    const blank = { ...gone, title: null, h1: null, description: null, viewport: false, lang: null };
    expect(issuesOf(crawledPage({ url: ADDRESS, ...blank, status: null }), context)).toEqual([]);
    const file = crawledPage({
      url: ADDRESS,
      ...blank,
      contentType: 'application/pdf',
      indexabilityReason: 'not-html',
    });
    expect(issuesOf(file, { ...context, links: { ...links, outlinks: 0 } })).toEqual([]);
    const empty = { ...blank, status: 204, ...indexabilityOf({ ...file, contentType: null, status: 204 }) };
    expect(issuesOf(crawledPage({ url: ADDRESS, ...empty }), context)).toEqual([]);
  });

  it.each<[id: string, page: Partial<CrawledPage>, rest: Partial<IssueContext>]>([
    ['orphan', {}, { links: { ...links, inlinks: 0, uniqueInlinks: 0, followedInlinks: 0 } }],
    ['linked-once', {}, { links: { ...links, uniqueInlinks: 1 } }],
    ['linked-nofollow-only', {}, { links: { ...links, followedInlinks: 0 } }],
    ['deep', { depth: 9 }, {}],
  ])('does not say %s while links of the site were not seen', (_id, page, rest) => {
    const unseen = { ...context, ...rest, unseen: true };
    expect(issuesOf(crawledPage({ url: ADDRESS, ...page }), unseen)).toEqual([]);
  });

  it('withholds what needs the content of a page that shows none without JavaScript', () => {
    const about = { title: null, description: null, h1: null, headings: [], words: 2, lang: null };
    const page = crawledPage({
      ...{ url: ADDRESS, needsJavaScript: true, canonicals: 0, canonical: null, structuredTypes: [] },
      ...{ ...about, viewport: false, noindex: false, imagesWithoutAlt: 2 },
    });
    const none = { ...context, links: { ...links, outlinks: 0 } };
    expect(issuesOf(page, none)).toEqual(['needs-javascript']);
    expect(issuesOf({ ...page, milliseconds: 5_000, nofollow: true }, none)).toEqual([
      'slow',
      'needs-javascript',
      'nofollow-page',
    ]);
  });

  it('has a case in CASES for each rule', () => {
    const ids = new Set([...CASES.map(([id]) => id), 'noindex-canonical', 'soft-404']);
    expect(ISSUE_RULES.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has words of its own for each rule', () => {
    expect(new Set(ISSUE_RULES.map(({ title }) => title)).size).toBe(ISSUE_RULES.length);
    for (const { why, fix } of ISSUE_RULES) {
      expect(why).toMatch(/^[A-Z].{20,}[.]$/);
      expect(fix).toMatch(/^[A-Z].{15,}[.]$/);
    }
  });
});

it.each([
  [{ targets: true, unseen: false }, []],
  [{ targets: false, unseen: false }, ['image-broken', 'links-external-broken']],
  [{ targets: true, unseen: true }, ['orphan', 'linked-once', 'deep']],
])('of a crawl with %j, leaves out what it does not judge', (crawl, expected) => {
  const judged = judgedRules(crawl);
  expect(expected.filter((id) => judged.includes(id))).toEqual([]);
  expect(judged).toContain('title-missing');
  if (expected.length === 0) expect(judged).toEqual(ISSUE_RULES.map(({ id }) => id));
});
