import type { PageResource } from '../../../contracts/pages/page-facts';
import { normaliseAddress } from '../../../domain/scraper/address';

/** One file that a page names, as it is stored. */
export type PackedResource = [kind: PageResource['kind'], url: string];

/** The files that a page names, in the form under which they are asked for. */
export function packResources(resources: readonly PageResource[]): Buffer {
  const byUrl = new Map<string, PackedResource>();
  for (const { kind, url: written } of resources) {
    const url = normaliseAddress(written);
    if (url !== null && !byUrl.has(url)) byUrl.set(url, [kind, url]);
  }
  return byUrl.size === 0 ? Buffer.alloc(0) : Buffer.from(JSON.stringify([...byUrl.values()]));
}

export function unpackResources(data: Uint8Array | undefined): PackedResource[] {
  if (!data || data.length === 0) return [];
  return JSON.parse(Buffer.from(data).toString()) as PackedResource[];
}
