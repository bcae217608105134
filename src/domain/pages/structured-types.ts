import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { Attributes } from './head-facts';

const MAX_NODES = 5_000;
const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;
const SCHEMA_ORG = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i;
/** What some systems wrap around the JSON, for parsers of long ago. */
const WRAPPING = /^(?:\/\/ ?)?<!\[CDATA\[|^<!--|(?:\/\/ ?)?\]\]>$|-->$/g;

/** Gathers the types of JSON-LD, microdata and RDFa items, each once. */
export class StructuredTypes {
  private readonly names = new Set<string>();
  /** JSON-LD blocks that are no JSON. */
  broken = 0;
  /** The JSON-LD blocks themselves, where they are asked for. */
  readonly blocks: string[] = [];

  constructor(private readonly keepBlocks = false) {}

  get types(): string[] {
    return [...this.names];
  }

  jsonLd(text: string): void {
    const json = text.trim().replace(WRAPPING, '');
    if (this.keepBlocks) this.blocks.push(json);
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      this.broken += 1;
      return;
    }
    this.walk(value);
  }

  /** Of microdata and RDFa. */
  element({ itemtype, itemscope, typeof: type }: Attributes): void {
    if (itemtype !== undefined && itemscope !== undefined) this.attribute(itemtype);
    if (type !== undefined) this.attribute(type);
  }

  private attribute(value: string): void {
    for (const type of value.trim().split(/\s+/)) this.add(type);
  }

  private walk(root: unknown): void {
    const waiting: unknown[] = [root];
    for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
      const node = waiting.shift();
      if (typeof node !== 'object' || node === null) continue;
      const types: unknown = Array.isArray(node) ? undefined : (node as Record<string, unknown>)['@type'];
      for (const type of Array.isArray(types) ? (types as unknown[]) : [types]) {
        if (typeof type === 'string') this.add(type);
      }
      for (const child of Object.values(node)) {
        if (typeof child === 'object' && child !== null && waiting.length < MAX_NODES) waiting.push(child);
      }
    }
  }

  private add(type: string): void {
    const name = type.trim().replace(SCHEMA_ORG, '').slice(0, PAGE_LIMITS.name);
    if (name && this.names.size < PAGE_LIMITS.structuredTypes) this.names.add(name);
  }
}

/** Whether a script of this type holds JSON-LD. */
export function isJsonLd(type = ''): boolean {
  return JSON_LD.test(type);
}
