import type { CrawledPage } from '../../../contracts/crawls/crawls';
import { indexabilityOf } from '../indexability';
import { crawledPage } from '../../../../test/support/crawled-page';
import type { IssueContext } from './issue-rule';
import { ISSUE_RULES, issuesOf } from './issues';

const ADDRESS = 'https://example.com/good-page';
const links: IssueContext['links'] = {
  inlinks: 5,
  uniqueInlinks: 3,
  redirectedTo: false,
  followedInlinks: 5,
  outlinks: 20,
  externalOutlinks: 2,
  brokenOutlinks: 0,
  redirectedOutlinks: 0,
  nofollowOutlinks: 0,
  unnamedOutlinks: 0,
};
const unlinked = { ...links, inlinks: 0 };
const NONE_BROKEN: IssueContext['broken'] = { link: 0, own: 0, image: 0, script: 0, style: 0, media: 0 };
const context: IssueContext = {
  same: { title: 1, description: 1, h1: 1, content: 1 },
  nearDuplicate: false,
  links,
  broken: NONE_BROKEN,
  redirect: null,
  redirectBroken: false,
  redirectBlocked: false,
  canonical: null,
  canonicalConflict: null,
  hreflang: [],
  sitemaps: true,
  unseen: false,
};
const chain = (length: number, loop = false) => ({
  hops: Array.from({ length }, (_, at) => ({ url: `https://example.com/${at}`, status: 301 })),
  loop,
});
const redirected: Partial<CrawledPage> = {
  status: 301,
  redirectTo: 'https://example.com/new',
  indexable: false,
  indexabilityReason: 'redirect',
  inSitemap: false,
};
const gone: Partial<CrawledPage> = { indexable: false, inSitemap: false };
const unread = { ...gone, status: null, indexabilityReason: 'failed' } as const;
const heading = (level: 1 | 2 | 3, text = 'Text') => ({ level, text });
const long = (length: number) => 'a'.repeat(length);

type Case = [id: string, page: Partial<CrawledPage>, context?: Partial<IssueContext>];

