import { beginsAsJson } from '../../../contracts/schema/schema-paste';
import { parseUrl } from '../../../contracts/validation/parse-url';
import { parseBase } from '../../pages/addresses';
import { addJsonLd, type RepeatedName } from './json-ld';
import type { JsonProblem } from './json-node';
import { readJson } from './json-reader';
import { type Markup, MarkupGraph } from './markup-graph';
import { addMicrodata } from './microdata';
import type { PageSignals, ScriptBlock } from './page-elements';
import { scanPage } from './page-scanner';
import { addRdfa } from './rdfa';

/** Tells in which line a character stands, from 1. */
class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}

/** One block of JSON-LD, and what was wrong with it. */
export interface JsonLdBlock {
  line: number;
  problems: (JsonProblem & { line: number })[];
  isCommented: boolean;
  repeated: RepeatedName[];
  /** Its first entity, if it has one of its own. */
  entity: number | undefined;
}

export interface ReadMarkup {
  markup: Markup;
  blocks: JsonLdBlock[];
  /** Of a page; bare JSON-LD has none. */
  signals: PageSignals | undefined;
  /** What relative addresses are relative to. */
  base: URL | undefined;
}

/** The JSON may be wrapped for parsers of long ago. */
const OPENING = /(?:\/\*|\/\/)?[^\S\n]{0,20}(?:<!--|<!\[CDATA\[)[^\S\n]{0,20}(?:\*\/)?/y;
const CLOSING = /(?:\/\*|\/\/)?[^\S\n]{0,20}(?:-->|\]\]>)\s{0,20}(?:\*\/)?$/;
/** Characters within which the end of a wrapping stands. */
const WRAPPING = 60;
const QUOTE = /&quot;/gi;

/** Reads the markup of a page, or of what was pasted: HTML and bare JSON-LD are told apart by how they begin. */
export function readMarkup(text: string, address: string | undefined): ReadMarkup {
  const clean = text.startsWith('\ufeff') ? text.replace('\ufeff', ' ') : text;
  const lines = new LineIndex(clean);
  const pageUrl = address === undefined ? undefined : parseUrl(address);
  if (beginsAsJson(clean)) {
    const graph = new MarkupGraph(pageUrl);
    const blocks = readScripts([{ text: clean, at: 0, isCommented: false }], graph, lines);
    return { markup: graph.finish(), blocks, signals: undefined, base: pageUrl };
  }
  const page = scanPage(clean);
  const base = (page.baseHref && parseBase(page.baseHref, pageUrl)) || pageUrl;
  const graph = new MarkupGraph(base);
  const blocks = readScripts(page.scripts, graph, lines);
  const rest = { graph, base, lineAt: (at: number) => lines.lineAt(at) };
  addMicrodata(page.elements, rest);
  addRdfa(page.elements, rest);
  if (page.isCut) graph.cut();
  return { markup: graph.finish(), blocks, signals: page.signals, base };
}

function readScripts(scripts: readonly ScriptBlock[], graph: MarkupGraph, lines: LineIndex): JsonLdBlock[] {
  return scripts.map(({ text, at, isCommented }, number) => {
    const bare = unwrapped(text);
    const isEncoded = !bare.includes('"') && bare.search(QUOTE) >= 0;
    const { roots, problems } = readJson(isEncoded ? decoded(bare) : bare);
    const lineAt = (offset: number) => lines.lineAt(at + offset);
    if (isEncoded) problems.unshift({ fault: 'encoded', at: 0 });
    const first = graph.size;
    const repeated: RepeatedName[] = [];
    addJsonLd(roots, { graph, number, isBroken: problems.length > 0, repeated, lineAt });
    return {
      line: lineAt(text.search(/\S|$/)),
      problems: problems.map((problem) => ({ ...problem, line: lineAt(problem.at) })),
      isCommented: isCommented || bare !== text,
      repeated,
      entity: graph.size > first ? first : undefined,
    };
  });
}

/** With quotes as they are meant, and blanks outside of them, so that positions stay. */
function decoded(text: string): string {
  let isOpen = false;
  return text.replace(QUOTE, () => {
    isOpen = !isOpen;
    return isOpen ? '     "' : '"     ';
  });
}

/** Without its wrapping: blanks in its place keep all positions. */
function unwrapped(text: string): string {
  OPENING.lastIndex = text.search(/\S|$/);
  const blank = (found: string) => found.replace(/[^\n]/g, ' ');
  const begun = OPENING.test(text)
    ? blank(text.slice(0, OPENING.lastIndex)) + text.slice(OPENING.lastIndex)
    : text;
  const end = begun.trimEnd().length;
  const tail = begun.slice(Math.max(0, end - WRAPPING), end);
  return begun.slice(0, end - tail.length) + tail.replace(CLOSING, blank) + begun.slice(end);
}
