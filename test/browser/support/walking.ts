import { expect, type Page } from '@playwright/test';
import { title } from './test';

/** Narrower windows have the navigation in a drawer. */
const NAVIGATION_STANDS = 900;

/** Follows a link of the navigation, wherever that leads; behind its name it may have a lock and a badge. */
export async function follow(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  if (width < NAVIGATION_STANDS) await page.getByRole('button', { name: 'Open navigation' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: new RegExp(`^${name}`) }).click();
}

/** Leads to a page by the navigation. */
export async function walkTo(page: Page, name: string): Promise<void> {
  await follow(page, name);
  await expect(title(page, name)).toBeVisible();
}

/** Nothing of the page or of the dialog over it is beyond the window's edge. */
export async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.documentElement;
    return Math.max(shown.scrollWidth - shown.clientWidth, document.documentElement.scrollWidth - innerWidth);
  });
  expect(beyond).toBeLessThanOrEqual(0);
}
