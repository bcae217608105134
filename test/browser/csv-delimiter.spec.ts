import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

async function csvHeader(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  return (await readFile(await (await download).path(), 'utf8')).split('\r\n')[0]!;
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('exports have semicolons, until the profile says otherwise @all', async ({ page, openAs }) => {
    const student = await asStudent({ allowed: ['kw-stuffing-checker'] });
    const told = page.waitForRequest((request) => request.url().endsWith('/api/auth/me/data'));
    await openAs(student, '/kw-stuffing-checker');
    await expect(title(page, 'KW Stuffing Checker')).toBeVisible();
    expect((await told).postDataJSON()).toEqual({ settings: { csvDelimiter: 'semicolon' } });
    await page.getByRole('button', { name: 'Try a sample' }).click();
    expect(await csvHeader(page)).toMatch(/^\uFEFFText;Phrase;Verdict;/);

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Update Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Profile' });
    await dialog.getByRole('combobox', { name: /^Column separator/ }).click();
    await page.getByRole('option', { name: /^Comma/ }).click();
    await dialog.getByRole('button', { name: 'Update Profile' }).click();
    await expect(dialog).toBeHidden();
    expect(await csvHeader(page)).toMatch(/^\uFEFFText,Phrase,Verdict,/);
  });
});
