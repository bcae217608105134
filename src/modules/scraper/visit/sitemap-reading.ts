import { gunzipSync } from 'node:zlib';
import { decodeText } from '../../../core/fetch/decode-text';
import { FetchError } from '../../../core/fetch/fetch-error';
import type { PoliteFetcher } from '../../../core/fetch/polite-fetcher';
import type { RunOptions } from '../run/run-state';
import { filteredReason } from '../../../domain/scraper/filtered-addresses';
import type { LinkFilter } from '../../../domain/scraper/link-filter';
import type { QueryBudget } from '../../../domain/scraper/query-strings';
import { isPassing } from '../../../domain/scraper/passing';
import { SitemapReader } from '../../../domain/scraper/sitemap-reader';
import type { SitemapReading } from '../run/site-visitor';
import { VISIT_LIMITS } from './visit-limits';

interface Reading {
  options: Pick<RunOptions, 'lists'>;
  filter: LinkFilter;
  queries: QueryBudget;
  signal: AbortSignal;
}

/**
 * Reads one sitemap: its addresses that the crawl would visit, and the sitemaps that it names. One that is away is asked
 * for once more.
 */
export async function readSitemap(
  fetcher: PoliteFetcher,
  url: string,
  reading: Reading,
): Promise<SitemapReading> {
  const first = await readOnce(fetcher, url, reading);
  return first.isPassing ? (await readOnce(fetcher, url, reading)).read : first.read;
}

async function readOnce(
  fetcher: PoliteFetcher,
  url: string,
  reading: Reading,
): Promise<{ read: SitemapReading; isPassing: boolean }> {
  const nothing = { urls: [], children: [], leftOut: 0 };
  try {
    const { status, body, contentType } = await fetcher.get(url, {
      maxBytes: VISIT_LIMITS.sitemapBytes,
      timeoutMs: VISIT_LIMITS.sitemapMilliseconds,
      signal: reading.signal,
    });
    if (status >= 400) {
      const failure = status >= 500 ? 'server-error' : 'client-error';
      return { read: { ...nothing, failure }, isPassing: isPassing({ status, failure: null }) };
    }
    return {
      read: readText(decodeText(unpacked(body), contentType).text, url, reading),
      isPassing: false,
    };
  } catch (error) {
    if (error instanceof FetchError) {
      const failure = error.reason;
      return { read: { ...nothing, failure }, isPassing: isPassing({ status: null, failure }) };
    }
    const failure = unpackFailure(error);
    if (failure) return { read: { ...nothing, failure }, isPassing: false };
    throw error;
  }
}

function readText(text: string, url: string, { options, filter, queries }: Reading): SitemapReading {
  const urls: string[] = [];
  const children: string[] = [];
  const filtered: SitemapReading['filtered'] = {};
  let leftOut = 0;
  const reader = new SitemapReader(url, {
    onAddress: (written) => {
      const address = filter.tidy(written);
      const verdict = filter.verdict(address);
      const reason = filteredReason(address, verdict, options);
      if (reason !== null) filtered[reason] = (filtered[reason] ?? 0) + 1;
      if (verdict !== null) return;
      if (queries.admits(address)) urls.push(address);
      else leftOut++;
    },
    onSitemap: (address) => children.push(address),
  });
  reader.write(text);
  const { kind, isOver } = reader.end();
  return {
    ...{ urls, children, leftOut, failure: kind === 'invalid' ? ('invalid' as const) : null },
    ...(kind === 'feed' && { feed: true as const }),
    ...(isOver && { over: true as const }),
    ...(Object.keys(filtered).length > 0 && { filtered }),
  };
}

/** A file may be packed without its answer saying so. */
function unpacked(body: Buffer): Buffer {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  return isPacked ? gunzipSync(body, { maxOutputLength: VISIT_LIMITS.sitemapBytes }) : body;
}

/** What keeps a packed file from being read. */
function unpackFailure(error: unknown): 'invalid' | 'too-large' | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'too-large';
  return code.startsWith('Z_') ? 'invalid' : null;
}
