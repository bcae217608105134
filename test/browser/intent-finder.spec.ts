import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { INTENT_RESULT_COLUMNS } from '../../src/contracts/intent/intent';
import { MESSAGES } from '../../src/contracts/messages';
import { asStudent } from '../support/actors';
import { csv, keywordPlannerFile, type UploadFile } from './support/keyword-files';
import { expect, test } from './support/test';

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

test.beforeEach(async ({ openAs }) => openAs(await asStudent(), '/intent-finder'));

test('a Keyword Planner file is classified, downloaded, shown, found again by its address, and deleted', async ({
  page,
}) => {
  const sample = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sample File' }).click();
  expect((await sample).suggestedFilename()).toBe('sample-keywords.csv');
  const file = keywordPlannerFile('Keyword Stats 2026-06-09.csv', [
    'how to clean running shoes',
    'best running shoes',
    'buy running shoes, cheap',
    '=cmd() shoes',
  ]);
  await autoFill(page);
  await choose(page, file);
  const download = await submit(page);
  expect(download.suggestedFilename()).toBe('[intent applied] Keyword Stats 2026-06-09.csv');
  await expect(page.getByText(MESSAGES.openAndSaveAsXlsx)).toBeVisible();
  const rows = await rowsOf(download);
  expect(rows[0]?.split('\t')).toEqual([
    ...['Keyword', 'Currency', 'Avg. monthly searches', 'Three month change'],
    ...INTENT_RESULT_COLUMNS,
  ]);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatch(/^how to clean running shoes\tEUR\t10\t∞\t[^\t]*how[^\t]*\t.*\tInformational$/);
  expect(rows[4]).toMatch(/^'=cmd\(\) shoes\tEUR\t40\t∞\t\t\t\t\tUnclassified\tUnclassified$/);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const counts = result.getByRole('table', { name: 'Rows per primary intent' });
  await expect(counts.getByRole('row', { name: /Transactional 1 25%/ })).toBeVisible();

  const past = page.getByRole('region', { name: 'Past results' });
  const again = page.waitForEvent('download');
  await past.getByRole('button', { name: `Download ${file.name}` }).click();
  expect(await rowsOf(await again)).toEqual(rows);
  await past.getByRole('button', { name: `Preview ${file.name}` }).click();
  const dialog = page.getByRole('dialog', { name: file.name });
  await expect(dialog.getByText('4 rows classified')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('4 rows classified')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await past.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});

test('English words give way to German ones when the file turns out to be German', async ({ page }) => {
  await autoFill(page);
  await choose(page, GERMAN);
  const warning = page.getByText(/^These keywords look German, and the words are English/);
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Use German words' }).click();
  await expect(warning).toBeHidden();
  const [head, ...rows] = await rowsOf(await submit(page));
  expect(head).toBe(
    'Suchbegriff;Suchvolumen;Informational;Commercial Investigation;Transactional;Navigational;Intent;Primary Intent',
  );
  expect(rows.map((row) => row.split(';').at(-1))).toEqual(INTENTS);
});

test('all keywords of a large file are searched, filtered and paged @phone', async ({ page }) => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `${i % 4 === 0 ? 'buy' : 'red'} kettle ${i}`);
  await autoFill(page);
  await choose(page, csv('many.csv', Buffer.from(['Keyword', ...rows, ''].join('\n'))));
  await submit(page);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const keywords = result.getByRole('table', { name: 'Keywords' });
  await expect(result.getByText('1–25 of 20,000')).toBeVisible();
  await result.getByRole('button', { name: 'Go to next page' }).click();
  await expect(keywords.getByText('red kettle 49', { exact: true })).toBeVisible();
  await result.getByLabel('Search these keywords').fill('19996');
  await expect(keywords.getByRole('row')).toHaveCount(2);
  await expect(keywords.getByRole('row', { name: /^buy kettle 19996 Transactional/ })).toBeVisible();

  await result.getByLabel('Search these keywords').fill('');
  await result.getByLabel('Show').click();
  await page.getByRole('option', { name: 'Transactional' }).click();
  await expect(result.getByText('1–25 of 5,000')).toBeVisible();
  await page.reload();
  await expect(result.getByText('1–25 of 5,000')).toBeVisible();
  await expect(result.getByLabel('Show')).toHaveText('Transactional');
});

async function autoFill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Auto fill important words' }).click();
  await expect(page.getByText(/important words added/)).toBeVisible();
}

async function choose(page: Page, file: UploadFile): Promise<void> {
  await page.getByLabel('Select Your Keywords File').setInputFiles(file);
}

/** Submits and gives the download that follows by itself. */
async function submit(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Submit' }).click();
  return download;
}

/** The lines of a result, which is UTF-8 with a byte order mark and CRLF. */
async function rowsOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}
