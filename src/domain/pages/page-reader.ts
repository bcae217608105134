import { type PageFacts, type PageHeading } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { PageZones } from '../../contracts/text/text-page';
import { AddressResolver } from './addresses';
import { BlockCollector, type MarkedBlock } from './block-collector';
import { ContentCollector, type PageContent } from './content-collector';
import { BLOCK, ELEMENTS, HEAD, HEADING, HTML_IN_SVG, LEAVES_SVG, READ } from './elements';
import { SECTIONING, SKIPPED } from './elements';
import { type Attributes, HeadFacts } from './head-facts';
import { HeadingCollector } from './heading-collector';
import { mainHeading } from './headings';
import { HtmlParser } from './html-parser';
import { ImageCollector } from './image-collector';
import { Landmarks } from './landmarks';
import { LinkCollector } from './link-collector';
import { MarkupCheck } from './markup-check';
import { isShadowRoot, OutlineReader } from './outline-reader';
import { ResourceCollector } from './resource-collector';
import { type ResultFacts, resultFacts } from './result-facts';
import { ScriptShell } from './script-shell';
import { isJsonLd, StructuredTypes } from './structured-types';
import { nameOf, TextFlow } from './text-flow';

/** What the answer says of the page besides its body. */
export interface PageSource {
  /** Its own URL, after redirects. */
  url: string;
  /** By names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** When it was fetched, in milliseconds since 1970: dates of its robots directives are held against it. */
  now?: number;
}

/**
 * Reads one page as it comes in, in one pass and without a tree of it. `write` takes it in pieces, `end` tells what was
 * in it. Elements that browsers close, move or ignore are taken as they do; what scripts would make of it is not known.
 */
export class PageReader {
  private readonly flow = new TextFlow();
  private readonly head: HeadFacts;
  private readonly headings = new HeadingCollector(this.flow);
  private readonly links = new LinkCollector(this.flow);
  private readonly landmarks = new Landmarks();
  private readonly structured: StructuredTypes;
  private readonly parser: HtmlParser;
  private readonly images = new ImageCollector();
  private depth = 0;
  /** Depth of the element whose content is skipped, its name, and its text where that is wanted; 0 with none. */
  private skippedFrom = 0;
  private skippedName = '';
  private skippedText: string[] | null = null;
  /** Depth of what holds HTML again within a skipped svg. */
  private htmlInSvg = 0;
  private inBody = false;
  private lang: string | null = null;
  private readonly shell = new ScriptShell();
  /** For readers of zones and readings: they cost time, and a crawl has no use for them. */
  private readonly blocks: BlockCollector | null;
  private readonly content: ContentCollector | null;
  /** For crawls that ask for what pages point at. */
  private readonly named: ResourceCollector | null;
  private readonly check: MarkupCheck | null;
  private readonly outline: OutlineReader | null;

  constructor(
    private readonly source: PageSource,
    {
      withBlocks = false,
      mostBlocks = Infinity,
      withContent = false,
      withJsonLd = false,
      withResources = false,
      withChecks = false,
      withOutline = false,
    } = {},
  ) {
    this.structured = new StructuredTypes(withJsonLd);
    this.named = withResources ? new ResourceCollector() : null;
    this.check = withChecks ? new MarkupCheck(source.url, source.headers ?? {}) : null;
    this.outline = withOutline ? new OutlineReader(this.headings) : null;
    this.content = withContent ? new ContentCollector(this.landmarks, this.headings) : null;
    this.blocks = this.content ?? (withBlocks ? new BlockCollector(this.landmarks, mostBlocks) : null);
    this.head = new HeadFacts(source.headers ?? {}, source.now);
    this.parser = new HtmlParser(
      {
        onopentag: (name, attributes) => this.opened(name, attributes),
        onclosetag: (name) => this.closed(name),
        ontext: (text) => this.text(text),
      },
      (name) => this.headingClosed(name),
    );
  }

  write(html: string): void {
    this.check?.written(html);
    this.parser.write(html);
  }

  /** Of what was written so far. */
  get words(): number {
    return this.flow.words;
  }

