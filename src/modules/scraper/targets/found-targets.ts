import { setImmediate as turn } from 'node:timers/promises';
import type { Types } from 'mongoose';
import {
  MAX_TARGETS,
  TARGET_KINDS,
  TARGET_PAGES_SHOWN,
  type TargetKind,
} from '../../../contracts/scraper/crawl-targets';
import { hash53 } from '../../../domain/scraper/hash';
import { pathsWith } from '../../../domain/scraper/link-filter';
import { chooseTargets } from '../../../domain/scraper/targets';
import type { PageLinksRecord } from '../crawl-pages.schema';
import { unpackLinks } from '../visit/packed-links';
import { unpackResources } from '../visit/packed-resources';
import type { FoundTarget } from './crawl-targets.repository';

/** Addresses beyond those that may be asked that are told apart: beyond it they are no longer counted. */
const MOST_COUNTED = 200_000;
const PAGES_AT_ONCE = 20;

type LinksOfPage = Pick<PageLinksRecord, '_id' | 'links' | 'resources'>;

/** What the pages of a crawl point at: what is asked of it, and how many addresses are left out. */
export interface TargetsFound {
  targets: FoundTarget[];
  leftOut: number;
}

/** Reads what pages point at, in their order: those next to the start come first. */
export async function findTargets(
  pages: AsyncIterable<LinksOfPage>,
  check: () => Promise<void>,
  { most = MAX_TARGETS, ignorePaths = [] }: { most?: number; ignorePaths?: readonly string[] } = {},
): Promise<TargetsFound> {
  const found = new FoundTargets(most, pathsWith(ignorePaths));
  let read = 0;
  for await (const page of pages) {
    if (read++ % PAGES_AT_ONCE === 0) {
      await check();
      await turn();
    }
    found.add(page);
  }
  return found.choice();
}

class FoundTargets {
  private readonly known = new Map<string, FoundTarget>();
  private readonly byKind = Object.fromEntries(
    TARGET_KINDS.map((kind): [TargetKind, FoundTarget[]] => [kind, []]),
  ) as Record<TargetKind, FoundTarget[]>;
  private readonly beyond = new Set<number>();

  constructor(
    private readonly most: number,
    /** Whether nothing is asked at a path of the own site. */
    private readonly isIgnored: (path: string) => boolean,
  ) {}

  add(page: LinksOfPage): void {
    const seen = new Set<string>();
    for (const [kind, url] of pointedAt(page)) {
      if (seen.has(url) || (kind === 'own' && this.isIgnored(new URL(url).pathname.toLowerCase()))) continue;
      seen.add(url);
      this.note(kind, url, page._id);
    }
  }

  choice(): TargetsFound {
    const targets = chooseTargets(this.byKind, this.most);
    return { targets, leftOut: this.known.size - targets.length + this.beyond.size };
  }

  private note(kind: TargetKind, url: string, page: Types.ObjectId): void {
    const known = this.known.get(url);
    if (known) {
      known.pages++;
      if (known.foundOn.length < TARGET_PAGES_SHOWN) known.foundOn.push(page);
    } else if (this.byKind[kind].length < this.most) {
      const target: FoundTarget = { url, kind, pages: 1, foundOn: [page] };
      this.known.set(url, target);
      this.byKind[kind].push(target);
    } else if (this.beyond.size < MOST_COUNTED) this.beyond.add(hash53(url));
  }
}

function* pointedAt({ links, resources }: LinksOfPage): Generator<[kind: TargetKind, url: string]> {
  for (const [to, , , , internal, skipped] of unpackLinks(links)) {
    if (internal === 0) yield ['link', to];
    else if (internal === 1 && (skipped === 'file-type' || skipped === 'ignored-path')) yield ['own', to];
  }
  yield* unpackResources(resources);
}
