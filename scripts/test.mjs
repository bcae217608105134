/**
 * `npm test`: installs and builds what is missing, then runs every check and every suite, goes on after a failure
 * and ends with the line `N passed, N failed`. `npm test -- unit browser` runs the named stages alone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from './lib/run.mjs';
import { closingLine, table } from './test/reports.mjs';
import { endChildren } from './test/stage.mjs';
import { stages } from './test/stages.mjs';
import { systemTools } from './test/system-tools.mjs';

const started = performance.now();
// Whatever the suites leave in the temporary folder goes with this one. The name is short: sockets live in it.
const folder = mkdtempSync(join(tmpdir(), 'ct-'));
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop(signal));

const wanted = process.argv.slice(2);
const rows = [];
try {
  const all = stages({ folder, ...(await systemTools()) });
  const unknown = wanted.filter((name) => !all.some((stage) => shortName(stage) === name));
  if (unknown.length) throw new Error(`There is no stage ${unknown.join(', ')}.`);
  for (const stage of all) {
    if (isWanted(stage)) rows.push(await runStage(stage));
  }
} catch (error) {
  console.error(error.message);
  rows.push({ name: 'preparation', passed: 0, failed: 1, skipped: 0, seconds: 0 });
}

const { text, total } = table(rows);
console.log(`\n${text}\n\nAll in ${seconds(started)}.`);
const failed = total.failed > 0 || total.passed === 0;
process.exitCode = failed ? 1 : 0;
console.log(closingLine(total));

/** `worker` means every worker stage. */
function shortName({ name }) {
  return name.split(' ')[0];
}

/** Every suite stands on the build. */
function isWanted(stage) {
  return !wanted.length || wanted.includes(shortName(stage)) || shortName(stage) === 'build';
}

async function runStage({ name, run }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  let counts;
  try {
    counts = await run();
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
