import type { Page } from '@playwright/test';
import { asNewAdmin, expect, test } from './support/test';

/** The tabs, and whether they are seen without scrolling. */
async function expectTabsInView(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('tab', { name: 'Pages', exact: true })).toBeInViewport({ ratio: 1 });
}

test("a crawl's tabs are in view while it runs and after @phone", async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('1000');
  await page.getByRole('textbox', { name: 'Concurrency', exact: true }).fill('1');
  await page.getByRole('textbox', { name: 'Delay', exact: true }).press('Enter');
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText(/^127\.0\.0\.1:\d+\/articles\/\d+$/)).toBeVisible();
  await expectTabsInView(page);
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel crawl' }).click();
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Canceled')).toBeVisible();
  await expectTabsInView(page);
});
