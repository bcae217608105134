import type { HreflangProblem } from '../../../contracts/crawls/crawl-reports';
import { isEntry } from '../page-index';
import { type IssueRule, ofIndexable, ofPages } from './issue-rule';
import { THRESHOLDS } from './thresholds';

/** Rules about what a page tells crawlers to do: robots directives, canonicals, sitemaps, structured data. */
export const DIRECTIVE_RULES: IssueRule[] = [
  {
    id: 'noindex-linked',
    type: 'warning',
    priority: 'high',
    title: 'Set to noindex',
    why: 'Search engines leave the page out of their results.',
    fix: 'Remove noindex if the page should be found.',
    test: ofPages((page) => page.noindex),
  },
  {
    id: 'nofollow-page',
    type: 'warning',
    priority: 'medium',
    title: 'Set to nofollow',
    why: 'Search engines follow no link of the page, so that pages behind it may not be found.',
    fix: 'Remove nofollow from the robots directives, unless nobody may follow any of its links.',
    test: ofPages((page) => page.nofollow),
  },
  {
    id: 'noindex-canonical',
    type: 'issue',
    priority: 'medium',
    title: 'noindex with a canonical of another page',
    why: 'The two contradict each other: one says to drop the page, the other to credit it to another one.',
    fix: 'Keep the canonical and remove noindex, or the other way round.',
    test: ofPages((page, { canonical }) => page.noindex && canonical !== null),
  },
  {
    id: 'canonical-missing',
    type: 'warning',
    priority: 'medium',
    title: 'No canonical',
    why: 'Where a page answers at several addresses, search engines choose one themselves.',
    fix: 'Name the page’s own address in <link rel="canonical">.',
    test: ofIndexable((page) => page.canonicals === 0),
  },
  {
    id: 'canonical-multiple',
    type: 'issue',
    priority: 'high',
    title: 'Several different canonicals',
    why: 'Search engines ignore all of them.',
    fix: 'Leave one; look at the page’s head, its Link header and its plugins.',
    test: ofPages((page) => page.canonicals > 1),
  },
  {
    id: 'canonicalised',
    type: 'warning',
    priority: 'high',
    title: 'Canonical names another page',
    why: 'Search engines show that page instead of this one.',
    fix: 'Check that this is meant, and link to that page directly.',
    test: (page) => page.indexabilityReason === 'canonicalised',
  },
  {
    id: 'canonical-broken',
    type: 'issue',
    priority: 'high',
    title: 'Canonical names an error or a redirect',
    why: 'Search engines ignore a canonical that leads to no page.',
    fix: 'Name the address at which the page answers.',
    test: (_page, { canonicalConflict }) =>
      canonicalConflict === 'broken' || canonicalConflict === 'redirects',
  },
  {
    id: 'canonical-not-indexable',
    type: 'issue',
    priority: 'high',
    title: 'Canonical names a page that can’t be indexed',
    why: 'Neither page may show in results.',
    fix: 'Let the named page be indexed, or name another one.',
    test: (_page, { canonicalConflict }) => canonicalConflict === 'not-indexable',
  },
  {
    id: 'canonical-chain',
    type: 'issue',
    priority: 'medium',
    title: 'Canonical chain or loop',
    why: 'The named page names yet another one, and search engines may ignore both.',
    fix: 'Name the last page on all of them.',
    test: (_page, { canonical }) => canonical !== null && (canonical.loop || canonical.hops.length > 2),
  },
  {
    id: 'sitemap-missing',
    type: 'opportunity',
    priority: 'medium',
    title: 'Not in the sitemap',
    why: 'Search engines find new and changed pages sooner through a sitemap.',
    fix: 'Add the page to the sitemap.',
    test: ofIndexable((page, { sitemaps }) => sitemaps && !page.inSitemap),
  },
  {
    id: 'sitemap-not-indexable',
    type: 'issue',
    priority: 'medium',
    title: 'In the sitemap, but not indexable',
    why: 'A sitemap that names wrong pages is trusted less.',
    fix: 'Remove the address from the sitemap, or let the page be indexed.',
    test: (page) => page.inSitemap && !page.indexable && (page.status !== null || page.failure !== null),
  },
  {
    id: 'structured-data-broken',
    type: 'issue',
    priority: 'medium',
    title: 'Structured data can’t be read',
    why: 'JSON-LD that is no JSON earns no rich result.',
    fix: 'Fix the JSON: look for missing commas, quotes and braces.',
    test: ofPages((page) => page.brokenStructuredData > 0),
  },
  {
    id: 'structured-data-missing',
    type: 'opportunity',
    priority: 'low',
    title: 'No structured data',
    why: 'Rich results stand out, and only pages with structured data get them.',
    fix: 'Describe the page with a type that fits, such as Article, Product or BreadcrumbList.',
    test: ofIndexable((page) => page.structuredTypes.length === 0 && page.brokenStructuredData === 0),
  },
];

