import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, test } from './support/test';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const table = (page: Page) => page.getByRole('region', { name: 'What the pages point at' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test.beforeEach(async ({ page, isMobile, openAs }) => {
  await page.setViewportSize(isMobile ? { width: 360, height: 740 } : { width: 1280, height: 900 });
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await page.getByRole('textbox', { name: 'Start address' }).fill(`${process.env.POINTING_SITE}/`);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('0');
});

test('a crawl checks what its pages point at, where it is asked to @phone', async ({ page }) => {
  await page.getByRole('switch', { name: 'Check what pages point at' }).check();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'GET URI DATA' }).click();
  await expect(progress(page).getByText('Checking targets')).toBeVisible();
  await page.getByRole('tab', { name: 'Targets', exact: true }).click();
  await expect(table(page).getByText('Not asked yet').first()).toBeVisible();
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(summary(page).getByText(/7 of 7 targets checked/)).toBeVisible();
  await expect(table(page).getByText('Refused to a crawler: 403')).toBeVisible();

  await choose(page, 'Outcome', 'Broken');
  await expect(table(page).getByText('Broken: 404')).toHaveCount(3);
  await choose(page, 'Kind', 'Image');
  await expect(table(page).getByText('Broken: 404')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await choose(page, 'Kind', 'All');
  await choose(page, 'Outcome', 'Redirected');
  await expect(table(page).getByText(/^1 redirect to 127\.0\.0\.1:\d+$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'These targets as csv' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/ targets\.csv$/);

  await page.getByRole('tab', { name: 'Issues', exact: true }).click();
  await page.getByRole('button', { name: /Broken external links/ }).click();
  const pages = page.getByRole('region', { name: 'Pages with the issue: Broken external links' });
  await expect(pages.getByRole('link')).toHaveText(['Garden Sheds']);
  await page.getByRole('tab', { name: 'Links', exact: true }).click();
  await expect(page.getByText(/links were not checked: they lead to addresses that/)).toBeVisible();
  await expectAccessible(page);
});

test('a crawl that was not asked to check what pages point at says how to @phone', async ({ page }) => {
  await page.getByRole('button', { name: 'GET URI DATA' }).click();
  await expect(summary(page).getByText('Done')).toBeVisible();
  await page.getByRole('tab', { name: 'Targets', exact: true }).click();
  await expect(page.getByText('What pages point at was not checked')).toBeVisible();
});

test('a crawl visits so many addresses with a query string, and says how many it left out @phone', async ({
  page,
}) => {
  await page.getByRole('switch', { name: 'Include query strings' }).check();
  await page.getByRole('textbox', { name: 'Query string limit' }).fill('0');
  await page.getByRole('button', { name: 'GET URI DATA' }).click();
  await expect(
    page.getByText('The limit of addresses with a query string must be a whole number from 1 to 5,000.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Query string limit' }).fill('10');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'GET URI DATA' }).click();
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(
    summary(page).getByText(
      '15 addresses with a query string were left out: this crawl visits 10 at most, and 20 of the same path.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'The guide to sheds' })).toBeVisible();
  await expect(page.getByText('/guide', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