/** What turns a page without a fault into one with exactly this one. */
const CASES: Case[] = [
  ['unreachable', { ...gone, status: null, failure: 'timeout', indexabilityReason: 'failed' }],
  ['unreachable', { ...unread, failure: 'dns' }],
  ['certificate', { ...unread, failure: 'tls' }],
  ['answer-too-large', { ...unread, failure: 'too-large' }],
  ['answer-encoding', { ...unread, failure: 'encoding' }],
  ['answer-headers', { ...unread, failure: 'headers' }],
  ['robots-unread', { ...unread, failure: 'robots-timeout' }],
  ['robots-unread', { ...unread, failure: 'robots-server-error' }],
  ['client-error', { ...gone, status: 400, indexabilityReason: 'client-error' }],
  ['client-error', { ...gone, status: 404, indexabilityReason: 'client-error' }],
  ['server-error', { ...gone, status: 500, indexabilityReason: 'server-error' }],
  ['server-error', { ...gone, status: 503, indexabilityReason: 'server-error' }],
  ['blocked-by-robots', { ...gone, status: null, indexabilityReason: 'blocked-by-robots' }],
  ['redirect-linked', redirected],
  ['redirect-temporary', { ...redirected, status: 302 }, { links: { ...links, inlinks: 0 } }],
  ['redirect-temporary', { ...redirected, status: 303 }, { links: { ...links, inlinks: 0 } }],
  ['redirect-temporary', { ...redirected, status: 307 }, { links: { ...links, inlinks: 0 } }],
  ['redirect-chain', redirected, { redirect: chain(3), links: { ...links, inlinks: 0 } }],
  ['redirect-loop', redirected, { redirect: chain(3, true), links: { ...links, inlinks: 0 } }],
  [
    'redirect-cookie',
    redirected,
    { redirect: { ...chain(3, true), cookie: true }, links: { ...links, inlinks: 0 } },
  ],
  ['redirect-nowhere', { ...redirected, redirectTo: null, failure: 'redirect-nowhere' }],
  ['redirect-nowhere', { ...redirected, redirectTo: null, failure: 'redirect-scheme' }],
  ['redirect-blocked', redirected, { redirectBlocked: true, links: { ...links, inlinks: 0 } }],
  ['not-modified', { ...gone, status: 304, failure: 'not-modified', indexabilityReason: 'failed' }],
  ['redirect-broken', redirected, { redirectBroken: true, links: { ...links, inlinks: 0 } }],
  ['meta-refresh', { ...gone, indexabilityReason: 'meta-refresh' }],
  ['http', { url: 'http://example.com/good-page' }],
  ['slow', { milliseconds: 1_801 }],
  ['large', { bytes: 2 * 1024 * 1024 + 1 }],
  ['address-long', { url: `https://example.com/${long(96)}` }],
  ['address-uppercase', { url: 'https://example.com/About%C3%A4' }],
  ['address-underscore', { url: 'https://example.com/about_us' }],
  ['address-space', { url: 'https://example.com/about%20us' }],
  ['address-slashes', { url: 'https://example.com/about//us' }],
  ['title-missing', { title: null, titlePixels: 0 }],
  ['title-multiple', { titles: 2 }],
  ['title-duplicate', {}, { same: { ...context.same, title: 2 } }],
  ['title-short', { title: long(29) }],
  ['title-short', { titlePixels: 199 }],
  ['title-long', { title: long(61) }],
  ['title-wide', { titlePixels: 562 }],
  ['title-like-h1', { h1: 'How to choose running shoes for winter' }],
  ['description-missing', { description: null, descriptionPixels: 0 }],
  ['description-multiple', { descriptions: 2 }],
  ['description-duplicate', {}, { same: { ...context.same, description: 3 } }],
  ['description-short', { description: long(69) }],
  ['description-short', { descriptionPixels: 399 }],
  ['description-long', { description: long(156) }],
  ['description-long', { descriptionPixels: 986 }],
  ['h1-missing', { h1: null }],
  ['h1-multiple', { headings: [heading(1), heading(2), heading(1)] }],
  ['h1-duplicate', {}, { same: { ...context.same, h1: 2 } }],
  ['h1-long', { h1: long(71) }],
  ['h2-missing', { headings: [heading(1)] }],
  ['heading-skipped', { headings: [heading(2), { level: 4, text: 'x' }] }],
  ['heading-empty', { headings: [heading(1), heading(2, '')] }],
  ['heading-empty', { headings: [heading(1, ''), heading(1), heading(2)] }],
  ['thin', { words: 199 }],
  ['thin', { words: 800, mainWords: 199 }],
  ['duplicate', {}, { same: { ...context.same, content: 2 }, nearDuplicate: true }],
  ['near-duplicate', {}, { nearDuplicate: true }],
  ['needs-javascript', { needsJavaScript: true }],
  ['needs-javascript', { needsJavaScript: true, title: null, h1: null, words: 0, lang: null }],
  ['framed', { framed: true, title: null, h1: null, words: 0 }],
  ['lang-missing', { lang: null }],
  ['image-alt', { imagesWithoutAlt: 1 }],
  ['viewport-missing', { viewport: false }],
  ['noindex-linked', { ...gone, noindex: true, indexabilityReason: 'noindex' }],
  ['unavailable-after', { ...gone, noindex: true, expired: true, indexabilityReason: 'noindex' }],
  ['nofollow-page', { nofollow: true }],
  ['canonical-missing', { canonical: null, canonicals: 0 }],
  ['canonical-multiple', { canonicals: 2 }],
  ['canonicalised', { ...gone, indexabilityReason: 'canonicalised' }],
  ['canonical-broken', { ...gone }, { canonicalConflict: 'broken' }],
  ['canonical-broken', { ...gone }, { canonicalConflict: 'redirects' }],
  ['canonical-not-indexable', { ...gone }, { canonicalConflict: 'not-indexable' }],
  ['canonical-chain', { ...gone }, { canonical: chain(3) }],
  ['canonical-chain', { ...gone }, { canonical: chain(2, true) }],
  ['sitemap-missing', { inSitemap: false }],
  ['sitemap-not-indexable', { indexable: false }],
  ['structured-data-broken', { brokenStructuredData: 1, structuredTypes: [] }],
  ['structured-data-missing', { structuredTypes: [] }],
  ['links-broken', {}, { links: { ...links, brokenOutlinks: 1 } }],
  ['links-broken', {}, { broken: { ...NONE_BROKEN, own: 1 } }],
  ['media-broken', {}, { broken: { ...NONE_BROKEN, media: 1 } }],
  ['links-redirected', {}, { links: { ...links, redirectedOutlinks: 1 } }],
  ['links-nofollow', {}, { links: { ...links, nofollowOutlinks: 1 } }],
  ['links-session', { sessionLinks: 2 }],
  ['links-unnamed', {}, { links: { ...links, unnamedOutlinks: 1 } }],
  ['links-many', {}, { links: { ...links, outlinks: 1_001 } }],
  ['links-external-many', {}, { links: { ...links, externalOutlinks: 101 } }],
  ['links-external-broken', {}, { broken: { ...NONE_BROKEN, link: 1 } }],
  ['image-broken', {}, { broken: { ...NONE_BROKEN, image: 1 } }],
  ['resource-broken', {}, { broken: { ...NONE_BROKEN, script: 1 } }],
  ['resource-broken', {}, { broken: { ...NONE_BROKEN, style: 1 } }],
  ['dead-end', {}, { links: { ...links, outlinks: 0 } }],
  ['orphan', {}, { links: { ...links, inlinks: 0, uniqueInlinks: 0, followedInlinks: 0 } }],
  ['linked-nofollow-only', {}, { links: { ...links, followedInlinks: 0 } }],
  ['linked-once', {}, { links: { ...links, uniqueInlinks: 1 } }],
  ['deep', { depth: 5 }],
  ...(
    [
      'invalid-code',
      'no-return-link',
      'not-ok',
      'not-canonical',
      'conflict',
      'no-self',
      'no-x-default',
    ] as const
  ).map((problem): Case => [`hreflang-${problem}`, {}, { hreflang: [problem] }]),
];

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
    const ids = new Set([...CASES.map(([id]) => id), 'noindex-canonical']);
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