  end(): PageFacts {
    const addresses = this.finish();
    const { words } = this.flow;
    return {
      ...this.head.facts(addresses),
      ...{ headings: this.headings.headings, lang: this.lang, words },
      mainText: this.flow.mainText(this.landmarks.hasMain),
      ...{ images: this.images.count, imagesWithoutAlt: this.images.withoutAlt },
      links: this.links.links(addresses),
      resources: this.named?.resources(addresses) ?? [],
      structuredTypes: this.structured.types,
      brokenStructuredData: this.structured.broken,
      ...this.shell.facts({
        words,
        isWithoutContent: this.images.count === 0 && this.links.isEmpty,
        textOf: (length) => this.flow.since(0, length),
        resolve: (href) => addresses.resolve(href),
      }),
      ...this.check?.facts(this.images, addresses, !this.parser.isStopped),
    };
  }

  /** What the page says where; for a reader with blocks. */
  endAsZones(): PageZones {
    const addresses = this.finish();
    const { title, description } = this.head.facts(addresses);
    const { headings } = this.headings;
    const links = this.links.links(addresses);
    return {
      ...{ title, description, lang: this.lang, headings, images: this.images.count, alts: this.images.alts },
      anchors: links.map(({ anchor, url, rel, place }) => ({ anchor, url, rel, place })),
      ...(this.blocks?.zones() ?? { blocks: [], lists: [] }),
      structuredTypes: this.structured.types,
    };
  }

  /** What the page says and holds; for a reader with content. */
  endAsContent(): PageContent {
    const { title, description } = this.head.facts(this.finish());
    return {
      ...{ title, description, lang: this.lang, blocks: this.content?.content() ?? [] },
      ...{ structuredTypes: this.structured.types, jsonLd: this.structured.blocks },
    };
  }

  /** What search results and networks show of the page; for a reader with JSON-LD. */
  endAsResult(): ResultFacts {
    const addresses = this.finish();
    const h1 = mainHeading(this.headings.headings);
    return resultFacts(this.head, addresses, { h1, jsonLd: this.structured.blocks });
  }

  /** Its blocks with their marks, once it has ended; for a reader with blocks. */
  markedBlocks(): MarkedBlock[] {
    return this.blocks?.marked() ?? [];
  }

  private finish(): AddressResolver {
    this.parser.end();
    this.links.end();
    while (this.headings.openDepth > 0) this.headings.end();
    return new AddressResolver(this.source.url, this.head.baseHref);
  }

  private enterBody(by: string): void {
    this.inBody = true;
    this.check?.bodyBegins(by, this.parser.startIndex);
  }

  private opened(name: string, attributes: Attributes): void {
    this.depth += 1;
    // Nothing is told of what is deeper: the parser itself slows down with the depth.
    if (this.depth > PAGE_LIMITS.depth) return this.parser.pause();
    const bits = ELEMENTS.get(name) ?? 0;
    this.check?.place(name, attributes);
    if (this.skippedFrom > 0 && !this.leavesSvg(name, bits, attributes)) return;
    if (bits & BLOCK) this.flow.space();
    if (!(bits & HEAD) && !this.inBody) this.enterBody(name);
    if (this.outline) this.outline.opened(name, attributes, this.depth);
    else if (bits & HEADING) this.headings.begin(Number(name[1]) as PageHeading['level'], this.depth);
    const role = attributes['role'];
    if (role !== undefined || bits & SECTIONING || name === 'header' || name === 'footer') {
      this.landmarks.begin(name, role, this.depth, (bits & SECTIONING) !== 0);
    }
    this.blocks?.opened(name, this.depth);
    this.content?.holds(name, attributes, this.depth);
    if (bits & READ || attributes['style'] !== undefined) this.read(name, attributes);
    this.structured.element(attributes);
    const { id } = attributes;
    if ((bits === 0 || id !== undefined) && this.shell.isRoot(name, id, this.depth))
      this.shell.beginRoot(this.depth, this.flow.words);
    if (bits & SKIPPED && !isShadowRoot(name, attributes)) this.skip(name, attributes);
  }

