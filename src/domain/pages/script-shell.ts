import { SCRIPT_ROOTS } from './elements';
import type { Attributes } from './head-facts';
import { oneLine } from './text-flow';

/** Fewer words, and a page that has scripts may be one that they fill. */
const FEW_WORDS = 50;
const EMPTY_ROOT_WORDS = 5;
/** Depth of what stands in the body: `html` and `body` are above it, where they are written. */
const BODY_LEVEL = 3;
/** Characters of a short page, or of its `noscript`, that may ask for JavaScript. */
const ASKING_LENGTH = 500;
const ASKS =
  /\b(?:enable|activate|turn on|requires?|needs?)\b.{0,60}\bjavascript\b|\bjavascript\b.{0,60}\b(?:disabled|required|enabled|turned off)\b/i;

/** What is asked of the page when it is read to its end. */
interface Whole {
  words: number;
  isWithoutContent: boolean;
  textOf: (maxLength: number) => string;
}

/** Tells pages that are empty until scripts fill them: by an empty root, by nothing but scripts, or by their own words. */
export class ScriptShell {
  private scripts = 0;
  private hasFile = false;
  private hasEmptyRoot = false;
  private asks = false;
  /** The element that scripts would fill: its depth and the words before it. */
  private root = { depth: 0, words: 0 };

  get rootDepth(): number {
    return this.root.depth;
  }

  script(attributes: Attributes): void {
    this.scripts += 1;
    this.hasFile ||= attributes['src'] !== undefined;
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

  needsScripts({ words, isWithoutContent, textOf }: Whole): boolean {
    if (words >= FEW_WORDS || this.scripts === 0) return false;
    const isBare = words === 0 && isWithoutContent && this.hasFile;
    return isBare || this.hasEmptyRoot || this.asks || asksForScripts(textOf(ASKING_LENGTH));
  }
}

function asksForScripts(text: string): boolean {
  return ASKS.test(oneLine(text.slice(0, ASKING_LENGTH)));
}
