import { contextOf, expand, type JsonLdContext, NO_CONTEXT } from './json-ld-context';
import type { JsonMember, JsonNode } from './json-node';
import type { MarkupGraph, MarkupVocabulary } from './markup-graph';
import { MARKUP_LIMITS } from './markup-limits';

type JsonObject = Extract<JsonNode, { kind: 'object' }>;

/** Where what is read belongs. */
interface Place {
  context: JsonLdContext;
  /** The entity and its property, or null at the top. */
  holder: { entity: number; property: string; isReversed: boolean } | null;
}

/** A name that an object has twice: what stood behind the first is lost. */
export interface RepeatedName {
  name: string;
  line: number;
  lastLine: number;
}

interface JsonLdBlock {
  graph: MarkupGraph;
  /** Sets the block's own ids (`_:b0`) apart from those of others. */
  number: number;
  isBroken: boolean;
  /** Where the block tells of them. */
  repeated: RepeatedName[];
  lineAt(offset: number): number;
}

/** Adds what one block of JSON-LD says. Its depth is limited where it is read as JSON. */
export function addJsonLd(roots: readonly JsonNode[], block: JsonLdBlock): void {
  const reader = new JsonLdReader(block);
  for (const root of roots) reader.read(root, { context: NO_CONTEXT, holder: null });
}

class JsonLdReader {
  constructor(private readonly block: JsonLdBlock) {}

  read(node: JsonNode, place: Place): void {
    if (node.kind === 'array') for (const item of node.items) this.read(item, place);
    else if (node.kind === 'object') this.object(node, place);
    else if (node.kind !== 'null' && place.holder) this.text(node, node.text, place.holder);
  }

  private object(node: JsonObject, { context: around, holder }: Place): void {
    const own = node.members.findLast(({ name }) => name === '@context');
    const context = own ? contextOf(own.value, around) : around;
    const members = this.lastOfEach(node.members, context);
    for (const list of ['@list', '@set']) {
      const items = members.get(list)?.value;
      if (items) return this.read(items, { context, holder });
    }
    const literal = members.get('@value')?.value;
    if (literal) return this.read(literal, { context, holder });
    const nodes = members.get('@graph')?.value;
    if (nodes) this.read(nodes, { context, holder: null });
    const id = this.idOf(members);
    const rest = [...members].filter(
      ([name]) => !name.startsWith('@') || name === '@type' || name === '@reverse',
    );
    if (rest.length > 0) this.entity(node, rest, { context, holder, id });
    else if (id !== undefined && holder) this.reference(node, id, holder);
  }

  private entity(
    node: JsonObject,
    members: [name: string, member: JsonMember][],
    { context, holder, id }: Place & { id: string | undefined },
  ): void {
    const types = textsOf(members.find(([name]) => name === '@type')?.[1].value);
    const line = this.block.lineAt(node.at);
    const entity = this.block.graph.begin({
      syntax: 'json-ld',
      types: types.map((type) => expand(type, context)),
      ...{ id, line, isBroken: this.block.isBroken, context: context.address },
      vocabulary: vocabularyOf(types, context),
      isTopLevel: holder === null,
    });
    if (entity < 0) return;
    if (holder) this.link(holder, entity, line);
    for (const [name, { value }] of members) {
      if (name === '@reverse' && value.kind === 'object') this.reverse(value, context, entity);
      else if (!name.startsWith('@')) {
        this.read(value, { context, holder: { entity, property: name, isReversed: false } });
      }
    }
  }

  /** What refers to this entity, written inside it. */
  private reverse(node: JsonObject, context: JsonLdContext, entity: number): void {
    for (const { name, value } of node.members) {
      this.read(value, { context, holder: { entity, property: expand(name, context), isReversed: true } });
    }
  }

  private link(
    { entity, property, isReversed }: NonNullable<Place['holder']>,
    target: number,
    line: number,
  ): void {
    if (isReversed) this.block.graph.link(target, property, entity, line, true);
    else this.block.graph.link(entity, property, target, line);
  }

  private reference(
    node: JsonObject,
    id: string,
    { entity, property, isReversed }: NonNullable<Place['holder']>,
  ): void {
    if (!isReversed) this.block.graph.reference(entity, property, id, this.block.lineAt(node.at));
  }

  private text(
    { kind, at }: JsonNode,
    text: string,
    { entity, property, isReversed }: NonNullable<Place['holder']>,
  ): void {
    if (isReversed) return;
    this.block.graph.text(entity, property, text, this.block.lineAt(at), kind !== 'string');
  }

  /** Of names that come twice, JSON takes the last. */
  private lastOfEach(members: readonly JsonMember[], context: JsonLdContext): Map<string, JsonMember> {
    const { block } = this;
    const last = new Map<string, JsonMember>();
    const written = new Set(members.map(({ name }) => name));
    for (const member of members) {
      const name = nameIn(written, member.name, context);
      const before = last.get(name);
      if (before && block.repeated.length < MARKUP_LIMITS.findings) {
        block.repeated.push({ name, line: block.lineAt(before.at), lastLine: block.lineAt(member.at) });
      }
      last.set(name, member);
    }
    return last;
  }

  private idOf(members: ReadonlyMap<string, JsonMember>): string | undefined {
    const id = members.get('@id')?.value;
    if (id?.kind !== 'string' || id.text.trim() === '') return undefined;
    return id.text.startsWith('_:') ? `${id.text}@${this.block.number}` : id.text.trim();
  }
}

function textsOf(node: JsonNode | undefined): string[] {
  const nodes = node?.kind === 'array' ? node.items : node ? [node] : [];
  return nodes.flatMap((each) => (each.kind === 'string' && each.text.trim() ? [each.text.trim()] : []));
}

/** Beside the keyword itself, another name for it is that of a property. */
function nameIn(written: ReadonlySet<string>, name: string, context: JsonLdContext): string {
  const meant = expand(name, context);
  return meant !== name && meant.startsWith('@') && written.has(meant) ? name : meant;
}

/** A type with schema.org's whole address needs no context, nor does it take that of another vocabulary. */
function vocabularyOf(types: readonly string[], context: JsonLdContext): MarkupVocabulary {
  if (context.vocabulary === 'schema.org') return context.vocabulary;
  return types.some((type) => expand(type, context) !== type) ? 'schema.org' : context.vocabulary;
}
