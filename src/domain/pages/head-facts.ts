import { type PageFacts } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { normaliseAddress } from '../scraper/address';
import { type AddressResolver } from './addresses';
import { linksOfHeader, wordsOf } from './link-header';
import { META_BOTS, RobotsDirectives } from './robots-directives';
import { nameOf, oneLine } from './text-flow';

/** Attributes of an element; the first of each name counts. */
export type Attributes = Record<string, string | undefined>;

type Known =
  | 'title'
  | 'titles'
  | 'description'
  | 'descriptions'
  | 'canonical'
  | 'canonicals'
  | 'robots'
  | 'charset'
  | 'hreflangs'
  | 'viewport'
  | 'refresh'
  | 'openGraph';

const CHARSET = /charset\s*=\s*["']?([^\s"';,]+)/i;
const OPEN_GRAPH = /^(?:og|twitter):/;

const ICON_RELS = new Set(['icon', 'apple-touch-icon']);
/** Drawings and collections of pictures, which nobody draws anew here. */
const UNDRAWN_ICON = /^data:|\.(?:svg|ico)(?:[?#]|$)/i;

/** What the meta, link and title elements and the headers of an answer say. */
export class HeadFacts {
  /** Of the first `<base>` that has one. */
  baseHref: string | null = null;
  private readonly titles: string[] = [];
  private readonly descriptions: string[] = [];
  private readonly canonicals: string[] = [];
  private readonly hreflangs: { lang: string; href: string }[] = [];
  private readonly robots: RobotsDirectives;
  private readonly openGraph = new Map<string, string>();
  private charset: string | null = null;
  private viewport = false;
  private iconHref: string | null = null;
  private refresh: { href: string; seconds: number } | null = null;

  /** The last word is the headers' only where the page says nothing itself, save for the charset. */
  private readonly headerCanonicals: string[] = [];

  constructor(headers: Readonly<Record<string, string>>, now?: number) {
    this.robots = new RobotsDirectives(now);
    this.charset = charsetOf(headers['content-type'] ?? '');
    if (headers['x-robots-tag']) this.robots.header(headers['x-robots-tag']);
    if (headers['refresh']) this.refresh = parseRefresh(headers['refresh']);
    for (const { rel, href, hreflang } of linksOfHeader(headers['link'] ?? '')) {
      if (rel.includes('canonical')) this.headerCanonicals.push(href);
      if (rel.includes('alternate') && hreflang) this.addHreflang(hreflang, href);
    }
  }

  title(text: string): void {
    this.titles.push(oneLine(text.slice(0, 4 * PAGE_LIMITS.text)).slice(0, PAGE_LIMITS.text));
  }

  meta(attributes: Attributes): void {
    const content = attributes['content']?.slice(0, 4 * PAGE_LIMITS.text);
    this.charset ??= nameOf(attributes['charset'])?.toLowerCase() ?? null;
    if (content === undefined) return;
    const name = attributes['name']?.trim().toLowerCase() ?? '';
    if (name === 'description') this.descriptions.push(oneLine(content).slice(0, PAGE_LIMITS.text));
    else if (name === 'viewport') this.viewport = true;
    else if (META_BOTS.has(name)) this.robots.meta(name, content);
    this.addOpenGraph(attributes['property']?.trim().toLowerCase() ?? name, content);
    const equivalent = attributes['http-equiv']?.trim().toLowerCase();
    if (equivalent === 'refresh') this.refresh ??= parseRefresh(content);
    else if (equivalent === 'content-type') this.charset ??= charsetOf(content);
  }

  /** A link element of the head; search engines disregard those in the body. */
  link(attributes: Attributes): void {
    const href = attributes['href'];
    if (href === undefined) return;
    const rel = wordsOf(attributes['rel']);
    if (rel.includes('canonical') && this.canonicals.length < PAGE_LIMITS.canonicals)
      this.canonicals.push(href);
    if (rel.some((each) => ICON_RELS.has(each)) && !UNDRAWN_ICON.test(href)) this.iconHref ??= href;
    if (rel.includes('alternate') && attributes['hreflang']) this.addHreflang(attributes['hreflang'], href);
  }

  facts(addresses: AddressResolver): Pick<PageFacts, Known> {
    const canonicals = [...this.canonicals, ...this.headerCanonicals]
      .map((href) => addresses.resolve(href))
      .filter((url) => url !== null);
    const refreshUrl = this.refresh && addresses.resolve(this.refresh.href);
    return {
      title: this.titles[0] || null,
      titles: this.titles.length,
      description: this.descriptions[0] || null,
      descriptions: this.descriptions.length,
      canonical: canonicals[0] ?? null,
      canonicals: countDifferent(canonicals),
      robots: this.robots.result(),
      charset: this.charset,
      hreflangs: this.hreflangs.map(({ lang, href }) => ({ lang, url: addresses.resolve(href) })),
      viewport: this.viewport,
      refresh: this.refresh && refreshUrl ? { url: refreshUrl, seconds: this.refresh.seconds } : null,
      openGraph: Object.fromEntries(this.openGraph),
    };
  }

  /** The address of the first icon of the site that is a picture of pixels, by its name. */
  icon(addresses: AddressResolver): string | null {
    return this.iconHref === null ? null : addresses.resolve(this.iconHref);
  }

  private addHreflang(lang: string, href: string): void {
    if (this.hreflangs.length < PAGE_LIMITS.hreflangs)
      this.hreflangs.push({ lang: nameOf(lang) ?? '', href });
  }

  private addOpenGraph(property: string, content: string): void {
    if (!OPEN_GRAPH.test(property) || this.openGraph.has(property)) return;
    if (this.openGraph.size < PAGE_LIMITS.openGraph) {
      this.openGraph.set(property.slice(0, 100), oneLine(content).slice(0, PAGE_LIMITS.text));
    }
  }
}

function countDifferent(urls: readonly string[]): number {
  return urls.length < 2 ? urls.length : new Set(urls.map((url) => normaliseAddress(url) ?? url)).size;
}

function charsetOf(contentType: string): string | null {
  return nameOf(CHARSET.exec(contentType)?.[1])?.toLowerCase() ?? null;
}

const SECONDS = /^(\d{1,9})[\d.]*(?=[;,\s]|$)/;
const SEPARATOR = /^[;,]/;
const URL_WORD = /^url\s*=/i;

/** Seconds and address of a refresh as browsers read it; null where it names no address. */
function parseRefresh(content: string): { href: string; seconds: number } | null {
  const text = content.trim();
  const seconds = SECONDS.exec(text);
  if (!seconds) return null;
  const rest = text.slice(seconds[0].length).trim().replace(SEPARATOR, '').trim();
  const href = unquoted(rest.replace(URL_WORD, '').trim());
  return href ? { href, seconds: Number(seconds[1]) } : null;
}

function unquoted(text: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  const end = text.indexOf(quote, 1);
  return text.slice(1, end === -1 ? undefined : end).trim();
}
