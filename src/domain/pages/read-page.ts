import type { PageFacts } from '../../contracts/pages/page-facts';
import type { PageZones } from '../../contracts/text/text-page';
import { PageReader, type PageSource } from './page-reader';

/** All that one page says of itself. */
export function readPage(
  html: string,
  source: PageSource,
  options: { withResources?: boolean } = {},
): PageFacts {
  const reader = new PageReader(source, options);
  reader.write(html);
  return reader.end();
}

/** What one page says where. */
export function readZones(html: string, source: PageSource): PageZones {
  const reader = new PageReader(source, { withBlocks: true });
  reader.write(html);
  return reader.endAsZones();
}
