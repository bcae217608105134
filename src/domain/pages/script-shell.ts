import { SCRIPT_ROOTS } from './elements';
import type { Attributes } from './head-facts';
import { MAX_REDIRECT_SCRIPT, redirectOfScript } from './script-redirect';
import { oneLine } from './text-flow';

/** Fewer words, and a page that has scripts may be one that they fill. */
const FEW_WORDS = 50;
const EMPTY_ROOT_WORDS = 5;
/** Depth of what stands in the body: `html` and `body` are above it, where they are written. */
const BODY_LEVEL = 3;
/** Characters of a short page, or of its `noscript`, that may ask for JavaScript. */
const ASKING_LENGTH = 500;
/** What a page says while scripts fetch its content. */
const LOADING =
  /^(?:loading|please wait|one moment|wird geladen|laden|lade|chargement|cargando|caricamento|carregando|ładowanie|загрузка)[\s.…]*$/iu;
const ASKS =
  /\b(?:enable|activate|turn on|requires?|needs?)\b.{0,60}\bjavascript\b|\bjavascript\b.{0,60}\b(?:disabled|required|enabled|turned off)\b/i;

/** What is asked of the page when it is read to its end. */
interface Whole {
  words: number;
  isWithoutContent: boolean;
  textOf: (maxLength: number) => string;
  resolve: (href: string) => string | null;
}

/** What browsers run, by the type that a script gives. */
const RUN = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?\s*$/i;

/** Tells pages that are empty until scripts fill them: by an empty root, by nothing but scripts, or by their own words. */
export class ScriptShell {
  private scripts = 0;
  /** Whether it loads a script, or is built by a framework whose loading pages it may be. */
  private hasFile = false;
  private isOfNext = false;
  /** A frame of a frameset, and one within a page. */
  private hasFrame = false;
  private hasInlineFrame = false;
  private hasEmptyRoot = false;
  private asks = false;
  /** The script that is open, as far as it may be one that only leads elsewhere, and whether it stands in the body. */
  private code: string | null = null;
  private isCodeInBody = false;
  /** Where scripts of the head lead, and those of the body. */
  private leadsTo: string | null = null;
  private bodyLeadsTo: string | null = null;
  /** The element that scripts would fill: its depth and the words before it. */
  private root = { depth: 0, words: 0 };

  get rootDepth(): number {
    return this.root.depth;
  }

  script(attributes: Attributes, inBody: boolean): void {
    this.endCode();
    this.scripts += 1;
    const { src, type = '' } = attributes;
    this.code = src === undefined && RUN.test(type) ? '' : null;
    this.isCodeInBody = inBody;
    this.hasFile ||= src !== undefined;
    this.isOfNext ||= src?.includes('/_next/') === true;
  }

  /** Text of a script that stands in the page. */
  inline(text: string): void {
    if (this.code !== null) this.code = this.code.length > MAX_REDIRECT_SCRIPT ? null : this.code + text;
    this.hasFile ||= text.includes('import(');
    this.isOfNext ||= text.includes('__next_f');
  }

  frame(name: string, { src }: Attributes): void {
    if (name === 'frame') this.hasFrame = true;
    else this.hasInlineFrame ||= src !== undefined && src.trim() !== '' && !src.startsWith('about:');
  }

  /** Whether scripts would fill such an element: by its id, or one of a page's own in the body, such as `<app-root>`. */
  isRoot(name: string, id: string | undefined, depth: number): boolean {
    if (id !== undefined && SCRIPT_ROOTS.has(id)) return true;
    return depth <= BODY_LEVEL && this.root.depth === 0 && name.includes('-');
  }

  beginRoot(depth: number, words: number): void {
    this.root = { depth, words };
  }

  endRoot(words: number): void {
    if (words - this.root.words < EMPTY_ROOT_WORDS) this.hasEmptyRoot = true;
    this.root = { depth: 0, words: 0 };
  }

  noscript(text: string): void {
    this.asks ||= asksForScripts(text);
  }

  facts(whole: Whole): { needsJavaScript: boolean; framed: boolean; scriptRedirect?: string } {
    this.endCode();
    const needsJavaScript = this.needsScripts(whole);
    const isFramed = this.hasFrame || (this.hasInlineFrame && whole.words < EMPTY_ROOT_WORDS);
    const href = this.leadsTo ?? (whole.words < FEW_WORDS ? this.bodyLeadsTo : null);
    const to = href === null || href.startsWith('#') ? null : whole.resolve(href);
    const leads = to !== null && /^https?:/.test(to) && { scriptRedirect: to };
    return { needsJavaScript, framed: !needsJavaScript && isFramed, ...leads };
  }

  private endCode(): void {
    const href = this.code ? redirectOfScript(this.code) : null;
    this.code = null;
    if (this.isCodeInBody) this.bodyLeadsTo ??= href;
    else this.leadsTo ??= href;
  }

  private needsScripts({ words, isWithoutContent, textOf }: Whole): boolean {
    if (words >= FEW_WORDS || this.scripts === 0) return false;
    if (this.hasEmptyRoot || this.asks || asksForScripts(textOf(ASKING_LENGTH))) return true;
    if (!isWithoutContent || !this.hasFile || words >= EMPTY_ROOT_WORDS) return false;
    return words === 0 || this.isOfNext || LOADING.test(oneLine(textOf(ASKING_LENGTH)));
  }
}

function asksForScripts(text: string): boolean {
  return ASKS.test(oneLine(text.slice(0, ASKING_LENGTH)));
}
