import { setMaxListeners } from 'node:events';
import type { SkipReason } from '../../../contracts/scraper/crawls';
import { addressInHeader } from '../../../core/fetch/answer-head';
import { decodeText } from '../../../core/fetch/decode-text';
import { FetchError } from '../../../core/fetch/fetch-error';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { PoliteFetcher } from '../../../core/fetch/polite-fetcher';
import type { SiteFetcher } from '../../../core/fetch/site-fetcher';
import { type KeptRobots, SiteRobots } from '../../../core/pages/site-robots';
import { normaliseAddress, writtenAddress } from '../../../domain/scraper/address';
import { LinkFilter, MAX_ADDRESS_LENGTH } from '../../../domain/scraper/link-filter';
import { type LinkEdges, type LinkWeights, weighLinks } from '../../../domain/scraper/link-weights';
import { isRedirect, redirectFailure } from '../../../domain/scraper/redirects';
import { type Comparable, findSimilar, type SimilarPages } from '../analysis/similar-pages';
import { stepsOf } from '../run/found-depth';
import type { RunOptions } from '../run/run-state';
import type {
  AskedTarget,
  CrawlTask,
  SiteOpening,
  SitemapReading,
  SiteVisitor,
  TargetTask,
  Visit,
  VisitorNews,
  VisitTask,
} from '../run/site-visitor';
import { QueryBudget } from '../../../domain/scraper/query-strings';
import { Extraction } from '../../../domain/scraper/extraction';
import { FoundAddresses } from './found-addresses';
import { LlmsFiles } from './llms-files';
import { MissingPages } from './missing-pages';
import { pageOf } from './page-of';
import { blockedRow, emptyVisit, failedRow, rowOfAnswer, strayRow, unreachedRow } from './page-rows';
import { readSitemap } from './sitemap-reading';
import { TargetAsker } from './target-asker';
import { VISIT_LIMITS } from './visit-limits';

/** Each page in work waits on the signal, and so does the robots.txt of each host. */
const MOST_LISTENERS = 100;
/** Each remembers the addresses that it has judged. */
const MOST_FILTERS = 20;
const HTML = /^(text\/html|application\/xhtml\+xml)\b/i;

/** Visits the pages of one crawl: fetches, reads and judges. */
export class PageVisitor implements SiteVisitor {
  private options?: RunOptions;
  private filter?: LinkFilter;
  private readonly filters = new Map<string, LinkFilter>();
  private extraction?: Extraction;
  private readonly robots: SiteRobots;
  private found = new FoundAddresses();
  private queries = new QueryBudget(0);
  private readonly fetcher: PoliteFetcher;
  private readonly asker: TargetAsker;
  private readonly missing: MissingPages;
  private readonly llms: LlmsFiles;
  private readonly readRobots: KeptRobots[] = [];
  private readonly over = new AbortController();

  constructor(sites: SiteFetcher) {
    setMaxListeners(MOST_LISTENERS, this.over.signal);
    this.fetcher = new PoliteFetcher(sites, 0);
    this.robots = new SiteRobots(this.fetcher, this.over.signal);
    this.robots.onRead = (file) => this.readRobots.push(file);
    this.missing = new MissingPages(this.robots, (url) => this.fetch(url));
    this.llms = new LlmsFiles(this.robots, this.fetcher, this.over.signal);
    this.asker = new TargetAsker(sites, this.over.signal);
  }

  async open({ options, robots, queries, again }: CrawlTask): Promise<SiteOpening> {
    this.options = options;
    if (options.extractions.length > 0) this.extraction = new Extraction(options.extractions);
    this.filter = new LinkFilter(options, options.startUrl);
    this.queries = new QueryBudget(options.queryLimit ?? 0);
    for (const url of [options.startUrl, ...queries]) this.queries.take(url);
    this.robots.obeyed = options.robots;
    this.robots.remember(robots);
    this.fetcher.askAtMostEvery(options.delay);
    this.asker.open(options, robots);
    if (options.mode === 'list') return { unreached: false, sitemaps: [], named: false };
    const { rules } = await this.robots.of(options.startUrl, again);
    if (!rules && options.robots) return { unreached: true, sitemaps: [], named: false };
    if (options.sitemapUrl !== undefined)
      return { unreached: false, sitemaps: [options.sitemapUrl], named: true };
    const sitemaps = rules?.sitemaps ?? [];
    const named = sitemaps.length > 0;
    const usual = new URL('/sitemap.xml', options.startUrl).href;
    return { unreached: false, sitemaps: named ? sitemaps : [usual], named };
  }

  news(): Promise<VisitorNews> {
    const slowed = this.asker.slowed() ?? this.fetcher.slowed();
    return Promise.resolve({ slowed, robots: this.readRobots.splice(0) });
  }

  calm(): Promise<void> {
    this.fetcher.calm();
    this.asker.calm();
    return Promise.resolve();
  }

  readSitemap(url: string): Promise<SitemapReading> {
    const { queries, over } = this;
    return readSitemap(this.fetcher, url, { ...this.opened(), queries, signal: over.signal });
  }

