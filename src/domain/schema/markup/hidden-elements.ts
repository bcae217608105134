import type { Attributes } from '../../pages/head-facts';

/** A part of a page, from its first character to that behind its last. */
export type PageRange = readonly [from: number, to: number];

/** Style sheets of a page that are read, and characters of all of them. */
const MAX_SHEETS = 50;
const MAX_CSS = 300_000;
const HIDES = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))\s*(?:!|;|$)/i;
const SHOWS = /(?:^|;)\s*(?:display\s*:(?!\s*none)|visibility\s*:\s*visible)/i;
/** What is hidden by where it stands is not looked for: scripts and wider sheets may show it. */
const SIMPLE = /^(?:[a-z][\w-]*)?([.#][\w-]+)$/i;
const NAMES = /[.#][\w-]+/g;
const ON_SCREEN = /\bmedia\s*=\s*["']?\s*(?:all|screen)\b/i;

/** Tells which elements the page's own style hides: by `hidden`, by their style, or by a class or id of a `<style>`. */
export class HiddenElements {
  private readonly hidden = new Set<string>();
  private readonly shown = new Set<string>();

  constructor(html: string) {
    for (const css of sheetsOf(html)) this.read(css);
    // One that some rule shows may be seen.
    for (const name of this.shown) this.hidden.delete(name);
  }

  isHidden({ hidden, style, class: classes, id }: Attributes): boolean {
    if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
    if (style !== undefined && HIDES.test(style)) return true;
    if (this.hidden.size === 0 || (classes === undefined && id === undefined)) return false;
    const names = [
      ...(classes
        ?.trim()
        .split(/\s+/)
        .map((name) => `.${name}`) ?? []),
      ...(id ? [`#${id}`] : []),
    ];
    if (!names.some((name) => this.hidden.has(name))) return false;
    return !names.some((name) => this.shown.has(name)) && !(style !== undefined && SHOWS.test(style));
  }

  /** Rules that hold everywhere; those within `@media` and the like hold somewhere. */
  private read(css: string): void {
    let at = 0;
    for (let open = css.indexOf('{'); open !== -1; open = css.indexOf('{', at)) {
      // A statement without a block, such as an import, ends before.
      const before = css.slice(at, open);
      const selectors = before.slice(before.lastIndexOf(';') + 1).trim();
      at = endOf(css, open);
      if (!selectors.startsWith('@')) this.rule(selectors, css.slice(open + 1, at - 1));
    }
  }

  private rule(selectors: string, declarations: string): void {
    if (SHOWS.test(declarations)) for (const [name] of selectors.matchAll(NAMES)) this.shown.add(name);
    if (!HIDES.test(declarations)) return;
    for (const selector of selectors.split(',')) {
      const name = SIMPLE.exec(selector.trim())?.[1];
      if (name !== undefined) this.hidden.add(name);
    }
  }
}

/** A page without some of its parts, which do not overlap and stand in their order. */
export function withoutRanges(html: string, ranges: readonly PageRange[]): string {
  if (ranges.length === 0) return html;
  const ends = [0, ...ranges.map(([, to]) => to)];
  return ends.map((end, at) => html.slice(end, ranges[at]?.[0])).join(' ');
}

/** Style sheets that hold on screens, with scripts. */
function sheetsOf(html: string): string[] {
  const sheets: string[] = [];
  let left = MAX_CSS;
  const lower = /<style/i.test(html) ? html.toLowerCase() : '';
  for (let at = lower.indexOf('<style'); at !== -1 && sheets.length < MAX_SHEETS;) {
    const begin = lower.indexOf('>', at) + 1;
    const end = lower.indexOf('</style', begin);
    if (begin === 0 || end === -1) break;
    const tag = html.slice(at, begin);
    const isOff = /\bmedia\s*=/i.test(tag) && !ON_SCREEN.test(tag);
    const isForNoScript = lower.lastIndexOf('<noscript', at) > lower.lastIndexOf('</noscript', at);
    if (!isOff && !isForNoScript && end - begin <= left) {
      left -= end - begin;
      sheets.push(html.slice(begin, end).replace(/\/\*[^]*?(?:\*\/|$)/g, ' '));
    }
    at = lower.indexOf('<style', end);
  }
  return sheets;
}

/** Where a block of braces ends, behind its last one. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}
