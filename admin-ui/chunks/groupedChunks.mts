import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import type { BuiltChunk } from './builtChunk.mts';
import { groupChunks } from './groupChunks.mts';
import { has } from './loadSet.mts';
import { closures, neededBy } from './neededBy.mts';

/** What a request costs, as bytes that could be sent instead. */
const REQUEST_BYTES = 2500;
/** Of the 25 requests of a page nine are for the page itself, its styles, picture and font, and up to two for data. */
const MOST_FILES = 14;
/** Of pages that ask for more data. */
const MOST_FILES_BESIDE_DATA = 12;
/** Minified scripts become so small by gzip. */
const GZIP_SHARE = 0.33;
/** A page may ask for 300 kB of scripts, 191 of which are the initial file; gzip makes of the rest nine tenths of what is reckoned here. */
const MOST_BYTES = 106_000;

interface Pages {
  /** The module that the application's page asks for. */
  entry: string;
  /** The module of what stands around pages. */
  frame: string;
  /** Modules of pages that show without it. */
  unframed: readonly string[];
  /** Modules of what an address opens over a page. */
  addressed: readonly string[];
  /** Modules of pages that ask for more data than others do. */
  dataful: readonly string[];
  /** Modules that come with another one although they are asked for by themselves: those, and with which. */
  along: readonly (readonly [string, string])[];
}

/**
 * How the bundler is to share the modules out among files: by what a first build, which is thrown away, shows that pages
 * use of them. Until it has left out what is unused the bundler takes the whole of a library for used by whoever imports
 * from it.
 */
export async function groupedChunks(config: InlineConfig, pages: Pages) {
  const chunks = await firstBuild(config);
  const names = namesOf(chunks, pages);
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: (id: string) => names.get(id) ?? null, debugName: 'used together' }],
  };
}

async function firstBuild(config: InlineConfig): Promise<BuiltChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutWorkers(), ...(config.plugins ?? [])],
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: [] } } },
    },
  });
  if (!('output' in result)) throw new TypeError('The first build gave no output.');
  return result.output
    .filter((part) => part.type === 'chunk')
    .map(toChunk)
    .sort(byFirstModule);
}

/** They are bundles of their own, and take most of the time. */
function withoutWorkers(): Plugin {
  return {
    name: 'without-workers',
    enforce: 'pre',
    transform: {
      filter: { code: 'new Worker(new URL(' },
      handler: (code) => code.replaceAll(/new URL\([^()]*import\.meta\.url\)/g, "''"),
    },
  };
}

function toChunk({
  fileName,
  name,
  code,
  modules,
  imports,
  dynamicImports,
  isDynamicEntry,
}: Rolldown.OutputChunk): BuiltChunk {
  return {
    file: fileName,
    name,
    bytes: code.length * GZIP_SHARE,
    modules: Object.keys(modules),
    imports,
    dynamicImports,
    isDynamicEntry,
  };
}

function byFirstModule({ modules: [a = ''] }: BuiltChunk, { modules: [b = ''] }: BuiltChunk): number {
  return a < b ? -1 : 1;
}

/** The name of its file for each module; the bundler names those that are alone. */
function namesOf(
  built: readonly BuiltChunk[],
  { entry, frame, unframed, addressed, dataful, along }: Pages,
): Map<string, string> {
  const fileOf = (path: string) => chunkOf(built, path).file;
  const chunks = withAlong(built, along);
  const start = {
    entry: fileOf(entry),
    frame: fileOf(frame),
    unframed: unframed.map(fileOf),
    addressed: addressed.map(fileOf),
  };
  const initial = closures(chunks)(start.entry);
  const { needed, pages } = neededBy(chunks, start);
  const datafulLoads = dataful.flatMap((path) => needed.get(fileOf(path)) ?? []);
  const initialChunks = chunks.filter(({ file }) => initial.has(file));
  const limited = pages.map((load) => {
    const isDataful = datafulLoads.some((loads) => has(loads, load));
    return { load, mostFiles: isDataful ? MOST_FILES_BESIDE_DATA : MOST_FILES, mostBytes: MOST_BYTES };
  });
  const groups = groupChunks(chunks, needed, { requestBytes: REQUEST_BYTES, pages: limited });
  const names = new Map<string, string>();
  const put = (group: readonly BuiltChunk[], name: string) => {
    // Vite looks for the page's markup in a chunk of its own.
    const ids = group.flatMap(({ modules }) => modules).filter((id) => !/\.html(\?|$)/.test(id));
    for (const id of ids) names.set(id, name);
  };
  put(initialChunks, 'initial');
  groups.forEach((group, index) => {
    if (group.length > 1) put(group, `${nameOf(group, start.frame)}-${index}`);
  });
  return names;
}

function chunkOf(chunks: readonly BuiltChunk[], path: string): BuiltChunk {
  const chunk = chunks.find(({ modules }) => modules.includes(normalizePath(path)));
  if (!chunk) throw new TypeError(`No chunk has ${path}.`);
  return chunk;
}

/** What comes with another one is taken for imported by it. */
function withAlong(chunks: readonly BuiltChunk[], along: Pages['along']): BuiltChunk[] {
  return chunks.map((chunk) => {
    const brought = along.filter(([, other]) => chunk === chunkOf(chunks, other));
    const files = brought.map(([module]) => chunkOf(chunks, module).file);
    return { ...chunk, imports: [...chunk.imports, ...files] };
  });
}

/** A component that is a page. */
const PAGE = /(Page|List)$/;

/** After what is largest in it, pages first. */
function nameOf(group: readonly BuiltChunk[], frame: string): string {
  if (group.some(({ file }) => file === frame)) return 'frame';
  const rank = ({ name, isDynamicEntry, bytes }: BuiltChunk) =>
    (PAGE.test(name) ? 2e9 : isDynamicEntry ? 1e9 : 0) + bytes;
  return [...group].sort((a, b) => rank(b) - rank(a))[0]?.name ?? 'shared';
}
