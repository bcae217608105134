import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { asStrategist, STRATEGY_KEYWORDS, STRATEGY_SEARCHES } from '../support/strategies';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

const TOOL = 'content-strategy-evaluator';
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const csv = (text: string) => ({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the sample is looked at tab by tab, by keyboard too, and judged anew for nothing @phone', async ({
  page,
  openAs,
}) => {
  await openAs(await asStrategist(1), `/${TOOL}`);
  await expect(title(page, 'Content Strategy Evaluator')).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const result = resultOf(page);
  await expect(result.getByText('70.9', { exact: true })).toBeVisible();
  await expect(result.getByText(/= 70\.9\.$/)).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
  await expect(result.getByText('Merge 2 pages that compete for “best espresso machine”.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });

  await result.getByRole('button', { name: /^espresso machine, 5 keywords/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(result.getByRole('button', { name: /^coffee grinder, 6 keywords/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Pages that fit best' })).toBeVisible();
  await expect(page).toHaveURL(/cluster=1/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await result.getByRole('tab', { name: /^Gaps/ }).click();
  await result.getByLabel('Search these gaps').fill('brew');
  await expect(result.getByRole('table', { name: 'Gaps' }).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(result.getByLabel('Search these gaps')).toHaveValue('brew');
  await result.getByRole('tab', { name: /^Cannibalisation/ }).click();
  await expect(result.getByText(/^210 clicks, 9,400 impressions/)).toBeVisible();
  await result.getByRole('tab', { name: /^Pages/ }).click();
  await expect(result.getByRole('table', { name: 'Pages' }).getByText('Duplicate')).toBeVisible();
  await result.getByRole('tab', { name: 'Intent mix' }).click();
  await expect(result.getByRole('table', { name: 'Intent mix' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });

  await result.getByRole('button', { name: 'Thresholds' }).click();
  await dialog.getByLabel('Partial from').fill('0.5');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('This must be smaller than what counts as covered')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Partial from').fill('0.2');
  await dialog.getByLabel('Thin below, in words').fill('60');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(result.getByText('13 of 13 pages are not thin.')).toBeVisible();
  await result.getByRole('button', { name: 'Tight' }).click();
  await expect(result.getByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(result.getByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
});

test('files are evaluated, exported, found again and deleted; then the plan is used up', async ({
  page,
  openAs,
  expectStatus,
}) => {
  await openAs(await asStrategist(1), `/${TOOL}`);
  const start = page.getByRole('button', { name: 'Evaluate strategy' });
  await start.click();
  await expect(page.getByText(/^Choose a keyword csv, a Search Console csv or a reading/)).toBeVisible();
  await page.getByLabel('Select a keyword csv').setInputFiles(csv(STRATEGY_KEYWORDS));
  const searches = page.getByLabel('Select a Search Console csv');
  await searches.setInputFiles(csv('Top queries,Clicks,Impressions,CTR,Position\na,1,2,3%,4'));
  expectStatus(422);
  await start.click();
  await expect(page.getByText(/^This file has queries without their pages/)).toBeVisible();
  await searches.setInputFiles(csv(STRATEGY_SEARCHES));
  await start.click();
  const result = resultOf(page);
  await expect(result.getByRole('heading', { name: 'Next actions' })).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 0 of 1 left today.')).toBeVisible();
  await expect(result.getByText('Coverage: no data')).toBeVisible();
  await result.getByRole('button', { name: 'Table' }).click();
  await expect(result.getByRole('table', { name: 'Clusters of the chart' })).toBeVisible();

  await result.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Gaps as csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('cold brew');
  await result.getByRole('button', { name: 'Chart', exact: true }).click();
  const drawing = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Chart as svg' }).click();
  expect(await readFile(await (await drawing).path(), 'utf8')).toMatch(/^<svg xmlns=.*cold brew/s);

  expectStatus(403);
  await start.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 1 uses').or(dialog.getByText('0 of 1 uses'))).toBeVisible();
  await page.keyboard.press('Escape');
  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});

test('who may use none of it finds the page open, and the limit when a run starts', async ({
  page,
  openAs,
  expectStatus,
}) => {
  await openAs(await asStudent({ allowed: [TOOL] }), `/${TOOL}`);
  await page.getByLabel('Select a keyword csv').setInputFiles(csv(STRATEGY_KEYWORDS));
  expectStatus(403);
  await page.getByRole('button', { name: 'Evaluate strategy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(resultOf(page).getByText('70.9', { exact: true })).toBeVisible();
});
