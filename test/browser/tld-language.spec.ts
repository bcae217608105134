import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

const SITE = process.env.MARKET_SITE ?? '';

test('domains, pages and a country are looked at, by keyboard too', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ['tld-language'] }), '/tld-language');
  await expect(title(page, 'TLD & Language Finder')).toBeVisible();

  const domains = page.getByLabel('Domains, one per line');
  await domains.focus();
  await page.keyboard.type('www.example.co.uk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('co.uk');
  const table = page.getByRole('table', { name: 'Domains' });
  await expect(table.getByRole('row', { name: /United Kingdom/ })).toBeVisible();
  await expect(table.getByText('co.uk is a public suffix, not a domain.')).toBeVisible();
  await page.getByLabel('Search these domains').fill('kingdom');
  await expect(table.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(domains).toHaveValue('www.example.co.uk\nco.uk');
  await expect(table.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Domains as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('example.co.uk,co.uk,Registry');

  await page
    .getByRole('group', { name: 'What is looked at' })
    .getByRole('button', { name: 'Country' })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Country' }).fill('switz');
  await expect(page.getByRole('option', { name: /Switzerland/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/country=CH/);
  // Chromium has no name for it.
  await expect(page.getByRole('row', { name: /Swiss German \(gsw\)/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /French \(fr\) Yes 39% fr-CH/ })).toBeVisible();

  await page.getByRole('group', { name: 'What is looked at' }).getByRole('button', { name: 'Pages' }).click();
  const addresses = ['/en/', '/de/', '/wrong', '/gone'].map((path) => SITE + path);
  await page.getByLabel('URLs, one per line').fill(addresses.join('\n'));
  await page.getByRole('button', { name: 'Read pages' }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('row', { name: /Disagree German/ })).toBeVisible();
  await expect(result.getByText('1 page could not be read; the table says why.')).toBeVisible();
  await result.getByRole('button', { name: `${SITE}/de/` }).click();
  await expect(page.getByText('Invalid code: en-UK, write en-GB')).toBeVisible();
});

test('while 1,000 domains are read, the page goes on drawing and takes what is typed @all', async ({
  page,
  openAs,
}) => {
  let letThrough = () => {};
  const script = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/domains\.worker/, async (route) => {
    await script;
    await route.continue();
  });
  await openAs(await asStudent({ allowed: ['tld-language'] }), '/tld-language');
  const domains = page.getByLabel('Domains, one per line');
  const list = Array.from({ length: 999 }, (_, number) => `example${number}.de`).join('\n');
  await domains.fill(`${list}\n`);
  // The reading lasts for as long as its script is kept back.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('example.fr');
  await expect(domains).toHaveValue(/example\.fr$/);
  await expect(page.getByRole('table', { name: 'Domains' })).toHaveCount(0);
  letThrough();
  await expect(page.getByText('1–25 of 1,000')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.reload();
  await expect(page.getByText('26–50 of 1,000')).toBeVisible();
  await page.getByLabel('Search these domains').fill('.fr');
  await expect(page.getByRole('row', { name: /France/ })).toBeVisible();
});
