// npm run bench:loads: what the first load of a page asks for, with nothing cached: until it can be used, and after.
import { chromium } from '@playwright/test';
import adminPages from '../../dist/src/contracts/access/admin-pages.js';
import tools from '../../dist/src/contracts/access/tools.js';
import { asked, costOf, limitsOf, pagesOf, watchUse } from '../support/first-load.cjs';
import { withServer } from './support/server.mjs';

const SAMPLES = { SAMPLE_DATA: 'on', TRUST_PROXY: 'off' };
const PAGES = pagesOf({ ...tools, ...adminPages });

await withServer(
  1,
  async ({ url, admin, students: [student] }) => {
    const tokens = { guest: '', student, admin };
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    });
    try {
      console.log(`  ${row(['page', 'requests', 'script kB', 'ms', 'after', 'kB after'])}`);
      for (const [who, paths] of Object.entries(PAGES)) {
        for (const path of paths) tell(path, await load(browser, url + path, tokens[who]));
      }
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
    if (token) await context.addInitScript((kept) => localStorage.setItem('jwt_access_token', kept), token);
    await context.addInitScript(watchUse);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => globalThis.isSettled);
    const { ms, before, after } = await page.evaluate(asked);
    return { ms, before: costOf([address, ...before]), after: costOf(after) };
  } finally {
    await context.close();
  }
}

function tell(path, { ms, before, after }) {
  const most = limitsOf(path);
  const met = before.requests <= most.requests && before.scriptKb <= most.scriptKb;
  if (!met) process.exitCode = 1;
  const figures = [
    `${before.requests}/${most.requests}`,
    `${before.scriptKb.toFixed(0)}/${most.scriptKb}`,
    ms.toFixed(0),
    String(after.requests),
    after.scriptKb.toFixed(0),
  ];
  console.log(`  ${row([path, ...figures])} ${met ? 'met' : 'MISSED'}`);
}

function row([path, ...figures]) {
  return path.padEnd(30) + figures.map((figure) => figure.padStart(10)).join('');
}
