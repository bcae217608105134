import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import { hash53 } from '../../../domain/scraper/hash';
import type { CrawlPagesRepository } from '../crawl-pages.repository';
import type { FoundAddress } from '../crawl-pages.schema';
import { UNLINKED } from './found-depth';
import type { RunState } from './run-state';
import type { SiteOpening, SiteVisitor } from './site-visitor';

/** Sitemaps that are read of one site, an index with its parts. */
const MAX_SITEMAPS = 200;
const ADDED_AT_ONCE = 500;
/** Addresses of sitemaps that are told apart; what is beyond counts as new. */
const MOST_TOLD_APART = 200_000;

export interface Seeding {
  crawl: Pick<RunState, '_id' | 'options'>;
  pages: CrawlPagesRepository;
  visitor: SiteVisitor;
  /** Addresses of sitemaps that may be kept. */
  room: number;
  signal: AbortSignal;
}

/** Puts into the frontier what a crawl begins with; a second time it changes nothing. */
export async function seed(seeding: Seeding, opening: SiteOpening): Promise<CrawledSitemap[]> {
  const { crawl, pages } = seeding;
  const { mode, startUrl, sitemapUrl } = crawl.options;
  if (mode === 'site' && sitemapUrl === undefined)
    await pages.addToFrontier(crawl._id, [seedOf(startUrl, 'start')]);
  return mode === 'site' && crawl.options.sitemaps ? addSitemaps(seeding, opening) : [];
}

export function seedOf(url: string, source: FoundAddress['source']): FoundAddress {
  const inSitemap = source === 'sitemap';
  return { url, source, depth: inSitemap ? UNLINKED + 1 : 0, inSitemap, redirects: 0 };
}

async function addSitemaps(seeding: Seeding, { sitemaps, named }: SiteOpening): Promise<CrawledSitemap[]> {
  const { visitor, signal } = seeding;
  const waiting = [...sitemaps];
  const known = new Set(waiting);
  const read: CrawledSitemap[] = [];
  const repetitions = new Repetitions();
  for (let url = waiting.shift(); url !== undefined && read.length < MAX_SITEMAPS; url = waiting.shift()) {
    signal.throwIfAborted();
    const { urls, children, leftOut, failure, feed, over, filtered } = await visitor.readSitemap(url);
    const repeated = feed ? 0 : repetitions.count(urls);
    const notKept = await addAddresses(seeding, urls);
    const wasGuessed = !named && sitemaps.includes(url);
    if (!wasGuessed || failure !== 'client-error')
      read.push({
        ...{ url, addresses: urls.length, failure },
        ...(leftOut > 0 && { leftOut }),
        ...(notKept > 0 && { notKept }),
        ...{ ...(feed && { feed }), ...(over && { over }), ...(repeated > 0 && { repeated }) },
        ...(filtered && { filtered }),
      });
    for (const child of children) {
      if (known.has(child)) continue;
      known.add(child);
      waiting.push(child);
    }
  }
  // What these name is not known either.
  const last = read.at(-1);
  if (last && waiting.length > 0) last.notKept = (last.notKept ?? 0) + waiting.length;
  return read;
}

/** Tells which addresses of a sitemap stand in one before it. */
class Repetitions {
  private readonly known = new Set<number>();

  count(urls: readonly string[]): number {
    const own = new Set(urls.map(hash53));
    let repeated = 0;
    for (const address of own) if (this.known.has(address)) repeated += 1;
    for (const address of own) {
      if (this.known.size >= MOST_TOLD_APART) break;
      this.known.add(address);
    }
    return repeated;
  }
}

/** Those that there is no room for are counted; what is known of them is that they are in the sitemap. */
async function addAddresses(seeding: Seeding, urls: readonly string[]): Promise<number> {
  const { crawl, pages, signal } = seeding;
  let notKept = 0;
  for (let at = 0; at < urls.length; at += ADDED_AT_ONCE) {
    signal.throwIfAborted();
    const batch = urls.slice(at, at + ADDED_AT_ONCE);
    const kept = batch.slice(0, Math.max(0, seeding.room));
    const added = await pages.addToFrontier(
      crawl._id,
      kept.map((url) => seedOf(url, 'sitemap')),
    );
    seeding.room -= added;
    if (added === batch.length) continue;
    await pages.markInSitemap(crawl._id, batch);
    notKept += batch.length - kept.length;
  }
  return notKept;
}
