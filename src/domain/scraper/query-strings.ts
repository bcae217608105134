import { MAX_QUERIES_PER_PATH } from '../../contracts/scraper/crawls';

/**
 * Parameters that say where a visitor came from and never which page is meant, by the tools that add them: campaign links
 * (utm_*, Matomo's mtm_* and pk_*, HubSpot's hsa_*), the click ids of ad networks, and newsletter tools. What may name a
 * page elsewhere (`ref`, `source`, `id`, `page`) is none of them.
 */
const TRACKING_PREFIXES: readonly string[] = ['utm_', 'mtm_', 'pk_', 'piwik_', 'matomo_', 'hsa_', '__hs'];
const TRACKING_NAMES: ReadonlySet<string> = new Set(
  (
    'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid _ga _gl fbclid igshid igsh msclkid yclid ysclid ' +
    'ttclid twclid li_fat_id epik rdt_cid scclid s_kwcid ef_id irclickid mc_cid mc_eid mkt_tok _hsenc _hsmi vero_id ' +
    'oly_enc_id oly_anon_id phpsessid jsessionid wickedid _openstat _bta_tid _bta_c trk_contact trk_msg trk_module trk_sid'
  ).split(' '),
);

/** Whether a parameter only tells where visitors come from. */
export function isTracking(parameter: string): boolean {
  const name = parameter.toLowerCase();
  return TRACKING_NAMES.has(name) || TRACKING_PREFIXES.some((prefix) => name.startsWith(prefix));
}

/** Whether an address in its normal form has a query string. */
export function hasQuery(url: string): boolean {
  return url.includes('?');
}

/**
 * The one form of addresses whose query strings say the same: without tracking parameters and empty ones, the others in
 * the order of their names. Lists write the same filters in whatever order they were chosen, and each order would be a
 * page of its own; parameters of one name stay as they stand, since there the order may count. Values are left alone.
 */
export function tidyQuery(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isTracking(nameOf(parameter)))
    .sort((a, b) => compare(nameOf(a), nameOf(b)));
  const path = url.slice(0, at);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Which addresses with a query string a crawl visits: the first ones, so many in all and of each path. */
export class QueryBudget {
  private readonly admitted = new Set<string>();
  private readonly ofPath = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether an address is visited; it takes a place unless it has one. Others need none. */
  admits(url: string): boolean {
    if (!hasQuery(url) || this.admitted.has(url)) return true;
    const path = pathOf(url);
    const taken = this.ofPath.get(path) ?? 0;
    if (this.admitted.size >= this.most || taken >= MAX_QUERIES_PER_PATH) return false;
    this.take(url);
    return true;
  }

  /** Gives an address its place that the crawl knows already. */
  take(url: string): void {
    if (!hasQuery(url) || this.admitted.has(url)) return;
    this.admitted.add(url);
    const path = pathOf(url);
    this.ofPath.set(path, (this.ofPath.get(path) ?? 0) + 1);
  }
}

function pathOf(url: string): string {
  return url.slice(0, url.indexOf('?'));
}

function nameOf(parameter: string): string {
  const equals = parameter.indexOf('=');
  return equals === -1 ? parameter : parameter.slice(0, equals);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
