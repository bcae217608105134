import type { Attributes } from '../../pages/head-facts';
import { HtmlParser } from '../../pages/html-parser';
import { oneLine } from '../../pages/text-flow';
import { HiddenElements, type PageRange } from './hidden-elements';
import { MARKUP_LIMITS } from './markup-limits';
import type { MarkupElement, PageElements, ScriptBlock } from './page-elements';
import { SignalCollector } from './signal-collector';

const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;
const JSON_LD_SCRIPT = /<script\b[^<>]{0,300}ld\+json[^<>]{0,300}>/gi;
const SCRIPT_END = /<\/script/gi;
/** An element without one of these is of no interest; ids are only where an `itemref` may name them. */
const WANTED = ['itemscope', 'itemprop', 'typeof', 'property', 'vocab', 'prefix', 'resource'] as const;
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

interface OpenElement {
  element: MarkupElement;
  depth: number;
  /** Of the texts, the first that is its own. */
  firstText: number;
}

/** Goes through a page once and keeps what JSON-LD, microdata and RDFa are read from; what lies too deep is passed over. */
class PageScanner {
  private readonly scripts: ScriptBlock[] = [];
  private readonly top: MarkupElement[] = [];
  private readonly stack: OpenElement[] = [];
  private readonly texts: string[] = [];
  private readonly collector = new SignalCollector();
  private readonly hidden: PageRange[] = [];
  private readonly style: HiddenElements;
  private readonly parser: HtmlParser;
  private readonly wanted: readonly string[];
  private depth = 0;
  private silentFrom = 0;
  private hiddenFrom = 0;
  private hiddenAt = -1;
  private scriptAt = -1;
  private textBudget: number = MARKUP_LIMITS.elementText;
  private baseHref: string | undefined;

  constructor(private readonly html: string) {
    this.wanted = /\bitemref\b/i.test(html) ? [...WANTED, 'id'] : WANTED;
    this.style = new HiddenElements(html);
    this.parser = new HtmlParser({
      onopentag: (name, attributes) => this.opened(name, attributes),
      onclosetag: (name, isImplied) => this.closed(name, isImplied),
      ontext: (text) => this.text(text),
      oncomment: (text) => this.comment(text),
    });
  }

  scan(): PageElements {
    this.parser.write(this.html);
    this.parser.end();
    return {
      scripts: this.scripts,
      elements: this.top,
      baseHref: this.baseHref,
      signals: { ...this.collector.signals(), hidden: this.hidden },
      isCut: this.parser.isStopped || this.textBudget <= 0,
    };
  }

  private opened(name: string, attributes: Attributes): void {
    this.depth += 1;
    if (name === 'script' && JSON_LD.test(attributes['type'] ?? '')) this.scriptAt = this.parser.endIndex + 1;
    if (this.silentFrom === 0 && SILENT.has(name)) this.silentFrom = this.depth;
    if (name === 'base') this.baseHref ??= attributes['href'];
    if (this.hiddenFrom === 0 && this.style.isHidden(attributes)) {
      this.hiddenFrom = this.depth;
      this.hiddenAt = this.parser.startIndex;
    }
    this.collector.opened(name, attributes, this.hiddenFrom === 0);
    if (this.wanted.some((attribute) => attributes[attribute] !== undefined)) this.keep(name, attributes);
  }

  private keep(name: string, attributes: Attributes): void {
    const element = { name, attributes, at: this.parser.startIndex, text: '', children: [] };
    const siblings = this.stack.at(-1)?.element.children ?? this.top;
    siblings.push(element);
    this.stack.push({ element, depth: this.depth, firstText: this.texts.length });
  }

  private closed(name: string, isImplied: boolean): void {
    if (name === 'script' && this.scriptAt >= 0) this.endScript();
    const open = this.stack.at(-1);
    if (open?.depth === this.depth) {
      this.stack.pop();
      if (holdsText(open.element.attributes)) open.element.text = this.textSince(open.firstText);
      if (this.stack.length === 0) this.texts.length = 0;
    }
    if (this.depth === this.silentFrom) this.silentFrom = 0;
    if (this.depth === this.hiddenFrom) {
      this.hiddenFrom = 0;
      // An end that is not written is where the next tag begins.
      this.hidden.push([this.hiddenAt, isImplied ? this.parser.startIndex : this.parser.endIndex + 1]);
    }
    this.depth -= 1;
  }

  private endScript(): void {
    const at = this.scriptAt;
    this.scriptAt = -1;
    this.scripts.push({ text: this.html.slice(at, this.parser.startIndex), at, isCommented: false });
  }

  private text(text: string): void {
    if (this.stack.length > 0 && this.silentFrom === 0) this.texts.push(text);
  }

  private textSince(first: number): string {
    let text = '';
    for (let index = first; index < this.texts.length && this.textBudget > 0; index += 1) {
      const piece = (this.texts[index] ?? '').slice(0, this.textBudget);
      this.textBudget -= piece.length + 1;
      text += piece;
    }
    return oneLine(text);
  }

  private comment(text: string): void {
    if (!text.includes('ld+json')) return;
    const from = this.html.indexOf('<!--', this.parser.startIndex) + '<!--'.length;
    for (const found of text.matchAll(JSON_LD_SCRIPT)) {
      const begin = found.index + found[0].length;
      SCRIPT_END.lastIndex = begin;
      const end = SCRIPT_END.exec(text)?.index ?? text.length;
      this.scripts.push({ text: text.slice(begin, end), at: from + begin, isCommented: true });
    }
  }
}

/** Whether an element's value may be its text. */
function holdsText({ itemprop, itemscope, property, typeof: type }: Attributes): boolean {
  return (
    (itemprop !== undefined && itemscope === undefined) || (property !== undefined && type === undefined)
  );
}

/** What a page's markup is read from. */
export function scanPage(html: string): PageElements {
  return new PageScanner(html).scan();
}
