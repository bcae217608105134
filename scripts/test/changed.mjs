import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { featuresOf, longOf, specsOf, SUITES } from './features.mjs';
import { importersOf, reachedFrom } from './import-graph.mjs';

/** Where the specs of a stage are; those of one folder within another one come before it. */
const SPECS = [
  ['store', 'test/integration/store/'],
  ['integration', 'test/integration/'],
  ['promises', 'test/e2e/reference.promises.spec.ts'],
  ['api', 'test/e2e/'],
  ['hostile', 'test/hostile/'],
  ['worker', 'test/worker/'],
  ['browser', 'test/browser/'],
  ['unit', ''],
];
const USUAL = ['unit', 'integration', 'api', 'worker', 'browser'];
/** Of more features than these a suite is run whole. */
const MANY_FEATURES = 12;
const SPEC = /\.spec\.m?tsx?$/;
/** Moved or new code of these shows in no import. */
const RULES = [
  // What the API's reference and the table of routes are read from.
  [/\.controller\.ts$|^src\/contracts\//, 'test/quality/reference.spec.ts'],
  [/\.controller\.ts$/, 'test/e2e/access.spec.ts'],
  [/^(src\/core\/http|scripts)\/reference/, 'test/e2e/reference.promises.spec.ts'],
  [/^(\.oxlintrc|\.dependency-cruiser|\.knip)|^scripts\/lint\//, 'test/integration/lint-rules.spec.ts'],
  [/^\.knip/, 'test/integration/dead-exports.spec.ts'],
  [/^docker-compose|^deploy\//, 'test/integration/compose.spec.ts'],
  [/^\.github\//, 'test/integration/workflow.spec.ts'],
  [/^package-lock\.json$/, 'test/integration/package-lock.spec.ts'],
  [/^scripts\/test/, 'test/integration/scripts.spec.ts'],
  [/^(README\.md|docs\/)/, 'test/quality/documents.spec.ts'],
  [/^docs\/guide\//, 'admin-ui/guide/readGuide.spec.mts'],
];
/** What runs whole: what embeds the store and what is sent to it, the queue, and what is no code but settings of all. */
const WHOLE = [
  [/^src\/(embedded|migrations)|^src\/core\/database\/|\.(schema|repository)\.ts$/, ['store']],
  [/^src\/queues\/|^src\/embedded\/queue\/|^worker\/(job-run|workers|schedules)/, ['worker', 'redis']],
  [/^(?!src\/|worker\/|admin-ui\/|test\/|scripts\/)|^scripts\/(test|lib)|^scripts\/[^/]+$/, USUAL],
];
/** Beside the code: of no suite. */
const ASIDE =
  /\.md$|^(docs|deploy|\.ci|\.github|test\/bench|test\/mutants)\/|^docker-compose|^\.(knip|oxlintrc|oxfmtrc)/;
const CODE = /^(src|worker|admin-ui|test)\//;

/**
 * The stages that the changed files touch, each with the specs to run, or null for the whole stage. Of unit, integration and
 * component tests those that reach a changed file by imports; of the others those of the features that do.
 */
export async function sharesOf(files, { all = allFiles(), importers = importersOf } = {}) {
  const shares = new Map([['lint', null]]);
  const touched = files.filter((file) => !ASIDE.test(file));
  for (const [pattern, spec] of RULES) if (files.some((file) => pattern.test(file))) add(shares, spec);
  for (const [pattern, stages] of WHOLE)
    if (touched.some((file) => pattern.test(file))) for (const stage of stages) shares.set(stage, null);
  const code = touched.filter((file) => CODE.test(file));
  if (code.length === 0) return shares;
  const project = { specs: all.filter((file) => SPEC.test(file)), importers: await importers() };
  addReached(shares, code, project);
  for (const suite of SUITES) addFeatures(shares, code, suite, project);
  addLong(shares, code, project);
  return shares;
}

function addReached(shares, code, { specs, importers }) {
  const helpers = code.filter((file) => file.startsWith('test/'));
  const reached = reachedFrom(code, importers);
  const helped = reachedFrom(helpers, importers);
  const long = longOf(inStage('integration', specs));
  for (const spec of specs) {
    const isByImports = ['unit', 'integration'].includes(stageOf(spec)) && !long.includes(spec);
    if ((isByImports ? reached : helped).includes(spec)) add(shares, spec);
  }
  // Nothing imports what is read as a file: whatever is in its folder may read it, or in the next one up.
  const read = code.filter((file) => !importers.has(file) && !SPEC.test(file));
  for (const file of read) for (const spec of nearestTo(file, specs)) add(shares, spec);
}

function nearestTo(file, specs) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const near = specs.filter((spec) => spec.startsWith(`${folder}/`));
    if (near.length > 0) return near;
  }
  return [];
}

function addFeatures(shares, code, suite, { specs, importers }) {
  const reached = featuresReached(code, importers, suite === 'browser');
  if (reached.length > MANY_FEATURES) shares.set(suite, null);
  for (const spec of specsOf(reached, suite, inStage(suite, specs))) add(shares, spec);
}

function addLong(shares, code, { specs, importers }) {
  const reached = featuresReached(code, importers, false);
  for (const spec of specsOf(reached, 'long', inStage('integration', specs))) add(shares, spec);
}

function featuresReached(code, importers, withClient) {
  const product = code.filter(
    (file) => !/^test\//.test(file) && !SPEC.test(file) && (withClient || !file.startsWith('admin-ui/')),
  );
  const isFeature = (file) => featuresOf(file).length > 0;
  return [...new Set(reachedFrom(product, importers, isFeature).flatMap(featuresOf))];
}

function inStage(stage, specs) {
  return specs.filter((spec) => stageOf(spec) === stage);
}

function stageOf(spec) {
  return SPECS.find(([, folder]) => spec.startsWith(folder))?.[0];
}

function add(shares, spec) {
  const stage = stageOf(spec);
  if (shares.get(stage) !== null) shares.set(stage, [...new Set([...(shares.get(stage) ?? []), spec])]);
}

/** Paths that differ from where this branch left the main one; without a remote, from the last commit. */
export function changedFiles() {
  const base = git(['merge-base', 'HEAD', 'origin/main'])[0] ?? 'HEAD';
  return [...new Set([...git(['diff', '--name-only', '--diff-filter=d', base]), ...untracked()])];
}

export function allFiles() {
  return [...git(['ls-files']), ...untracked()];
}

function untracked() {
  return git(['ls-files', '--others', '--exclude-standard']);
}

function git(args) {
  try {
    const output = execFileSync('git', args, {
      ...{ cwd: ROOT, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
