import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('a text is checked, walked through by keyboard, compared and exported @phone', async ({
  page,
  openAs,
}) => {
  const student = await asStudent({ allowed: ['kw-stuffing-checker'] });
  await openAs(student, '/kw-stuffing-checker');
  await expect(title(page, 'KW Stuffing Checker')).toBeVisible();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const verdicts = page.getByRole('region', { name: 'Verdicts' });
  await expect(verdicts.getByRole('row', { name: /running shoes .* Heavy/ })).toBeVisible();
  await expect(page.getByText('Google publishes no density limit.')).toBeVisible();

  const phrases = page.getByRole('textbox', { name: 'Keyphrases' });
  const sample = await phrases.inputValue();
  await phrases.fill(`${sample}\nкаждый человек имеет право`);
  const long = verdicts.getByRole('row', { name: /каждый/ }).getByText('Missing');
  await long.scrollIntoViewIfNeeded();
  // Nothing of the verdict is cut off on a phone.
  await expect(long).toBeInViewport({ ratio: 1 });
  await phrases.fill(sample);
  await expect(long).toBeHidden();

  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Use 1 of \d+$/)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Use (\d+) of \1$/)).toBeVisible();
  await expect(page.locator('mark[aria-current]')).toBeInViewport();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Text,running shoes,Heavy,');
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain('| running shoes | Heavy |');

  await page.getByRole('switch', { name: 'Compare two texts' }).click();
  const second = page.getByRole('region', { name: 'Second text' });
  await second.getByRole('tab', { name: 'Address' }).click();
  await second.getByLabel('URL of a page').fill(`${SITE}/guide`);
  await page.keyboard.press('Enter');
  await expect(second.getByText(/^Checked with the title/)).toBeVisible();
  await expect(verdicts.getByRole('row', { name: /running shoes Heavy .* Missing/ })).toBeVisible();
  await page.reload();
  await expect(verdicts.getByRole('row', { name: /running shoes Heavy .* Missing/ })).toBeVisible();
  await expect(page).toHaveURL(/compare=1/);
});
