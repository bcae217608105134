import type { HeadStatement, MarkupChecks, PageFacts } from '../../contracts/pages/page-facts';
import { normaliseAddress } from '../scraper/address';
import type { AddressResolver } from './addresses';
import type { Attributes } from './head-facts';
import type { ImageCollector } from './image-collector';
import { wordsOf } from './link-header';
import { PlaceCollector } from './place-collector';
import { META_BOTS } from './robots-directives';

const BY_HTTP = /^\s*http:/i;
const SET_BY_HTTP = /(?:^|[\s,])http:/i;
const STYLE_BY_HTTP = /url\(\s*["']?http:/i;
/** Browsers then ask for files and send forms by https, whatever their addresses say (CSP, "Upgrade Insecure Requests"). */
const UPGRADES = /(?:^|[;,\s])upgrade-insecure-requests(?:[;,\s]|$)/i;
/** Links to files that browsers load with the page. */
const LOADED = new Set(['stylesheet', 'preload', 'modulepreload', 'icon', 'apple-touch-icon']);
const PRIVATE_FIELD = /^\s*(?:password|email)\s*$/i;
/** They begin a body without an end of the head before them. */
const BODIES = new Set(['body', 'frameset']);

/** What only rules of crawls judge of the elements of a page. */
export class MarkupCheck {
  private readonly isSecure: boolean;
  private upgrades: boolean;
  private mixed = 0;
  private forms = 0;
  private privateFields = 0;
  private readonly outside = new Set<HeadStatement>();
  private endedBy: { name: string; line: number } | null = null;
  /** What was read before the head ended, whose lines are counted. */
  private beginning: string | null = '';
  private isHeadOver = false;
  private readonly places = new PlaceCollector();
  private readonly nexts = new Set<string>();
  private readonly prevs = new Set<string>();

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.isSecure = url.startsWith('https:');
    this.upgrades = UPGRADES.test(headers['content-security-policy'] ?? '');
  }

  written(html: string): void {
    if (this.beginning !== null) this.beginning += html;
  }

  /** What ends the head, and where it begins: the first element that may not stand in one, or a text. */
  bodyBegins(name: string, at: number): void {
    if (!this.isHeadOver && !BODIES.has(name))
      this.endedBy = { name, line: lineAt(this.beginning ?? '', at) };
    this.beginning = null;
  }

  headEnds(): void {
    this.isHeadOver = true;
    this.beginning = null;
  }

  element(name: string, attributes: Attributes, inBody: boolean): void {
    if (this.isSecure) {
      if (isByHttp(name, attributes)) this.mixed += 1;
      if (name === 'form' && BY_HTTP.test(attributes['action'] ?? '')) this.forms += 1;
    } else if (name === 'input' && PRIVATE_FIELD.test(attributes['type'] ?? '')) this.privateFields += 1;
    if (name === 'meta') this.meta(attributes, inBody);
    else if (name === 'link' && inBody) this.outsideLink(attributes);
    else if (name === 'link') this.headLink(attributes);
  }

  /** What links can name, each element of the page in turn. */
  place(name: string, attributes: Attributes): void {
    this.places.element(name, attributes);
  }

  /** Of a page that was not read to its end the places are not known. */
  facts(
    images: Pick<ImageCollector, 'unsized' | 'longAlts'>,
    addresses: AddressResolver,
    isWhole: boolean,
  ): Pick<PageFacts, 'checks' | 'places'> {
    const checks = { ...this.checks(images), ...this.sequence(addresses) };
    return { checks, places: isWhole ? this.places.places() : undefined };
  }

  private checks({ unsized, longAlts }: Pick<ImageCollector, 'unsized' | 'longAlts'>): MarkupChecks {
    const forms = this.upgrades ? 0 : this.forms + this.privateFields;
    return {
      ...(this.mixed > 0 && !this.upgrades && { mixed: this.mixed }),
      ...(forms > 0 && { insecureForms: forms }),
      ...(this.outside.size > 0 && { outsideHead: [...this.outside] }),
      ...(this.outside.size > 0 &&
        this.isHeadOver &&
        this.endedBy !== null && { headEndedBy: this.endedBy.name, headEndedInLine: this.endedBy.line }),
      ...(unsized > 0 && { unsizedImages: unsized }),
      ...(longAlts > 0 && { longAlts }),
    };
  }

  private meta(attributes: Attributes, inBody: boolean): void {
    const equivalent = attributes['http-equiv']?.trim().toLowerCase();
    if (equivalent === 'content-security-policy')
      this.upgrades ||= UPGRADES.test(attributes['content'] ?? '');
    if (inBody && META_BOTS.has(attributes['name']?.trim().toLowerCase() ?? '')) this.outside.add('robots');
  }

  private headLink({ rel, href }: Attributes): void {
    if (!href || rel === undefined) return;
    const words = wordsOf(rel);
    if (words.includes('next')) this.nexts.add(href);
    // Browsers of old knew `previous`, too.
    if (words.includes('prev') || words.includes('previous')) this.prevs.add(href);
  }

  private sequence(addresses: AddressResolver): Pick<MarkupChecks, 'next' | 'prev'> {
    const [next, prev] = [this.nexts, this.prevs].map((hrefs) => {
      const urls = [...hrefs].slice(0, 10).map((href) => normaliseAddress(addresses.resolve(href) ?? ''));
      return [...new Set(urls.filter((url) => url !== null))].slice(0, 2);
    });
    return { ...(next?.length && { next }), ...(prev?.length && { prev }) };
  }

  private outsideLink({ rel, hreflang, href }: Attributes): void {
    if (href === undefined || rel === undefined) return;
    const words = wordsOf(rel);
    if (words.includes('canonical')) this.outside.add('canonical');
    if (words.includes('alternate') && hreflang) this.outside.add('hreflang');
  }
}

/** The line, from 1, of what begins at an index, behind white space. */
function lineAt(html: string, at: number): number {
  const white = html.slice(at).search(/\S/);
  const before = html.slice(0, at + Math.max(0, white));
  return before.split(/\r\n?|\n/).length;
}

/** Whether an element has the browser load a file by http. */
function isByHttp(name: string, attributes: Attributes): boolean {
  const { style, src } = attributes;
  if (style !== undefined && STYLE_BY_HTTP.test(style)) return true;
  switch (name) {
    case 'script':
    case 'iframe':
    case 'frame':
    case 'embed':
    case 'audio':
    case 'track':
      return BY_HTTP.test(src ?? '');
    case 'img':
    case 'source':
      return BY_HTTP.test(src ?? '') || SET_BY_HTTP.test(attributes['srcset'] ?? '');
    case 'video':
      return BY_HTTP.test(src ?? '') || BY_HTTP.test(attributes['poster'] ?? '');
    case 'object':
      return BY_HTTP.test(attributes['data'] ?? '');
    case 'input':
      return /^\s*image\s*$/i.test(attributes['type'] ?? '') && BY_HTTP.test(src ?? '');
    case 'link':
      return (
        BY_HTTP.test(attributes['href'] ?? '') && wordsOf(attributes['rel']).some((word) => LOADED.has(word))
      );
    default:
      return false;
  }
}
