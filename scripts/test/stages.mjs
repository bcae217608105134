import { join } from 'node:path';
import { ensure } from '../ensure.mjs';
import { TOOLS } from '../lib/tools.mjs';
import { startFirst } from './first-start.mjs';
import { startRedis } from './redis.mjs';
import { countPlaywright, countSpecs, judge } from './reports.mjs';
import { runGroup } from './stage.mjs';

/**
 * Every stage of `npm test`: in steps that follow each other, each of stages of which some run side by side, in this order. Those
 * that are `rare` run in `npm test -- all`, where they are named, and where a change touches them. `run` takes the stage's share
 * of files, or null for the whole, and gives what passed, failed and was skipped.
 */
export function stages({ folder, all, CHROMIUM, REDIS_SERVER }) {
  const given = process.env.QUEUE_URL;
  const onRedis = given?.startsWith('redis') ? (work) => work(given) : withRedis(REDIS_SERVER);
  const one = (project, env) => jest(folder, [project], { workers: 1, env });
  const redis = (share) => onRedis((url) => one('worker', { QUEUE_URL: url })(share));
  return [
    [{ name: 'build', run: build(folder) }],
    // The longest first, so that none is left alone at the end. The worker's suites mostly wait.
    [
      { name: 'store', rare: true, run: one('store') },
      { name: 'integration', run: jest(folder, ['integration']) },
      { name: 'api', run: jest(folder, ['api']) },
      // In a worker that goes from one to the other, each file of the web client's would make a document anew.
      { name: 'unit (web client)', run: vitest(folder) },
      { name: 'unit (server)', run: jest(folder, ['unit', 'quality'], { workers: 1 }) },
      { name: 'worker (embedded queue)', run: one('worker', { QUEUE_URL: '' }) },
      { name: 'redis (worker)', rare: true, run: redis },
      { name: 'hostile', rare: true, run: one('hostile') },
      { name: 'promises (reference)', rare: true, run: one('promises') },
      { name: 'lint', run: lint },
    ],
    [{ name: 'browser', run: browser(folder, CHROMIUM, all) }],
  ];
}

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

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
  const counts = { ...NOTHING };
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

/** Runs specs, all or the share, and counts them by the report that they leave. */
async function specs(script, args, { folder, env }) {
  const report = join(folder, `specs-${(reports += 1)}.json`);
  const good = await runGroup(script, [...args, report], { env });
  return judge(countSpecs(report), good);
}

function jest(folder, projects, { env, workers = 2 } = {}) {
  return onShare(isOfServer, (share) => {
    const files = share ? ['--runTestsByPath', ...share] : [];
    const how = ['--maxWorkers', String(workers), '--selectProjects', ...projects];
    return specs(TOOLS.jest, [...files, ...how, '--json', '--outputFile'], { folder, env });
  });
}

function vitest(folder) {
  return onShare(isOfWebClient, (share) => {
    const how = ['--maxWorkers', '1', '--reporter', 'default', '--reporter', 'json'];
    return specs(TOOLS.vitest, ['run', ...(share ?? []), ...how, '--outputFile.json'], { folder });
  });
}

const isOfWebClient = (file) => file.startsWith('admin-ui/');
const isOfServer = (file) => !isOfWebClient(file);

/** Of a share that two stages have in common, its own part. */
function onShare(isOwn, run) {
  return (share) => {
    const own = share?.filter(isOwn);
    return own?.length === 0 ? NOTHING : run(own);
  };
}

/** Every day on a desktop, without what is proved less often; with `all` on a phone too. What changed is proved whole. */
function browser(folder, chromium, all) {
  return async (share) => {
    const report = join(folder, 'playwright.json');
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: process.env.CI ?? '1' };
    const usual = ['--grep-invert', '@all', '--project', 'desktop', '--project', 'scrollbars'];
    const args = ['test', ...(share ?? []), '--config', 'test/browser/playwright.config.ts'];
    const which = all || share ? [] : usual;
    const good = await runGroup(TOOLS.playwright, [...args, ...which, '--reporter=list,json'], { env });
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
