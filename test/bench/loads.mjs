// npm run bench:loads: what the first load of a page asks for, with nothing cached: until its frame stands, and after.
import { chromium } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { withServer } from './support/server.mjs';

const MAX_REQUESTS = 25;
const MAX_SCRIPT_KB = 300;
const BUILT = new URL('../../dist/admin-ui', import.meta.url).pathname;
const SAMPLES = { SAMPLE_DATA: 'on', TRUST_PROXY: 'off' };

const GUEST_PAGES = ['/login', '/forgot-password'];
const ADMIN_PAGES = [
  '/users',
  '/users/create',
  '/users/import',
  '/jobs',
  '/pro-plans',
  '/tools-permissions',
  '/intent-words',
  '/dashboard',
  '/user-stats',
  '/features',
  '/audit-log',
  '/settings',
  '/settings/health',
  '/full-site-scrapper',
  '/pricing',
  '/intent-finder',
  '/word-counter',
  '/tld-language',
  '/screaming-frog-activation',
  '/ppl-files',
  '/amazon-revenue-by-visitors',
  '/pages-analysis',
  '/new-test-tool',
  '/kw-stuffing-checker',
  '/schema-intelligence',
  '/content-strategy-evaluator',
  '/intelligent-interlinks',
  '/product-box-generator',
  '/schema-generator',
];
/** The home of a student: the default tool of the batch. */
const STUDENT_PAGES = ['/'];

await withServer(
  1,
  async ({ url, admin, students: [student] }) => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    });
    const loads = [
      ...GUEST_PAGES.map((path) => [path, '']),
      ...STUDENT_PAGES.map((path) => [path, student]),
      ...ADMIN_PAGES.map((path) => [path, admin]),
    ];
    try {
      console.log(`  ${row(['page', 'requests', 'script kB', 'ms', 'after', 'kB after'])}`);
      for (const [path, token] of loads) tell(path, await load(browser, url + path, token));
    } finally {
      await browser.close();
    }
  },
  SAMPLES,
);

/** The page opens in a browser that has never been here. */
async function load(browser, address, token) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(watch, token);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => globalThis.framedAt > 0);
    await page.waitForLoadState('networkidle');
    const { ms, asked } = await page.evaluate(() => ({
      ms: globalThis.framedAt,
      asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    }));
    const isBefore = ({ startTime }) => startTime <= ms;
    return {
      ms,
      before: costs([{ name: address }, ...asked.filter(isBefore)]),
      after: costs(asked.filter((request) => !isBefore(request))),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it: notes when the frame stands, that is when the page's own heading is there. */
function watch(token) {
  if (token) localStorage.setItem('jwt_access_token', token);
  const { document, MutationObserver } = globalThis;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    globalThis.framedAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function costs(requests) {
  const scripts = requests.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, path) => sum + gzipBytes(path), 0);
  return { requests: requests.length, kB: bytes / 1000 };
}

/** As the server sends it to whoever takes gzip. */
function gzipBytes(path) {
  const file = BUILT + path;
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

function tell(path, { ms, before, after }) {
  const met = before.requests <= MAX_REQUESTS && before.kB <= MAX_SCRIPT_KB;
  if (!met) process.exitCode = 1;
  const figures = [
    `${before.requests}/${MAX_REQUESTS}`,
    `${before.kB.toFixed(0)}/${MAX_SCRIPT_KB}`,
    ms.toFixed(0),
    String(after.requests),
    after.kB.toFixed(0),
  ];
  console.log(`  ${row([path, ...figures])} ${met ? 'met' : 'MISSED'}`);
}

function row([path, ...figures]) {
  return path.padEnd(28) + figures.map((figure) => figure.padStart(10)).join('');
}
