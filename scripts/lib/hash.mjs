import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/** Tests change often and are in no build. */
const NOT_BUILT = /\.spec\.m?tsx?$/;

/** One hash of the names and contents of the given files and folders (relative to the root), tests left out. */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths.flatMap((path) => filesIn(path))) {
    hash.update(`\0${path}\0`).update(readFileSync(inRoot(path)));
  }
  return hash.digest('hex');
}

/** The files below a path, in one order everywhere; a path that does not exist has none. */
export function filesIn(path) {
  const stat = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return NOT_BUILT.test(path) ? [] : [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** What an earlier run left in a stamp file, or nothing. */
export function readStamp(path) {
  try {
    return readFileSync(inRoot(path), 'utf8').trim();
  } catch {
    return undefined;
  }
}
