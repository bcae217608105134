import type { CrawledLink } from '../../../contracts/crawls/crawls';

/** One link of a page without the page, as it is stored. */
export type PackedLink = [
  to: string,
  anchor: string,
  rel: string,
  place: CrawledLink['place'],
  internal: 0 | 1 | null,
  skipped: CrawledLink['skipped'],
];

export function packLinks(links: readonly Omit<CrawledLink, 'from'>[]): Buffer {
  const packed = links.map(({ to, anchor, rel, place, internal, skipped }): PackedLink => [
    to,
    anchor,
    rel.join(' '),
    place,
    internal === null ? null : internal ? 1 : 0,
    skipped,
  ]);
  return Buffer.from(JSON.stringify(packed));
}

export function unpackLinks(data: Uint8Array): PackedLink[] {
  return data.length === 0 ? [] : (JSON.parse(Buffer.from(data).toString()) as PackedLink[]);
}

export function linkOf(from: string, [to, anchor, rel, place, internal, skipped]: PackedLink): CrawledLink {
  const isInternal = internal === null ? null : internal === 1;
  return { from, to, anchor, rel: rel.split(' ').filter(Boolean), place, internal: isInternal, skipped };
}
