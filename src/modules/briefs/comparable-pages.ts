import { normaliseAddress } from '../../domain/scraper/address';
import type { BriefPageRecord } from './briefs.schema';
import type { KeptPage } from './brief-thread-messages';
import { unpackable } from './packed';

/** The pages of a run as they are compared: of those that lead to one page only the first counts. */
export function comparablePages(records: readonly BriefPageRecord[]): KeptPage[] {
  const seen = new Set<string>();
  return records.map((record) => {
    const { position, address, finalUrl, name, included } = record;
    const text = record.text && unpackable(record.text);
    const page = { position, address, finalUrl, title: record.title ?? name, included };
    const end = finalUrl ?? address;
    const key = end === null ? null : (normaliseAddress(end) ?? end);
    if (text && key !== null && seen.has(key)) return { ...page, failure: 'duplicate', text: null };
    if (text && key !== null) seen.add(key);
    return { ...page, failure: text ? null : record.failure, text };
  });
}

/** How many of them were read. */
export function readPages(pages: readonly KeptPage[]): number {
  return pages.filter(({ text }) => text !== null).length;
}
