import { readFile } from 'node:fs/promises';
import type { UserView } from '../../src/contracts/users/users';
import { createBatch, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, test, title } from './support/test';

test('from a list in German to a student who is logged in', { tag: '@phone' }, async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  const batchId = await createBatch(['intent-finder']);
  const { batch } = (await admin.get<{ batch: string }>(`/api/permissions/${batchId}`)).body;
  const email = `${unique('erika')}@cohort.test`;
  const list = `Vorname;Nachname;E-Mail-Adresse\r\nErika;Muster;"Erika Muster <${email}>"\r\n`;

  await openAs(admin, '/users');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByLabel('Select your users file').setInputFiles({
    name: 'Kurs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list),
  });
  const columns = page.getByRole('region', { name: 'Match the columns' });
  await columns.getByRole('combobox', { name: 'Batch of all' }).click();
  await page.getByRole('option', { name: batch, exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await columns.getByRole('button', { name: 'Check the file' }).click();
  const check = page.getByRole('region', { name: 'Look it over and import' });
  await expect(check.getByText('1 new user without a password.')).toBeVisible();
  await check.getByRole('button', { name: 'Import 1 user' }).click();

  const result = page.getByRole('region', { name: 'Result', exact: true });
  const downloading = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download links' }).click();
  const links = await readFile(await (await downloading).path(), 'utf8');
  const address = /https?:\/\/\S+\/set-password#[\w.-]+/.exec(links)?.[0] ?? '';
  expect(links).toContain(`Erika Muster,${email},`);
  await expect(result.getByText('Another download makes new links.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to users' }).click();
  await page.getByRole('textbox', { name: 'Search name or email' }).fill(email);
  await expect(
    page
      .getByText(/Invited/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page.getByText(`For Erika Muster, who logs in as ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('chosen-by-erika');
  await page.getByRole('button', { name: 'Save password and log in' }).click();
  await expect(title(page, 'Intent Finder')).toBeVisible();

  const { body } = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { q: email } })}`);
  expect(body).toEqual([expect.objectContaining({ email, batchName: batch, invitedUntil: null })]);
  expect(body[0]?.lastLoginAt).not.toBeNull();
});
