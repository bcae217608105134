import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_LIMITS } from '../../contracts/scraper/crawls';
import { READING_MESSAGES } from '../../contracts/readings/reading-messages';
import { READING_DELAY_MS, READING_PAGES } from '../../contracts/readings/readings';
import type { ReadingDto } from '../../contracts/readings/readings.dto';
import { fieldsRefused } from '../../core/errors/app-error';
import { normaliseAddress } from '../../domain/scraper/address';
import { runName } from '../../domain/pages/run-name';
import type { ReadingRecord } from './readings.schema';

/** What a reading would do, and the addresses of its list. */
export interface CheckedReading extends Pick<ReadingRecord, 'source' | 'name' | 'options'> {
  addresses: string[];
}

/** A sitemap's pages are one click from it; what they link to is not followed. */
const SITEMAP_DEPTH = 1;

/** What all readings have: as polite as can be, and no address twice for its query string. */
const ALWAYS = {
  delay: READING_DELAY_MS,
  concurrency: CRAWL_LIMITS.concurrency.usual,
  robots: true,
  subdomains: false,
  ignorePaths: [],
  extractions: [],
  targets: false,
  queries: false,
  texts: true,
};

/** Refuses what is more than the user's role may read, and what is no address. */
export function checkedReading({ role }: Pick<AuthUser, 'role'>, entered: ReadingDto): CheckedReading {
  const { source, pageLimit } = entered;
  const most = role === 'admin' ? 'admin' : 'student';
  if (source === 'list') return readingOfList('list', listOf(entered.addresses, most));
  if (pageLimit > READING_PAGES[most])
    throw fieldsRefused({ pageLimit: READING_MESSAGES.pagesInvalid(most) });
  if (source === 'sitemap') {
    const sitemapUrl = addressOf('sitemapUrl', entered.sitemapUrl, READING_MESSAGES.sitemapRequired);
    const depth = SITEMAP_DEPTH;
    const options = { ...ALWAYS, pageLimit, depth, sitemapUrl, startUrl: sitemapUrl, sitemaps: true };
    return { source, name: hostOf(sitemapUrl), options: { mode: 'site', ...options }, addresses: [] };
  }
  const startUrl = addressOf('startUrl', entered.startUrl, READING_MESSAGES.startRequired);
  const options = { ...ALWAYS, startUrl, pageLimit, depth: CRAWL_LIMITS.depth.usual, sitemaps: true };
  return { source: 'site', name: hostOf(startUrl), options: { mode: 'site', ...options }, addresses: [] };
}

/** Of addresses in their normal form, each once, at least one. */
export function readingOfList(source: 'list' | 'crawl', addresses: string[]): CheckedReading {
  const startUrl = addresses[0] ?? '';
  const options = { ...ALWAYS, startUrl, pageLimit: addresses.length, depth: 0, sitemaps: false };
  return { source, name: runName(addresses), options: { mode: 'list', ...options }, addresses };
}

function listOf(lines: readonly string[], most: 'student' | 'admin'): string[] {
  const addresses = lines
    .filter((line) => line.trim() !== '')
    .map((line) => addressOf('addresses', line, READING_MESSAGES.addressesRequired));
  const different = [...new Set(addresses)];
  if (different.length <= READING_PAGES[most]) return different;
  throw fieldsRefused({ addresses: READING_MESSAGES.tooManyAddresses(most) });
}

function addressOf(field: string, text: string, sentence: string): string {
  const address = normaliseAddress(text.trim());
  if (address !== null) return address;
  throw fieldsRefused({ [field]: sentence });
}

function hostOf(address: string): string {
  return new URL(address).host;
}
