import { join } from 'node:path';
import { ensure } from '../ensure.mjs';
import { TOOLS } from '../lib/tools.mjs';
import { startFirst } from './first-start.mjs';
import { startRedis } from './redis.mjs';
import { countPlaywright, countSpecs, judge } from './reports.mjs';
import { runGroup } from './stage.mjs';

/**
 * Every stage of `npm test`: in steps that follow each other, each of lanes side by side, each of stages that follow each
 * other. `run` takes the stage's share of files, or null for the whole, and gives what passed, failed and was skipped.
 */
export function stages({ folder, CHROMIUM, REDIS_SERVER }) {
  const given = process.env.QUEUE_URL;
  const onRedis = given?.startsWith('redis') ? (work) => work(given) : withRedis(REDIS_SERVER);
  const one = (project, env) => jest(folder, [project], { workers: 1, env });
  return [
    [[{ name: 'build', run: build(folder) }]],
    // Three lanes keep two cores busy: the worker's suites wait for killed workers and lost jobs, the others for their servers.
    [
      [
        { name: 'worker (embedded queue)', run: one('worker', { QUEUE_URL: '' }) },
        { name: 'integration', run: one('integration') },
      ],
      [
        {
          name: 'worker (Redis)',
          run: (share) => onRedis((url) => one('worker', { QUEUE_URL: url })(share)),
        },
        { name: 'api', run: jest(folder, ['api']) },
      ],
      [
        { name: 'lint', run: lint },
        // In a worker that goes from one to the other, each file of the web client's would make a document anew.
        { name: 'unit (web client)', run: vitest(folder) },
        { name: 'unit (server)', run: jest(folder, ['unit', 'quality'], { workers: 1, related: true }) },
        { name: 'hostile', run: one('hostile') },
      ],
    ],
    [[{ name: 'browser', run: browser(folder, CHROMIUM) }]],
  ];
}

/** With it a first start, whose data the servers of the suites begin with. */
function build(folder) {
  return async () => {
    await ensure();
    process.env.COHORT_STARTED = join(folder, 'started');
    await startFirst(process.env.COHORT_STARTED);
    return { passed: 1, failed: 0, skipped: 0 };
  };
}

/** Two checks at a time, the longest first. */
async function lint() {
  const waiting = [
    ['Oxlint, types too', TOOLS.oxlint, []],
    ['import rules', TOOLS.depcruise, ['src', 'worker', 'admin-ui/src', 'test']],
    ['exports that the product uses', TOOLS.knip, ['--production', '--no-progress']],
    ['formatting', TOOLS.oxfmt, ['--check']],
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

/** Runs specs, all or the share, and counts them by the report that they leave. What a change touches may have no test. */
async function specs(script, args, { folder, share, env }) {
  const report = join(folder, `specs-${(reports += 1)}.json`);
  const good = await runGroup(script, [...args, report, '--passWithNoTests'], { env });
  return share && good ? countSpecs(report) : judge(countSpecs(report), good);
}

function jest(folder, projects, { env, workers = 2, related = false } = {}) {
  return (share) => {
    const files = share ? [related ? '--findRelatedTests' : '--runTestsByPath', ...share] : [];
    const how = ['--maxWorkers', String(workers), '--selectProjects', ...projects];
    return specs(TOOLS.jest, [...files, ...how, '--json', '--outputFile'], { folder, share, env });
  };
}

function vitest(folder) {
  return (share) => {
    const how = ['--run', '--maxWorkers', '1', '--reporter', 'default', '--reporter', 'json'];
    const files = share ? ['related', ...share] : ['run'];
    return specs(TOOLS.vitest, [...files, ...how, '--outputFile.json'], { folder, share });
  };
}

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
