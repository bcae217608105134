import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.mjs';

/** Of a failure's message. */
const SAID_LINES = 12;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Counts of the JSON report of Jest and of Vitest. A file that failed without a failed test of its own is one failure. */
export function countSpecs(file) {
  const report = read(file);
  const hasFailedTest = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed');
  const broken = report.testResults.filter((one) => one.status === 'failed' && !hasFailedTest(one));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(broken.some((one) => one.name === name) ? [failure(name, '', message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => failure(name, test.fullName, test.failureMessages.join('\n'))),
    ]),
  };
}

/** A failed test by its file and name, with the beginning of what it said. */
function failure(file, title, message = '') {
  const said = stripVTControlCharacters(message).split('\n').slice(0, SAID_LINES);
  return [`${relative(ROOT, file)}${title && ` › ${title}`}`, ...said.map((line) => `    ${line}`)].join(
    '\n',
  );
}

/** Counts of Playwright's JSON report. A flaky test is a failed one; so is an error outside of tests. */
export function countPlaywright(file) {
  const { stats, errors, suites, config } = read(file);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...specsOf(suites).flatMap((spec) => failuresOf(spec, config.rootDir)),
      ...errors.map(({ message }) => failure(ROOT, 'outside of tests', message)),
    ],
  };
}

function specsOf(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)]);
}

function failuresOf({ file, title, tests }, folder) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) =>
      failure(
        join(folder, file),
        `${title} [${projectName}]`,
        results.find(({ error }) => error)?.error.message,
      ),
    );
}

/**
 * What a stage is worth: its counts, one failure more when it ended badly without naming a failed test,
 * and one when it ran nothing.
 */
export function judge(counts, endedWell) {
  const { passed, failed } = counts;
  if (failed > 0) return counts;
  if (!endedWell || passed === 0) return { ...counts, failed: 1 };
  return counts;
}

export function table(rows) {
  const total = { name: 'total', passed: 0, failed: 0, skipped: 0, seconds: 0 };
  for (const row of rows) {
    for (const key of ['passed', 'failed', 'skipped', 'seconds']) total[key] += row[key];
  }
  const width = Math.max(...rows.map((row) => row.name.length), 5);
  const cells = (name, ...rest) => name.padEnd(width) + rest.map((cell) => cell.padStart(10)).join('');
  const line = (row) =>
    cells(row.name, ...[row.passed, row.failed, row.skipped].map(String), `${row.seconds.toFixed(1)} s`);
  const head = cells('stage', 'passed', 'failed', 'skipped', 'time');
  return { text: [head, ...rows.map(line), line(total)].join('\n'), total };
}

/** One line for each file with failures, so that the end of a log says where to look. */
export function failedFiles(rows) {
  const counts = new Map();
  for (const { name, failures = [] } of rows) {
    for (const failure of failures) {
      const file = `${name}: ${failure.split('\n', 1)[0].split(' › ', 1)[0]}`;
      counts.set(file, (counts.get(file) ?? 0) + 1);
    }
  }
  return [...counts].map(([file, count]) => `failed ${count} in ${file}\n`).join('');
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
