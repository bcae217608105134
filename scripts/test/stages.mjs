import { join } from 'node:path';
import { ensure } from '../ensure.mjs';
import { TOOLS } from '../lib/tools.mjs';
import { startRedis } from './redis.mjs';
import { countJest, countPlaywright, judge } from './reports.mjs';
import { runGroup } from './stage.mjs';

/** Every stage of `npm test`, in order; `run` gives what passed, failed and was skipped. */
export function stages({ folder, CHROMIUM, REDIS_SERVER }) {
  const given = process.env.QUEUE_URL;
  const onRedis = given?.startsWith('redis') ? (work) => work(given) : withRedis(REDIS_SERVER);
  const list = [
    { name: 'build', run: build },
    { name: 'lint', run: lint },
    { name: 'unit', run: jest(folder, ['unit', 'web']) },
    { name: 'integration', run: jest(folder, ['integration']) },
    { name: 'api', run: jest(folder, ['api']) },
    { name: 'hostile', run: jest(folder, ['hostile']) },
    { name: 'worker (embedded queue)', run: jest(folder, ['worker'], { QUEUE_URL: '' }) },
    { name: 'worker (Redis)', run: () => onRedis((url) => jest(folder, ['worker'], { QUEUE_URL: url })()) },
    { name: 'browser', run: browser(folder, CHROMIUM) },
  ];
  if (given?.startsWith('postgres')) {
    list.splice(-1, 0, { name: 'worker (PostgreSQL)', run: jest(folder, ['worker']) });
  }
  return list;
}

async function build() {
  await ensure();
  return { passed: 1, failed: 0, skipped: 0 };
}

async function lint() {
  const checks = [
    ['types of the server', TOOLS.tsc, ['-p', '.']],
    ['types of the web client', TOOLS.tsc, ['-p', 'admin-ui']],
    ['types of the browser tests', TOOLS.tsc, ['-p', 'test/browser']],
    ['ESLint', TOOLS.eslint, ['.']],
    ['import rules', TOOLS.depcruise, ['src', 'worker', 'admin-ui/src', 'test']],
    ['Prettier', TOOLS.prettier, ['--check', '--log-level', 'warn', '.']],
  ];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, script, args] of checks) {
    const good = await runGroup(script, args);
    console.log(`${good ? 'passed' : 'FAILED'}: ${name}`);
    counts[good ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

let reports = 0;

function jest(folder, projects, env) {
  return async () => {
    const report = join(folder, `jest-${(reports += 1)}.json`);
    const args = ['--selectProjects', ...projects, '--json', '--outputFile', report];
    const good = await runGroup(TOOLS.jest, [...args, ...JEST_SETTINGS], { env });
    return judge(countJest(report), good);
  };
}
// What a failed test leaves open must not hold up the stages after it.
const JEST_SETTINGS = ['--ci', '--reporters=default', '--forceExit'];

function browser(folder, chromium) {
  return async () => {
    const report = join(folder, 'playwright.json');
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: process.env.CI ?? '1' };
    const args = ['test', '--config', 'test/browser/playwright.config.ts', '--reporter=list,json'];
    const good = await runGroup(TOOLS.playwright, args, { env, minutes: 15 });
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
