import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';

const SERVER = ['unit', 'integration', 'api', 'hostile', 'worker'];
const EVERYTHING = [...SERVER, 'browser'];
/** What a file touches, by the first pattern that its path meets; whatever meets none touches everything. */
const TOUCHED = [
  [/\.md$|^docs\/|^\.ci\/|^\.github\//, []],
  [/^test\/bench\//, []],
  [/^test\/integration\/.*\.spec\.ts$/, ['integration']],
  [/^test\/e2e\/.*\.spec\.ts$/, ['api']],
  [/^test\/hostile\/.*\.spec\.ts$/, ['hostile']],
  [/^test\/worker\/.*\.spec\.ts$/, ['worker']],
  [/^test\/browser\//, ['browser']],
  [/^test\/quality\//, ['unit']],
  [/^test\/support\//, EVERYTHING],
  [/^(src|worker|admin-ui\/src)\/.*\.spec\.tsx?$/, ['unit']],
  [/^src\/(contracts|domain)\//, EVERYTHING],
  [/^(src|worker)\//, SERVER],
  [/^admin-ui\//, ['unit', 'browser']],
];
const SPEC = /\.spec\.tsx?$/;
/** What the API's reference is read from, by a spec that imports none of it. */
const REFERENCE = { source: /\.controller\.ts$|^src\/contracts\//, spec: 'test/quality/reference.spec.ts' };
const PART_OF_UNIT = /^(src|worker|admin-ui\/src)\/|^test\/quality\/.*\.spec\.ts$/;

/**
 * The stages that the files touch, each with its share: the files whose tests run where nothing but tests or modules with
 * tests of their own changed, else null for the whole stage.
 */
export function sharesOf(files) {
  const shares = new Map([['lint', null]]);
  for (const file of files) {
    const rule = TOUCHED.find(([pattern]) => pattern.test(file));
    for (const stage of rule?.[1] ?? EVERYTHING) add(shares, stage, file);
    if (REFERENCE.source.test(file)) add(shares, 'unit', REFERENCE.spec);
  }
  return shares;
}

function add(shares, stage, file) {
  const isPart = (stage === 'unit' ? PART_OF_UNIT : SPEC).test(file);
  if (!isPart) shares.set(stage, null);
  else if (shares.get(stage) !== null) shares.set(stage, [...(shares.get(stage) ?? []), file]);
}

/** Paths that differ from where this branch left the main one; without a remote, from the last commit. */
export function changedFiles() {
  const base = git(['merge-base', 'HEAD', 'origin/main'])[0] ?? 'HEAD';
  const untracked = git(['ls-files', '--others', '--exclude-standard']);
  return [...git(['diff', '--name-only', '--diff-filter=d', base]), ...untracked];
}

function git(args) {
  try {
    const output = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