  private closed(name: string): void {
    const depth = this.depth;
    this.depth -= 1;
    if (this.skippedFrom > 0) {
      if (depth === this.skippedFrom) this.endSkip();
      else if (depth === this.htmlInSvg) this.endHtmlInSvg();
      else if (depth === this.links.openDepth) this.links.end();
      return;
    }
    if (name === 'head') this.check?.headEnds();
    if (depth === this.links.openDepth) this.links.end();
    if (depth === this.headings.openDepth) this.headings.end();
    if (depth === this.landmarks.openDepth) this.landmarks.end();
    if (depth === this.shell.rootDepth) this.shell.endRoot(this.flow.words);
    this.blocks?.closed(name, depth);
    this.outline?.closed(depth);
    if ((ELEMENTS.get(name) ?? 0) & BLOCK) this.flow.space();
  }

  /** Browsers let the end of any heading end the one that is open: `<h2>…</h3>`. */
  private headingClosed(name: string): void {
    if (this.skippedFrom === 0 && (ELEMENTS.get(name) ?? 0) & HEADING) this.headings.end();
  }

  private text(text: string): void {
    if (this.skippedFrom > 0) {
      this.skippedText?.push(text);
      if (this.skippedName === 'script') this.shell.inline(text);
      else if (this.skippedName === 'svg' && this.htmlInSvg === 0) this.links.textInSvg(text);
      return;
    }
    if (!this.inBody && text.trim() !== '') this.enterBody('text');
    this.flow.add(text, this.landmarks.where);
    this.blocks?.add(text, this.headings.openLevel, this.links.openIndex);
  }

  private read(name: string, attributes: Attributes): void {
    this.named?.element(name, attributes);
    this.check?.element(name, attributes, this.inBody);
    if (name === 'a') this.links.begin(attributes, this.depth, this.landmarks.place);
    else if (name === 'area') this.links.area(attributes, this.landmarks.place);
    else if (name === 'img') this.image(attributes);
    else if (name === 'meta') this.head.meta(attributes);
    else if (name === 'base') this.head.baseHref ??= attributes['href'] ?? null;
    else if (name === 'html') this.lang ??= nameOf(attributes['lang']);
    else if (name === 'script') this.shell.script(attributes, this.inBody);
    else if (name === 'frame' || name === 'iframe') this.shell.frame(name, attributes);
    else if (name === 'link' && !this.inBody) this.head.link(attributes);
  }

  private image(attributes: Attributes): void {
    this.images.add(attributes);
    if (attributes['alt'] !== undefined) this.picture(attributes['alt']);
  }

  private picture(alternative: string): void {
    this.links.picture(alternative);
    this.headings.picture(alternative);
  }

  private skip(name: string, attributes: Attributes): void {
    this.skippedFrom = this.depth;
    this.skippedName = name;
    const isWanted =
      /^(?:title|noscript)$/.test(name) ||
      (name === 'style' && this.named !== null) ||
      (name === 'script' && isJsonLd(attributes['type']));
    this.skippedText = isWanted ? [] : null;
  }

  private endSkip(): void {
    this.skippedFrom = 0;
    if (!this.skippedText) return;
    const text = this.skippedText.join('');
    this.skippedText = null;
    if (this.skippedName === 'title') this.head.title(text);
    else if (this.skippedName === 'noscript') this.shell.noscript(text);
    else if (this.skippedName === 'style') this.named?.css(text);
    else this.structured.jsonLd(text);
  }

  /** Whether an element that opens within skipped content is none of it. */
  private leavesSvg(name: string, bits: number, attributes: Attributes): boolean {
    if (this.skippedName !== 'svg' || this.htmlInSvg > 0) return false;
    if (bits & LEAVES_SVG) {
      this.skippedFrom = 0;
      return true;
    }
    if (name === 'a') this.links.beginInSvg(attributes, this.depth, this.landmarks.place);
    if (HTML_IN_SVG.has(name)) {
      this.htmlInSvg = this.depth;
      // An svg's title says in words what it shows, as `alt` does.
      this.skippedText = name === 'title' ? [] : null;
    }
    return false;
  }

  private endHtmlInSvg(): void {
    this.htmlInSvg = 0;
    if (this.skippedText) this.picture(this.skippedText.join(''));
    this.skippedText = null;
  }
}
