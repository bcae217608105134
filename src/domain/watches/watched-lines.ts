import { ElementType } from 'htmlparser2';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { BLOCK, ELEMENTS, HEADING } from '../pages/elements';
import type { PageElement, PageNode } from '../pages/page-tree';
import { oneLine } from '../pages/text-flow';
import { normalizeUnicode } from '../text/unicode';
import { isSection, type LeftOutElements } from './left-out-elements';

/** Lines of the longest list that is taken to rotate as a whole: related posts and products are some dozen at most. */
const LIST_LINES = 40;

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);

/** Elements that lists are made of where they are none by name; paragraphs and rows are text. */
const ITEMS: ReadonlySet<string> = new Set(['article', 'section', 'div', 'a']);

const FEWEST = 2;

/** Whether an element is a list: by its name, or since it holds nothing but elements of one name and class. */
function isListed({ name, children }: PageElement): boolean {
  if (LISTS.has(name)) return true;
  const items = children.filter((child) => 'attribs' in child);
  const [first] = items;
  if (!first || items.length < FEWEST || !ITEMS.has(first.name) || !first.attribs['class']) return false;
  return items.every((item) => item.name === first.name && item.attribs['class'] === first.attribs['class']);
}

/**
 * Zero-width space, word joiner, byte order mark, soft hyphen, and control characters, which browsers do not show. Joiners
 * shape letters: they stay, and are not compared.
 */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]|(?=\P{White_Space})\p{Cc}/gu;
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);
const SENTENCE_END = /[.!?]\s+|[。！？]\s*/g;

/** What the lines of a page are made of. */
export interface WatchedLines {
  lines: string[];
  lists: [from: number, to: number][];
  /** `h2 Text` for each heading below the first level. */
  outline: string[];
  links: number;
}

type Ahead = { node: PageNode; isEnd: boolean; from: number };

/** The lines of what is compared: one per block element, of a table one per row. */
export class LineReader {
  private readonly lines: string[] = [];
  private readonly lists: [from: number, to: number][] = [];
  private readonly outline: string[] = [];
  private links = 0;
  private text = '';
  private heading: { name: string; text: string } | null = null;
  private sections = 0;
  private preformatted = 0;
  /** Elements of the wanted that are open; without any wanted all are. */
  private inside = 0;

  constructor(
    private readonly leftOut: LeftOutElements,
    private readonly wanted: ReadonlySet<PageNode> | null,
  ) {}

  read(page: PageNode): WatchedLines {
    const ahead: Ahead[] = [{ node: page, isEnd: false, from: 0 }];
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      const { node } = next;
      if (next.isEnd) this.closed(node as PageElement, next.from);
      else if (node.type === ElementType.Text) this.add(node.data);
      else if ('children' in node) {
        if ('attribs' in node && !this.opened(node)) continue;
        if ('attribs' in node) ahead.push({ node, isEnd: true, from: this.lines.length });
        for (let at = node.children.length - 1; at >= 0; at--) {
          ahead.push({ node: node.children[at] as PageNode, isEnd: false, from: 0 });
        }
      }
    }
    this.flush();
    const { lines, lists, outline, links } = this;
    return { lines, lists, outline, links };
  }

  private get isInside(): boolean {
    return this.wanted === null || this.inside > 0;
  }

  /** Whether what is in it is read. */
  private opened(element: PageElement): boolean {
    const { name, attribs } = element;
    const isWanted = this.wanted?.has(element) ?? false;
    if (!isWanted && this.isInside && this.leftOut.has(element, this.sections > 0)) return false;
    const bits = ELEMENTS.get(name) ?? 0;
    if (isWanted) this.flush();
    if (isWanted) this.inside += 1;
    if (CELLS.has(name)) this.text += ' ';
    else if (bits & BLOCK) this.flush();
    if (isSection(name)) this.sections += 1;
    if (name === 'pre') this.preformatted += 1;
    if (name === 'a' && this.isInside && attribs['href'] !== undefined) this.links += 1;
    if (bits & HEADING && name !== 'h1' && this.isInside) this.heading = { name, text: '' };
    return true;
  }

  private closed(element: PageElement, from: number): void {
    const { name } = element;
    const bits = ELEMENTS.get(name) ?? 0;
    if (CELLS.has(name)) this.text += ' ';
    else if (bits & BLOCK) this.flush();
    const length = this.lines.length - from;
    if (length > 1 && length <= LIST_LINES && isListed(element)) this.lists.push([from, this.lines.length]);
    if (isSection(name)) this.sections -= 1;
    if (name === 'pre') this.preformatted -= 1;
    if (this.heading?.name === name) this.endHeading();
    if (this.wanted?.has(element)) {
      this.flush();
      this.inside -= 1;
    }
  }

  private add(text: string): void {
    if (!this.isInside) return;
    if (this.heading) this.heading.text += text;
    if (this.preformatted === 0 || !text.includes('\n')) {
      this.text += text;
      return;
    }
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) this.flush();
      this.text += line;
    }
  }

  private flush(): void {
    const { text } = this;
    if (text === '') return;
    this.text = '';
    const line = cleanLine(text);
    if (line === '') return;
    for (const piece of line.length > WATCH_LIMITS.line ? piecesOf(line) : [line]) {
      if (this.lines.length < WATCH_LIMITS.lines) this.lines.push(piece);
    }
  }

  private endHeading(): void {
    const { heading } = this;
    this.heading = null;
    const text = heading ? cleanLine(heading.text).slice(0, WATCH_LIMITS.value) : '';
    if (heading && text && this.outline.length < WATCH_LIMITS.values)
      this.outline.push(`${heading.name} ${text}`);
  }
}

/** A text as it is compared and shown: composed, without what is invisible, white space as one blank. */
export function cleanLine(text: string): string {
  return oneLine(normalizeUnicode(text, 'NFC').replace(INVISIBLE, ''));
}

/** A long line by its sentences: a change of one leaves the others as they are. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  const add = (to: number) => {
    for (let rest = from; rest < to; rest += WATCH_LIMITS.line) {
      const piece = line.slice(rest, Math.min(to, rest + WATCH_LIMITS.line)).trim();
      if (piece) pieces.push(piece);
    }
    from = to;
  };
  for (const { index, 0: end } of line.matchAll(SENTENCE_END)) add(index + end.length);
  add(line.length);
  return pieces;
}
