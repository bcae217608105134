import type { SchemaEntity, SchemaSyntax, SchemaValue } from '../../../contracts/schema/schema-checks';
import { parseUrl } from '../../../contracts/validation/parse-url';
import { MARKUP_LIMITS } from './markup-limits';

/** Whose names an entity uses. */
export type MarkupVocabulary = 'schema.org' | 'none' | 'other';

/** Where an entity hangs: the one that refers to it, and by which property. */
export interface MarkupParent {
  entity: number;
  property: string;
}

/** The markup of a page with what its checks need to know beside the entities. */
export interface Markup {
  entities: SchemaEntity[];
  roots: number[];
  parents: readonly (readonly MarkupParent[])[];
  /** Entities that stand by themselves, and are not written inside others. */
  topLevel: ReadonlySet<number>;
  /** Entities without the context of schema.org. */
  vocabularies: ReadonlyMap<number, MarkupVocabulary>;
  /** Entities of another vocabulary: the address of its context. */
  contexts: ReadonlyMap<number, string>;
  /** What the second and further descriptions of one id add. */
  later: ReadonlySet<SchemaValue>;
  /** Entities of blocks that nobody but this reader can read. */
  broken: ReadonlySet<number>;
  /** Values that refer to an entity by its id. */
  references: ReadonlySet<SchemaValue>;
  /** Numbers and booleans, which stand without quotes. */
  bare: ReadonlySet<SchemaValue>;
  /** What relative addresses are relative to. */
  base: URL | undefined;
  /** Whether some of it was left out for its size. */
  isCut: boolean;
}

interface NewEntity {
  syntax: SchemaSyntax;
  types: string[];
  id: string | undefined;
  line: number;
  vocabulary: MarkupVocabulary;
  isTopLevel: boolean;
  isBroken?: boolean;
  context?: string | undefined;
}

/** Gathers entities from all blocks and syntaxes of a page, and joins those of one id. */
export class MarkupGraph {
  private readonly entities: SchemaEntity[] = [];
  private readonly byId = new Map<string, number>();
  private readonly joined = new Set<number>();
  private readonly later = new Set<SchemaValue>();
  private readonly topLevel = new Set<number>();
  private readonly vocabularies = new Map<number, MarkupVocabulary>();
  private readonly contexts = new Map<number, string>();
  private readonly broken = new Set<number>();
  private readonly references = new Map<SchemaValue, string>();
  private readonly bare = new Set<SchemaValue>();
  private values = 0;
  private isCut = false;

  /** How many entities there are so far. */
  get size(): number {
    return this.entities.length;
  }

  constructor(private readonly base: URL | undefined) {}

  /** The place of the entity, which may be one of the same id; -1 if there are too many. */
  begin({ syntax, types, id, line, vocabulary, isTopLevel, isBroken = false, context }: NewEntity): number {
    const key = id && this.keyOf(id);
    let index = key === undefined ? undefined : this.byId.get(key);
    if (index === undefined) {
      if (this.entities.length >= MARKUP_LIMITS.entities) return this.cut();
      const properties = Object.create(null) as SchemaEntity['properties'];
      index =
        this.entities.push({ syntax, types: [...new Set(types)], line, properties, ...(id && { id }) }) - 1;
      if (key) this.byId.set(key, index);
      if (vocabulary !== 'schema.org') this.vocabularies.set(index, vocabulary);
      if (vocabulary === 'other' && context !== undefined) this.contexts.set(index, context);
      if (isBroken) this.broken.add(index);
    } else this.join(index, types, vocabulary);
    if (isTopLevel) this.topLevel.add(index);
    return index;
  }

  text(entity: number, property: string, text: string, line: number, isBare = false): void {
    const value = this.add(entity, property, { text, line });
    if (value && isBare) this.bare.add(value);
  }

  link(entity: number, property: string, target: number, line: number, isReference = false): void {
    if (target < 0) return;
    const value = this.add(entity, property, { entity: target, line });
    if (value && isReference) this.references.set(value, '');
  }

  /** By an id whose entity may come later. */
  reference(entity: number, property: string, id: string, line: number): void {
    const value = this.add(entity, property, { dangling: id, line });
    if (value) this.references.set(value, id);
  }

  cut(): -1 {
    this.isCut = true;
    return -1;
  }

  finish(): Markup {
    for (const [value, id] of this.references) this.resolve(value, id);
    for (const index of this.joined) dropTwins(this.entities[index]);
    const parents = this.parents();
    return {
      entities: this.entities,
      parents,
      roots: rootsOf(this.entities, parents),
      topLevel: this.topLevel,
      vocabularies: this.vocabularies,
      contexts: this.contexts,
      later: this.later,
      broken: this.broken,
      references: new Set(this.references.keys()),
      bare: this.bare,
      base: this.base,
      isCut: this.isCut,
    };
  }

  private join(index: number, types: string[], vocabulary: MarkupVocabulary): void {
    const entity = this.entities[index];
    if (entity) entity.types = [...new Set([...entity.types, ...types])];
    this.joined.add(index);
    if (vocabulary === 'schema.org') this.vocabularies.delete(index);
  }

  private add(entity: number, property: string, value: SchemaValue): SchemaValue | null {
    const properties = this.entities[entity]?.properties;
    if (!properties) return null;
    this.values += 1;
    if (this.values > MARKUP_LIMITS.values) {
      this.isCut = true;
      return null;
    }
    (properties[property] ??= []).push(value);
    if (this.joined.has(entity)) this.later.add(value);
    return value;
  }

  private resolve(value: SchemaValue, id: string): void {
    if (id === '') return;
    const target = this.byId.get(this.keyOf(id));
    if (target === undefined) return;
    delete value.dangling;
    value.entity = target;
  }

  private parents(): MarkupParent[][] {
    const parents: MarkupParent[][] = this.entities.map(() => []);
    this.entities.forEach(({ properties }, entity) => {
      for (const [property, values] of Object.entries(properties)) {
        for (const value of values) {
          if (value.entity !== undefined) parents[value.entity]?.push({ entity, property });
        }
      }
    });
    return parents;
  }

  private keyOf(id: string): string {
    return this.base ? (parseUrl(id, this.base)?.href ?? id) : id;
  }
}

/** What two blocks say alike of an entity is said once. */
function dropTwins(entity: SchemaEntity | undefined): void {
  if (!entity) return;
  for (const [property, values] of Object.entries(entity.properties)) {
    const seen = new Set<string>();
    entity.properties[property] = values.filter(({ text, entity: target, dangling }) => {
      const key = JSON.stringify([text, target, dangling]);
      return !seen.has(key) && seen.add(key);
    });
  }
}

/** Those that nobody refers to, and one of each circle that has no such beginning. */
function rootsOf(entities: readonly SchemaEntity[], parents: readonly (readonly MarkupParent[])[]): number[] {
  const reached = new Set<number>();
  const roots: number[] = [];
  const begin = (root: number) => {
    roots.push(root);
    reached.add(root);
    const waiting = [root];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      for (const { entity } of Object.values(entities[index]?.properties ?? {}).flat()) {
        if (entity === undefined || reached.has(entity)) continue;
        reached.add(entity);
        waiting.push(entity);
      }
    }
  };
  entities.forEach((_, index) => {
    if (parents[index]?.every(({ entity }) => entity === index)) begin(index);
  });
  entities.forEach((_, index) => {
    if (!reached.has(index)) begin(index);
  });
  return roots.sort((a, b) => a - b);
}
