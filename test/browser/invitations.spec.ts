import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { createBatch, createUser, unique } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('from a list in German with bad rows to its report, and to a student who is logged in', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  const batchId = await createBatch(['intent-finder']);
  const { batch } = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body;
  const there = await createUser({ batch: batchId, name: 'Before' });
  const email = `${unique('erika')}@cohort.test`;
  const list = [
    'Kontakt;Vollständiger Name;Telefon',
    `"Erika Muster <${email}>";Erika Muster;1`,
    `${there.email};After;2`,
    'not-an-address;Nobody;3',
    `${email.toUpperCase()};Again;4`,
  ].join('\r\n');

  await openAs(admin, '/users');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(title(page, 'Import Users')).toBeFocused();
  await page.getByLabel('Select your users file').setInputFiles({
    name: 'Kurs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${list}`, 'utf16le'),
  });
  const columns = page.getByRole('region', { name: 'Match the columns' });
  await expect(columns.getByText('Choose the column that holds the email')).toBeVisible();
  await columns.getByRole('combobox', { name: 'Email' }).click();
  await page.getByRole('option', { name: 'Kontakt' }).click();
  await columns.getByRole('combobox', { name: 'Batch for all' }).click();
  await page.getByRole('option', { name: batch, exact: true }).click();
  await columns.getByRole('button', { name: 'Check the file' }).click();

  const check = page.getByRole('region', { name: 'Check and import' });
  await expect(check.getByText('2 rows cannot be imported')).toBeVisible();
  await expect(check.getByText('Row 2 has the same email')).toBeVisible();
  await expect(check.getByText('1 new user without a password.')).toBeVisible();
  await check.getByRole('button', { name: 'Import 2 users' }).click();

  const result = page.getByRole('region', { name: 'Result', exact: true });
  const reporting = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download report' }).click();
  const report = await textOf(await reporting);
  expect(report).toContain(`${email};;;2;created;`);
  expect(report).toContain(`${there.email};;;3;updated;Name`);
  expect(report).toContain('not-an-address;Nobody;3;4;error;Enter correct email');
  const inviting = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download links' }).click();
  const links = await textOf(await inviting);
  expect(links).toContain(`Erika Muster,${email},`);
  await expect(result.getByText('Another download makes new links.')).toBeVisible();

  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto(/https?:\/\/\S+\/set-password#[\w.-]+/.exec(links)?.[0] ?? '');
  await expect(page.getByText(`For Erika Muster, who logs in as ${email}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('chosen-by-erika');
  await page.getByRole('button', { name: 'Save password and log in' }).click();
  await expect(title(page, 'Intent Finder')).toBeVisible();
});
