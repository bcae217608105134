import { readFile } from 'node:fs/promises';
import { asStudent, unique } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';

test('from the figures of a period to the users behind them', async ({ page, openAs }) => {
  const size = page.viewportSize();
  const name = unique('Sunny');
  const student = await asStudent({ allowed: ['word-counter'], fields: { name } });
  for (let count = 0; count < 12; count += 1) {
    await student.post('/api/auth/moduleLogs', { module: 'Word Counter', numberOfOperations: 1 });
  }
  await openAs(await asNewAdmin(), '/dashboard');
  await expect(page.getByRole('img', { name: /^Bars, one per day/ })).toBeVisible();
  await test.step('no day below the bars is cut off', async () => {
    const days = page.locator('[data-bar]');
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(async () => (await days.allTextContents()).join())
        .toMatch(/^\d+ \w{3}(,\d+ \w{3})+$/);
    }
    if (size) await page.setViewportSize(size);
  });
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Word Counter' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Numbers as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(31);

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/period=7$/);
  await page.getByRole('link', { name: /^Active users/ }).click();
  await expect(title(page, 'User Stats')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last 7 days');
  await page.getByRole('textbox', { name: 'Search' }).fill(name);
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await expect(page.getByText('Word Counter 12')).toBeVisible();
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const rows = await readFile(await (await exporting).path(), 'utf8');
  expect(rows).toContain(`${name},${student.user.email}`);
  // The search is a step of its own.
  await page.goBack();
  await page.goBack();
  await expect(title(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last 7 days');
});