/** Rules about links between the pages. */
export const LINK_RULES: IssueRule[] = [
  {
    id: 'links-broken',
    type: 'issue',
    priority: 'high',
    title: 'Links to pages that are not there',
    why: 'Visitors end at an error.',
    fix: 'Correct or remove the links; the report of broken links names each one.',
    test: (_page, { links }) => links.brokenOutlinks > 0,
  },
  {
    id: 'links-redirected',
    type: 'opportunity',
    priority: 'low',
    title: 'Links to redirects',
    why: 'Every click takes a detour.',
    fix: 'Link to the address that the redirect leads to.',
    test: (_page, { links }) => links.redirectedOutlinks > 0,
  },
  {
    id: 'links-nofollow',
    type: 'warning',
    priority: 'low',
    title: 'Own pages linked with nofollow',
    why: 'The site withholds its own links from its own pages.',
    fix: 'Remove nofollow from links within the site.',
    test: (_page, { links }) => links.nofollowOutlinks > 0,
  },
  {
    id: 'links-unnamed',
    type: 'opportunity',
    priority: 'low',
    title: 'Links without text',
    why: 'Neither screen readers nor search engines learn where they lead.',
    fix: 'Give each link text, and each linked picture an alt attribute.',
    test: (_page, { links }) => links.unnamedOutlinks > 0,
  },
  {
    id: 'links-many',
    type: 'warning',
    priority: 'low',
    title: `Over ${THRESHOLDS.outlinks.toLocaleString('en')} links within the site`,
    why: 'Each of so many links counts for little.',
    fix: 'Keep the links that help readers of this page.',
    test: (_page, { links }) => links.outlinks > THRESHOLDS.outlinks,
  },
  {
    id: 'links-external-many',
    type: 'warning',
    priority: 'low',
    title: `Over ${THRESHOLDS.externalOutlinks} links to other sites`,
    why: 'It looks like a page made for links.',
    fix: 'Keep the links that help readers of this page.',
    test: (_page, { links }) => links.externalOutlinks > THRESHOLDS.externalOutlinks,
  },
  {
    id: 'dead-end',
    type: 'warning',
    priority: 'medium',
    title: 'Dead end: no links to other pages',
    why: 'Neither visitors nor crawlers get any further.',
    fix: 'Link to related pages, and check that the menu is made of links.',
    test: ofPages((_page, { links }) => links.outlinks === 0),
  },
  {
    id: 'orphan',
    type: 'issue',
    priority: 'medium',
    title: 'Orphan: no page links to it',
    why: 'Visitors can’t reach it, and search engines take it for unimportant.',
    fix: 'Link to it from pages on the same subject, or remove it.',
    test: ofIndexable((page, { links }) => !isEntry(page) && links.inlinks === 0 && !links.redirectedTo),
  },
  {
    id: 'linked-nofollow-only',
    type: 'warning',
    priority: 'medium',
    title: 'Linked with nofollow alone',
    why: 'Search engines may never come to the page.',
    fix: 'Link to it at least once without nofollow.',
    test: ofIndexable((_page, { links }) => links.inlinks > 0 && links.followedInlinks === 0),
  },
  {
    id: 'linked-once',
    type: 'opportunity',
    priority: 'low',
    title: 'A single page links to it',
    why: 'Pages with few links to them rank less well.',
    fix: 'Link to it from more pages on the same subject.',
    test: ofIndexable((page, { links }) => page.source !== 'start' && links.uniqueInlinks === 1),
  },
  {
    id: 'deep',
    type: 'opportunity',
    priority: 'medium',
    title: `More than ${THRESHOLDS.depth} clicks from the start`,
    why: 'Deep pages are crawled less often and found by fewer visitors.',
    fix: 'Link to it from a page nearer to the start.',
    test: ofIndexable((page) => page.depth > THRESHOLDS.depth),
  },
];

/** Rules about annotations of other languages (Google, "Tell Google about localized versions of your page"). */
export const HREFLANG_RULES: IssueRule[] = [
  hreflang('invalid-code', 'issue', 'medium', 'hreflang with a wrong code', {
    why: 'Search engines ignore the annotation.',
    fix: 'Use a language, or a language and a country, such as en or en-GB.',
  }),
  hreflang('no-return-link', 'issue', 'high', 'hreflang without a return link', {
    why: 'Search engines ignore an annotation that the other page does not confirm.',
    fix: 'Let both pages name each other.',
  }),
  hreflang('not-ok', 'issue', 'high', 'hreflang to an error or a redirect', {
    why: 'Readers would be sent to a page that does not answer there.',
    fix: 'Name the address at which the other page answers.',
  }),
  hreflang('not-canonical', 'issue', 'medium', 'hreflang to a page whose canonical is another', {
    why: 'Search engines don’t show that page, whatever the language.',
    fix: 'Name the page that the canonical names.',
  }),
  hreflang('conflict', 'issue', 'medium', 'hreflang names two pages for one language', {
    why: 'Search engines can’t tell which one to show.',
    fix: 'Keep one page for each code.',
  }),
  hreflang('no-self', 'warning', 'medium', 'hreflang without the page itself', {
    why: 'Google asks that each page names itself among its languages.',
    fix: 'Add the page’s own language and address.',
  }),
  hreflang('no-x-default', 'opportunity', 'low', 'hreflang without x-default', {
    why: 'It says which page readers of all other languages get.',
    fix: 'Add x-default, such as for the page where one chooses a language.',
  }),
];

function hreflang(
  problem: HreflangProblem,
  type: IssueRule['type'],
  priority: IssueRule['priority'],
  title: string,
  { why, fix }: Pick<IssueRule, 'why' | 'fix'>,
): IssueRule {
  const test: IssueRule['test'] = (_page, context) => context.hreflang.includes(problem);
  return { id: `hreflang-${problem}`, type, priority, title, why, fix, test };
}
