import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { MARKUP_LIMITS } from '../markup/markup-limits';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** What is written another way than it was found. */
export interface PrintedChanges {
  fixes: ReadonlyMap<SchemaValue, string>;
  names: ReadonlyMap<string, string>;
}

export const AS_FOUND: PrintedChanges = { fixes: new Map(), names: new Map() };

/** Writes entities as one JSON-LD block: what was written inside another stays there, the rest stands beside each other. */
export class MarkupPrinter {
  /** What became of each entity. */
  readonly objects = new Map<number, JsonObject>();
  private readonly byId = new Map<string, JsonObject>();

  constructor(
    private readonly markup: Markup,
    private readonly changes: PrintedChanges,
  ) {}

  /** The entities that stand by themselves; those of other vocabularies are not ours to write. */
  read(): JsonObject[] {
    const { entities, topLevel, vocabularies } = this.markup;
    const top: JsonObject[] = [];
    for (const index of [...[...topLevel].sort((a, b) => a - b), ...entities.keys()]) {
      if (vocabularies.get(index) === 'other' || this.objects.has(index)) continue;
      top.push(this.object(index, 1));
    }
    for (const [index, object] of this.objects) this.byId.set(this.idOf(index), object);
    return top;
  }

  /** The object of an entity, or of the one that a reference to it names. */
  objectOf(value: JsonObject): JsonObject {
    const id = value['@id'];
    if (typeof id !== 'string' || Object.keys(value).length > 1) return value;
    return this.byId.get(id) ?? value;
  }

  private object(index: number, depth: number): JsonObject {
    const object = Object.create(null) as JsonObject;
    this.objects.set(index, object);
    const entity = this.markup.entities[index];
    if (!entity) return object;
    const types = entity.types.map((type) => this.changes.names.get(type) ?? type);
    if (types.length > 0) object['@type'] = types.length === 1 ? (types[0] ?? '') : types;
    if (entity.id !== undefined) object['@id'] = plainId(entity.id);
    for (const [property, values] of Object.entries(entity.properties)) {
      const printed = values.map((value) => this.value(value, depth));
      object[this.changes.names.get(property) ?? property] =
        printed.length === 1 ? (printed[0] ?? null) : printed;
    }
    return object;
  }

  private value(value: SchemaValue, depth: number): Json {
    const fix = this.changes.fixes.get(value);
    if (fix !== undefined) return fix;
    if (value.dangling !== undefined) return { '@id': plainId(value.dangling) };
    if (value.entity === undefined)
      return this.markup.bare.has(value) ? literal(value.text ?? '') : (value.text ?? '');
    const isPrinted = this.objects.has(value.entity);
    const isApart = this.markup.references.has(value) || depth >= MARKUP_LIMITS.depth;
    if (!isPrinted && !isApart) return this.object(value.entity, depth + 1);
    const object = this.objects.get(value.entity);
    const id = this.idOf(value.entity);
    // Without an id of its own it gets one, so that it can be referred to.
    if (object) object['@id'] ??= id;
    return { '@id': id };
  }

  private idOf(index: number): string {
    const entity: SchemaEntity | undefined = this.markup.entities[index];
    return plainId(entity?.id ?? `_:item${index + 1}`);
  }
}

/** The pretty-printed block. */
export function printed(objects: readonly JsonObject[], hasContext: boolean): string {
  if (objects.length === 0) return '';
  const context = hasContext ? { '@context': 'https://schema.org' } : {};
  const [only] = objects;
  return JSON.stringify(
    objects.length === 1 ? { ...context, ...only } : { ...context, '@graph': objects },
    null,
    2,
  );
}

/** Ids of one block alone were set apart by its number. */
function plainId(id: string): string {
  return id.startsWith('_:') ? id.replace('@', '-') : id;
}

function literal(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
