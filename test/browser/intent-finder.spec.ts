import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { INTENT_RESULT_COLUMNS } from '../../src/contracts/intent/intent';
import { MESSAGES } from '../../src/contracts/messages';
import { asStudent, type SignedIn, unique } from '../support/actors';
import { call } from '../support/http';
import {
  csv,
  keywordPlannerFile,
  longList,
  searchConsoleFile,
  type UploadFile,
} from './support/keyword-files';
import { expect, test as base, title } from './support/test';

const MEGABYTE = 1024 * 1024;

const test = base.extend<{ student: SignedIn }>({
  student: async ({}, use) => use(await asStudent()),
});

test.beforeEach(async ({ page, openAs, student }) => {
  await openAs(student, '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
});

test(
  'a Keyword Planner file is classified, downloaded, shown and listed',
  { tag: '@phone' },
  async ({ page }) => {
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
    expect(rows[2]).toMatch(/^best running shoes\tEUR\t20\t∞\t.*best.*\tCommercial Investigation$/);
    expect(rows[3]).toMatch(/^buy running shoes, cheap\tEUR\t30\t∞\t.*buy.*\tTransactional$/);
    expect(rows[4]).toMatch(/^'=cmd\(\) shoes\tEUR\t40\t∞\t\t\t\t\tUnclassified\tUnclassified$/);

    const result = page.getByRole('region', { name: 'Result', exact: true });
    const counts = result.getByRole('table', { name: 'Rows per primary intent' });
    await expect(counts.getByRole('row', { name: /Transactional 1 25%/ })).toBeVisible();
    await expect(result.getByRole('region', { name: 'Preview of the first rows' })).toContainText(
      'how to clean',
    );

    const past = page.getByRole('region', { name: 'Past results' });
    await expect(past.getByRole('listitem')).toHaveCount(1);
    await expect(past.getByText('Done')).toBeVisible();
    const again = page.waitForEvent('download');
    await past.getByRole('button', { name: `Download ${file.name}` }).click();
    expect(await rowsOf(await again)).toEqual(rows);
  },
);

test('a past result opens by its address, is found from a page that is not there, and is deleted when that is confirmed', async ({
  page,
}) => {
  const file = searchConsoleFile('Queries.csv', ['cohort login', 'what is seo']);
  await autoFill(page);
  await choose(page, file);
  await submit(page);
  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: `Preview ${file.name}` }).click();
  const dialog = page.getByRole('dialog', { name: file.name });
  await expect(dialog.getByText('2 rows classified')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('2 rows classified')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/intent-finder?page=9');
  await expect(past.getByText(file.name)).toBeVisible();
  await expect(page).toHaveURL('/intent-finder');
  await past.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});

test(
  'words are searched, picked, created and removed by the keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    const picker = page.getByRole('combobox', { name: 'Transactional intent words' });
    const chosen = page.getByRole('group', { name: 'Chosen Transactional intent words' });
    await picker.fill('buy');
    await expect(page.getByRole('option', { name: 'buy', exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(chosen.getByText('buy', { exact: true })).toBeVisible();

    const word = unique('acquire');
    await picker.fill(word);
    await expect(page.getByRole('option', { name: `Add “${word}”` })).toBeVisible();
    const created = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Enter');
    expect((await created).status()).toBe(201);
    await expect(chosen.getByText(word)).toBeVisible();
    await page.keyboard.press('Escape');

    await chosen.getByRole('button', { name: word }).focus();
    await page.keyboard.press('Delete');
    await expect(chosen.getByText(word)).toHaveCount(0);

    await page.reload();
    await picker.fill(word);
    await expect(page.getByRole('option', { name: word, exact: true })).toBeVisible();
  },
);

test('leaving the page resets it', async ({ page }) => {
  await autoFill(page);
  await choose(page, longList('keywords.csv', 100));
  await page.goto('/nowhere');
  await page.goBack();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await expect(page.getByText('No words chosen yet')).toHaveCount(4);
  await expect(page.getByText('keywords.csv')).toHaveCount(0);
});

test('the sample file is a file that the page takes', async ({ page }) => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sample File' }).click();
  const sample = await waiting;
  expect(sample.suggestedFilename()).toBe('sample-keywords.csv');
  await autoFill(page);
  await choose(page, csv('sample-keywords.csv', await readFile(await sample.path())));
  await submit(page);
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible();
});

const REFUSED: [what: string, file: UploadFile, sentence: string][] = [
  ['an over-large file', longList('large.csv', 10 * MEGABYTE + 1), MESSAGES.fileTooLarge],
  ['a file of another kind', { ...csv('words.xlsx', Buffer.from('PK')), mimeType: '' }, MESSAGES.fileNotCsv],
  ['an empty file', csv('empty.csv', Buffer.alloc(0)), MESSAGES.fileEmpty],
];

test('what is no keywords file is refused at once, or by the server, with its reason and no job', async ({
  page,
  expectStatus,
}) => {
  for (const [what, file, sentence] of REFUSED) {
    await choose(page, file);
    await expect(page.getByRole('alert').getByText(sentence), what).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' }), what).toBeDisabled();
  }
  expectStatus(400, 415, 422);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4', 'hex');
  await autoFill(page);
  await choose(page, csv('picture.csv', png));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').getByText(/not text/)).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();
});

test('a running job shows how far it is, and the page may be left meanwhile', async ({ page }) => {
  await autoFill(page);
  await choose(page, longList('long.csv', 9 * MEGABYTE));
  await page.getByRole('button', { name: 'Submit' }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText(/rows done|Reading the file|Waiting for its turn/)).toBeVisible();
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await page.reload();
  const past = page.getByRole('region', { name: 'Past results' });
  await expect(past.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('a job can be cancelled', { tag: '@phone' }, async ({ page, student }) => {
  await autoFill(page);
  await choose(page, longList('mine.csv', 1000));
  // Long jobs before it, so that it cannot have ended when the button is pressed.
  const lists = JSON.stringify({
    informational: ['a'],
    commercialInvestigation: [],
    transactional: [],
    navigational: [],
  });
  for (const name of ['first.csv', 'second.csv', 'third.csv', 'fourth.csv']) {
    const body = new FormData();
    body.append('lists', lists);
    body.append('file', new Blob([new Uint8Array(longList(name, 9 * MEGABYTE).buffer)]), name);
    expect((await call('POST', '/api/intent/jobs', { token: student.token, body })).status).toBe(201);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress.getByText('Waiting for its turn')).toBeVisible();
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('mine.csv was cancelled.')).toBeVisible();
  const past = page.getByRole('region', { name: 'Past results' });
  await expect(past.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('an upload can be cancelled before there is a job; the answer of a server in trouble is told', async ({
  page,
  expectStatus,
}) => {
  expectStatus(500);
  await page.route('**/api/intent/jobs', () => undefined);
  await autoFill(page);
  await choose(page, longList('slow.csv', MEGABYTE));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('region', { name: 'Progress' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Progress' })).toHaveCount(0);
  await expect(page.getByText('slow.csv was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();

  await page.unroute('**/api/intent/jobs');
  await page.route('**/api/intent/jobs', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(MESSAGES.submitFailed)).toBeVisible();
  await expect(page.getByText('slow.csv', { exact: true })).toBeVisible();
});

test('words that are added while important ones are fetched stay', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/intent/get-important-words?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Auto fill important words' }).click();
  const word = unique('zzq');
  const picker = page.getByRole('combobox', { name: 'Navigational intent words' });
  const chosen = page.getByRole('group', { name: 'Chosen Navigational intent words' });
  await picker.fill(word);
  await expect(page.getByRole('option', { name: `Add “${word}”` })).toBeVisible();
  await picker.press('Enter');
  await expect(chosen.getByText(word)).toBeVisible();
  await picker.press('Escape');
  release();
  await expect(page.getByText(/important words added/)).toBeVisible();
  await expect(chosen.getByRole('button')).not.toHaveCount(1);
  await chosen.getByRole('button', { name: /more/ }).click();
  await expect(chosen.getByText(word)).toBeVisible();
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
