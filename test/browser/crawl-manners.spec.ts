import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { ARTICLES } from './support/crawled-site';
import { asNewAdmin, expect, test } from './support/test';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const partial = (page: Page) => page.getByRole('note').filter({ hasText: /^Partial: / });

async function startCrawl(page: Page, options: Record<string, string>, address?: string): Promise<void> {
  if (address) await page.getByRole('textbox', { name: 'Start address' }).fill(address);
  await page.getByRole('button', { name: 'Options' }).click();
  for (const [label, value] of Object.entries(options))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await page.getByRole('button', { name: 'GET URI DATA' }).click();
}

test.beforeEach(async ({ openAs }) => openAs(await asNewAdmin(), '/full-site-scrapper'));

test('a site that allows four requests a second is crawled as slowly, and says so @phone', async ({
  page,
}) => {
  await startCrawl(page, { Delay: '0', Concurrency: '8' }, `${process.env.STRICT_SITE}/`);
  await expect(progress(page).getByText(/asks for fewer requests: one every|asks for a pause/)).toBeVisible();
  await expectAccessible(page);
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(summary(page).getByText(/^12 of 12 links visited/)).toBeVisible();
  await expect(summary(page).getByText(/error/)).toBeHidden();
});

test('a site that cannot be reached is said to be so, with the reason @phone', async ({ page }) => {
  await startCrawl(page, { Delay: '0' }, `${process.env.GONE_SITE}/`);
  await expect(summary(page).getByText(/^The site could not be reached: no connection\./)).toBeVisible();
  await expect(summary(page).getByText(/1 error/)).toBeVisible();
  await expect(page.getByText('Forbidden by robots.txt')).toBeHidden();
  await expectAccessible(page);
});

test('a crawl that is stopped is reported on, and resumed from its page @phone', async ({ page }) => {
  await startCrawl(page, { Delay: '300', Concurrency: '1' });
  await expect(page.getByRole('link', { name: 'Kettle Weekly' })).toBeVisible();
  await progress(page).getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page).getByText('Paused', { exact: true })).toBeVisible();
  await expect(partial(page)).toBeVisible();
  await progress(page).getByRole('button', { name: 'Resume' }).click();
  await expect(progress(page).getByText('Crawling')).toBeVisible();
  await expect(partial(page)).toBeHidden();
  await progress(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel crawl' }).click();
  await expect(summary(page).getByText('Cancelled')).toBeVisible();
  await expect(partial(page)).toContainText(/after \d+ of \d+ links/);
  for (const tab of ['Issues', 'Links', 'Structure']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(partial(page)).toBeVisible();
    await expect(page.getByText('Not known yet')).toBeHidden();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Issues as csv' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/issues \(partial\)\.csv$/);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(summary(page).getByText(`${ARTICLES + 4} of ${ARTICLES + 4} links visited`)).toBeVisible();
  await expect(partial(page)).toBeHidden();
});
