import { Parser } from 'htmlparser2';
import { normaliseAddress } from './address';
import { MAX_ADDRESS_LENGTH } from './link-filter';

/** Addresses of one sitemap, and sitemaps of one index: the most that the protocol allows (sitemaps.org, "Index"). */
export const MAX_SITEMAP_ADDRESSES = 50_000;
/** Levels of elements; the protocol has three, its extensions a few more. */
const MAX_LEVELS = 20;
/** Characters that may come without an end of a tag, comment or line; no address is longer. */
const MAX_PIECE = 64 * 1024;

/** What the root of a file says of it, without its prefix. */
const ROOTS: Partial<Record<string, SitemapSummary['kind']>> = {
  sitemapindex: 'index',
  urlset: 'urlset',
  rss: 'feed',
  rdf: 'feed',
  feed: 'feed',
};

/** What a sitemap tells, in the order of its entries. */
export interface SitemapEntries {
  /** An address in its normal form; the same one may come twice. */
  onAddress(url: string): void;
  /** A sitemap that an index names. */
  onSitemap(url: string): void;
}

/** What was read; `invalid` where it is no sitemap: neither `urlset` nor `sitemapindex`, no feed, no list of addresses. */
export interface SitemapSummary {
  kind: 'urlset' | 'index' | 'feed' | 'text' | 'invalid';
  /** Addresses or sitemaps. */
  entries: number;
  /** Entries that are no addresses. */
  invalid: number;
  /** Whether more follows that was not read: a cap was reached, or it is built to keep a reader busy. */
  cut: boolean;
  /** Whether that is for more entries than a sitemap may have. */
  isOver: boolean;
}

/**
 * Reads a sitemap while it comes, as decoded text in pieces of any size: XML (`urlset`, `sitemapindex`), RSS or Atom
 * (Google, "Build and submit a sitemap"), or a list of one address a line. It keeps no more than one entry. Entities beyond XML's own five and numbers are never defined, so that
 * none expands or fetches anything; what stands deeper than a sitemap goes, or goes on without an end, ends the reading.
 */
export class SitemapReader {
  private kind: SitemapSummary['kind'] | null = null;
  private entries = 0;
  private invalid = 0;
  private cut = false;
  private level = 0;
  private loc: string | null = null;
  /** Of a feed: the level of its open item, and of Atom whether the link there leads to the page. */
  private itemLevel = 0;
  private isAtom = false;
  private isAlternate = true;
  /** What an item of RSS without a link names as its page, and whether it is being read. */
  private guid = '';
  private isGuid = false;
  private isOpaque = false;
  private hasLink = false;
  /** What relative addresses of Atom are relative to, with the level that says so, the innermost last. */
  private readonly bases: { level: number; url: string }[] = [];
  private line = '';
  /** Characters since something was understood. */
  private silent = 0;
  private readonly parser: Parser;

  constructor(
    private readonly url: string,
    private readonly found: SitemapEntries,
  ) {
    const read = () => (this.silent = 0);
    this.parser = new Parser(
      {
        onopentagname: (name) => this.open(localName(name)),
        onattribute: (name, value) => this.attribute(name, value),
        onclosetag: () => this.close(),
        ontext: (text) => this.addText(text),
        oncomment: read,
        onprocessinginstruction: read,
      },
      { xmlMode: true },
    );
  }

  /** Whether more pieces would change nothing. */
  get done(): boolean {
    return this.cut || this.kind === 'invalid';
  }

  write(text: string): void {
    if (this.done) return;
    if (this.kind === null) {
      this.line += text;
      const start = this.line.replace(/^[\s\uFEFF]+/, '');
      if (start === '') return;
      this.line = '';
      if (start.startsWith('<')) return this.writeXml(start);
      this.kind = 'text';
      return this.writeLines(start);
    }
    if (this.kind === 'text') this.writeLines(text);
    else this.writeXml(text);
  }

  end(): SitemapSummary {
    this.addEntry(this.line);
    const { entries, invalid, cut } = this;
    const isNone = entries === 0 && (this.kind === 'text' || this.kind === 'feed');
    const isOver = cut && entries + invalid >= MAX_SITEMAP_ADDRESSES;
    return { kind: isNone ? 'invalid' : (this.kind ?? 'invalid'), entries, invalid, cut, isOver };
  }

