import type { Locator, Page } from '@playwright/test';
import type { ComparisonTableConfig } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { asStudent } from '../support/actors';
import { presetBlock } from '../support/blocks';
import { expectAccessible } from './support/accessibility';
import { ALL_BLOCKS, button, copy, customize, dialog, preview } from './support/block-editor';
import { article } from './support/block-pages';
import { pickUp } from './support/sortable';
import { expect, test } from './support/test';

/** Tables and lists of two to ten products: in a reader's page, and in the editor. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
});

test('a list sorts below each other, and two blocks of one page do not sort each other', async ({ page }) => {
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
});

test('a block that is not to be sorted shows no choice', async ({ page }) => {
  await page.setContent(table({ sortable: false }));
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await namesIn(page)).toEqual(RANKED);
});

test('on a phone products stack, each fact with its name', async ({ page }) => {
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

test('four products with prices of four digits fit the column of an article', async ({ page }) => {
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
});

test('on a phone a table scrolls by keyboard with the names of its rows in sight, if that is chosen', async ({
  page,
}) => {
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
});

test(
  'products are added, duplicated, moved and removed, two to ten of them',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/top-3-table-generator');
    await customize(page, 'Comparison Table');
    const products = dialog(page).getByRole('button', { name: /^Remove Product \d+$/ });
    await expect(products).toHaveCount(4);
    const opener = (name: string | RegExp) => dialog(page).getByRole('button', { name, expanded: false });
    await opener(/^Product 2: Millrace/).click();
    await dialog(page).getByLabel('Product name').fill('Mine');
    await expect(preview(page).getByText('Mine', { exact: true })).toBeVisible();
    await button(page, 'Duplicate Product 2').click();
    await expect(products).toHaveCount(5);
    await expect(preview(page).getByText('Mine', { exact: true })).toHaveCount(2);
    await button(page, 'Remove Product 1').click();
    await expect(preview(page).getByText('Ostara Transit 40')).toHaveCount(0);

    await button(page, 'Move Product 4').focus();
    await pickUp(page, 'Product 4 is at place 4 of');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Product 4 is at place 3 of')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(opener(/^Product 3: Corvo Daily 20/)).toBeVisible();

    for (let count = 4; count < 10; count += 1) await button(page, 'Add product').click();
    await expect(products).toHaveCount(10);
    await expect(button(page, 'Add product')).toBeDisabled();
    await expect(button(page, 'Duplicate Product 1')).toBeDisabled();
    for (let count = 10; count > 2; count -= 1) await button(page, 'Remove Product 1').click();
    await expect(button(page, 'Remove Product 1')).toBeDisabled();
    await opener('Product 2').click();
    await dialog(page).getByLabel('Product name').fill('From nothing');
    await expectAccessible(page, { without: ['region'] });

    await button(page, 'Done').click();
    expect(await copy(page, 'Copy HTML')).toContain('From nothing');
    expect(await copy(page, 'Copy CSS')).toContain('.cohort-comparison-table');
  },
);

test('a coupon from its sample to the HTML of a page', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
  await expect(page.getByRole('heading', { name: 'Smaller blocks' })).toBeVisible();
  await customize(page, 'Coupon Box');
  await dialog(page).getByLabel('Code', { exact: true }).fill('SAVE & GO');
  await expect(preview(page).getByText('SAVE & GO')).toBeVisible();
  await expect(preview(page).getByText('Valid until December 31, 2026')).toBeVisible();
  await dialog(page).getByLabel('Sentence of the last day').fill('Nur bis {day}!');
  await expect(preview(page).getByText('Nur bis December 31, 2026!')).toBeVisible();
  await button(page, 'Done').click();
  const html = await copy(page, 'Copy HTML');
  expect(html).toContain('<bdi>SAVE &amp; GO</bdi>');
  expect(html).toContain('<time datetime="2026-12-31">');
  expect(html).not.toContain('<script');
});

test('a notice takes the colour of its kind, unless it has one of its own', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
  await customize(page, 'Notice Box');
  const color = dialog(page).getByRole('textbox', { name: 'Theme colour' });
  const choose = async (kind: string) => {
    await dialog(page).getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: kind }).click();
  };
  await choose('Warning');
  await expect(color).toHaveValue('#b45309');
  await color.fill('#7c3aed');
  await choose('Information');
  await expect(color).toHaveValue('#7c3aed');
});

test('only the new styles that one may use show', async ({ page, openAs }) => {
  const allowed = ['product-box-generator', 'product-box-1', 'notice-box'];
  await openAs(await asStudent({ allowed }), '/product-box-generator');
  await expect(page.getByRole('button', { name: 'Customize Notice Box' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Customize/ })).toHaveCount(2);
});
