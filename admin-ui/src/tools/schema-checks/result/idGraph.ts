import type { SchemaEntity } from '@contracts/schema/schema-checks';

/** A reference by `@id` from one entity to another, or to none. */
export interface IdLink {
  from: number;
  property: string;
  /** Undefined where no entity of the page has the id. */
  to?: number;
  id: string;
}

/** A box of the drawing. */
export interface IdNode {
  key: string;
  title: string;
  id: string;
  dangling: boolean;
  column: number;
  row: number;
}

export interface IdEdge {
  from: string;
  to: string;
  property: string;
}

/** All references between entities that have an `@id`, and those that lead nowhere. */
export function idLinksOf(entities: readonly SchemaEntity[]): IdLink[] {
  return entities.flatMap(({ properties }, from) =>
    Object.entries(properties).flatMap(([property, values]) =>
      values.flatMap(({ entity, dangling }): IdLink[] => {
        if (dangling !== undefined) return [{ from, property, id: dangling }];
        const id = entity === undefined ? undefined : entities[entity]?.id;
        return id === undefined ? [] : [{ from, property, to: entity, id }];
      }),
    ),
  );
}

/** Where the boxes of these references stand: each one column behind the first that refers to it. */
export function layOut(
  entities: readonly SchemaEntity[],
  links: readonly IdLink[],
): { nodes: IdNode[]; edges: IdEdge[] } {
  const keyOf = ({ to, id }: IdLink) => (to === undefined ? `id ${id}` : String(to));
  const targets = new Set(links.map(keyOf));
  const columns = new Map<string, number>();
  const place = (key: string, column: number) => {
    if (!columns.has(key)) columns.set(key, column);
  };
  for (const { from } of links) if (!targets.has(String(from))) place(String(from), 0);
  // What is left refers to itself in a circle: it begins where it was met.
  for (const { from } of links) {
    place(String(from), 0);
    spread(String(from));
  }
  function spread(start: string): void {
    const waiting = [start];
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      for (const link of links) {
        if (String(link.from) !== key || columns.has(keyOf(link))) continue;
        place(keyOf(link), (columns.get(key) ?? 0) + 1);
        waiting.push(keyOf(link));
      }
    }
  }
  const rows = new Map<number, number>();
  const nodes = [...columns].map(([key, column]): IdNode => {
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    const entity = key.startsWith('id ') ? undefined : entities[Number(key)];
    return {
      key,
      column,
      row,
      dangling: entity === undefined,
      title: entity ? entity.types.join(', ') || 'Without a type' : 'Not on the page',
      id: entity ? (entity.id ?? '') : key.slice('id '.length),
    };
  });
  return {
    nodes,
    edges: links.map((link) => ({ from: String(link.from), to: keyOf(link), property: link.property })),
  };
}
