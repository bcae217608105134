/**
 * `npm test`: installs and builds what is missing, then runs every check and the suites, goes on after a failure and ends
 * with the line `N passed, N failed`. `npm test -- all` adds what is proved less often; `npm test -- unit browser` runs the
 * named stages alone, `npm test -- all browser` the whole of one, `npm test -- changed` what the changes since the main
 * branch touch.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from './lib/run.mjs';
import { changedFiles, sharesOf } from './test/changed.mjs';
import { closingLine, failedFiles, table } from './test/reports.mjs';
import { endChildren } from './test/stage.mjs';
import { stages } from './test/stages.mjs';
import { systemTools } from './test/system-tools.mjs';

/** They keep two cores busy: each waits now and then. */
const SIDE_BY_SIDE = 3;

const started = performance.now();
// Whatever the suites leave in the temporary folder goes with this one. The name is short: sockets live in it.
const folder = mkdtempSync(join(tmpdir(), 'ct-'));
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(signal));

const words = process.argv.slice(2);
const all = words.includes('all');
const wanted = words.filter((word) => word !== 'all');
// Read by specs that ask more where everything is proved.
if (all) process.env.COHORT_TEST_ALL = '1';
else if (wanted.length === 0) process.env.COHORT_TEST_DAILY = '1';
const rows = [];
try {
  const steps = stages({ folder, all, ...(await systemTools()) });
  const shares = await wantedShares(steps.flat());
  for (const step of steps) {
    const waiting = step.filter((stage) => shares.has(shortName(stage)));
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => runLane(waiting, shares)));
  }
} catch (error) {
  console.error(error.message);
  rows.push({ name: 'preparation', passed: 0, failed: 1, skipped: 0, seconds: 0 });
}

const failures = rows.flatMap(({ name, failures: own = [] }) => own.map((one) => `${name}: ${one}`));
if (failures.length) console.log(`\n${failures.join('\n\n')}`);
const { text, total } = table(rows);
console.log(`\n${text}\n${failedFiles(rows)}\nAll in ${seconds(started)}.`);
const failed = total.failed > 0 || total.passed === 0;
process.exitCode = failed ? 1 : 0;
console.log(closingLine(total));

/** `unit` means every unit stage. */
function shortName({ name }) {
  return name.split(' ')[0];
}

/** The stages to run, each with the files that it is about, or null for all. Every suite stands on the build. */
async function wantedShares(known) {
  if (wanted[0] === 'changed') return new Map([['build', null], ...(await sharesOf(changedFiles()))]);
  const unknown = wanted.filter((name) => !known.some((stage) => shortName(stage) === name));
  if (unknown.length) throw new Error(`There is no stage ${unknown.join(', ')}.`);
  const usual = known.filter(({ rare }) => all || !rare).map(shortName);
  return new Map((wanted.length ? ['build', ...wanted] : usual).map((name) => [name, null]));
}

/** One after the other, as long as there are some. */
async function runLane(waiting, shares) {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) rows.push(await runStage(stage, shares));
}

async function runStage(stage, shares) {
  const { name, run } = stage;
  console.log(`\n── ${name}`);
  const start = performance.now();
  let counts;
  try {
    counts = await run(shares.get(shortName(stage)));
  } catch (error) {
    console.error(error.message);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

function stop(signal) {
  endChildren();
  const { total } = table(rows);
  console.log(`\nStopped by ${signal}.\n${closingLine({ ...total, failed: total.failed + 1 })}`);
  process.exit(1);
}
