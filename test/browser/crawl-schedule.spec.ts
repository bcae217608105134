import type { Page } from '@playwright/test';
import { ARTICLES } from './support/crawled-site';
import { asNewAdmin, expect, test } from './support/test';

const schedules = (page: Page) => page.getByRole('region', { name: 'Scheduled crawls' });
const item = (page: Page) =>
  schedules(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
const dialog = (page: Page) => page.getByRole('dialog');
const runNow = (page: Page) =>
  item(page)
    .getByRole('button', { name: /^Run now: / })
    .click();

test('a crawl is scheduled as it was entered, run out of turn, changed, and compared with the one before', async ({
  page,
  openAs,
}) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await expect(schedules(page).getByText('No scheduled crawls')).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('0');
  await page.getByRole('textbox', { name: 'Page limit' }).fill('5');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Start URL' })).toHaveValue(/^http/);
  await dialog(page).getByRole('button', { name: 'Daily' }).click();
  await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog(page)).toBeHidden();
  await runNow(page);
  await expect(item(page).getByText(/: done, 5 pages$/)).toBeVisible();

  await item(page)
    .getByRole('button', { name: /^Change/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Options' }).click();
  await dialog(page).getByRole('textbox', { name: 'Page limit' }).fill('100');
  await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog(page)).toBeHidden();
  await runNow(page);
  const change = item(page).getByRole('link', { name: `+${ARTICLES - 1} pages` });
  await expect(change).toBeVisible();
  await expect(item(page)).toContainText(`done, ${ARTICLES + 4} pages`);
  await change.click();
  await expect(page).toHaveURL(/tab=compare&with=/);
  await expect(page.getByRole('heading', { name: /^New pages/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Comparison as CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/comparison\.csv$/);
});