  private writeXml(text: string): void {
    // A first piece of XML has no kind until its root is read; till then it counts as one of a set.
    this.kind ??= 'urlset';
    for (let at = 0; at < text.length && !this.done; at += MAX_PIECE) {
      const piece = text.slice(at, at + MAX_PIECE);
      this.silent += piece.length;
      this.parser.write(piece);
      if (this.silent > 2 * MAX_PIECE) this.cut = true;
    }
  }

  private open(name: string): void {
    this.silent = 0;
    if (this.done) return;
    this.level++;
    if (this.level === 1) {
      this.kind = ROOTS[name] ?? 'invalid';
      this.isAtom = name === 'feed';
    } else if (this.level > MAX_LEVELS) {
      this.cut = true;
    }
    this.isGuid = name === 'guid' && this.isOfItem();
    this.isOpaque = false;
    this.loc = this.isGuid || this.isAddress(name) ? '' : null;
    if (this.loc !== null) this.isAlternate = true;
    if (this.kind !== 'feed' || (name !== 'item' && name !== 'entry')) return;
    this.itemLevel = this.level;
    this.guid = '';
    this.hasLink = false;
  }

  private isAddress(name: string): boolean {
    if (this.kind !== 'feed') return this.level === 3 && name === 'loc';
    return name === 'link' && this.isOfItem();
  }

  private isOfItem(): boolean {
    return this.itemLevel > 0 && this.level === this.itemLevel + 1;
  }

  /** Of a link of Atom: where it leads, and whether that is the page, no picture, answer or editor. */
  private attribute(name: string, value: string): void {
    if (name === 'xml:base' && this.isAtom) {
      const url = normaliseAddress(value, this.base());
      if (url !== null) this.bases.push({ level: this.level, url });
    } else if (name.toLowerCase() === 'ispermalink' && value.trim().toLowerCase() === 'false') {
      this.isOpaque = true;
    }
    if (!this.isAtom || this.loc === null) return;
    if (name === 'href') this.loc = value.slice(0, MAX_ADDRESS_LENGTH + 1);
    else if (name === 'rel') this.isAlternate = value.trim().toLowerCase() === 'alternate';
  }

  private close(): void {
    this.silent = 0;
    if (this.isGuid && !this.isOpaque && /^https?:/i.test(this.loc?.trim() ?? '')) this.guid = this.loc ?? '';
    else if (!this.isGuid && this.loc !== null && this.isAlternate) this.addLink(this.loc);
    this.loc = null;
    this.isGuid = false;
    if (this.level === this.itemLevel) {
      if (!this.hasLink) this.addEntry(this.guid);
      this.itemLevel = 0;
    }
    if (this.bases.at(-1)?.level === this.level) this.bases.pop();
    this.level--;
  }

  private addLink(text: string): void {
    this.hasLink ||= text.trim() !== '';
    this.addEntry(text);
  }

  private base(): string {
    return this.bases.at(-1)?.url ?? this.url;
  }

  /** Of a `loc` alone, so that an endless text elsewhere is noticed. */
  private addText(text: string): void {
    if (this.loc !== null && !this.isAtom && this.loc.length <= MAX_ADDRESS_LENGTH) this.loc += text;
  }

  private writeLines(text: string): void {
    const lines = (this.line + text).split(/\r\n|\r|\n/);
    this.line = lines.pop() ?? '';
    for (const line of lines) this.addEntry(line);
    if (this.line.length > MAX_PIECE) this.cut = true;
  }

  private addEntry(text: string): void {
    const address = text.trim();
    if (this.done || address === '') return;
    if (this.entries + this.invalid >= MAX_SITEMAP_ADDRESSES) {
      this.cut = true;
      return;
    }
    // Addresses of a sitemap are whole, those of a feed need not be.
    const isWhole = this.kind === 'feed' || /^https?:/i.test(address);
    const url = isWhole ? normaliseAddress(address, this.base()) : null;
    if (url === null || url.length > MAX_ADDRESS_LENGTH) {
      this.invalid++;
      // A page of text is no list of addresses.
      if (this.kind === 'text' && this.entries === 0 && this.invalid > 10) this.kind = 'invalid';
      return;
    }
    this.entries++;
    if (this.kind === 'index') this.found.onSitemap(url);
    else this.found.onAddress(url);
  }
}

/** Without a prefix such as `image:`; of another name space `loc` is a picture's, which stands a level deeper. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
