import { HUB_LIMITS } from '../../contracts/hub/hub';
import type { ReadingPageDetail, ReadingPageRow } from '../../contracts/readings/readings';
import { normaliseAddress } from '../scraper/address';
import type { KnownPage } from './hub-tree';

type Row = Pick<ReadingPageRow, 'url' | 'finalUrl' | 'read' | 'title' | 'h1'>;
type Linking = Pick<ReadingPageDetail, 'url' | 'text'>;

/** A chain of redirects is followed so far, as a browser does. */
const MAX_REDIRECTS = 20;

/**
 * The pages of a reading of a site with the links of their texts among each other, also through redirects. Only places are
 * kept of the links, so that memory does not grow with what else the pages link to.
 * @param rows all that the reading has visited
 * @param pages the same with their texts
 */
export async function pagesOfReading(
  rows: AsyncIterable<Row>,
  pages: AsyncIterable<Linking>,
): Promise<KnownPage[]> {
  const known: KnownPage[] = [];
  const places = new Map<string, number>();
  const redirects = new Map<string, string>();
  for await (const { url, finalUrl, read, title, h1 } of rows) {
    if (finalUrl !== url) redirects.set(url, finalUrl);
    if (!read || places.has(url)) continue;
    places.set(url, known.length);
    known.push({ address: url, title: shortened(title), h1: shortened(h1), links: [] });
  }
  const placeOf = (link: string) => {
    let address: string | undefined = normaliseAddress(link) ?? undefined;
    for (let hops = 0; address !== undefined && hops <= MAX_REDIRECTS; hops += 1) {
      const place = places.get(address);
      if (place !== undefined) return place;
      address = redirects.get(address);
    }
    return undefined;
  };
  for await (const { url, text } of pages) {
    const page = known[places.get(url) ?? -1];
    if (page && text) page.links = [...new Set(text.bodyLinks.flatMap((link) => placeOf(link.url) ?? []))];
  }
  return known;
}

const shortened = (text: string | null) =>
  (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, HUB_LIMITS.title);
