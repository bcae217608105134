import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encode } from 'iconv-lite';
import { asStudent, unique } from '../support/actors';
import { asKeeper } from '../support/products';
import { asNewAdmin, expect, test, title } from './support/test';

const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });
const columnsOf = (page: Page) => page.getByRole('region', { name: 'Match the columns' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await columnsOf(page)
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

test('a Polish csv from Excel shows its letters, and can be read otherwise @phone', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  const rows = ['E-mail;Imię;Nazwisko', `${unique('zolc')}@cohort.test;Łukasz;Żółć`, 'a@;Grażyna;Wiśniewska'];
  await openAs(admin, '/users/import');
  await expect(title(page, 'Import Users')).toBeVisible();
  await page
    .getByLabel('Select your users file', { exact: true })
    .setInputFiles(csv('kurs.csv', encode(rows.join('\r\n'), 'win1250')));
  const columns = columnsOf(page);
  await expect(columns.getByRole('combobox', { name: 'Encoding' })).toHaveText(
    'Central European (Windows-1250)',
  );
  await expect(columns.getByRole('combobox', { name: 'Delimiter' })).toHaveText('Semicolon ( ; )');
  await expect(columns.getByText('In the file: Łukasz')).toBeVisible();
  await choose(page, 'Encoding', 'Western (Windows-1252)');
  await expect(columns.getByText('In the file: £ukasz')).toBeVisible();
  await choose(page, 'Encoding', 'Central European (Windows-1250)');
  await expect(columns.getByText('In the file: Łukasz')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await columns.getByRole('button', { name: 'Check the file' }).click();
  const check = page.getByRole('region', { name: 'Check and import' });
  await expect(check.getByText('2 rows cannot be imported')).toBeVisible();
  const download = page.waitForEvent('download');
  await check.getByRole('button', { name: 'Download these rows' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('E-mail;Imię;Nazwisko;Reason\r\n');
  expect(refused).toContain('\r\na@;Grażyna;Wiśniewska;Enter correct email');
});

test('a list with German prices is read by its column, and one that does not tell asks @phone', async ({
  page,
  openAs,
}) => {
  const keeper = await asKeeper();
  await openAs(keeper, '/products?import=1');
  await expect(title(page, 'Import Products')).toBeVisible();
  const pick = page.getByLabel('Select your products file', { exact: true });
  const columns = columnsOf(page);
  const prices = columns.getByRole('combobox', { name: /^Prices/ });
  await pick.setInputFiles(
    csv('preise.csv', encode('Name;Price\r\nTee für alle;1.299 €\r\nMühle;12,34 €\r\n', 'win1252')),
  );
  await expect(prices).toHaveText('1.299,50');
  await pick.setInputFiles(csv('preise.csv', Buffer.from('Name;Price\r\nTee;1.299 €\r\nMug;2.400 €\r\n')));
  await expect(columns.getByText('1.299 € may be a thousand times more or less.')).toBeVisible();
  const check = columns.getByRole('button', { name: 'Check the file' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await expectNoSidewaysScroll(page);
  await choose(page, 'Prices', '1.299,50');
  await expect(columns.getByText('may be a thousand times')).toBeHidden();
  await check.click();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(
    page.getByRole('region', { name: 'Result', exact: true }).getByText('2 created.'),
  ).toBeVisible();
  const { body } = await keeper.get<{ price: { amount: string; currency: string } }[]>('/api/products');
  expect(body.map(({ price }) => `${price.amount} ${price.currency}`).sort()).toEqual([
    '1299 EUR',
    '2400 EUR',
  ]);
});

test('a list of keywords shows how it is parted, and is classified as that is changed @phone', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: ['intent-finder'] }), '/intent-finder');
  const rows = ['kupić łóżko, 160|a;b', 'kupić szafę, 200|c;d'];
  await page
    .getByLabel('Select Your Keywords File', { exact: true })
    .setInputFiles(csv('słowa.csv', encode(rows.join('\r\n'), 'win1250')));
  const delimiter = page.getByRole('combobox', { name: 'Delimiter' });
  await expect(delimiter).toHaveText('Semicolon ( ; )');
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveText(
    'Central European (Windows-1250)',
  );
  await expect(page.getByRole('columnheader', { name: 'kupić łóżko, 160|a' })).toBeVisible();
  await delimiter.click();
  await page.getByRole('option', { name: 'Bar ( | )', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'kupić łóżko, 160', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: 'Transactional intent words' }).fill('kupić');
  await page.getByRole('option', { name: /kupić/ }).click();
  await expect(page.getByRole('button', { name: 'kupić, press Delete to remove' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Submit' }).click();
  const classified = await readFile(await (await download).path(), 'utf8');
  expect(classified).toContain('kupić szafę, 200|c;d|');
  expect(classified).not.toContain('sep=');
});

test('a text whose encoding was guessed is shown before it is used', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/word-counter?from=file');
  await page
    .getByLabel('Select a text file', { exact: true })
    .setInputFiles({ ...csv('opis.txt', encode('Zażółć gęślą jaźń.', 'win1250')), mimeType: 'text/plain' });
  await expect(page.getByText('In the file: Zażółć, gęślą, jaźń.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Zażółć gęślą jaźń.');
});
