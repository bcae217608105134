import { createHash } from 'node:crypto';
import type { CrawledLink } from '../../../contracts/scraper/crawls';
import type { PageChecks } from '../../../contracts/scraper/page-checks';
import type { LlmsFile } from '../../../contracts/scraper/llms-file';
import type { PageFacts, PageLink } from '../../../contracts/pages/page-facts';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import type { SiteRobots } from '../../../core/pages/site-robots';
import { THRESHOLDS } from '../../../domain/scraper/issues/thresholds';
import { minHash, signatureBytes } from '../../../domain/scraper/min-hash';
import { MAX_ANNOTATIONS } from '../../../domain/scraper/hreflang';
import type { LinkFilter } from '../../../domain/scraper/link-filter';
import { hasQuery, type QueryBudget } from '../../../domain/scraper/query-strings';
import { mainHeading } from '../../../domain/pages/headings';
import { hasSessionId } from '../../../domain/scraper/session-ids';
import { LinkCheck } from '../../../domain/scraper/link-check';
import { unsetHeaders } from '../../../domain/scraper/security-headers';
import { PageReader } from '../../../domain/pages/page-reader';
import { isLikeMissing, type MissingPage } from '../../../domain/scraper/missing-page';
import { normaliseAddress } from '../../../domain/scraper/address';
import { countWords } from '../../../domain/pages/word-counter';
import { descriptionPixels, titlePixels } from '../../../domain/snippets/text-pixels';
import type { FoundAddress, KeptFacts, PageRow } from '../crawl-pages.schema';
import { stepsOf } from '../run/found-depth';
import type { RunOptions } from '../run/run-state';
import type { Visit, VisitTask } from '../run/site-visitor';
import type { Extraction } from '../../../domain/scraper/extraction';
import type { FoundAddresses } from './found-addresses';
import { packLinks } from './packed-links';
import { packPage } from './packed-page';
import { placeBytes } from './packed-places';
import { packResources } from './packed-resources';
import { blockedRow, emptyVisit, judged, rowOfAnswer, tooLargeRow } from './page-rows';
import { VISIT_LIMITS } from './visit-limits';

export interface ReadPage {
  task: VisitTask;
  answer: SiteAnswer;
  text: string;
  options: RunOptions;
  filter: LinkFilter;
  robots: SiteRobots;
  found: FoundAddresses;
  queries: QueryBudget;
  /** Where the crawl takes more from its pages. */
  extraction?: Extraction;
  /** What its host says of an address that can't exist, where that can be compared. */
  missing?: MissingPage | null;
  /** What its host answers at /llms.txt, where that was asked with it. */
  llms?: LlmsFile | null;
}

type LinkOfPage = Omit<CrawledLink, 'from'>;

/** What a page in HTML says, and where it leads. */
export function pageOf(page: ReadPage): Visit {
  const { task, answer, text, options, found } = page;
  const source = { url: task.url, headers: answer.headers, now: Date.now() };
  const reader = new PageReader(source, {
    withResources: options.targets,
    withBlocks: options.texts,
    mostBlocks: VISIT_LIMITS.blocks,
    withChecks: !options.texts,
  });
  reader.write(text);
  const read = reader.end();
  const facts = tidied(read, page);
  const judging = judgeLinks(page, facts);
  const { sessionLinks } = judging;
  const isFollowed = options.mode === 'site' && answer.status < 400;
  const others = isFollowed ? otherAddresses(page, facts) : { found: [], leftOut: [] };
  const told = {
    ...rowOf(answer, facts),
    ...(sessionLinks > 0 && { sessionLinks }),
    ...(others.leftOut.length > 0 && { leftOut: others.leftOut }),
  };
  const row = judged(task.url, told, ledOn(facts));
  const leads = isFollowed ? [...judging.found, ...others.found] : [];
  const visited = (brought: Partial<Visit>): Visit => ({
    ...emptyVisit(row),
    ...brought,
    found: found.take(leads),
    skipped: judging.skipped,
  });
  if (options.texts) {
    const isText = answer.status < 400;
    return visited(isText ? { packed: packPage(facts, reader.markedBlocks(), judging.links) } : {});
  }
  const kept = Buffer.from(JSON.stringify(keptOf(facts, page, judging.checks)));
  const links = packLinks(judging.links);
  const resources = options.targets ? packResources(facts.resources) : Buffer.alloc(0);
  // What the store refuses would end the whole crawl.
  if (kept.length + links.length + resources.length > VISIT_LIMITS.keptBytes)
    return emptyVisit(tooLargeRow(row));
  const places = placeBytes(judging.places);
  return visited({ facts: kept, signature: signatureOf(facts.mainText), links, resources, places });
}

