import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { csv } from './support/keyword-files';
import { expect, test, title } from './support/test';

const GERMAN = csv(
  'suchbegriffe.csv',
  Buffer.from(
    [
      'Suchbegriff;Suchvolumen',
      'wie bindet man eine krawatte;1000',
      'bester staubsauger für tierhaare;900',
      'laufschuhe damen kaufen;800',
      'kontaktlinsen;700',
      'öffnungszeiten gartencenter sonntag;600',
      'waschmaschine frontlader günstig;500',
    ].join('\r\n'),
  ),
);
const INTENTS = [
  'Informational',
  'Commercial Investigation',
  'Transactional',
  'Unclassified',
  'Navigational',
  'Transactional',
];

test.beforeEach(async ({ page, openAs }) => {
  await openAs(await asStudent(), '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
});

const language = (page: Page) => page.getByRole('combobox', { name: /^Language/ });
const transactional = (page: Page) => page.getByRole('group', { name: 'Chosen Transactional intent words' });

async function autoFill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Auto fill important words' }).click();
  await expect(page.getByText(/important words added/)).toBeVisible();
}

async function expectGermanResult(page: Page): Promise<void> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Submit' }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  const rows = text.trimEnd().split('\r\n');
  expect(rows[0]).toBe(
    '\uFEFFSuchbegriff;Suchvolumen;Informational;Commercial Investigation;Transactional;Navigational;Intent;Primary Intent',
  );
  expect(rows.slice(1).map((row) => row.split(';').at(-1))).toEqual(INTENTS);
}

test('a German file is classified by the German words, which auto fill takes by itself @phone', async ({
  page,
}) => {
  await page.getByLabel('Select Your Keywords File').setInputFiles(GERMAN);
  await expect(language(page)).toHaveText('German');
  await autoFill(page);
  await expect(transactional(page).getByRole('button', { name: /more/ })).toBeVisible();
  await expect(page.getByText(/^These keywords look/)).toBeHidden();
  await expectGermanResult(page);
});

test('English words give way to German ones when the file turns out to be German @phone', async ({
  page,
}) => {
  await autoFill(page);
  await page.getByLabel('Select Your Keywords File').setInputFiles(GERMAN);
  const warning = page.getByText(
    'These keywords look German, and the words are English: few keywords will match. Use the German words instead.',
  );
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use German words' }).click();
  await expect(warning).toBeHidden();
  await transactional(page).getByRole('button', { name: /more/ }).click();
  await expect(transactional(page).getByText('kaufen', { exact: true })).toBeVisible();
  await expect(transactional(page).getByText('buy', { exact: true })).toBeHidden();
  await expectGermanResult(page);
});

test('words that were chosen by hand are told from the file’s language as well', async ({ page }) => {
  const picker = page.getByRole('combobox', { name: 'Transactional intent words' });
  await picker.fill('where to buy the cheapest, how much does it cost, discount codes for today');
  await picker.press('Enter');
  await picker.press('Escape');
  await page.getByLabel('Select Your Keywords File').setInputFiles(GERMAN);
  await expect(page.getByText(/^These keywords look German, and the words are English/)).toBeVisible();
  await page.getByRole('button', { name: 'Use German words' }).click();
  await expect(page.getByText(/important words added/)).toBeVisible();
  await expect(page.getByText(/^These keywords look/)).toBeHidden();
});
