import { type LinkPlace, type PageLink } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { type AddressResolver, MAX_HREF } from './addresses';
import { type Attributes } from './head-facts';
import { wordsOf } from './link-header';
import { oneLine, type TextFlow } from './text-flow';

/** Attributes by which scripts and frameworks make a button of a link. */
const OF_CONTROLS =
  /^(?:on|@|x-on:|v-on:|ng-|wire:|hx-|aria-(?:controls|expanded|haspopup|selected|pressed)$|data-.*(?:toggle|target|modal|popup|lightbox|fancybox|dismiss|slide|collapse|drawer|trigger|action|click|tab)\b)/;
const CONTROL_ROLES = /^\s*(?:button|tab|menuitem\w*|switch|checkbox|radio|option|treeitem)\s*$/i;
/** The same by a class. */
const CONTROL_CLASSES =
  /(?:^|[\s_-])(?:toggler?|trigger|popup|modal|lightbox|fancybox|offcanvas|hamburger|drawer|collapse|accordion|dropdown|tabs?|btn-close|open|close)(?:$|[\s_-])/i;

interface OpenLink {
  depth: number;
  /** Its number among the links of the page. */
  index: number;
  /** Null for an `<a>` that links nowhere. */
  found: PageLink | null;
  position: number;
  pictures: string[];
  /** What its attributes call it. */
  label: string;
}

/** The links of a page in the order of their elements. */
export class LinkCollector {
  /** Without their addresses: the page's base may come after them. */
  private readonly found: PageLink[] = [];
  private open: OpenLink | null = null;
  private isInSvg = false;

  constructor(private readonly flow: TextFlow) {}

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** Depth of the element whose link is open; 0 with none. */
  get openDepth(): number {
    return this.open?.depth ?? 0;
  }

  /** Number of the link that is open, among `links()`; null with none. */
  get openIndex(): number | null {
    return this.open?.found ? this.open.index : null;
  }

  /** An `<a>` begins, and ends the one that is open: browsers do not nest them. */
  begin(attributes: Attributes, depth: number, place: LinkPlace): void {
    this.end();
    const found = this.add(attributes, place);
    const index = this.found.length - 1;
    const label = labelOf(attributes);
    this.open = { depth, index, found, position: this.flow.position, pictures: [], label };
  }

  /** An `<a>` of an svg, which may name its target as XLink does; within a link of the page it is part of that. */
  beginInSvg(attributes: Attributes, depth: number, place: LinkPlace): void {
    if (this.open) return;
    const href = attributes['href'] ?? attributes['xlink:href'];
    if (href === undefined) return;
    this.begin({ ...attributes, href }, depth, place);
    this.isInSvg = true;
  }

  /** Text of an svg is no text of the page, but what its own link says. */
  textInSvg(text: string): void {
    if (this.isInSvg) this.picture(text);
  }

  end(): void {
    this.isInSvg = false;
    const link = this.open;
    this.open = null;
    if (!link?.found) return;
    const text = this.flow.since(link.position, PAGE_LIMITS.anchor);
    link.found.anchor =
      text || oneLine(link.pictures.join(' ')).slice(0, PAGE_LIMITS.anchor) || oneLine(link.label);
  }

  /** An `<area>` of an image map. */
  area(attributes: Attributes, place: LinkPlace): void {
    const found = this.add(attributes, place);
    if (!found) return;
    found.anchor =
      oneLine((attributes['alt'] ?? '').slice(0, PAGE_LIMITS.anchor)) || oneLine(labelOf(attributes));
  }

  /** Alternative text of a picture within the open link. */
  picture(alternative: string): void {
    if (this.open && this.open.pictures.length < 20) {
      this.open.pictures.push(alternative.slice(0, PAGE_LIMITS.anchor));
    }
  }

  links(addresses: AddressResolver): PageLink[] {
    for (const link of this.found) link.url = addresses.resolve(link.href);
    return this.found;
  }

  private add(attributes: Attributes, place: LinkPlace): PageLink | null {
    const href = attributes['href'];
    if (href === undefined || href.length > MAX_HREF || this.found.length >= PAGE_LIMITS.links) return null;
    const link: PageLink = { href, url: null, anchor: '', rel: wordsOf(attributes['rel']), place };
    if (href.includes('#') && isControl(attributes)) link.control = true;
    this.found.push(link);
    return link;
  }
}

/** What names a link without a text: `aria-label`, else `title`. */
function labelOf(attributes: Attributes): string {
  return (attributes['aria-label'] || attributes['title'] || '').slice(0, PAGE_LIMITS.anchor);
}

/** Whether a link to a place is a button of a script, which makes the place or does something else. */
function isControl(attributes: Attributes): boolean {
  const { role, class: classes } = attributes;
  if (role !== undefined && CONTROL_ROLES.test(role)) return true;
  if (classes !== undefined && CONTROL_CLASSES.test(classes)) return true;
  return Object.keys(attributes).some((name) => OF_CONTROLS.test(name));
}
