import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { COMPARED_FIELDS } from '../../../contracts/scraper/crawl-reports';
import type { CrawledLink, CrawledPage, CrawlProgress, SkipReason } from '../../../contracts/scraper/crawls';
import { redirectsIntoRobots } from '../../../domain/scraper/chains';
import { BrokenTargets } from '../../../domain/scraper/broken-targets';
import type { FilteredAddresses } from '../../../domain/scraper/filtered-addresses';
import { hash53 } from '../../../domain/scraper/hash';
import { THRESHOLDS } from '../../../domain/scraper/issues/thresholds';
import { LinkGraph } from '../../../domain/scraper/link-graph';
import { isEntry, PageIndex } from '../../../domain/scraper/page-index';
import type { PageLinksRecord, PageRecord, PageRow } from '../crawl-pages.schema';
import { clicksOf } from '../run/found-depth';
import type { TargetEnd } from '../targets/crawl-targets.repository';
import { isBroken } from '../table/crawl-table';
import type { TableRow } from '../table/table-columns';
import { linkOf, unpackLinks } from '../visit/packed-links';
import { unpackResources } from '../visit/packed-resources';
import { AnchorCounts } from './anchor-counts';
import { FragmentLinks } from './fragment-links';
import { LinkPlaces } from './link-places';

/** Addresses that are counted as left out: beyond it they are no longer told apart. */
const MOST_LEFT_OUT = 200_000;

/** What an analysis knows of a crawl; a page has one number in all of it. */
export interface Analysis {
  rows: TableRow[];
  index: PageIndex;
  graph: LinkGraph;
  /** What became of what the pages point at, where it was asked, by address. */
  targets: ReadonlyMap<string, Pick<TargetEnd, 'outcome' | 'names' | 'bytes'>>;
  broken: BrokenTargets;
  /** How many images over the limit each page shows. */
  largeImages: Uint32Array;
  fragments: FragmentLinks;
  /** Links of which nobody knows whether they are broken. */
  unaskedLinks: number;
  failures: CrawlProgress['failures'];
  skipped: CrawlProgress['skipped'];
  /** The different addresses beyond the depth, as numbers. */
  depthLeftOut: Set<number>;
  filtered?: FilteredAddresses;
  /** By page, whether it leads to one of these: by a link, and without a click, by its redirect or its canonical. */
  leads: { links: Uint8Array; redirects: Uint8Array };
  /** Pages whose links nobody may follow. */
  nofollow: ReadonlySet<string>;
  /** Addresses that were not visited though they would have been: those that are kept, and different ones of links. */
  waiting: number;
  beyond: Set<number>;
  /** Why an address was not visited that would have been. */
  unvisited: SkipReason;
}

/** What is known of the links while they are read, and too large to be kept. */
export interface FoundLinks {
  places: LinkPlaces;
  anchors: AnchorCounts;
}

interface Reading extends Pick<Analysis, 'targets' | 'filtered'> {
  partial: boolean;
}

