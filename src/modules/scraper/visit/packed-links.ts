import type { CrawledLink } from '../../../contracts/scraper/crawls';

/** One link of a page without the page, as it is stored. */
export type PackedLink = [
  to: string,
  anchor: string,
  rel: string,
  place: CrawledLink['place'],
  internal: 0 | 1 | null,
  skipped: CrawledLink['skipped'],
  fragment?: string,
];

export function packLinks(links: readonly Omit<CrawledLink, 'from'>[]): Buffer {
  const packed = links.map(({ to, anchor, rel, place, internal, skipped, fragment }): PackedLink => {
    const isInternal = internal === null ? null : internal ? 1 : 0;
    const link: PackedLink = [to, anchor, rel.join(' '), place, isInternal, skipped];
    if (fragment !== undefined) link.push(fragment);
    return link;
  });
  return Buffer.from(JSON.stringify(packed));
}

export function unpackLinks(data: Uint8Array): PackedLink[] {
  return data.length === 0 ? [] : (JSON.parse(Buffer.from(data).toString()) as PackedLink[]);
}

export function linkOf(
  from: string,
  [to, anchor, rel, place, internal, skipped, fragment]: PackedLink,
): CrawledLink {
  const isInternal = internal === null ? null : internal === 1;
  const link = {
    from,
    to,
    anchor,
    rel: rel.split(' ').filter(Boolean),
    place,
    internal: isInternal,
    skipped,
  };
  return fragment === undefined ? link : { ...link, fragment };
}
