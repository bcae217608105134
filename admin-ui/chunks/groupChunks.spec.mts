import fc from 'fast-check';
import type { BuiltChunk } from './builtChunk.mts';
import { groupChunks } from './groupChunks.mts';
import { add, emptySet } from './loadSet.mts';

const REQUEST_BYTES = 3000;
const LOADS = 40;

interface Part {
  bytes: number;
  /** The loads that need it. */
  loads: number[];
  imports?: string[];
}

/** The files by the parts that they hold, such as `page+table`. */
function filesOf(parts: Record<string, Part>, mostFiles = LOADS, mostBytes = Infinity): string[] {
  const chunks = Object.entries(parts).map(([name, { bytes, imports = [] }]): BuiltChunk => ({
    file: name,
    name,
    bytes,
    modules: [name],
    imports,
    dynamicImports: [],
    isDynamicEntry: false,
  }));
  const needed = new Map(
    Object.entries(parts).map(([name, { loads }]) => {
      const set = emptySet(LOADS);
      for (const load of loads) add(set, load);
      return [name, set];
    }),
  );
  const pages = [{ load: 0, mostFiles, mostBytes }];
  return groupChunks(chunks, needed, { requestBytes: REQUEST_BYTES, pages })
    .map((group) => group.map(({ name }) => name).join('+'))
    .toSorted();
}

it('makes one file of what the same loads need, however large', () => {
  expect(
    filesOf({
      table: { bytes: 90_000, loads: [0, 39] },
      rows: { bytes: 90_000, loads: [0, 39] },
      chart: { bytes: 90_000, loads: [1] },
    }),
  ).toEqual(['chart', 'table+rows']);
});

it('merges small parts that most of their loads share', () => {
  expect(
    filesOf({ table: { bytes: 2000, loads: [0, 1, 2, 3] }, pager: { bytes: 2000, loads: [0, 1, 2, 4] } }),
  ).toEqual(['table+pager']);
});

it('keeps apart what would be large for loads that do not need it', () => {
  expect(
    filesOf({ table: { bytes: 2000, loads: [0, 1, 2, 3] }, chart: { bytes: 60_000, loads: [0, 1] } }),
  ).toEqual(['chart', 'table']);
});

it('never merges what no load shares', () => {
  expect(filesOf({ login: { bytes: 10, loads: [0] }, table: { bytes: 10, loads: [1] } })).toEqual([
    'login',
    'table',
  ]);
});

it('counts what a merged part brings with it', () => {
  const parts = {
    table: { bytes: 500, loads: [0, 1, 2, 3] },
    export: { bytes: 500, loads: [0, 1], imports: ['parser'] },
    parser: { bytes: 60_000, loads: [0, 1] },
    other: { bytes: 500, loads: [5] },
  };
  // Loads 2 and 3 would get the parser for nothing.
  expect(filesOf(parts)).toEqual(['export+parser', 'other', 'table']);
});

it('keeps a page within its number of files, as cheaply as it can', () => {
  const parts = {
    head: { bytes: 20_000, loads: [0, 1] },
    table: { bytes: 20_000, loads: [0, 2] },
    chart: { bytes: 9000, loads: [0, 3] },
    legend: { bytes: 8000, loads: [0, 4] },
  };
  expect(filesOf(parts)).toHaveLength(4);
  expect(filesOf(parts, 3)).toEqual(['chart+legend', 'head', 'table']);
});

it('gives a page nothing that it has no room for, by the merged parts or by what they import', () => {
  const parts = {
    table: { bytes: 2000, loads: [0, 1, 2, 3] },
    pager: { bytes: 2000, loads: [1, 2, 3] },
    export: { bytes: 500, loads: [1, 2, 3], imports: ['parser'] },
    parser: { bytes: 600, loads: [1, 2, 3, 4] },
  };
  expect(filesOf(parts, LOADS, 5100)).toEqual(['table+pager+export+parser']);
  expect(filesOf(parts, LOADS, 5099)).toEqual(['pager+export+parser', 'table']);
});

/** Parts of which each imports only later ones; what needs a part needs what it imports. */
const graphs = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 10, max: 20_000 }),
      loads: fc.uniqueArray(fc.nat(7), { minLength: 1 }),
      imports: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    }),
    { minLength: 2, maxLength: 14 },
  )
  .map((drawn) => {
    const parts = drawn.map(({ bytes, loads, imports }, index) => ({
      bytes,
      loads,
      imports: imports.map((step) => index + step).filter((target) => target < drawn.length),
    }));
    for (const { loads, imports } of parts) {
      for (const target of imports) {
        const imported = parts[target];
        if (imported) imported.loads = [...new Set([...imported.loads, ...loads])];
      }
    }
    return Object.fromEntries(
      parts.map(({ imports, ...part }, index) => [
        `p${index}`,
        { ...part, imports: imports.map((i) => `p${i}`) },
      ]),
    );
  });

it('keeps every part, and lets no files import each other in a circle', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 0, max: 200_000 }), (parts, mostBytes) => {
      const files = filesOf(parts, 2, mostBytes).map((file) => file.split('+'));
      expect(files.flat().toSorted()).toEqual(Object.keys(parts).toSorted());
      expect(circleIn(parts, files)).toBe(false);
    }),
  );
});

function circleIn(parts: Record<string, Part>, files: string[][]): boolean {
  const fileOf = (part: string) => files.findIndex((file) => file.includes(part));
  const importsOf = (file: number) =>
    new Set((files[file] ?? []).flatMap((part) => parts[part]?.imports ?? []).map(fileOf));
  return files.some((_, start) => {
    const reached = new Set([...importsOf(start)].filter((file) => file !== start));
    for (const file of reached) for (const next of importsOf(file)) if (next !== file) reached.add(next);
    return reached.has(start);
  });
}
