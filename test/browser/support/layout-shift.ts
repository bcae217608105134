import { expect, type Page } from '@playwright/test';

/** The Core Web Vitals call a cumulative layout shift of 0.1 or less good (web.dev/articles/cls). */
const GOOD = 0.1;

/** For each page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    let sum = 0;
    const moved: string[] = [];
    const add = (entries: PerformanceEntry[]) => {
      for (const { value, sources } of entries as Shift[]) {
        sum += value;
        const told = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const [before, after] = [from, to].map(({ x, y, height }) => [x, y, height].join(' '));
          return `${node?.textContent?.slice(0, 40)} (${before} to ${after})`;
        });
        moved.push(`${value.toFixed(3)}: ${told.join(' | ')}`);
      }
      return { sum, moved };
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shift: () => add(observer.takeRecords()) });
  });
}

/** That nothing of the page jumped since it was loaded. */
export async function expectNoShift(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate(() =>
    (window as unknown as { shift: () => { sum: number; moved: string[] } }).shift(),
  );
  expect(sum, `${page.url()}\n${moved.join('\n')}`).toBeLessThanOrEqual(GOOD);
}
