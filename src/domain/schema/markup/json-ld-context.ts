import type { JsonNode } from './json-node';
import type { MarkupVocabulary } from './markup-graph';
import { MARKUP_LIMITS } from './markup-limits';

const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\/?(?:#|docs\/jsonldcontext\.json(?:ld)?)?$/i;
const SCHEMA_NAME = /^https?:\/\/(?:www\.)?schema\.org\/([^/]+)$/i;
const PREFIXED = /^([\w-]+):(?!\/\/)(.+)$/;

/** What the names of a JSON-LD object mean. Contexts are never fetched: that of schema.org is known, others are foreign. */
export interface JsonLdContext {
  vocabulary: MarkupVocabulary;
  /** Own names, for an address or a keyword. */
  terms: ReadonlyMap<string, string>;
  /** Of another vocabulary: the address by which it is named. */
  address?: string;
}

/** Names of keywords in schema.org's own context. Source: schema.org, docs/jsonldcontext.json. */
const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['type', '@type'],
  ['id', '@id'],
]);
/** Vocabularies that people use beside schema.org's, by their hosts. */
const OTHERS =
  /^https?:\/\/(?:[\w-]+\.)*(?:w3\.org|w3id\.org|purl\.org|purl\.imsglobal\.org|xmlns\.com|ogp\.me|gs1\.org|iiif\.io|data-vocabulary\.org|microformats\.org)(?:[/:#]|$)/i;

export const NO_CONTEXT: JsonLdContext = { vocabulary: 'none', terms: new Map() };

/** Whether an address is the one of schema.org's names. */
export function isSchemaOrg(address: string): boolean {
  return SCHEMA_ORG.test(address.trim());
}

/** Whether an address is that of a vocabulary of its own, and no slip of the pen. */
export function isOtherVocabulary(address: string): boolean {
  return OTHERS.test(address.trim());
}

/** The name without schema.org's address: `Product` of `https://schema.org/Product`. */
export function withoutSchemaOrg(address: string): string {
  return SCHEMA_NAME.exec(address.trim())?.[1] ?? address;
}

/** What a `@context` makes of the one around it. */
export function contextOf(node: JsonNode, around: JsonLdContext): JsonLdContext {
  const parts = node.kind === 'array' ? node.items : [node];
  return parts.reduce(withPart, around);
}

function withPart(around: JsonLdContext, part: JsonNode): JsonLdContext {
  if (part.kind === 'null') return NO_CONTEXT;
  if (part.kind === 'string') return withAddress(around, part.text);
  if (part.kind !== 'object') return around;
  const terms = new Map(around.terms);
  let named: Pick<JsonLdContext, 'vocabulary' | 'address'> = around;
  for (const { name, value } of part.members) {
    const meant = meaningOf(value);
    if (meant === undefined) continue;
    if (name === '@vocab') named = namedBy(meant);
    else if (!name.startsWith('@') && terms.size < MARKUP_LIMITS.terms) terms.set(name, meant);
  }
  const { vocabulary, address } = named;
  return { vocabulary, terms, ...(address !== undefined && { address }) };
}

/** A second context that is not known takes nothing from one that is. */
function withAddress(around: JsonLdContext, address: string): JsonLdContext {
  const named = namedBy(address);
  if (named.vocabulary === 'other')
    return around.vocabulary === 'schema.org' ? around : { ...around, ...named };
  const terms = around.terms.size === 0 ? KEYWORDS : new Map([...around.terms, ...KEYWORDS]);
  return { ...named, terms };
}

function namedBy(address: string): Pick<JsonLdContext, 'vocabulary' | 'address'> {
  return isSchemaOrg(address) ? { vocabulary: 'schema.org' } : { vocabulary: 'other', address };
}

function meaningOf(value: JsonNode): string | undefined {
  if (value.kind === 'string') return value.text;
  if (value.kind !== 'object') return undefined;
  const id = value.members.find(({ name }) => name === '@id')?.value;
  return id?.kind === 'string' ? id.text : undefined;
}

/** A name as schema.org has it: own names and prefixes told, addresses of schema.org taken off. */
export function expand(name: string, { terms }: JsonLdContext): string {
  const meant = terms.get(name) ?? name;
  const [, prefix, rest] = PREFIXED.exec(meant) ?? [];
  if (prefix === undefined || rest === undefined) return withoutSchemaOrg(meant);
  const address = terms.get(prefix) ?? (prefix === 'schema' ? 'https://schema.org/' : undefined);
  return address === undefined ? meant : withoutSchemaOrg(address + rest);
}
