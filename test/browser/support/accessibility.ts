import { expect, type Page } from '@playwright/test';
import { source } from 'axe-core';

interface AxeResult {
  violations: { id: string; nodes: AxeNode[] }[];
}

interface AxeNode {
  element?: Element;
  target: string[];
  failureSummary?: string;
}

interface Axe {
  run(root: Document, options: object): Promise<AxeResult>;
}

interface Options {
  /** Rules that are not asked for. */
  without?: string[];
  /** Whether it is asked for on the screen of a phone as well. */
  narrow?: boolean;
}

/**
 * In both colour schemes no violation that axe finds, but for the rules left out, and nothing that makes the page scroll
 * sideways. It begins with the scheme that the page is in, and leaves it in the other: each switch draws all anew.
 */
export async function expectAccessible(
  page: Page,
  { without = [], narrow = false }: Options = {},
): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await expectScheme(page, isDark ? 'dark' : 'light');
  await expectAccessibleAsItIs(page, { without });
  if (narrow) await expectAccessibleOnPhone(page, without);
  await useScheme(page, isDark ? 'light' : 'dark');
  await animationsEnded(page);
  await expectNoViolations(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
}

/** What another scheme can break: it changes colours and nothing else, as a narrow screen changes all else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const PHONE = { width: 360, height: 740 };

/** Costs a tenth of what a second test on a phone would, which loads every page again. */
async function expectAccessibleOnPhone(page: Page, without: string[]): Promise<void> {
  const size = page.viewportSize() ?? PHONE;
  await resize(page, PHONE);
  // Where the page stands then is chance, and what the toolbar covers in part is as good as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAsItIs(page, { without: [...without, ...COLOUR_RULES] });
  await resize(page, size);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // By then the media queries of the page were told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await nothingLoads(page);
}

export async function nothingLoads(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading the form' })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function useScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expectScheme(page, colorScheme);
}

/** The same for a page that looks alike in both schemes. */
export async function expectAccessibleAsItIs(
  page: Page,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  await animationsEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const left = without.map((rule) => [rule, { enabled: false }] as const);
  // WCAG 2.2 AA: targets of 24 by 24 pixels, or as far apart; axe leaves it out unless told.
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(left) };
  await expectNoViolations(page, { rules });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0);
}

/** Asked again for a moment: what moves while axe looks stands on no ground that it finds. */
async function expectNoViolations(page: Page, rules: object): Promise<void> {
  await expect.poll(() => violations(page, rules), { timeout: 30_000 }).toEqual([]);
}

async function violations(page: Page, rules: object): Promise<string[]> {
  // Frames are not asked: axe is in none of them, and would wait half a second for an answer.
  const options = { resultTypes: ['violations'], iframes: false, elementRef: true, ...rules };
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element, target, failureSummary = '' }) => {
        const style = element?.closest('[data-style]')?.getAttribute('data-style') ?? '';
        return `${id} at ${style} ${target.join(' ')}: ${failureSummary}`;
      }),
    );
  }, options);
}

/** By the brightness of the ground that the page stands on. */
export async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
        const [red = 0, green = 0, blue = 0] = channels.map(Number);
        return (red + green + blue) / 3 > 128 ? 'light' : 'dark';
      }),
    )
    .toBe(scheme);
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
