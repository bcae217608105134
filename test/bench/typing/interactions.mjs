import { seed } from '../lists/seed.mjs';
import { percentile } from '../support/probe.mjs';
import { report } from '../support/report.mjs';
import { COMMUNITY, FORMS } from './forms.mjs';

/** An interaction that answers within 100 ms feels instant (web.dev/articles/rail). */
const AIM_MS = 100;
const BETWEEN_KEYS_MS = 120;
const TYPED = 'whoever brews at home wants a grinder that lasts';

/** How long each key in the heaviest forms takes until what it changed is drawn, by the browser's Event Timing. */
export async function measureForms(browser, { url, folder, admin }) {
  await seed(folder, COMMUNITY);
  for (const [what, open] of Object.entries(FORMS)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((token) => localStorage.setItem('jwt_access_token', token), admin);
    const field = await open(page, url);
    await field.focus();
    await page.evaluate(() => globalThis.keyDurations.clear());
    for (const key of TYPED) {
      await page.keyboard.type(key);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
    }
    const durations = await page.evaluate(() => [...globalThis.keyDurations.values()]);
    await context.close();
    // What took less than 16 ms is not told.
    const all = [...durations, ...Array(Math.max(0, TYPED.length - durations.length)).fill(16)];
    const [middle, most, worst] = [percentile(all, 0.5), percentile(all, 0.95), Math.max(...all)];
    const value = `${middle} ms, 95 % within ${most} ms, worst ${worst} ms`;
    report(`a key in ${what}`, value, most <= AIM_MS, `95 % within ${AIM_MS} ms`);
    if (most > AIM_MS) process.exitCode = 1;
  }
}

/** In the page: the longest event of each key press, until the next frame after it is drawn. */
function watchKeys() {
  const durations = new Map();
  globalThis.keyDurations = durations;
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, name } of list.getEntries()) {
      if (!/^(?:keydown|keypress|beforeinput|input)$/.test(name)) continue;
      const key = interactionId || startTime;
      durations.set(key, Math.max(durations.get(key) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
