import type { Page } from '@playwright/test';
import { openTab } from './support/tabs';
import { asNewAdmin, expect, test } from './support/test';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const table = (page: Page) => page.getByRole('region', { name: 'What the pages point at' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a crawl checks what its pages point at, where it is asked to', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await page.getByRole('textbox', { name: 'Start URL' }).fill(`${process.env.POINTING_SITE}/`);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('0');
  await page.getByRole('switch', { name: 'Check what pages point at' }).check();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).press('Enter');
  await expect(progress(page).getByText('Checking targets')).toBeVisible();
  await openTab(page, /^Targets$/);
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(summary(page).getByText(/7 of 7 targets checked/)).toBeVisible();
  await expect(table(page).getByText('Refused to a crawler: 403')).toBeVisible();
  await choose(page, 'Outcome', 'Broken');
  await expect(table(page).getByText('Broken: 404')).toHaveCount(3);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'These targets as CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/ targets\.csv$/);

  await openTab(page, /^Issues$/);
  await page.getByRole('button', { name: /Broken external links/ }).click();
  const pages = page.getByRole('region', { name: 'Pages with the issue: Broken external links' });
  await expect(pages.getByRole('link')).toHaveText(['Garden Sheds']);
  await openTab(page, /^Links$/);
  await expect(page.getByText(/links were not checked: they lead to URLs that/)).toBeVisible();
});
