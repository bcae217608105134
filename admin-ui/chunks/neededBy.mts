import type { BuiltChunk } from './builtChunk.mts';
import { add, emptySet, type LoadSet } from './loadSet.mts';

interface Start {
  /** The chunk that the page of the application asks for. */
  entry: string;
  /** The chunk of what stands around pages, which comes with each of them but those of `unframed`. */
  frame: string;
  unframed: readonly string[];
  /** What opens from a page, and is asked for with it where an address opens both. */
  addressed: readonly string[];
}

interface Needs {
  /** For each chunk but those of the entry, the loads that need it. */
  needed: Map<string, LoadSet>;
  /** The loads that are pages, each of them once. */
  pages: number[];
}

/** What a page loads first counts as much as that many of the loads that follow. */
const PAGE_WEIGHT = 6;

/**
 * Which loads need which chunk: a load is what a dynamic import asks for, together with what is there by then whoever
 * imports it. What the entry alone imports is a page, and counts more than what opens from one; what a page and the entry
 * import is the page's body, which comes with it. What an address opens over a page counts as one. The chunks that the entry needs are left out, as they are in every load.
 */
export function neededBy(chunks: readonly BuiltChunk[], start: Start): Needs {
  const needsOf = closures(chunks);
  const initial = needsOf(start.entry);
  const loaded = loadsOf(chunks, needsOf, start);
  const kindOf = (file: string) => {
    const ofEntry = importing(chunks, file).map((importer) => initial.has(importer));
    if (ofEntry.every(Boolean) || start.addressed.includes(file)) return 'page';
    return ofEntry.some(Boolean) ? 'body' : 'part';
  };
  const bodies = [...loaded.keys()].filter((file) => kindOf(file) === 'body');
  const loads = [...loaded].flatMap(([file, files]) => {
    const kind = kindOf(file);
    if (kind === 'body') return [];
    if (kind === 'part') return [files];
    const own = [...needsOf(file)].filter((part) => !initial.has(part));
    const itsBodies = bodies.filter((body) =>
      importing(chunks, body).some((importer) => own.includes(importer)),
    );
    const page = new Set([...files, ...itsBodies.flatMap((body) => [...needsOf(body)])]);
    return Array.from({ length: PAGE_WEIGHT }, () => page);
  });
  const pages = [...new Set(loads)]
    .map((files) => loads.indexOf(files))
    .filter((load) => loads[load] === loads[load + 1]);
  const needed = new Map<string, LoadSet>();
  loads.forEach((files, load) => {
    for (const file of files) {
      if (initial.has(file)) continue;
      const set = needed.get(file) ?? emptySet(loads.length);
      add(set, load);
      needed.set(file, set);
    }
  });
  return { needed, pages };
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

/** For each lazy chunk what is loaded with it. */
function loadsOf(
  chunks: readonly BuiltChunk[],
  needsOf: NeedsOf,
  start: Start,
): ReadonlyMap<string, ReadonlySet<string>> {
  // What somebody imports at once, too, is no entry to the bundler.
  const asked = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const lazy = chunks.map(({ file }) => file).filter((file) => asked.has(file));
  const importers = importersOf(chunks, lazy, needsOf, [start.entry, ...lazy]);
  const there = new Map<string, ReadonlySet<string>>();
  const loadedBy = (file: string) => (file === start.entry ? needsOf(file) : there.get(file));
  for (let changed = true; changed;) {
    changed = false;
    for (const file of lazy) {
      const before = (importers.get(file) ?? []).flatMap((importer) => loadedBy(importer) ?? []);
      const frame = start.unframed.includes(file) ? [] : needsOf(start.frame);
      const load = new Set([...needsOf(file), ...frame, ...inAll(before)]);
      if (load.size === there.get(file)?.size) continue;
      there.set(file, load);
      changed = true;
    }
  }
  return there;
}

/** For each lazy chunk the roots that import it dynamically, by themselves or by what they need. */
function importersOf(
  chunks: readonly BuiltChunk[],
  lazy: readonly string[],
  needsOf: NeedsOf,
  roots: readonly string[],
): Map<string, string[]> {
  return new Map(
    lazy.map((file) => {
      const by = importing(chunks, file);
      return [file, roots.filter((root) => root !== file && by.some((one) => needsOf(root).has(one)))];
    }),
  );
}

function importing(chunks: readonly BuiltChunk[], file: string): string[] {
  return chunks.filter(({ dynamicImports }) => dynamicImports.includes(file)).map((chunk) => chunk.file);
}

function inAll(sets: readonly ReadonlySet<string>[]): string[] {
  const [first, ...others] = sets;
  return first ? [...first].filter((file) => others.every((set) => set.has(file))) : [];
}