/** With the addresses that it gives to pages of the site in the form under which these are visited. */
function tidied(facts: PageFacts, { task, filter }: ReadPage): PageFacts {
  const tidy = (address: string | null) => {
    // Most pages name themselves.
    const url = address === null || address === task.url ? null : normaliseAddress(address);
    return url === null ? address : filter.tidy(url);
  };
  const { checks, scriptRedirect } = facts;
  const tidyAll = (urls?: string[]) => urls?.map((url) => tidy(url) ?? url);
  return {
    ...facts,
    ...(scriptRedirect !== undefined && { scriptRedirect: tidy(scriptRedirect) ?? scriptRedirect }),
    ...(checks && { checks: { ...checks, next: tidyAll(checks.next), prev: tidyAll(checks.prev) } }),
    canonical: tidy(facts.canonical),
    hreflangs: facts.hreflangs.map(({ lang, url }) => ({ lang, url: tidy(url) })),
    refresh: facts.refresh && { ...facts.refresh, url: tidy(facts.refresh.url) ?? facts.refresh.url },
  };
}

/** Where it sends visitors by itself; a refresh counts first, since it needs no scripts. */
function ledOn({ refresh, scriptRedirect }: PageFacts): string | null {
  return refresh?.url ?? scriptRedirect ?? null;
}

function rowOf(answer: SiteAnswer, facts: PageFacts): PageRow {
  const { title, description, robots } = facts;
  return {
    ...rowOfAnswer(answer),
    title: shortened(title),
    titles: facts.titles,
    titlePixels: title ? titlePixels(title) : 0,
    description: shortened(description),
    descriptions: facts.descriptions,
    descriptionPixels: description ? descriptionPixels(description) : 0,
    h1: shortened(mainHeading(facts.headings)),
    canonical: facts.canonical,
    canonicals: facts.canonicals,
    robots: robots.directives,
    noindex: robots.noindex,
    ...(robots.expired && { expired: true as const }),
    nofollow: robots.nofollow,
    lang: facts.lang,
    words: facts.words,
    mainWords: wordsOfMain(facts.mainText),
    images: facts.images,
    imagesWithoutAlt: facts.imagesWithoutAlt,
    structuredTypes: facts.structuredTypes,
    brokenStructuredData: facts.brokenStructuredData,
    viewport: facts.viewport,
    needsJavaScript: facts.needsJavaScript,
    ...(facts.framed && { framed: true as const }),
    contentHash: facts.mainText ? createHash('sha256').update(facts.mainText).digest('hex') : null,
  };
}

/** Of a long text those of its beginning, where they are enough to tell that it is none of few words. */
function wordsOfMain(text: string): number {
  const words = countWords(text.slice(0, VISIT_LIMITS.countedText));
  return words >= THRESHOLDS.words || text.length <= VISIT_LIMITS.countedText ? words : countWords(text);
}

function keptOf(facts: PageFacts, page: ReadPage, ofLinks: PageChecks): KeptFacts {
  const { headings, hreflangs } = facts;
  const { answer, task, text, extraction, missing, llms } = page;
  const isMissing = missing && missing.canonical !== task.url && isLikeMissing(facts, missing);
  const aiBlocked = page.robots.hiddenFrom(task.url);
  const unset = unsetHeaders(task.url, answer.headers);
  const shown = headings.slice(0, VISIT_LIMITS.headings);
  return {
    headings: shown.map(({ level, text: heading }) => ({ level, text: heading.slice(0, VISIT_LIMITS.text) })),
    hreflangs,
    extracted: extraction?.of(text) ?? {},
    checks: {
      ...facts.checks,
      ...ofLinks,
      ...(unset.length > 0 && { unsetHeaders: unset }),
      ...(facts.refresh === null && facts.scriptRedirect && { scriptRedirect: true as const }),
      ...(isMissing && { likeMissing: true as const }),
      ...(llms && { llms }),
      ...(aiBlocked.length > 0 && { aiBlocked }),
    },
  };
}