/** Reads the visited pages; they are numbered in the order in which they were found. */
export async function readPages(
  pages: AsyncIterable<PageRecord>,
  check: () => Promise<void>,
  { partial = false, targets = new Map(), filtered }: Partial<Reading> = {},
): Promise<Analysis> {
  const rows: TableRow[] = [];
  const known = new Map<string, Pick<CrawledPage, 'source' | 'redirectTo' | 'canonical' | 'cookie'>>();
  const nofollow = new Set<string>();
  const leftOut = new Map<string, string[]>();
  let waiting = 0;
  for await (const page of pages) {
    if (rows.length % 500 === 0) await check();
    if (!page.row) {
      waiting++;
      continue;
    }
    const row = tableRowOf(page, page.row);
    rows.push(row);
    if (page.row.nofollow) nofollow.add(row.id);
    if (page.row.leftOut) leftOut.set(row.id, page.row.leftOut);
    const { redirectTo, canonical, cookie } = page.row;
    // Most pages name themselves, which is as good as naming none.
    if (redirectTo !== null || canonical !== page.url || isEntry(page))
      known.set(row.id, { source: page.source, redirectTo, canonical, ...(cookie && { cookie }) });
  }
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const index = new PageIndex();
  for (const row of rows)
    index.add({ source: 'link', redirectTo: null, canonical: null, ...known.get(row.id), ...row });
  const intoRobots = redirectsIntoRobots(index);
  for (const [number, row] of rows.entries()) row.intoRobots = intoRobots.has(number);
  return {
    rows,
    index,
    graph: new LinkGraph(index),
    targets,
    broken: new BrokenTargets(rows.length),
    largeImages: new Uint32Array(rows.length),
    fragments: new FragmentLinks(rows.length),
    unaskedLinks: 0,
    failures: failuresOf(rows),
    skipped: {},
    depthLeftOut: new Set(),
    filtered,
    leads: { links: new Uint8Array(rows.length), redirects: leadsOut(rows, index, leftOut, filtered) },
    nofollow,
    waiting,
    beyond: new Set(),
    unvisited: partial ? 'stopped' : 'limit',
  };
}

/** By page, whether it leads without a click to an address that the filter does not let in. */
function leadsOut(
  rows: readonly TableRow[],
  index: PageIndex,
  leftOut: ReadonlyMap<string, readonly string[]>,
  filtered?: FilteredAddresses,
): Uint8Array {
  const isOut = (to: string) => index.numberOf(to) === undefined && filtered?.judge(to) === true;
  return Uint8Array.from(rows, ({ id }, page) => {
    const to = index.pages[page]?.redirectTo;
    const others = leftOut.get(id) ?? [];
    // Each is entered, so that all are counted.
    return Number([...(to ? [to] : []), ...others].filter(isOut).length > 0);
  });
}

/** Reads the links of the pages, which come in the pages' order. */
export async function readLinks(
  analysis: Analysis,
  records: AsyncIterable<Pick<PageLinksRecord, '_id' | 'links' | 'resources'>>,
  check: () => Promise<void>,
): Promise<FoundLinks> {
  const { rows } = analysis;
  const found = { places: new LinkPlaces(rows.length), anchors: new AnchorCounts() };
  let from = 0;
  for await (const { _id, links, resources } of records) {
    const id = _id.toHexString();
    while (from < rows.length && (rows[from] as TableRow).id < id) from++;
    if (from % 20 === 0) {
      await check();
      // A batch of the database comes at once, and would hold up whatever shares the process.
      await turn();
    }
    if (rows[from]?.id !== id) continue;
    addLinks(analysis, found, from, links);
    addResources(analysis, from, resources);
  }
  return found;
}

function addLinks(
  analysis: Analysis,
  { places, anchors }: FoundLinks,
  from: number,
  packed: Uint8Array,
): void {
  const { rows, index, graph, fragments, skipped, unvisited } = analysis;
  const row = rows[from] as TableRow;
  const links = unpackLinks(packed).map((link) => linkOf(row.url, link));
  graph.add(links);
  links.forEach((link, at) => {
    const target = index.numberOf(link.to);
    const reason = target === undefined ? (link.skipped ?? unvisited) : skippedOf(link);
    row.links++;
    if (link.internal) row.internalLinks++;
    else if (link.internal === false) row.externalLinks++;
    if (reason !== null) {
      row.skippedLinks++;
      skipped[reason] = (skipped[reason] ?? 0) + 1;
    }
    if (target === undefined) {
      noteLeftOut(analysis, from, link);
      addUnvisited(analysis, from, link);
      return;
    }
    if ((rows[target] as TableRow).statusClass === 'blocked') analysis.unaskedLinks++;
    if (isBroken(rows[target] as TableRow)) row.brokenLinks++;
    if (target === from) return;
    if (link.fragment !== undefined) fragments.add(from, target, link.fragment);
    places.add(from, target, at);
    anchors.add(link.anchor, target);
  });
}

