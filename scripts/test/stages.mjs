import { join } from 'node:path';
import { ensure } from '../ensure.mjs';
import { TOOLS } from '../lib/tools.mjs';
import { startRedis } from './redis.mjs';
import { countJest, countPlaywright, judge } from './reports.mjs';
import { runGroup } from './stage.mjs';

/**
 * Every stage of `npm test`, in order; those of one list run side by side, as they wait more than they work. `run` takes
 * the stage's share of files, or null for the whole, and gives what passed, failed and was skipped.
 */
export function stages({ folder, CHROMIUM, REDIS_SERVER }) {
  const given = process.env.QUEUE_URL;
  const onRedis = given?.startsWith('redis') ? (work) => work(given) : withRedis(REDIS_SERVER);
  const redisWorker = (share) =>
    onRedis((url) => jest(folder, ['worker'], { workers: 1, env: { QUEUE_URL: url } })(share));
  return [
    [{ name: 'build', run: build }],
    // The worker's suites wait for killed workers and lost jobs most of the time.
    [
      { name: 'lint', run: lint },
      {
        name: 'worker (embedded queue)',
        run: jest(folder, ['worker'], { workers: 1, env: { QUEUE_URL: '' } }),
      },
      { name: 'worker (Redis)', run: redisWorker },
    ],
    [{ name: 'unit', run: jest(folder, ['unit', 'web', 'quality'], { related: true }) }],
    [{ name: 'integration', run: jest(folder, ['integration']) }],
    [{ name: 'api', run: jest(folder, ['api']) }],
    // Alone: it compares how long others wait.
    [{ name: 'hostile', run: jest(folder, ['hostile'], { workers: 1 }) }],
    [{ name: 'browser', run: browser(folder, CHROMIUM) }],
  ];
}

async function build() {
  await ensure();
  return { passed: 1, failed: 0, skipped: 0 };
}

/** Two checks at a time, the longest first. */
async function lint() {
  const waiting = [
    ['Oxlint, types too', TOOLS.oxlint, []],
    ['import rules', TOOLS.depcruise, ['src', 'worker', 'admin-ui/src', 'test']],
    ['Prettier', TOOLS.prettier, ['--check', '--log-level', 'warn', '.']],
  ];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, script, args] = check;
      const good = await runGroup(script, args);
      console.log(`${good ? 'passed' : 'FAILED'}: ${name}`);
      counts[good ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return counts;
}

let reports = 0;

/** Jest by itself leaves one of two cores idle. */
function jest(folder, projects, { env, workers = 2, related = false } = {}) {
  return async (share) => {
    const report = join(folder, `jest-${(reports += 1)}.json`);
    const part = share ? [related ? '--findRelatedTests' : '--runTestsByPath', ...share] : [];
    const args = [...part, '--selectProjects', ...projects, '--maxWorkers', String(workers)];
    args.push('--json', '--outputFile', report);
    const good = await runGroup(TOOLS.jest, [...args, ...JEST_SETTINGS], { env });
    return share && good ? countJest(report) : judge(countJest(report), good);
  };
}
// What a failed test leaves open must not hold up the stages after it; what a change touches may have no test.
const JEST_SETTINGS = ['--ci', '--reporters=default', '--forceExit', '--passWithNoTests'];

function browser(folder, chromium) {
  return async (share) => {
    const report = join(folder, 'playwright.json');
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: process.env.CI ?? '1' };
    const args = ['test', ...(share ?? []), '--config', 'test/browser/playwright.config.ts'];
    const good = await runGroup(TOOLS.playwright, [...args, '--reporter=list,json'], { env });
    return judge(countPlaywright(report), good);
  };
}

function withRedis(program) {
  return async (work) => {
    const redis = await startRedis(program);
    try {
      return await work(redis.url);
    } finally {
      await redis.stop();
    }
  };
}
