import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createBatch, createUser, unique } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, test, title } from './support/test';

/** Nothing is half below the bar at the top. */
async function expectWholeAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

test('an admin imports a csv with three bad rows', { tag: '@phone' }, async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  const batchId = await createBatch(['intent-finder']);
  const { batch } = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body;
  const there = await createUser({ batch: batchId, name: 'Before' });
  const fresh = `${unique('fresh')}@cohort.test`;
  const file = [
    'Contact;Full name;Group;Phone',
    `${fresh};Fresh;${batch};1`,
    `${there.email};After;${batch};2`,
    `not-an-address;Nobody;${batch};3`,
    `${unique('lost')}@cohort.test;Lost;Nowhere;4`,
    `${fresh.toUpperCase()};Again;${batch};5`,
  ].join('\r\n');

  await openAs(admin, '/users');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(title(page, 'Import Users')).toBeFocused();
  await page.getByLabel('Select your users file').setInputFiles({
    name: 'spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${file}`, 'utf16le'),
  });

  const columns = page.getByRole('region', { name: 'Match the columns' });
  await expect(columns.getByText('Choose the column that holds the email')).toBeVisible();
  await expect(columns.getByText('Not imported: Contact, Phone')).toBeVisible();
  await expectWholeAccessible(page);
  await columns.getByRole('combobox', { name: 'Email' }).click();
  await page.getByRole('option', { name: 'Contact' }).click();
  await columns.getByRole('button', { name: 'Check the file' }).click();

  const check = page.getByRole('region', { name: 'Look it over and import' });
  await expect(check.getByText('3 rows cannot be imported')).toBeVisible();
  await expect(check.getByRole('row')).toHaveCount(4);
  await expect(check.getByText('There is no batch named “Nowhere”')).toBeVisible();
  await expect(check.getByText('Row 2 has the same email')).toBeVisible();
  await expectWholeAccessible(page);
  await check.getByRole('button', { name: 'Update 1' }).click();
  await expect(check.getByRole('row', { name: new RegExp(there.email) })).toContainText('Name');
  await check.getByRole('button', { name: 'Import 2 users' }).click();

  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('3 rows left out')).toBeVisible();
  await expectWholeAccessible(page);
  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download report' }).click();
  const report = await readFile(await (await downloading).path(), 'utf8');
  expect(report).toContain(`2;${fresh};created;`);
  expect(report).toContain(`3;${there.email};updated;Name`);
  expect(report).toContain('4;not-an-address;error;Enter correct email');

  const past = page.getByRole('region', { name: 'Past results' });
  await expect(past.getByText('1 created, 1 updated, 3 errors')).toBeVisible();
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(page.getByText(fresh)).toBeVisible();
});