/** The links as they are kept, each with why it is not followed, and those that are. */
function judgeLinks(page: ReadPage, facts: PageFacts) {
  const { links, robots } = facts;
  const { task, filter } = page;
  const places = placesOf(facts, page);
  const skipped: Visit['skipped'] = {};
  const kept: LinkOfPage[] = [];
  const found: FoundAddress[] = [];
  let sessionLinks = 0;
  let sessionLink: string | undefined;
  const checks = new LinkCheck(task.url, places);
  // What an error's page leads to is the site's menu, or what was never there.
  const onError = page.answer.status >= 400 ? 'error-page' : null;
  const from = { url: task.url, depth: stepsOf(task.depth), nofollow: robots.nofollow };
  for (const link of links.slice(0, VISIT_LIMITS.links)) {
    const { url, reason: verdict } = filter.judge(link, from);
    const isBlocked = verdict === null && url !== null && page.robots.forbids(url);
    const reason = isBlocked ? 'robots' : (verdict ?? onError ?? beyondQueries(page, url));
    const isOfSite = url !== null && reason !== 'other-site';
    if (isOfSite && reason !== 'fragment') checks.add(link);
    kept.push(linkOf(link, url, reason, isOfSite ? checks.fragment(link, url) : null));
    if (reason !== 'other-site' && link.url !== null && hasSessionId(link.url)) {
      sessionLinks++;
      sessionLink ??= link.url.slice(0, VISIT_LIMITS.text);
    }
    if (reason !== null) skipped[reason] = (skipped[reason] ?? 0) + 1;
    // What is forbidden of a list with filters has no end, and no row of it tells more than the other.
    const isKept = reason === null || (isBlocked && !hasQuery(url));
    if (url !== null && isKept && !page.found.has(url))
      found.push({
        url,
        source: 'link',
        depth: task.depth + 1,
        inSitemap: false,
        redirects: 0,
        ...(isBlocked && { blocked: blockedRow() }),
      });
  }
  const told = { ...checks.result(), ...(sessionLink !== undefined && { sessionLink }) };
  return { links: kept, found, skipped, sessionLinks, checks: told, places };
}

/** The places on a page that links can name; undefined where it may have others than were read. */
function placesOf(
  { places, needsJavaScript, framed }: PageFacts,
  { answer }: ReadPage,
): Uint32Array | undefined {
  const isWhole = answer.body.length < VISIT_LIMITS.bodyBytes;
  return answer.status !== 200 || !isWhole || needsJavaScript || framed ? undefined : places;
}

function beyondQueries({ queries }: ReadPage, url: string | null): 'query-limit' | null {
  return url === null || queries.admits(url) ? null : 'query-limit';
}

function linkOf(
  link: PageLink,
  url: string | null,
  skipped: LinkOfPage['skipped'],
  fragment: string | null,
): LinkOfPage {
  return {
    to: url ?? link.href.slice(0, VISIT_LIMITS.text),
    anchor: link.anchor.slice(0, VISIT_LIMITS.anchor),
    rel: link.rel,
    place: link.place,
    internal: url === null ? null : skipped !== 'other-site',
    skipped,
    ...(fragment !== null && { fragment }),
  };
}

/**
 * Where a page sends crawlers without a link: its canonical address, that of a refresh or a script, and its other languages.
 * Of these also what robots.txt forbids is known, since that is what is wrong with it.
 */
function otherAddresses(page: ReadPage, facts: PageFacts): { found: FoundAddress[]; leftOut: string[] } {
  const { task, filter, robots, options } = page;
  // Who reads texts wants those of one language.
  const languages = options.texts ? [] : facts.hreflangs.slice(0, MAX_ANNOTATIONS);
  const leads: { url: string | null; source: FoundAddress['source'] }[] = [
    { url: facts.canonical, source: 'canonical' },
    { url: ledOn(facts), source: 'redirect' },
    ...languages.map(({ url }) => ({ url, source: 'hreflang' as const })),
  ];
  const depth = task.depth + 1;
  const found: FoundAddress[] = [];
  const leftOut = new Set<string>();
  for (const { url, source } of leads) {
    if (url === null || url === task.url) continue;
    const verdict = filter.verdict(url, stepsOf(depth));
    if (verdict === 'query' || verdict === 'ignored-path') leftOut.add(url);
    if (verdict !== null) continue;
    const isBlocked = robots.forbids(url);
    const isOfLanguage = source === 'hreflang';
    if (isBlocked && (!isOfLanguage || hasQuery(url))) continue;
    if (!page.queries.admits(url)) {
      leftOut.add(url);
      continue;
    }
    const redirects = isOfLanguage ? 0 : task.redirects + 1;
    found.push({
      ...{ url, source, depth, inSitemap: false, redirects },
      ...(isBlocked && { blocked: blockedRow() }),
    });
  }
  return { found, leftOut: [...leftOut].slice(0, VISIT_LIMITS.leftOut) };
}

function signatureOf(mainText: string): Uint8Array {
  const signature = minHash(mainText);
  return signature ? signatureBytes(signature) : new Uint8Array(0);
}

function shortened(text: string | null): string | null {
  return text === null ? null : text.slice(0, VISIT_LIMITS.text);
}
