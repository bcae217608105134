import { setImmediate as turn } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { QueryBudget } from '../../../domain/scraper/query-strings';
import type { CrawlPagesRepository } from '../crawl-pages.repository';
import type { FoundAddress } from '../crawl-pages.schema';
import { unpackLinks } from '../visit/packed-links';
import { stepsOf } from './found-depth';
import type { RunState } from './run-state';

const ADDED_AT_ONCE = 500;

type Pages = Pick<CrawlPagesRepository, 'addToFrontier' | 'listQueries' | 'stream' | 'streamLinks'>;

/**
 * Puts into the frontier what pages of a crawl link to and was beyond its depth, as far as it may go now. What pages or
 * links ask not to follow stays out.
 */
export async function addBeyondDepth(
  { _id: crawl, options }: Pick<RunState, '_id' | 'options'>,
  pages: Pages,
  check: () => Promise<void>,
): Promise<void> {
  const depths = await followedPages(crawl, pages);
  const queries = new QueryBudget(options.queryLimit ?? 0);
  for (const url of options.queries ? await pages.listQueries(crawl) : []) queries.take(url);
  let found: FoundAddress[] = [];
  let added = 0;
  for await (const { _id, links } of pages.streamLinks(crawl, ['links'])) {
    await check();
    await turn();
    const depth = (depths.get(_id.toHexString()) ?? Infinity) + 1;
    if (!(stepsOf(depth) <= options.depth)) continue;
    for (const [url, , rel, , internal, skipped] of unpackLinks(links)) {
      if (skipped !== 'depth' || internal !== 1 || rel.split(' ').includes('nofollow')) continue;
      if (queries.admits(url)) found.push({ url, source: 'link', depth, inSitemap: false, redirects: 0 });
    }
    if (found.length < ADDED_AT_ONCE) continue;
    added += await pages.addToFrontier(crawl, found);
    if (added >= options.pageLimit) return;
    found = [];
  }
  await pages.addToFrontier(crawl, found);
}

/** By page, how deep it is; without those whose links nobody may follow. */
async function followedPages(crawl: Types.ObjectId, pages: Pages): Promise<Map<string, number>> {
  const depths = new Map<string, number>();
  for await (const { _id, depth, row } of pages.stream(crawl))
    if (row && !row.nofollow) depths.set(_id.toHexString(), depth);
  return depths;
}
