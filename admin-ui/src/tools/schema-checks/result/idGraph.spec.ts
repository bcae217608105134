import type { SchemaEntity, SchemaValue } from '@contracts/schema/schema-checks';
import { idLinksOf, layOut } from './idGraph';

function entity(
  id: string | undefined,
  properties: Record<string, Omit<SchemaValue, 'line'>[]>,
): SchemaEntity {
  const placed = Object.entries(properties).map(([name, values]) => [
    name,
    values.map((value) => ({ ...value, line: 1 })),
  ]);
  return {
    syntax: 'json-ld',
    types: ['Thing'],
    line: 1,
    properties: Object.fromEntries(placed) as SchemaEntity['properties'],
    ...(id !== undefined && { id }),
  };
}

it('tells references by @id, those that lead nowhere too, and no values', () => {
  const entities = [
    entity(undefined, { author: [{ dangling: '#ada' }], about: [{ entity: 1 }], name: [{ text: 'x' }] }),
    entity('#shoe', { offers: [{ entity: 2 }] }),
    entity(undefined, {}),
  ];
  expect(idLinksOf(entities)).toEqual([
    { from: 0, property: 'author', id: '#ada' },
    { from: 0, property: 'about', to: 1, id: '#shoe' },
  ]);
});

it('puts each box one column behind what refers to it first, and two never in one place', () => {
  const entities = [
    entity('#a', { x: [{ entity: 1 }, { entity: 2 }, { dangling: '#gone' }] }),
    entity('#b', { y: [{ entity: 2 }] }),
    entity('#c', {}),
  ];
  const { nodes, edges } = layOut(entities, idLinksOf(entities));
  expect(nodes.map(({ id, column, dangling }) => [id, column, dangling])).toEqual([
    ['#a', 0, false],
    ['#b', 1, false],
    ['#c', 1, false],
    ['#gone', 1, true],
  ]);
  expect(new Set(nodes.map(({ column, row }) => `${column} ${row}`)).size).toBe(nodes.length);
  expect(edges).toHaveLength(4);
});

it('ends where entities refer to each other in a circle', () => {
  const entities = [entity('#a', { x: [{ entity: 1 }] }), entity('#b', { y: [{ entity: 0 }] })];
  const { nodes } = layOut(entities, idLinksOf(entities));
  expect(nodes.map(({ id, column }) => [id, column])).toEqual([
    ['#a', 0],
    ['#b', 1],
  ]);
});
