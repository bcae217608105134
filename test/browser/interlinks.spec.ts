import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asLinker } from '../support/interlinks';
import { expect, test } from './support/test';

const PATH = '/intelligent-interlinks';
const SITE = process.env.LINK_SITE ?? '';
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
/** The suggestion with this sentence. */
const suggestion = (page: Page, sentence: string) =>
  resultOf(page).getByRole('listitem').filter({ hasText: sentence });

test('a site is read, a link is accepted, copied and exported, by page and as a graph, and the run is deleted', async ({
  page,
  openAs,
}) => {
  await openAs(await asLinker(1), PATH);
  await page.getByRole('button', { name: 'Find links' }).click();
  await expect(page.getByText('Choose a finished reading of your site.')).toBeVisible();
  await page.getByLabel('URL to start from').fill(SITE);
  await page.getByRole('button', { name: 'Read pages' }).click();
  await expect(page.getByText('It was chosen').or(page.getByLabel('Site reading'))).toBeVisible();
  await page.getByRole('button', { name: 'Find links' }).click();
  const result = resultOf(page);
  const item = suggestion(page, 'soon ask about crop rotation in year 1');
  await expect(result.getByText('Accept a suggestion to export it.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText(/^Runs on this reading are free until/)).toBeVisible();

  await item.getByRole('button', { name: /^Anchor: crop rotation/ }).click();
  await item.getByRole('button', { name: 'Beginning a word earlier' }).click();
  await expect(item.getByRole('button', { name: /^Anchor: ask about crop rotation/ })).toBeVisible();
  await item.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('The sentence was copied as HTML.')).toBeVisible();
  await item.getByRole('button', { name: 'Accept' }).click();

  await result.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'For WordPress as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`<a href=""${SITE}/crop-rotation"">ask about crop rotation</a>`);

  await result.getByRole('tab', { name: 'Pages' }).click();
  const pages = result.getByRole('table', { name: 'Pages' });
  await result.getByLabel('Search these pages').fill('crop-rotation');
  await expect(pages.getByRole('row')).toHaveCount(2);
  await pages.getByRole('link', { name: /new links? to this page$/ }).click();
  await expect(page).toHaveURL(/of=to\d+/);
  await expect(result.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await result.getByRole('tab', { name: 'Graph' }).click();
  const drawing = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Graph as SVG' }).click();
  expect(await readFile(await (await drawing).path(), 'utf8')).toMatch(/^<svg xmlns=/);

  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/What you accepted and rejected is remembered/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
});
