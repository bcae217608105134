import { createRequire } from 'node:module';
import { inRoot, ROOT } from '../lib/paths.mjs';

const FOLDERS = ['src', 'worker', 'admin-ui/src', 'admin-ui/chunks', 'admin-ui/guide', 'test'];

/** For each file of ours, which files import it. Takes some ten seconds. */
export async function importersOf() {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const { options } = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));
  const { tsConfig, ...rest } = options;
  const { output } = await cruise(
    FOLDERS,
    { ...rest, baseDir: ROOT, ruleSet: { options: { tsConfig } } },
    null,
    { tsConfig: extractTSConfig(tsConfig.fileName) },
  );
  const importers = new Map(output.modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of output.modules)
    for (const { resolved } of dependencies) importers.get(resolved)?.push(source);
  return importers;
}

/** The files, and whatever reaches one of them by imports. */
export function reachedFrom(files, importers, isEnd = () => false) {
  const reached = new Set(files);
  for (const file of reached) {
    if (isEnd(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
}
