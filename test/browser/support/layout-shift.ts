import { expect, type Page } from '@playwright/test';

/** The Core Web Vitals call a cumulative layout shift of 0.1 or less good (web.dev/articles/cls). */
const GOOD = 0.1;

/** For each page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
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

/** That nothing of the page jumped since it was loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => (window as unknown as { shift: () => number }).shift());
  expect(shift, page.url()).toBeLessThanOrEqual(GOOD);
}
