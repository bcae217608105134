import type { CrawledPage, CrawlOptions, SkipReason } from '../../contracts/scraper/crawls';
import type { PageLink } from '../../contracts/pages/page-facts';
import { normaliseAddress, siteOf } from './address';
import { FILE_TYPES, IGNORED_SEGMENTS } from './ignored';
import { hasQuery, tidyQuery } from './query-strings';
import { withoutSessionId } from './session-ids';

/** Characters; no longer address is fetched, and browsers and sitemaps end there as well (sitemaps.org, `loc`). */
export const MAX_ADDRESS_LENGTH = 2_048;
/**
 * How often a run of segments may follow itself. Heritrix's PathologicalPathDecideRule takes 2; 3 here, since a
 * calendar may write `/01/01/01`.
 */
export const MAX_REPETITIONS = 3;

/** Addresses whose judgement is remembered: from page to page a site links to the same ones. */
const REMEMBERED = 20_000;

const FILES = new Set(Object.values(FILE_TYPES).flat());
const NO_ADDRESS: JudgedLink = { url: null, reason: null };
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Where a link leads, and why it is not followed. */
export interface JudgedLink {
  /** In its normal form; null where it is none of the web. */
  url: string | null;
  reason: SkipReason | null;
}

/**
 * Which links of a site are visited, by the rules of the specification, and the reason for each that is not.
 * What only the crawl knows (`robots`, `limit`) is not judged here. An endless calendar of ever new paths ends at the
 * crawl's depth, since each of its pages is a click further.
 */
export class LinkFilter {
  private readonly isOfSite: (url: URL) => boolean;
  private readonly isIgnored: (path: string) => boolean;
  private readonly maxDepth: number;
  private readonly queries: boolean;
  private readonly judged = new Map<string, JudgedLink>();

  constructor(
    options: Pick<CrawlOptions, 'subdomains' | 'ignorePaths' | 'depth' | 'queries' | 'lists'>,
    startUrl: string,
  ) {
    this.isOfSite = siteOf(startUrl, options.subdomains);
    this.maxDepth = options.depth;
    this.queries = options.queries ?? false;
    this.isIgnored = pathsWith([...(options.lists ? [] : IGNORED_SEGMENTS), ...options.ignorePaths]);
  }

  /** Judges a link as the parser found it. A link to its own page is an anchor of it. */
  judge(
    link: Pick<PageLink, 'href' | 'url' | 'rel'>,
    page: Pick<CrawledPage, 'url' | 'nofollow'> & { depth: number },
  ): JudgedLink {
    const { url, reason: always } = link.url === null ? NO_ADDRESS : this.judgeAddress(link.url);
    if (url === null) {
      const scheme = SCHEME.exec((link.url ?? link.href).trim())?.[0].toLowerCase();
      if (scheme && !/^https?:$/.test(scheme)) return { url, reason: 'scheme' };
      // The reader of pages leaves out what is too long, as it does what is no address.
      const isAddress = link.url === null && normaliseAddress(link.href, page.url) !== null;
      return { url, reason: isAddress ? 'too-long' : 'invalid' };
    }
    if (link.href.includes('#') && url === page.url) return { url, reason: 'fragment' };
    const reason = always ?? this.depthVerdict(page.depth + 1);
    if (reason === null && (page.nofollow || link.rel.includes('nofollow')))
      return { url, reason: 'nofollow' };
    return { url, reason };
  }

  /** Judges an address in its normal form, so many clicks from the start; null: it is visited. */
  verdict(url: string, depth = 0): SkipReason | null {
    return this.verdictAnywhere(url) ?? this.depthVerdict(depth);
  }

  /**
   * The form under which an address in its normal form is visited: without a session's id in its path, and where query
   * strings are visited, the same for all that say the same. Those of other sites stay as they are.
   */
  tidy(url: string): string {
    const plain = withoutSessionId(url);
    const tidied = this.queries && hasQuery(plain) ? tidyQuery(plain) : plain;
    return tidied === url || this.isOfSite(new URL(url)) ? tidied : url;
  }

  private judgeAddress(address: string): JudgedLink {
    const known = this.judged.get(address);
    if (known) return known;
    const normal = normaliseAddress(address);
    const url = normal && this.tidy(normal);
    const judged = { url, reason: url === null ? null : this.verdictAnywhere(url) };
    if (this.judged.size >= REMEMBERED) this.judged.clear();
    this.judged.set(address, judged);
    return judged;
  }

  private verdictAnywhere(url: string): SkipReason | null {
    if (url.length > MAX_ADDRESS_LENGTH) return 'too-long';
    const address = new URL(url);
    if (!this.isOfSite(address)) return 'other-site';
    if (address.search !== '' && !this.queries) return 'query';
    const path = address.pathname.toLowerCase();
    if (FILES.has(fileType(path))) return 'file-type';
    if (this.isIgnored(path)) return 'ignored-path';
    return repeatsItself(path) ? 'endless' : null;
  }

  private depthVerdict(depth: number): SkipReason | null {
    return depth > this.maxDepth ? 'depth' : null;
  }
}

/** Tells the paths, in lower case, in which one of some parts stands: whole segments, never a part of one. */
export function pathsWith(parts: readonly string[]): (path: string) => boolean {
  const wanted = parts
    .map((path) => `/${path.toLowerCase().split('/').filter(Boolean).join('/')}/`)
    .filter((path) => path !== '//');
  return (path) => {
    const whole = path.endsWith('/') ? path : `${path}/`;
    return wanted.some((segments) => whole.includes(segments));
  };
}

/** What follows the last dot of the last segment, if a name stands before it; parameters (`;v=1`) are no part of it. */
function fileType(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1).split(';', 1)[0] ?? '';
  const dot = file.lastIndexOf('.');
  return dot > 0 ? file.slice(dot + 1) : '';
}

/** Whether the same one to four segments stand in a row more often than MAX_REPETITIONS: `/a/b/a/b/a/b/a/b`. */
function repeatsItself(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  for (let period = 1; period <= 4 && period * (MAX_REPETITIONS + 1) <= segments.length; period++) {
    let alike = 0;
    for (let at = period; at < segments.length; at++) {
      alike = segments[at] === segments[at - period] ? alike + 1 : 0;
      if (alike >= period * MAX_REPETITIONS) return true;
    }
  }
  return false;
}
