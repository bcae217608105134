import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('a text is counted while it is written, kept through a reload, and exported', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  const student = await asStudent({ allowed: ['word-counter'] });
  await openAs(student, '/word-counter');
  await expect(title(page, 'Word Counter')).toBeVisible();
  const tile = (name: string) =>
    page.locator('dl[aria-label="Counts of the text"] > div').filter({ hasText: name }).locator('dd').first();
  await expect(tile('Words')).toHaveText('0');

  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Dr. Smith counts words. ');
  await expect(tile('Words')).toHaveText('4');
  await expect(tile('Sentences')).toHaveText('1');
  await page.reload();
  await expect(text).toHaveValue('Dr. Smith counts words. ');
  await expect(tile('Words')).toHaveText('4');

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.getByText('Detected: English')).toBeVisible();
  const phrases = page.getByRole('region', { name: 'Phrases' });
  await expect(phrases.getByRole('row', { name: 'running shoes 3' })).toBeVisible();
  await expect(page.getByText(/^Flesch reading ease/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Phrases,running shoes,3,');

  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain('## Phrases');

  await page.getByRole('tab', { name: 'File' }).click();
  const file = page.getByLabel('Select a text file');
  const html = Buffer.from('<h1>Two words</h1><p>Three more words</p>');
  await file.setInputFiles({ name: 'a.html', mimeType: 'text/html', buffer: html });
  await expect(text).toHaveValue('Two words\nThree more words');
  await expect(tile('Words')).toHaveText('5');

  await page.getByRole('tab', { name: 'Address' }).click();
  await page.getByLabel('URL of a page').fill(`${SITE}/gone-for-good`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This address could not be read: /)).toBeVisible();
  await page.getByLabel('URL of a page').fill(`${SITE}/guide`);
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue(/Two/);
});
