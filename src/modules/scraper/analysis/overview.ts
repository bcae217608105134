import {
  type AnchorRow,
  type CrawlOverview,
  type DepthRow,
  type FolderNode,
  type ReportRows,
  STATUS_CLASSES,
  type StatusClass,
} from '../../../contracts/scraper/crawl-reports';
import type { CrawlProgress } from '../../../contracts/scraper/crawls';
import type { LlmsFile } from '../../../contracts/scraper/llms-file';
import type { TableRow } from '../table/table-columns';

/** Folders of one folder that are told, the largest first, and levels of them. */
const MOST_FOLDERS = 100;
const MOST_LEVELS = 6;
const MOST_TYPES = 200;

interface OverviewParts {
  rows: readonly TableRow[];
  anchors: ReportRows<AnchorRow>;
  structuredTypes: ReadonlyMap<string, number>;
  llms: ReadonlyMap<string, LlmsFile>;
  skipped: CrawlProgress['skipped'];
}

/** What a crawl found, in numbers. */
export function overviewOf({ rows, anchors, structuredTypes, llms, skipped }: OverviewParts): CrawlOverview {
  const reasons: CrawlOverview['reasons'] = {};
  for (const { indexabilityReason: reason } of rows) {
    if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return {
    pages: rows.length,
    indexable: rows.filter(({ indexable }) => indexable).length,
    reasons,
    statuses: statusesOf(rows),
    depths: depthsOf(rows),
    folders: foldersOf(rows),
    structuredTypes: [...structuredTypes]
      .map(([type, pages]) => ({ type, pages }))
      .sort((a, b) => b.pages - a.pages)
      .slice(0, MOST_TYPES),
    anchors: anchors.rows,
    differentAnchors: anchors.total,
    needsJavaScript: rows.filter(({ needsJavaScript }) => needsJavaScript).length,
    llms: [...llms].map(([host, file]) => ({ host, ...file })),
    skipped,
    responseTimes: timesOf(rows),
  };
}

function statusesOf(rows: readonly TableRow[]): Record<StatusClass, number> {
  const counts = Object.fromEntries(STATUS_CLASSES.map((name) => [name, 0])) as Record<StatusClass, number>;
  for (const { statusClass } of rows) counts[statusClass]++;
  return counts;
}

function depthsOf(rows: readonly TableRow[]): DepthRow[] {
  const byDepth = new Map<number | null, TableRow[]>();
  for (const row of rows) {
    const others = byDepth.get(row.depth);
    if (others) others.push(row);
    else byDepth.set(row.depth, [row]);
  }
  const order = (depth: number | null) => depth ?? Infinity;
  const sorted = [...byDepth].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1));
  return sorted.map(([depth, own]) => ({ depth, pages: statusesOf(own) }));
}

interface GrowingFolder extends Omit<FolderNode, 'children'> {
  children: Map<string, GrowingFolder>;
}

function foldersOf(rows: readonly TableRow[]): FolderNode[] {
  const roots = new Map<string, GrowingFolder>();
  for (const { url, indexable } of rows) {
    const { host, pathname } = new URL(url);
    const names = pathname.split('/').slice(1, -1).slice(0, MOST_LEVELS);
    let level = roots;
    let path = '/';
    for (const [at, name] of [host, ...names].entries()) {
      if (at > 0) path += `${name}/`;
      let folder = level.get(name);
      if (!folder) {
        folder = { name, path, pages: 0, indexable: 0, children: new Map() };
        level.set(name, folder);
      }
      folder.pages++;
      if (indexable) folder.indexable++;
      level = folder.children;
    }
  }
  return largestOf(roots);
}

function largestOf(folders: ReadonlyMap<string, GrowingFolder>): FolderNode[] {
  return [...folders.values()]
    .sort((a, b) => b.pages - a.pages)
    .slice(0, MOST_FOLDERS)
    .map(({ children, ...folder }) => ({ ...folder, children: largestOf(children) }));
}

function timesOf(rows: readonly TableRow[]): CrawlOverview['responseTimes'] {
  const times = rows.filter(({ status }) => status !== null).map(({ milliseconds }) => milliseconds);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))];
  const [median, p95] = [at(0.5), at(0.95)];
  return median === undefined || p95 === undefined ? null : { median, p95 };
}
