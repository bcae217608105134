import type { Shop, ShopView } from '../../contracts/products/shops';
import { parseUrl } from '../../contracts/validation/parse-url';

/** Markets with an Amazon Associates programme or a shop of their own. Source: amazon.com, "Amazon global sites". */
const AMAZON: readonly (readonly [name: string, ...hosts: string[]])[] = [
  ['Amazon US', 'amazon.com'],
  ['Amazon UK', 'amazon.co.uk'],
  ['Amazon Germany', 'amazon.de'],
  ['Amazon France', 'amazon.fr'],
  ['Amazon Italy', 'amazon.it'],
  ['Amazon Spain', 'amazon.es'],
  ['Amazon Canada', 'amazon.ca'],
  ['Amazon Australia', 'amazon.com.au'],
  ['Amazon India', 'amazon.in'],
  ['Amazon Japan', 'amazon.co.jp'],
  ['Amazon Netherlands', 'amazon.nl'],
  ['Amazon Sweden', 'amazon.se'],
  ['Amazon Poland', 'amazon.pl'],
  ['Amazon Belgium', 'amazon.com.be', 'amazon.be'],
  ['Amazon Ireland', 'amazon.ie'],
  ['Amazon Türkiye', 'amazon.com.tr'],
  ['Amazon Mexico', 'amazon.com.mx'],
  ['Amazon Brazil', 'amazon.com.br'],
  ['Amazon Singapore', 'amazon.sg'],
  ['Amazon United Arab Emirates', 'amazon.ae'],
  ['Amazon Saudi Arabia', 'amazon.sa'],
  ['Amazon Egypt', 'amazon.eg'],
  ['Amazon South Africa', 'amazon.co.za'],
];
/** Source: Amazon Associates Central, "Link to any page": the tracking id is the parameter `tag`. */
const AMAZON_PARAMETER = 'tag';

/** Shops whose programmes need more than a parameter, so that links stay as they are. */
const PLAIN: readonly (readonly [name: string, ...hosts: string[]])[] = [
  [
    'eBay',
    ...['ebay.com', 'ebay.co.uk', 'ebay.de', 'ebay.fr', 'ebay.it', 'ebay.es', 'ebay.nl', 'ebay.pl'],
    ...['ebay.ca', 'ebay.com.au', 'ebay.at', 'ebay.ch', 'ebay.ie', 'ebay.be'],
  ],
  ['Walmart', 'walmart.com', 'walmart.ca'],
  ['Target', 'target.com'],
  ['Best Buy', 'bestbuy.com', 'bestbuy.ca'],
  ['Home Depot', 'homedepot.com', 'homedepot.ca'],
  ['Etsy', 'etsy.com'],
  ['AliExpress', 'aliexpress.com', 'aliexpress.us'],
  ['Argos', 'argos.co.uk'],
  ['OTTO', 'otto.de'],
  ['MediaMarkt', 'mediamarkt.de', 'mediamarkt.at', 'mediamarkt.es', 'mediamarkt.nl'],
  ['Bol', 'bol.com'],
];

/** The shops that every user's table begins with, without tags. */
export const BUILT_IN_SHOPS: readonly Shop[] = [
  ...AMAZON.map((row) => builtIn(row, AMAZON_PARAMETER)),
  ...PLAIN.map((row) => builtIn(row, '')),
];

function builtIn([name, ...hosts]: readonly [string, ...string[]], parameter: string): Shop {
  return { id: hosts[0] ?? name, name, hosts, parameter, tag: '' };
}

/** Amazon's domains for short links, which lead to any market and take no tag. */
const AMAZON_SHORT = ['amzn.to', 'a.co', 'amzn.eu', 'amzn.asia', 'amzn.in', 'amzn.com', 'amzlink.to'];
/** Markets that the table does not know are Amazon's too. */
const AMAZON_HOST = /(?:^|\.)amazon\.(?:[a-z]{2,3}|(?:com|co)\.[a-z]{2})$|\.amazon$/;

/** A user's table: the user's own shops, then the built-in ones with the tags that the user has there. */
export function shopTable(own: readonly Shop[], tags: ReadonlyMap<string, string>): ShopView[] {
  return [
    ...own.map((shop) => ({ ...shop, isBuiltIn: false })),
    ...BUILT_IN_SHOPS.map((shop) => ({ ...shop, tag: tags.get(shop.id) ?? '', isBuiltIn: true })),
  ];
}

/**
 * The shop that an address leads to: the one with its host or a domain above it, the nearest first, and of two with the
 * same the first in the table. Undefined for what is no http(s) address or none of theirs.
 */
export function shopOf<Known extends Pick<Shop, 'hosts'>>(
  url: string,
  shops: readonly Known[],
): Known | undefined {
  const host = hostOf(url);
  if (host === undefined) return undefined;
  let nearest: { shop: Known; length: number } | undefined;
  for (const shop of shops) {
    for (const own of shop.hosts) {
      if (isWithin(host, own) && own.length > (nearest?.length ?? 0)) nearest = { shop, length: own.length };
    }
  }
  return nearest?.shop;
}

/** What readers call a shop: each of Amazon's markets is Amazon to those who buy there. */
export function readersName({ id, name }: Pick<Shop, 'id' | 'name'>): string {
  return AMAZON.some(([, ...hosts]) => hosts[0] === id) ? 'Amazon' : name;
}

/** Whether an address leads to a shop of Amazon's, short links included. */
export function isAmazon(url: string): boolean {
  const host = hostOf(url);
  if (host === undefined) return false;
  return AMAZON_HOST.test(host) || AMAZON_SHORT.some((short) => isWithin(host, short));
}

/**
 * An address with the user's tag at its shop: instead of a tag that is there already, else behind the other parameters.
 * All else stays as it is written. As it was where the shop has no parameter or no tag, and for what is no shop of the
 * table, such as a short link.
 */
export function taggedLink(url: string, shops: readonly Pick<Shop, 'hosts' | 'parameter' | 'tag'>[]): string {
  const shop = shopOf(url, shops);
  if (!shop?.parameter || !shop.tag) return url;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const tag = `${shop.parameter}=${encodeURIComponent(shop.tag)}`;
  const pairs = query.split('&').filter((pair) => pair !== '');
  const first = pairs.findIndex((pair) => nameOf(pair) === shop.parameter);
  const others = pairs.filter((pair) => nameOf(pair) !== shop.parameter);
  const tagged = others.toSpliced(first === -1 ? others.length : first, 0, tag);
  return `${address}?${tagged.join('&')}${hash}`;
}

/** Addresses that were copied from HTML have `&amp;` between their parameters. */
function nameOf(pair: string): string {
  const name = (pair.split('=')[0] ?? '').replace(/^amp;/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The domain of an http(s) address in lower case; undefined for what is none. */
export function hostOf(url: string): string | undefined {
  const { protocol, hostname } = parseUrl(url.trim()) ?? {};
  return protocol === 'https:' || protocol === 'http:' ? hostname?.replace(/\.$/, '') : undefined;
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
