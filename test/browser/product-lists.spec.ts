import type { Locator, Page } from '@playwright/test';
import type { ComparisonTableConfig } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { presetBlock } from '../support/blocks';
import { article } from './support/block-pages';
import { expect, test } from './support/test';

/** Tables and lists of two to ten products in a reader's page. */

const RANKED = ['Ostara Transit 40', 'Millrace Roll 28', 'Fjellheim Summit 55', 'Corvo Daily 20'];
const BY_SCORE = ['Ostara Transit 40', 'Fjellheim Summit 55', 'Millrace Roll 28', 'Corvo Daily 20'];
const BY_PRICE = ['Corvo Daily 20', 'Millrace Roll 28', 'Ostara Transit 40', 'Fjellheim Summit 55'];

const table = (changes: Partial<ComparisonTableConfig> = {}) =>
  article({ variant: 'comparison-table', config: { ...presetOf('comparison-table'), ...changes } });

/** The names of the products as they stand, from the first to the last. */
async function namesIn(place: Page | Locator): Promise<string[]> {
  const names = await place.locator('th[scope="row"], .cohort-card').evaluateAll((products) =>
    products.map((product) => {
      const { top, left } = product.getBoundingClientRect();
      const name = product.querySelector('.cohort-title :is(p, h2, h3), p.cohort-title');
      return { top: Math.round(top), left, name: name?.textContent ?? '' };
    }),
  );
  return names.sort((a, b) => a.top - b.top || a.left - b.left).map(({ name }) => name);
}

test('readers sort a table by keyboard, and it stays a table with the names of rows and columns', async ({
  page,
}) => {
  await page.setContent(table());
  expect(await namesIn(page)).toEqual(RANKED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Our ranking' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Score' })).toBeChecked();
  expect(await namesIn(page)).toEqual(BY_SCORE);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Price' })).toBeChecked();
  expect(await namesIn(page)).toEqual(BY_PRICE);
  await page.keyboard.press('ArrowRight');
  expect(await namesIn(page)).toEqual(RANKED);

  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await expect(page.getByRole('columnheader', { name: 'Warranty' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Fjellheim/ }).getByRole('cell', { name: '55 l' }),
  ).toBeVisible();
  await page.setContent(table({ sortable: false }));
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await namesIn(page)).toEqual(RANKED);
});

test(
  'a list sorts below each other, and two blocks of one page do not sort each other',
  { tag: '@all' },
  async ({ page }) => {
    const other = { ...presetOf('product-list'), heading: 'The same lamps again' };
    const second = article({ variant: 'product-list', config: other });
    await page.setContent(article(presetBlock('product-list')) + second);
    const [first, last] = [page.locator('.cohort-block').first(), page.locator('.cohort-block').last()];
    const ranked = ['Halden Arm Lamp Pro', 'Lumora Bar 60', 'Kestrel Clip Mini'];
    await first.getByRole('radio', { name: 'Price' }).check();
    expect(await namesIn(first)).toEqual(['Kestrel Clip Mini', 'Halden Arm Lamp Pro', 'Lumora Bar 60']);
    expect(await namesIn(last)).toEqual(ranked);
    await last.getByRole('radio', { name: 'Score' }).check();
    await expect(first.getByRole('radio', { name: 'Price' })).toBeChecked();
  },
);

test('on a phone products stack, each fact with its name', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(table({ narrow: 'stack' }));
  const lefts = await page
    .getByRole('rowheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  const frame = page.locator('.cohort-frame');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const labels = page.locator('.cohort-label').filter({ hasText: 'Warranty', visible: true });
  await expect(labels).toHaveCount(4);
  await page.getByRole('radio', { name: 'Price' }).check();
  expect(await namesIn(page)).toEqual(BY_PRICE);
});

test(
  'four products with prices of four digits fit the column of an article',
  { tag: '@all' },
  async ({ page }) => {
    const price = { amount: '1249.99', was: '1499.00', currency: 'USD', asOf: '2026-11-20' };
    const innerData = presetOf('comparison-table').innerData.map((product) => ({ ...product, price }));
    await page.setContent(table({ innerData }));
    await page.locator('main').evaluate((main) => (main.style.width = '602px'));
    const frame = page.locator('.cohort-frame');
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const now of await page.getByText('$1,249.99').all()) {
      const height = await now.evaluate((price) => price.getBoundingClientRect().height);
      expect(height, 'of a line').toBeLessThan(30);
    }
  },
);

test(
  'on a phone a table scrolls by keyboard with the names of its rows in sight, if that is chosen',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.setContent(table({ narrow: 'scroll' }));
    const region = page.getByRole('region', { name: 'Travel backpacks compared' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const name = page.getByRole('columnheader', { name: 'Warranty' });
    const [place, frame] = [await name.boundingBox(), await region.boundingBox()];
    expect(Math.abs(place!.x - frame!.x)).toBeLessThan(3);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBe(0);
  },
);