/** Why a link to a visited page is not followed: that it is too many clicks away is not so. */
export function skippedOf({ skipped }: Pick<CrawledLink, 'skipped'>): SkipReason | null {
  return skipped === 'depth' ? null : skipped;
}

function noteLeftOut(analysis: Analysis, from: number, { to, skipped, rel }: CrawledLink): void {
  const { rows, depthLeftOut, beyond, filtered, leads, nofollow } = analysis;
  const addresses = skipped === 'depth' ? depthLeftOut : skipped === null ? beyond : null;
  if (addresses && addresses.size < MOST_LEFT_OUT) addresses.add(hash53(to));
  const { id, status } = rows[from] as TableRow;
  const isFollowed = (status ?? 0) < 400 && !rel.includes('nofollow') && !nofollow.has(id);
  if (isFollowed && filtered?.add(to, skipped)) leads.links[from] = 1;
}

/** A link to no page of the crawl: it may lead to another site, or to a file, that was asked. */
function addUnvisited(analysis: Analysis, from: number, { to, internal }: CrawledLink): void {
  if (internal === null) return;
  const outcome = analysis.targets.get(to)?.outcome;
  if (outcome === undefined || outcome === 'unchecked') analysis.unaskedLinks++;
  if (outcome !== 'broken') return;
  (analysis.rows[from] as TableRow).brokenLinks++;
  analysis.broken.add(from, internal ? 'own' : 'link');
}

function addResources(analysis: Analysis, from: number, packed: Uint8Array | undefined): void {
  const { targets, broken, largeImages } = analysis;
  const told = new Set<string>();
  for (const [kind, url] of unpackResources(packed)) {
    const target = targets.get(url);
    if (target?.outcome === 'broken') broken.add(from, kind);
    else if (kind === 'image' && (target?.bytes ?? 0) > THRESHOLDS.imageBytes)
      largeImages[from] = (largeImages[from] ?? 0) + 1;
    for (const [ofSheet, named] of target?.names ?? []) {
      if (told.has(named) || targets.get(named)?.outcome !== 'broken') continue;
      told.add(named);
      broken.add(from, ofSheet);
    }
  }
}

function tableRowOf({ _id, url, depth, inSitemap }: PageRecord, row: PageRow): TableRow {
  const { title, h1, status, statusClass, failure, indexable, indexabilityReason } = row;
  const { words, bytes, milliseconds, titlePixels, descriptionPixels, needsJavaScript } = row;
  return {
    id: _id.toHexString(),
    url,
    title,
    h1,
    status,
    statusClass,
    failure,
    indexable,
    indexabilityReason,
    depth: clicksOf(depth),
    words,
    bytes,
    milliseconds,
    titlePixels,
    descriptionPixels,
    needsJavaScript,
    inSitemap,
    inlinks: 0,
    uniqueInlinks: 0,
    outlinks: 0,
    externalOutlinks: 0,
    linkScore: 0,
    issues: [],
    print: printOf(row),
    links: 0,
    internalLinks: 0,
    externalLinks: 0,
    skippedLinks: 0,
    brokenLinks: 0,
  };
}

function printOf(row: PageRow): string {
  const compared = JSON.stringify(COMPARED_FIELDS.map((field) => row[field]));
  return createHash('sha256').update(compared).digest('base64url').slice(0, 12);
}

function failuresOf(rows: readonly TableRow[]): CrawlProgress['failures'] {
  const failures: CrawlProgress['failures'] = {};
  for (const row of rows) {
    const failure = failureOf(row);
    if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
  }
  return failures;
}

function failureOf({ failure, statusClass }: TableRow): keyof CrawlProgress['failures'] | null {
  if (failure) return failure;
  if (statusClass === '5xx') return 'server-error';
  return statusClass === '4xx' ? 'client-error' : null;
}
