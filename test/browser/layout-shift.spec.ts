import type { Page } from '@playwright/test';
import { asNewAdmin, expect, signIn, test } from './support/test';

/** The Core Web Vitals call a cumulative layout shift of 0.1 or less good (web.dev/articles/cls). */
const GOOD = 0.1;
const PAGES = [
  '/intent-finder',
  '/amazon-revenue-by-visitors',
  '/amazon-revenue-by-keywords',
  '/schema-generator',
  '/product-box-generator',
  '/top-3-table-generator',
  '/versus-box-generator',
  '/pros-and-cons-generator',
  '/users',
  '/tools-permissions',
  '/pro-plans',
  '/intent-words',
  '/features',
  '/jobs',
  '/dashboard',
  '/user-stats',
];

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
      return sum;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift: () => add(observer.takeRecords()) });
  });
}

test('no page jumps while it loads', { tag: '@phone' }, async ({ page }) => {
  await watchShifts(page);
  await signIn(page, await asNewAdmin());
  for (const path of PAGES) {
    await page.goto(path);
    // It comes when all above it has its place.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const shift = await page.evaluate(() => (window as unknown as { shift: () => number }).shift());
    expect(shift, path).toBeLessThanOrEqual(GOOD);
  }
});
