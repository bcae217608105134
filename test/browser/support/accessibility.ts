import { expect, type Page } from '@playwright/test';
import { source } from 'axe-core';

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

interface Axe {
  run(root: Document, options: object): Promise<AxeResult>;
}

/** No violation that axe finds, but for the rules left out, and nothing that makes the page scroll sideways. */
export async function expectAccessible(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  await animationsEnded(page);
  await page.evaluate(source);
  const left = without.map((rule) => [rule, { enabled: false }] as const);
  // WCAG 2.2 AA: targets of 24 by 24 pixels, or as far apart; axe leaves it out unless told.
  const options = { rules: { 'target-size': { enabled: true }, ...Object.fromEntries(left) } };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(document, given),
    options,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

/** A half faded text has a contrast that nobody chose. */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}
