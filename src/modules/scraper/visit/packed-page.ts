import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import type { CrawledLink } from '../../../contracts/scraper/crawls';
import type { PageFacts } from '../../../contracts/pages/page-facts';
import type { MarkedBlock } from '../../../domain/pages/block-collector';
import { mainBlocks, type PackedPage } from '../../../domain/readings/packed-page';
import { VISIT_LIMITS } from './visit-limits';

const unzip = promisify(gunzip);

/** What a reading keeps of a page; `links` as they were judged, in the page's order. */
export function packPage(
  { headings }: Pick<PageFacts, 'headings'>,
  marked: readonly MarkedBlock[],
  links: readonly Omit<CrawledLink, 'from'>[],
): Buffer {
  const page: PackedPage = {
    headings: headings
      .slice(0, VISIT_LIMITS.headings)
      .map(({ level, text }) => ({ level, text: text.slice(0, VISIT_LIMITS.text) })),
    links: links.map(({ to: url, anchor, rel, place, internal }) => ({ url, anchor, rel, place, internal })),
    ...mainBlocks(marked, links.length),
  };
  return gzipSync(JSON.stringify(page));
}

/** Away from the thread that waits for it, as far as it can be. */
export async function unpackPage(data: Uint8Array): Promise<PackedPage> {
  return JSON.parse((await unzip(data)).toString()) as PackedPage;
}
