import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ARTICLES } from './support/crawled-site';
import { asNewAdmin, expect, test } from './support/test';

/** The tabs, and whether they are seen without scrolling. */
async function expectTabsInView(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('tab', { name: 'Pages', exact: true })).toBeInViewport({ ratio: 1 });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a crawl's tabs are in view while it runs and after, in the ${colorScheme} scheme @phone`, async ({
    page,
    openAs,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(isMobile ? { width: 360, height: 740 } : { width: 1280, height: 900 });
    await openAs(await asNewAdmin(), '/full-site-scrapper');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('1000');
    await page.getByRole('textbox', { name: 'Concurrency', exact: true }).fill('1');
    await page.getByRole('button', { name: 'GET URI DATA' }).click();

    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Crawling')).toBeVisible();
    // From its first moment on it says where it is, between two pages too.
    await expect(progress.getByText(/^127\.0\.0\.1:\d+/)).toBeVisible();
    await expect(progress.getByText(/^127\.0\.0\.1:\d+\/articles\/\d+$/)).toBeVisible();
    await expectTabsInView(page);
    await progress.getByRole('button', { name: 'Show details' }).click();
    await expect(progress.getByText('Total links found')).toBeVisible();
    await progress.getByRole('button', { name: 'Hide details' }).click();
    await expect(progress.getByText('Total links found')).toBeHidden();
    await progress.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel crawl' }).click();

    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByText('Cancelled')).toBeVisible();
    await expect(summary.getByText(new RegExp(`of ${ARTICLES + 3} links visited`))).toBeVisible();
    await expectTabsInView(page);
    await page.getByRole('tab', { name: 'Pages', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Kettle Weekly' })).toBeVisible();
    await expectAccessible(page);
  });
}
