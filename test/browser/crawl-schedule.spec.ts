import type { Page } from '@playwright/test';
import { createConnection, Types } from 'mongoose';
import { expectStatus, type SignedIn } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { ARTICLES } from './support/crawled-site';
import { asNewAdmin, expect, test } from './support/test';

/** The day before summer time begins in Berlin. */
const FAKE_NOW = '2026-03-28T12:00:00Z';
/** The server looks each minute. */
const ONE_LOOK = { timeout: 150_000 };

const schedules = (page: Page) => page.getByRole('region', { name: 'Scheduled crawls' });
const item = (page: Page) =>
  schedules(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
const dialog = (page: Page) => page.getByRole('dialog');

/** Turns the server's clock on for all schedules of an admin: they were due a day ago. */
async function makeDue({ user }: SignedIn): Promise<void> {
  const connection = await createConnection(process.env.COHORT_TEST_DATABASE ?? '').asPromise();
  const owner = new Types.ObjectId(user.id);
  const nextRunAt = new Date(Date.now() - 24 * 60 * 60_000);
  const { matchedCount } = await connection
    .collection('crawl_schedules')
    .updateMany({ owner }, { $set: { nextRunAt } });
  await connection.close();
  expect(matchedCount).toBeGreaterThan(0);
}

test('a crawl is scheduled by a zone’s clocks, starts when it is due, and is compared with the one before @phone', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  await page.clock.setFixedTime(FAKE_NOW);
  await openAs(admin, '/full-site-scrapper');
  await expect(schedules(page).getByText('No scheduled crawls')).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('0');
  await page.getByRole('textbox', { name: 'Page limit' }).fill('5');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();

  // What was entered for a crawl is what is scheduled.
  await expect(dialog(page).getByRole('textbox', { name: 'Start address' })).toHaveValue(/^http/);
  await dialog(page).getByRole('button', { name: 'Daily' }).click();
  await dialog(page).getByLabel('Time of day').fill('02:30');
  await dialog(page).getByRole('combobox', { name: 'Time zone' }).fill('berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Next crawls: Sun, 29 Mar 2026, 03:30 · Mon, 30 Mar 2026, 02:30 · Tue, 31 Mar 2026, 02:30',
  );
  await dialog(page).getByRole('button', { name: 'Monthly' }).click();
  await dialog(page).getByRole('combobox', { name: 'Day of the month' }).click();
  await page.getByRole('option', { name: '31st' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Next crawls: Tue, 31 Mar 2026, 02:30 · Thu, 30 Apr 2026, 02:30 · Sun, 31 May 2026, 02:30',
  );
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(item(page)).toContainText(
    'On the 31st of each month, or its last day, at 02:30 (Europe/Berlin) · Next: ',
  );

  await item(page)
    .getByRole('button', { name: /^Run now: / })
    .click();
  await expect(item(page).getByText(/: done, 5 pages$/)).toBeVisible();
  await item(page)
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(dialog(page).getByLabel('Time of day')).toHaveValue('02:30');
  await dialog(page).getByRole('button', { name: 'Options' }).click();
  await dialog(page).getByRole('textbox', { name: 'Page limit' }).fill('0');
  await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog(page).getByText(/^The page limit must be/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Page limit' }).fill('100');
  await dialog(page).getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog(page)).toBeHidden();

  await makeDue(admin);
  const change = item(page).getByRole('link', { name: `+${ARTICLES - 1} pages` });
  await expect(change).toBeVisible(ONE_LOOK);
  await expect(item(page)).toContainText(`done, ${ARTICLES + 4} pages`);
  await expect(item(page)).toContainText(/\d+ new issues/);
  await expectAccessible(page);
  await change.click();
  await expect(page).toHaveURL(/tab=compare&with=/);
  await expect(page.getByRole('heading', { name: /^New pages/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Comparison as csv' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/comparison\.csv$/);
});

test('a schedule says why no crawl was started, is paused, resumed and deleted @phone', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  const entered = { startUrl: 'http://10.0.0.1/', every: 'weekly', weekday: 2, time: '03:00', zone: 'UTC' };
  expectStatus(await admin.post('/api/crawl-schedules', entered), 201);
  await makeDue(admin);
  await openAs(admin, '/full-site-scrapper');
  await expect(item(page)).toContainText('Every Tuesday at 03:00 (UTC)');
  await expect(item(page).getByText(/: Not started: This address cannot be reached\./)).toBeVisible(ONE_LOOK);

  await item(page).getByRole('button', { name: 'Pause the schedule of 10.0.0.1' }).click();
  await expect(item(page)).toContainText('· Paused');
  await item(page).getByRole('button', { name: 'Resume the schedule of 10.0.0.1' }).click();
  await expect(item(page)).toContainText('· Next: ');
  await expect(item(page).getByText(/Not started/)).toBeHidden();
  await expectAccessible(page);

  await item(page).getByRole('button', { name: 'Delete the schedule of 10.0.0.1' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(item(page)).toHaveCount(1);
  await item(page).getByRole('button', { name: 'Delete the schedule of 10.0.0.1' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(schedules(page).getByText('No scheduled crawls')).toBeVisible();
});

test('many schedules are listed by the page, and one’s own alone @phone', async ({ page, openAs }) => {
  const [admin, other] = [await asNewAdmin(), await asNewAdmin()];
  for (let number = 0; number < 12; number++) {
    const startUrl = `https://shop-${number}.example/`;
    const entered = { startUrl, every: 'daily', time: '03:00', zone: 'Europe/Berlin' };
    expectStatus(await admin.post('/api/crawl-schedules', entered), 201);
  }
  await openAs(admin, '/full-site-scrapper');
  await expect(item(page)).toHaveCount(10);
  await schedules(page).getByRole('button', { name: 'Go to page 2' }).click();
  await expect(item(page)).toHaveCount(2);
  await expect(item(page).first()).toContainText('shop-1.example');
  await page.goBack();
  await expect(item(page)).toHaveCount(10);
  await openAs(other, '/full-site-scrapper');
  await expect(schedules(page).getByText('No scheduled crawls')).toBeVisible();
});

test('a dialog with changes asks before it is closed, and starts no crawl', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Start address' }).fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/^Enter the address to start from/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/full-site-scrapper$/);
});
