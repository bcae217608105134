import type { BuiltChunk } from './builtChunk.mts';

interface Start {
  /** The chunk that the page of the application asks for. */
  entry: string;
  /** The chunk of what stands around pages, which comes with each of them but those of `unframed`. */
  frame: string;
  unframed: readonly string[];
}

/**
 * Which loads need which chunk, as bits: a load is what a dynamic import asks for, together with what is there by then
 * whoever imports it. The chunks that the entry needs are left out, as they are in every load.
 */
export function neededBy(chunks: readonly BuiltChunk[], start: Start): Map<string, bigint> {
  const needsOf = closures(chunks);
  const initial = needsOf(start.entry);
  const loads = loadsOf(chunks, needsOf, start);
  const needed = new Map<string, bigint>();
  loads.forEach((files, index) => {
    for (const file of files) {
      if (!initial.has(file)) needed.set(file, (needed.get(file) ?? 0n) | (1n << BigInt(index)));
    }
  });
  return needed;
}

type NeedsOf = (file: string) => ReadonlySet<string>;

/** A chunk with all that it imports, whatever is between. */
export function closures(chunks: readonly Pick<BuiltChunk, 'file' | 'imports'>[]): NeedsOf {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const known = new Map<string, Set<string>>();
  return (file) => {
    const needs = known.get(file) ?? new Set<string>();
    if (!known.has(file)) follow(file, needs);
    known.set(file, needs);
    return needs;
  };
  function follow(file: string, needs: Set<string>): void {
    if (needs.has(file) || !importsOf.has(file)) return;
    needs.add(file);
    for (const next of importsOf.get(file) ?? []) follow(next, needs);
  }
}

function loadsOf(chunks: readonly BuiltChunk[], needsOf: NeedsOf, start: Start): ReadonlySet<string>[] {
  const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ file }) => file);
  const importers = importersOf(chunks, lazy, needsOf, [start.entry, ...lazy]);
  const there = new Map<string, ReadonlySet<string>>([[start.entry, needsOf(start.entry)]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const file of lazy) {
      const before = (importers.get(file) ?? []).flatMap((importer) => there.get(importer) ?? []);
      const frame = start.unframed.includes(file) ? [] : needsOf(start.frame);
      const load = new Set([...needsOf(file), ...frame, ...inAll(before)]);
      if (load.size === there.get(file)?.size) continue;
      there.set(file, load);
      changed = true;
    }
  }
  return lazy.map((file) => there.get(file) ?? new Set());
}

/** For each lazy chunk the roots that import it dynamically, by themselves or by what they need. */
function importersOf(
  chunks: readonly BuiltChunk[],
  lazy: readonly string[],
  needsOf: NeedsOf,
  roots: readonly string[],
): Map<string, string[]> {
  const importing = (file: string) =>
    chunks.filter(({ dynamicImports }) => dynamicImports.includes(file)).map((chunk) => chunk.file);
  return new Map(
    lazy.map((file) => {
      const by = importing(file);
      return [file, roots.filter((root) => root !== file && by.some((one) => needsOf(root).has(one)))];
    }),
  );
}

function inAll(sets: readonly ReadonlySet<string>[]): string[] {
  const [first, ...others] = sets;
  return first ? [...first].filter((file) => others.every((set) => set.has(file))) : [];
}
