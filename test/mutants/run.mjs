/**
 * `npm run mutants`: changes the code that is named in `proven.mjs` at one place at a time, and tells which changes no spec
 * notices. `npm run mutants -- domain/usage core/auth` does so for these folders alone.
 */
import { spawnSync } from 'node:child_process';
import { PROVEN } from './proven.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
/** A loop that no longer ends may fill the memory; none gets more than 3 GB, where the system can tell. */
const LIMITED = 'ulimit -d 3000000 2>/dev/null; exec "$@"';
const wanted = process.argv.slice(2);
const unknown = wanted.filter((folder) => !(folder in PROVEN));
if (unknown.length) {
  console.error(
    `Nothing is to be proven of ${unknown.join(', ')}. Known are ${Object.keys(PROVEN).join(', ')}.`,
  );
  process.exit(1);
}
const bad = (wanted.length ? wanted : Object.keys(PROVEN)).filter((folder) => {
  console.log(`\n── ${folder}`);
  const args = [process.execPath, STRYKER, 'run', 'test/mutants/stryker.config.mjs'];
  const { status } = spawnSync('sh', ['-c', LIMITED, 'sh', ...args], {
    stdio: 'inherit',
    env: { ...process.env, MUTANTS: folder },
  });
  return status !== 0;
});
if (bad.length) {
  console.error(`\nBelow the mark, or not run: ${bad.join(', ')}.`);
  process.exit(1);
}
