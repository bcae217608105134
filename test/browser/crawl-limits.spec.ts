import type { Page } from '@playwright/test';
import { SHELLS } from './support/crawled-site';
import { openTab } from './support/tabs';
import { asNewAdmin, expect, test } from './support/test';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function crawl(page: Page, options: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  for (const [label, value] of Object.entries(options))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.keyboard.press('Enter');
  await expect(summary(page).getByText('Done')).toBeVisible();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test(
  'a crawl at its limits says what it has not seen, and goes on',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), '/full-site-scrapper');
    await crawl(page, { Delay: '0', 'Page limit': '10' });
    const unseen =
      /^Orphans, deep pages and pages with few links are not listed: \d+ URLs beyond the page limit/;
    await expect(
      summary(page).getByText(/^\d+ URLs beyond the page limit of 10 were not visited/),
    ).toBeVisible();
    await expectNoOverflow(page);
    await openTab(page, /^Issues$/);
    await expect(page.getByRole('tabpanel').getByText(unseen)).toBeVisible();
    await expectNoOverflow(page);

    await page.getByRole('link', { name: 'Change settings' }).click();
    await crawl(page, { 'Page limit': '500', Depth: '0' });
    await expect(summary(page).getByText(/^\d+ URLs beyond depth 0 were not visited/)).toBeVisible();
    await expectNoOverflow(page);
    await summary(page).getByRole('button', { name: 'Go on to depth 20' }).click();
    await expect(summary(page).getByText(/^1 of \d+ links visited/)).toBeHidden();
    await expect(summary(page).getByText('Done')).toBeVisible();
    await expect(summary(page).getByText(/beyond depth/)).toBeHidden();
  },
);

test(
  'a crawl of pages that show nothing without JavaScript says that of them once, and nothing of what it has not seen',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), '/full-site-scrapper');
    const start = page.getByRole('textbox', { name: 'Start URL' });
    await expect(start).toHaveValue(/^http:\/\/127/);
    await start.fill(new URL('/app/', await start.inputValue()).href);
    await crawl(page, { Delay: '0' });
    await expectNoOverflow(page);
    await openTab(page, /^Issues$/);
    const issues = page.getByRole('tabpanel');
    await expect(issues.getByRole('button', { name: /JavaScript/ })).toContainText(`${SHELLS} pages`);
    await expect(
      issues.getByText(/^Orphans, deep pages and pages with few links are not listed/),
    ).toBeVisible();
    await expect(issues.getByRole('button', { name: /No main heading|Little text/ })).toHaveCount(0);
    await expectNoOverflow(page);
  },
);
