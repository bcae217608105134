import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { wordLists } from './inputs.mjs';

const { classifyKeywords } = createRequire(import.meta.url)('../../../dist/src/domain/intent/classify.js');
const SIZES = [50, 500, 5000];
const ROUNDS = 12;

/** Reads a file, classifies it and writes the result, as a worker does. */
export function classifyFile(from, to, lists) {
  const out = openSync(to, 'w');
  const work = classifyKeywords(readFileSync(from), lists);
  let step = work.next();
  for (; !step.done; step = work.next()) writeSync(out, step.value.bytes);
  closeSync(out);
  return step.value;
}

/** What any program that touches each line as text must do at least. */
function readSplitJoinWrite(from, to) {
  writeFileSync(to, readFileSync(from, 'utf8').split('\n').join('\n'));
}

/**
 * Best processor time and best wall time of each run in turns, so that all meet the same machine.
 * The aims are held against processor time: another process on the machine does not change it.
 */
export function measureClassification(file, folder) {
  const to = join(folder, 'out.csv');
  const runs = [
    { name: 'read, split, join, write', run: () => readSplitJoinWrite(file, to) },
    ...SIZES.map((size) => {
      const lists = wordLists(size);
      return { name: `${size} words per intent`, run: () => classifyFile(file, to, lists) };
    }),
  ].map((entry) => ({ ...entry, cpu: Infinity, wall: Infinity }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of runs) {
      const cpu = process.cpuUsage();
      const start = performance.now();
      entry.run();
      entry.wall = Math.min(entry.wall, performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      entry.cpu = Math.min(entry.cpu, (user + system) / 1000);
    }
  }
  const rows = classifyFile(file, to, wordLists(50)).rows;
  return { rows, runs };
}
