import {
  CRAWL_LIMITS,
  type CrawlMode,
  type CrawlOptions,
  type ExtractionRule,
} from '@contracts/scraper/crawls';
import type { StartCrawlDto } from '@contracts/scraper/crawls.dto';
import { pastedAddress } from '@contracts/validation/pasted-address';

/** The form of a new crawl: numbers and lists as they are typed. */
export interface StartValues {
  mode: CrawlMode;
  startUrl: string;
  /** One address a line. */
  addresses: string;
  pageLimit: string;
  depth: string;
  delay: string;
  concurrency: string;
  robots: boolean;
  subdomains: boolean;
  sitemaps: boolean;
  targets: boolean;
  lists: boolean;
  queries: boolean;
  queryLimit: string;
  /** One part of a path a line. */
  ignorePaths: string;
  extractions: Required<ExtractionRule>[];
}

/** Fields that are folded away until somebody wants them. */
export const OPTION_FIELDS = [
  'pageLimit',
  'depth',
  'delay',
  'concurrency',
  'robots',
  'subdomains',
  'sitemaps',
  'targets',
  'lists',
  'queries',
  'queryLimit',
  'ignorePaths',
  'extractions',
] as const satisfies readonly (keyof StartValues)[];

export const EMPTY_RULE: Required<ExtractionRule> = { name: '', by: 'selector', rule: '', attribute: '' };

/** What the form begins with: the usual values, or the options of a crawl that is to be done again. */
export function startValues(seedUrl: string, again?: Partial<CrawlOptions>): StartValues {
  const usual = (field: keyof typeof CRAWL_LIMITS) => String(again?.[field] ?? CRAWL_LIMITS[field].usual);
  return {
    mode: again?.mode ?? 'site',
    startUrl: again?.startUrl ?? seedUrl,
    addresses: '',
    pageLimit: usual('pageLimit'),
    depth: usual('depth'),
    delay: usual('delay'),
    concurrency: usual('concurrency'),
    robots: again?.robots ?? true,
    subdomains: again?.subdomains ?? false,
    sitemaps: again?.sitemaps ?? true,
    targets: again?.targets ?? false,
    lists: again?.lists ?? false,
    queries: again?.queries ?? false,
    queryLimit: usual('queryLimit'),
    ignorePaths: (again?.ignorePaths ?? []).join('\n'),
    extractions: (again?.extractions ?? []).map((rule) => ({ ...EMPTY_RULE, ...rule })),
  };
}

/** What is sent of what was entered. */
export function requestOf(values: StartValues): StartCrawlDto {
  const isList = values.mode === 'list';
  return {
    mode: values.mode,
    startUrl: isList ? '' : withScheme(values.startUrl),
    // As they are entered: what is wrong with one is said of its line.
    addresses: isList ? values.addresses.split(/\r?\n/).map(withScheme) : [],
    pageLimit: numberOf(values.pageLimit),
    depth: numberOf(values.depth),
    delay: numberOf(values.delay),
    concurrency: numberOf(values.concurrency),
    robots: values.robots,
    subdomains: values.subdomains,
    sitemaps: values.sitemaps,
    targets: values.targets,
    lists: !isList && values.lists,
    queries: !isList && values.queries,
    // A field that does not show must not be in the way.
    queryLimit: isList || !values.queries ? CRAWL_LIMITS.queryLimit.usual : numberOf(values.queryLimit),
    ignorePaths: linesOf(values.ignorePaths),
    extractions: values.extractions.map(({ name, by, rule, attribute }) => ({
      name: name.trim(),
      by,
      rule: rule.trim(),
      ...(by === 'selector' && attribute.trim() ? { attribute: attribute.trim() } : {}),
    })),
  };
}

/** Lines that say something, each once. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** People write `example.com`: what names no scheme but begins like a host is meant to be on https. */
export function withScheme(entered: string): string {
  const address = pastedAddress(entered);
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+\.?(:\d+)?([/?#]|$)/u.test(address)
    ? `https://${address}`
    : address;
}

function numberOf(text: string): number {
  const digits = text.replace(/[\s,]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}
