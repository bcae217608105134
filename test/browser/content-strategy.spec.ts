import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asStrategist, STRATEGY_KEYWORDS, STRATEGY_SEARCHES } from '../support/strategies';
import { expect, test } from './support/test';

const TOOL = 'content-strategy-evaluator';
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const csv = (text: string) => ({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the second file field stays where it is when the first has a file', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(await asStrategist(1), `/${TOOL}`);
  const second = page.getByRole('button', { name: 'Select a Search Console CSV' });
  const before = await second.boundingBox();
  await page.getByLabel('Select a keyword CSV').setInputFiles(csv(STRATEGY_KEYWORDS));
  await expect(page.getByRole('region', { name: 'Preview of the first rows' })).toBeVisible();
  expect((await second.boundingBox())?.y).toBe(before?.y);
});

test('files are evaluated, looked at and judged anew, exported, found again and deleted', async ({
  page,
  openAs,
  expectStatus,
}) => {
  await openAs(await asStrategist(1), `/${TOOL}`);
  const start = page.getByRole('button', { name: 'Evaluate strategy' });
  await start.click();
  await expect(page.getByText(/^Choose a keyword CSV, a Search Console CSV or a reading/)).toBeVisible();
  await page.getByLabel('Select a keyword CSV').setInputFiles(csv(STRATEGY_KEYWORDS));
  const searches = page.getByLabel('Select a Search Console CSV');
  await searches.setInputFiles(csv('Top queries,Clicks,Impressions,CTR,Position\na,1,2,3%,4'));
  expectStatus(422);
  await start.click();
  await expect(page.getByText(/^This file has queries without their pages/)).toBeVisible();
  await searches.setInputFiles(csv(STRATEGY_SEARCHES));
  await start.click();
  const result = resultOf(page);
  await expect(result.getByRole('heading', { name: 'Next actions' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('Costs 1 use. 0 of 1 left today.')).toBeVisible();
  await expect(result.getByText('Coverage: no data')).toBeVisible();

  await result.getByRole('button', { name: /^french press, \d keywords/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /french press/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const drawing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Chart as SVG' }).click();
  expect(await readFile(await (await drawing).path(), 'utf8')).toMatch(/^<svg xmlns=.*cold brew/s);

  await result.getByRole('button', { name: 'Tight' }).click();
  await expect(result.getByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await result.getByRole('tab', { name: /^Gaps/ }).click();
  await result.getByLabel('Search these gaps').fill('froth');
  await page.reload();
  await expect(result.getByLabel('Search these gaps')).toHaveValue('froth');
  await expect(result.getByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await result.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Gaps as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('milk frother');

  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});
