import { BlockCollector, LISTS, type MarkedBlock, type OpenBlock } from './block-collector';
import type { Attributes } from './head-facts';
import type { HeadingCollector } from './heading-collector';
import type { Landmarks } from './landmarks';
import { oneLineWithSpans, type TextSpan } from './marked-text';
import { oneLine } from './text-flow';

/** A run of text between two block elements, with what stands in it or begins with it. */
export interface ContentBlock extends Pick<OpenBlock, 'text' | 'part'> {
  kind: 'heading' | 'item' | 'row' | 'text';
  /** 1 to 6 of a heading, else 0. */
  level: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Of its characters, those within links: 0 to 1. */
  linkShare: number;
  /** 1 for text that begins a paragraph: of several runs within one `<p>` the first. */
  paragraphs: number;
  lists: number;
  tables: number;
  images: number;
  /** With a text or a picture, and to another page. */
  links: number;
  /** Ranges of its text that are marked as code; none for most. */
  code?: TextSpan[];
}

/** What a page says and holds, in its order. */
export interface PageContent {
  title: string | null;
  /** What search results say of it; null where its head has none. */
  description: string | null;
  /** The document's `lang`, or null. */
  lang: string | null;
  structuredTypes: string[];
  jsonLd: string[];
  blocks: ContentBlock[];
}

interface Held extends Pick<ContentBlock, 'lists' | 'tables' | 'images' | 'links' | 'paragraphs'> {
  linkCharacters: number;
  isRow: boolean;
  /** Place of the heading among all, from 1; 0 outside of headings. */
  heading: number;
}

type Container = 'lists' | 'tables';

/** The blocks of a page with what they hold: what is counted of a main content depends on which blocks are part of it. */
export class ContentCollector extends BlockCollector {
  private readonly held: Held[] = [];
  private readonly containers: { what: Container; depth: number; from: number }[] = [];
  private tables = 0;
  private paragraph: { depth: number; isCounted: boolean } | null = null;
  private link: { depth: number; isEmpty: boolean } | null = null;

  constructor(
    landmarks: Landmarks,
    private readonly headings: HeadingCollector,
  ) {
    super(landmarks);
  }

  /** What opens at a depth, besides the text that is told to `add`. */
  holds(name: string, attributes: Attributes, depth: number): void {
    if (LISTS.has(name)) this.container('lists', depth);
    else if (name === 'table' && !isForLayout(attributes)) this.container('tables', depth);
    else if (name === 'p') this.paragraph = { depth, isCounted: false };
    else if (name === 'img') this.image(attributes);
    else if (name === 'a') {
      this.endLink();
      if (leadsAway(attributes['href'])) this.link = { depth, isEmpty: true };
    }
  }

  override closed(name: string, depth: number): void {
    super.closed(name, depth);
    if (this.link?.depth === depth) this.endLink();
    if (this.paragraph?.depth === depth) this.paragraph = null;
    const container = this.containers.at(-1);
    if (container?.depth !== depth) return;
    this.containers.pop();
    if (container.what === 'tables') this.tables -= 1;
    // One without text is not seen.
    if (this.all.length > container.from) this.at(container.from)[container.what] += 1;
  }

  override add(text: string, level: MarkedBlock['level'], link: number | null): void {
    const before = this.all.length;
    super.add(text, level, link);
    if (this.all.length === 0) return;
    const held = this.at(this.all.length - 1);
    if (this.all.length > before) this.begun(held, level > 0);
    if (this.link && text.trim() !== '') {
      this.link.isEmpty = false;
      held.linkCharacters += text.length;
    }
  }

  content(): ContentBlock[] {
    const blocks: ContentBlock[] = [];
    let heading = 0;
    for (const [at, { kind, part }] of this.all.entries()) {
      const { paragraphs, lists, tables, images, links, linkCharacters, isRow, heading: of } = this.at(at);
      const last = blocks.at(-1);
      const { line, code } = lineOf(this.all[at] as OpenBlock);
      if (last && of > 0 && of === heading) {
        const before = last.text.length + 1;
        const moved = code.map(({ start, end }) => ({ start: before + start, end: before + end }));
        if (moved.length > 0) last.code = [...(last.code ?? []), ...moved];
        last.text += ` ${line}`;
        last.images += images;
        last.links += links;
        continue;
      }
      heading = of;
      const level = this.headings.headings[heading - 1]?.level ?? 0;
      const linkShare = linkCharacters > 0 ? Math.min(1, linkCharacters / line.length) : 0;
      const what = kind === 'text' && isRow ? 'row' : kind;
      blocks.push({
        text: line,
        part,
        kind: what,
        level,
        linkShare,
        paragraphs,
        lists,
        tables,
        images,
        links,
        ...(code.length > 0 && { code }),
      });
    }
    return blocks;
  }

  private begun(held: Held, isHeading: boolean): void {
    held.isRow = this.tables > 0;
    held.heading = isHeading ? this.headings.openPlace : 0;
    const isText = this.all.at(-1)?.kind === 'text' && !held.isRow;
    if (!isText || this.paragraph?.isCounted) return;
    held.paragraphs = 1;
    if (this.paragraph) this.paragraph.isCounted = true;
  }

  private container(what: Container, depth: number): void {
    this.containers.push({ what, depth, from: this.all.length });
    if (what === 'tables') this.tables += 1;
  }

  private image(attributes: Attributes): void {
    if (this.link) this.link.isEmpty = false;
    if (this.landmarks.where !== 'around' && !isPixel(attributes)) this.here().images += 1;
  }

  private endLink(): void {
    const link = this.link;
    this.link = null;
    if (link && !link.isEmpty && this.landmarks.where !== 'around') this.here().links += 1;
  }

  /** What stands between two blocks belongs to the one before, unless that is of another part of the page. */
  private here(): Held {
    const last = this.all.length - 1;
    return this.at(this.all[last]?.part === this.landmarks.where ? last : last + 1);
  }

  private at(place: number): Held {
    const known = this.held[place];
    if (known) return known;
    const held = {
      linkCharacters: 0,
      isRow: false,
      heading: 0,
      lists: 0,
      tables: 0,
      images: 0,
      links: 0,
      paragraphs: 0,
    };
    return (this.held[place] = held);
  }
}

/** The text of a block in one line, with the ranges of it that are code: all of a `pre`. */
function lineOf({ text, mark, code }: OpenBlock): { line: string; code: TextSpan[] } {
  if (mark === 'code') {
    const line = oneLine(text);
    return { line, code: [{ start: 0, end: line.length }] };
  }
  if (!code) return { line: oneLine(text), code: [] };
  const { text: line, spans } = oneLineWithSpans(text, code);
  return { line, code: spans.filter((span) => span !== null) };
}

function isForLayout({ role }: Attributes): boolean {
  return role === 'presentation' || role === 'none';
}

/** What counts visitors is no picture. */
function isPixel({ width, height }: Attributes): boolean {
  return [width, height].some((size) => size === '0' || size === '1');
}

function leadsAway(href: string | undefined): boolean {
  return href !== undefined && href.trim() !== '' && !/^\s*(?:#|javascript:)/i.test(href);
}
