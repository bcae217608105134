import { MARKUP_LIMITS } from './markup-limits';
import type { JsonFault, JsonMember, JsonNode, JsonProblem, ReadJson } from './json-node';
import { JsonScanner, type JsonToken } from './json-scanner';

type Container = Extract<JsonNode, { kind: 'object' | 'array' }>;

/** A container that is not closed yet, and what comes next in it. */
interface Open {
  node: Container;
  /** Of the member whose value comes next. */
  name: { text: string; at: number } | null;
  hasColon: boolean;
  needsComma: boolean;
  /** Where the last comma stands that nothing has followed yet. */
  comma: number;
}

const WORDS: Readonly<Record<string, 'boolean' | 'null'>> = {
  true: 'boolean',
  false: 'boolean',
  null: 'null',
};

/**
 * Reads JSON with its positions and goes on behind what is none. It keeps its own stack, so that brackets by the million
 * cost no more than other text; jsonc-parser calls itself for each and knows no other quotes.
 */
class JsonReader {
  private readonly problems: JsonProblem[] = [];
  private readonly scanner: JsonScanner;
  private readonly stack: Open[] = [];
  private readonly roots: JsonNode[] = [];
  /** Levels below the limit, which are passed over. */
  private tooDeep = 0;

  constructor(text: string) {
    this.scanner = new JsonScanner(text, this.problems);
  }

  read(): ReadJson {
    let token = this.scanner.next();
    for (; token.kind !== 'end'; token = this.scanner.next()) this.token(token);
    for (const { node } of this.stack.reverse()) {
      this.fault(node.kind === 'object' ? 'brace-missing' : 'bracket-missing', token.at);
    }
    if (this.roots.length === 0) this.fault('empty', 0);
    return { roots: this.roots, problems: this.problems };
  }

  private token(token: JsonToken): void {
    if (this.tooDeep > 0) return this.passOver(token);
    const open = this.stack.at(-1);
    switch (token.kind) {
      case '{':
        return this.open({ kind: 'object', at: token.at, members: [] });
      case '[':
        return this.open({ kind: 'array', at: token.at, items: [] });
      case '}':
      case ']':
        return this.close(token.kind, token.at);
      case ',':
        return this.comma(open, token.at);
      case ':':
        return this.colon(open, token.at);
      case 'end':
        return;
      default:
        return this.literal(token, open);
    }
  }

  private passOver({ kind }: JsonToken): void {
    if (kind === '{' || kind === '[') this.tooDeep += 1;
    else if (kind === '}' || kind === ']') this.tooDeep -= 1;
  }

  private open(node: Container): void {
    if (this.stack.length >= MARKUP_LIMITS.depth) {
      this.fault('too-deep', node.at);
      this.tooDeep = 1;
      return this.value({ kind: 'null', at: node.at, text: 'null' });
    }
    this.value(node);
    this.stack.push({ node, name: null, hasColon: false, needsComma: false, comma: -1 });
  }

  private close(mark: '}' | ']', at: number): void {
    const kind = mark === '}' ? 'object' : 'array';
    const open = this.stack.at(-1);
    if (!open) return this.fault('extra', at);
    if (open.node.kind !== kind) {
      this.fault(open.node.kind === 'object' ? 'brace-missing' : 'bracket-missing', at);
      // One that is not open is not closed by it.
      if (this.stack.at(-2)?.node.kind !== kind) return;
      this.finish(open, at);
      this.stack.pop();
    }
    const closed = this.stack.pop();
    if (closed) this.finish(closed, at);
  }

  private finish(open: Open, at: number): void {
    if (open.name) this.fault(open.hasColon ? 'value-missing' : 'colon-missing', at);
    else if (open.comma >= 0) this.fault('extra-comma', open.comma);
  }

  private comma(open: Open | undefined, at: number): void {
    if (!open) return this.fault('extra', at);
    if (open.name) {
      this.fault(open.hasColon ? 'value-missing' : 'colon-missing', at);
      Object.assign(open, { name: null, hasColon: false });
    } else if (!open.needsComma) this.fault('extra-comma', at);
    open.comma = at;
    open.needsComma = false;
  }

  private colon(open: Open | undefined, at: number): void {
    if (open?.name && !open.hasColon) open.hasColon = true;
    else this.fault('extra', at);
  }

  private literal(token: Extract<JsonToken, { text: string }>, open: Open | undefined): void {
    if (open?.node.kind === 'object' && !open.name) return this.name(token, open);
    if (token.kind !== 'word') return this.value({ ...token, kind: token.kind });
    const kind = WORDS[token.text];
    if (kind) return this.value({ ...token, kind });
    if (!open) return this.fault('extra', token.at);
    const looksLikeNumber = /^[+-]?[\d.]/.test(token.text);
    this.fault(looksLikeNumber ? 'number' : 'word', token.at);
    this.value({ ...token, kind: 'string' });
  }

  private name(token: Extract<JsonToken, { text: string }>, open: Open): void {
    if (open.needsComma) this.fault('comma-missing', token.at);
    if (token.kind !== 'string') this.fault('name-unquoted', token.at);
    Object.assign(open, { name: token, hasColon: false, needsComma: false, comma: -1 });
  }

  private value(node: JsonNode): void {
    const open = this.stack.at(-1);
    if (!open) {
      if (this.roots.length > 0) this.fault('extra', node.at);
      this.roots.push(node);
    } else if (open.node.kind === 'array') {
      if (open.needsComma) this.fault('comma-missing', node.at);
      open.node.items.push(node);
    } else if (open.name) {
      if (!open.hasColon) this.fault('colon-missing', node.at);
      const member: JsonMember = { name: open.name.text, at: open.name.at, value: node };
      open.node.members.push(member);
    } else {
      this.fault('name-unquoted', node.at);
    }
    if (open) Object.assign(open, { name: null, hasColon: false, needsComma: true, comma: -1 });
  }

  private fault(fault: JsonFault, at: number): void {
    if (this.problems.length < MARKUP_LIMITS.findings) this.problems.push({ fault, at });
  }
}

/** What a text says as JSON, and all that keeps it from being JSON. */
export function readJson(text: string): ReadJson {
  return new JsonReader(text).read();
}