  async visit(task: VisitTask): Promise<Visit> {
    const { options, filter } = this.opened();
    const hindrance = await this.robots.hindrance(task.url, task.again);
    if (hindrance === 'robots') return emptyVisit(blockedRow());
    if (hindrance) return emptyVisit(unreachedRow(hindrance));
    let answer: SiteAnswer;
    try {
      answer = await this.fetch(task.url);
      const written = this.ownForm(task.url, answer);
      if (written !== null) answer = await this.fetch(written);
    } catch (error) {
      // A page that was cut off from here is not visited: the next run fetches it.
      if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
      return emptyVisit(failedRow(error));
    }
    const { status, headers } = answer;
    const failure = redirectFailure(status, headers.location, task.url);
    if (failure !== null) return emptyVisit(strayRow(answer, failure));
    if (isRedirect(status, headers.location)) return this.redirected(task, answer);
    const type = answer.contentType ?? '';
    if (!HTML.test(type) && type !== '') return emptyVisit(rowOfAnswer(answer));
    const { text } = decodeText(answer.body, answer.contentType);
    const isJudged = options.mode === 'site' && !options.texts && status === 200;
    const missing = isJudged ? await this.missing.of(task.url) : null;
    const llms = isJudged ? await this.llms.of(task.url, missing !== null) : null;
    return pageOf({
      task,
      answer,
      text,
      options,
      filter: options.mode === 'list' ? this.filterOf(task.url, options) : filter,
      robots: this.robots,
      found: this.found,
      queries: this.queries,
      extraction: this.extraction,
      missing,
      llms,
    });
  }

  ask(target: TargetTask): Promise<AskedTarget> {
    return this.asker.ask(target);
  }

  forget(): Promise<void> {
    this.found = new FoundAddresses();
    return Promise.resolve();
  }

  findSimilar(pages: Comparable): Promise<SimilarPages> {
    return Promise.resolve(findSimilar(pages));
  }

  weighLinks(links: LinkEdges): Promise<LinkWeights> {
    return Promise.resolve(weighLinks(links));
  }

  async close(): Promise<void> {
    this.over.abort(new FetchError('aborted', 'the crawl stops'));
    await this.fetcher.close();
  }

  private fetch(url: string): Promise<SiteAnswer> {
    return this.fetcher.get(url, {
      maxRedirects: 0,
      maxBytes: VISIT_LIMITS.bodyBytes,
      cuts: true,
      timeoutMs: VISIT_LIMITS.milliseconds,
      accepts: (type) => type === '' || HTML.test(type),
      signal: this.over.signal,
    });
  }

  /**
   * Where a page redirects to itself in another form (the order of its parameters, one that is left out, the case of its
   * percent-encoding): the address as it wants it.
   */
  private ownForm(url: string, { status, headers: { location } }: SiteAnswer): string | null {
    if (location === undefined || !isRedirect(status, location)) return null;
    const written = writtenAddress(addressInHeader(location), url);
    const normal = written === null || written === url ? null : normaliseAddress(written);
    return normal !== null && this.opened().filter.tidy(normal) === url ? written : null;
  }

  /** Of a list each host is a site of its own. */
  private filterOf(url: string, options: RunOptions): LinkFilter {
    const { origin } = new URL(url);
    const known = this.filters.get(origin);
    if (known) return known;
    if (this.filters.size >= MOST_FILTERS) this.filters.clear();
    const filter = new LinkFilter(options, origin);
    this.filters.set(origin, filter);
    return filter;
  }

  /** It leads on like a link, if the filter lets it; of a list, wherever it leads. */
  private redirected(task: VisitTask, answer: SiteAnswer): Visit {
    const { options, filter } = this.opened();
    const normal = normaliseAddress(addressInHeader(answer.headers.location ?? ''), task.url);
    const to = normal && filter.tidy(normal);
    if (to !== null && to.length > MAX_ADDRESS_LENGTH)
      return { ...emptyVisit(rowOfAnswer(answer)), skipped: { 'too-long': 1 } };
    const setsCookie = answer.headers['set-cookie'] !== undefined;
    const visit = emptyVisit({
      ...rowOfAnswer(answer),
      redirectTo: to,
      ...(setsCookie && { cookie: true as const }),
    });
    if (to === null) return visit;
    const redirects = task.redirects + 1;
    const isFollowed = redirects <= VISIT_LIMITS.redirects;
    const verdict = options.mode === 'list' ? null : this.verdict(filter, to, stepsOf(task.depth));
    if (verdict !== null) visit.skipped[verdict] = 1;
    else if (isFollowed)
      visit.found = this.found.take([
        { url: to, source: 'redirect', depth: task.depth, inSitemap: false, redirects },
      ]);
    return visit;
  }

  private verdict(filter: LinkFilter, url: string, depth: number): SkipReason | null {
    return filter.verdict(url, depth) ?? (this.queries.admits(url) ? null : 'query-limit');
  }

  private opened(): { options: RunOptions; filter: LinkFilter } {
    const { options, filter } = this;
    if (options && filter) return { options, filter };
    throw new Error('The visitor is not open.');
  }
}
