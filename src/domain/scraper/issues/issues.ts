import type { CrawledPage } from '../../../contracts/scraper/crawls';
import { canonicalConflict, followChain } from '../chains';
import { hash53 } from '../hash';
import type { BrokenTargets } from '../broken-targets';
import type { HreflangCheck } from '../hreflang';
import type { LinkGraph } from '../link-graph';
import type { MissingLikeness } from '../missing-page';
import { isBroken, type PageIndex } from '../page-index';
import type { PageSequence } from '../page-sequence';
import { HREFLANG_RULES } from './hreflang-rules';
import type { HostFaults } from './host-faults';
import { type HostRule, type IssueContext, type IssueRule, isVisited } from './issue-rule';
import { AI_RULES, HEADER_RULES, LLMS_RULES, MARKUP_RULES, SECURITY_RULES } from './check-rules';
import { DIRECTIVE_RULES, LINK_RULES } from './linking-rules';
import { TARGET_RULES } from './target-rules';
import { RESPONSE_RULES, SERVER_RULES } from './response-rules';
import { CONTENT_RULES, SHELL_RULES, SNIPPET_RULES } from './text-rules';

/** The rules that are told once of a host. */
export const HOST_RULES: readonly HostRule[] = [...SERVER_RULES, ...HEADER_RULES, ...LLMS_RULES, ...AI_RULES];

/** All rules, in the order in which they are shown where priorities are equal. */
export const ISSUE_RULES: readonly IssueRule[] = [
  ...RESPONSE_RULES,
  ...SERVER_RULES,
  ...SNIPPET_RULES,
  ...CONTENT_RULES,
  ...SHELL_RULES,
  ...SECURITY_RULES,
  ...HEADER_RULES,
  ...LLMS_RULES,
  ...AI_RULES,
  ...MARKUP_RULES,
  ...DIRECTIVE_RULES,
  ...LINK_RULES,
  ...TARGET_RULES,
  ...HREFLANG_RULES,
];

/** Which links were seen. */
type Seen = Pick<IssueContext, 'unseen' | 'clicksKnown'>;

/**
 * The ids of the rules that a crawl judges its pages by: without those about what pages point at where that was not asked, and
 * about links where some may not have been seen. Of two crawls only what both judged can be compared.
 */
export function judgedRules({ targets, ...seen }: { targets?: boolean } & Seen): string[] {
  const ofTargets = new Set(TARGET_RULES.map(({ id }) => id));
  return ISSUE_RULES.filter(
    (rule) => (targets === true || !ofTargets.has(rule.id)) && areLinksSeen(rule, seen),
  ).map(({ id }) => id);
}

/** The ids of the rules that a page breaks. An address that was never visited breaks none. */
export function issuesOf(page: CrawledPage, context: IssueContext): string[] {
  if (!isVisited(page) && page.indexabilityReason !== 'blocked-by-robots') return [];
  return ISSUE_RULES.filter(
    (rule) => isSeen(rule, page, context) && rule.test(page, context) && !context.toldOfHost.has(rule.id),
  ).map(({ id }) => id);
}

function isSeen(rule: IssueRule, page: CrawledPage, context: IssueContext): boolean {
  return rule.needs === 'content' ? !page.needsJavaScript && !page.framed : areLinksSeen(rule, context);
}

function areLinksSeen({ needs }: IssueRule, { unseen, clicksKnown = false }: Seen): boolean {
  if (needs === 'clicks') return !unseen || clicksKnown;
  return needs !== 'links' || !unseen;
}

type Compared = keyof IssueContext['same'];

/**
 * How often indexable pages say the same: `note` each page of the crawl once, then ask for any of them. It keeps a number
 * for each different text, of 53 bits: among 200,000 texts two are taken for one with a probability of 1 in 450,000.
 */
export class SameTexts {
  private readonly counts: Record<Compared, Map<number, number>> = {
    title: new Map(),
    description: new Map(),
    h1: new Map(),
    content: new Map(),
  };

  note(page: CrawledPage): void {
    if (!page.indexable || page.needsJavaScript) return;
    for (const [field, text] of textsOf(page)) {
      const key = hash53(text);
      this.counts[field].set(key, (this.counts[field].get(key) ?? 0) + 1);
    }
  }

  of(page: CrawledPage): IssueContext['same'] {
    const same = { title: 0, description: 0, h1: 0, content: 0 };
    for (const [field, text] of textsOf(page)) same[field] = this.counts[field].get(hash53(text)) ?? 0;
    return same;
  }
}

function textsOf(page: CrawledPage): [field: Compared, text: string][] {
  const texts: [Compared, string | null][] = [
    ['title', page.title],
    ['description', page.description],
    ['h1', page.h1],
    ['content', page.contentHash],
  ];
  return texts.flatMap(([field, text]) => (text ? [[field, text.toLowerCase()] as [Compared, string]] : []));
}

/** What the passes over all pages and links know, when every page and link has gone through them. */
export interface CrawlPasses {
  index: PageIndex;
  links: LinkGraph;
  broken: BrokenTargets;
  /** How many images over the limit each page shows, by its number. */
  largeImages: Uint32Array;
  /** How many links of each page name a place that another page has not. */
  lostFragments: Uint32Array;
  hosts: HostFaults;
  missing: MissingLikeness;
  sequence: PageSequence;
  hreflang: HreflangCheck;
  same: SameTexts;
  /** Numbers of the pages that are near duplicates of another one. */
  nearDuplicates: ReadonlySet<number>;
  /** Whether the crawl knows what the site's sitemaps name. */
  sitemaps: boolean;
  /** Whether links of the site may not have been seen, and whether none of them could bring a deep page nearer. */
  unseen: boolean;
  clicksKnown?: boolean;
}

/** What the rules need to know of one page beside its row. */
export function issueContextOf(page: CrawledPage, passes: CrawlPasses): IssueContext {
  const { index, links, broken, hreflang, same, nearDuplicates, sitemaps, unseen, clicksKnown } = passes;
  const number = index.numberOf(page.url) ?? -1;
  const indexed = index.pages[number];
  const redirect = followChain(index, page.url, 'redirectTo');
  const end = redirect?.hops.at(-1);
  return {
    same: same.of(page),
    nearDuplicate: nearDuplicates.has(number),
    links: links.countsOf(number),
    broken: broken.countsOf(number),
    largeImages: passes.largeImages[number] ?? 0,
    lostFragments: passes.lostFragments[number] ?? 0,
    redirect,
    redirectBroken: !!end && isBroken(index.get(end.url)),
    redirectBlocked: !!end && index.get(end.url)?.blocked === true,
    canonical: followChain(index, page.url, 'canonical'),
    canonicalConflict: indexed ? canonicalConflict(index, indexed) : null,
    hreflang: hreflang.findingsOf(page).map(({ problem }) => problem),
    sitemaps,
    unseen,
    clicksKnown,
    sequenceContradicts: passes.sequence.contradicts(page),
    likeMissing: passes.missing.tells(page),
    toldOfHost: passes.hosts.toldElsewhere(page, number),
  };
}
