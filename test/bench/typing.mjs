// Measures how soon a key shows in the previews of the New Test Tool, in a browser: `npm run bench:typing`.
import { chromium } from '@playwright/test';
import { percentile } from './support/probe.mjs';
import { report } from './support/report.mjs';
import { withServer } from './support/server.mjs';

const AIM_MS = 50;
/** About as fast as people type; a key comes when the one before has shown. */
const BETWEEN_KEYS_MS = 120;
const TITLE = 'Running Shoes for Wide Feet, Tested on 300 Miles of Road and Trail | Shoely';
const DESCRIPTION =
  'We tested 24 running shoes on 300 miles of road and trail, and say which fit wide feet. ';

/** Has every text of the form, whole; it is drawn in one frame with all previews. */
const SHOWS_ALL = 'Tags for the head';

const field = (page, label) => page.getByLabel(label, { exact: true });
const CASES = [
  ['a title', 'Title', '', 1],
  ['the title of five variants', 'Title', '', 5],
  ['a description of 900 characters', 'Description', DESCRIPTION.repeat(10), 5],
];

await withServer(0, async ({ url, admin }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((token) => localStorage.setItem('jwt_access_token', token), admin);
    for (const [what, label, text, variants] of CASES) {
      await openWith(page, `${url}/new-test-tool`, { variants, label, text });
      const before = await processorTime(session);
      const latencies = await typed(page, label);
      const own = ((await processorTime(session)) - before) / latencies.length;
      const [middle, most] = [percentile(latencies, 0.5), percentile(latencies, 0.95)];
      const value = `${middle.toFixed(0)} ms, 95 % within ${most.toFixed(0)} ms, ${own.toFixed(0)} ms of the page's thread`;
      report(`a key in ${what} until its previews are drawn`, value, middle <= AIM_MS, `${AIM_MS} ms`);
      if (middle > AIM_MS) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});

/** Milliseconds that the page's own thread has worked, which a busy machine makes no more. */
async function processorTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

async function openWith(page, address, { variants, label, text }) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const shown = page.getByRole('group', { name: 'Variant' }).getByRole('button');
  while ((await shown.count()) < variants) await page.getByRole('button', { name: 'Add variant' }).click();
  await field(page, label).fill(text);
}

/** Milliseconds from each key until a frame that has it in all previews is drawn. */
async function typed(page, label) {
  await field(page, label).focus();
  await page.evaluate((name) => {
    const state = { latencies: [], from: 0 };
    // A space at the end of a text does not show.
    globalThis.addEventListener(
      'keydown',
      ({ key, timeStamp }) => (state.from = key === ' ' ? 0 : timeStamp),
      true,
    );
    const drawn = new MessageChannel();
    drawn.port1.onmessage = ({ data: from }) => state.latencies.push(performance.now() - from);
    new globalThis.MutationObserver(() => {
      const { from } = state;
      state.from = 0;
      // A message that is sent from a frame's last step comes when the frame is drawn.
      if (from > 0) globalThis.requestAnimationFrame(() => drawn.port2.postMessage(from));
    }).observe(globalThis.document.querySelector(`[aria-label="${name}"]`), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    globalThis.typing = state;
  }, SHOWS_ALL);
  let letters = 0;
  for (const key of TITLE) {
    await page.keyboard.type(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    if (key !== ' ') letters += 1;
    await page.waitForFunction((count) => globalThis.typing.latencies.length >= count, letters);
  }
  return page.evaluate(() => globalThis.typing.latencies);
}
