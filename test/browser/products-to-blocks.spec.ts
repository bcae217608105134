import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '../../src/contracts/products/products';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { addProduct } from '../support/products';
import { ALL_BLOCKS, button, copy, customize, dialog, preview } from './support/block-editor';
import { publisherPage } from './support/block-pages';
import { pickUp } from './support/sortable';
import { expect, test } from './support/test';

/** The whole way: from the library into a block of a reader's page. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LINK = 'https://www.amazon.com/dp/B01?tag=mine-20';
const PICTURES = 'https://pics.example/';
const MIXER: Partial<Product> = {
  name: 'Halden Mixer',
  brand: 'Halden',
  image: `${PICTURES}mixer.png`,
  imageAlt: 'A red mixer',
  description: 'Kneads two loaves at once.',
  links: [
    { shop: '', url: 'https://www.amazon.com/dp/B01' },
    { shop: '', url: 'https://halden.example/mixer' },
  ],
  price: { amount: '249', was: '299', currency: 'USD', asOf: '2026-11-20' },
  pros: ['Quiet', 'Strong'],
  cons: ['Heavy'],
  features: [{ key: 'Power', value: '1,200 W' }],
  score: '9.4',
  sku: 'HM-1',
  gtin: '4006381333931',
};

async function asKeeperOf(...products: Partial<Product>[]): Promise<SignedIn> {
  const keeper = await asStudent({ allowed: ALL_BLOCKS });
  const tags = [{ shop: 'amazon.com', tag: 'mine-20' }];
  expectStatus(await keeper.put('/api/products/shops', { shops: [], tags }), 200);
  for (const product of products) await addProduct(keeper, product);
  return keeper;
}

async function withPictures(page: Page): Promise<void> {
  const background = '#b02271';
  const body = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  await page.context().route(`${PICTURES}**`, (route) => route.fulfill({ body, contentType: 'image/png' }));
}

const picker = (page: Page) => page.getByRole('dialog', { name: 'Fill from a product' });

async function fillFrom(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.click();
  await picker(page).getByLabel('Search your products').fill(name.slice(0, 5));
  await expect(picker(page).getByText('1 product found')).toBeVisible();
  await picker(page).getByRole('button', { name }).click();
  await expect(picker(page)).toBeHidden();
  await expect(page.getByText(`Filled from “${name}”`)).toBeVisible();
}

/** A reader's page with what was copied, free of the application's security policy. */
async function pasted(page: Page): Promise<Page> {
  await button(page, 'Done').click();
  const body = await copy(page, 'Copy block');
  const reader = await page.context().newPage();
  await reader.setContent(publisherPage({ body }));
  return reader;
}

/** What readers see of the mixer. */
async function expectMixer(block: Locator): Promise<void> {
  await expect(block.getByText('Halden Mixer', { exact: true })).toBeVisible();
  await expect(block.getByText('$249.00')).toBeVisible();
  await expect(block.getByText('$299.00')).toBeVisible();
  await expect(block.getByText('4.7 out of 5 stars')).toBeAttached();
  await expect(block.getByRole('img', { name: 'A red mixer' })).toBeVisible();
  const link = block.getByRole('link', { name: 'Check on halden.example' });
  await expect(link).toHaveAttribute('href', 'https://halden.example/mixer');
  await expect(link).toHaveAttribute('rel', /sponsored/);
  for (const tagged of await block.locator(`a[href="${LINK}"]`).all()) {
    await expect(tagged).toHaveAttribute('rel', /sponsored nofollow/);
  }
  await expect(block.locator(`a.cohort-button[href="${LINK}"]`)).toBeVisible();
}

async function chooseStars(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Price, stars and labels' }).click();
  await dialog(page).getByRole('combobox', { name: 'Stars' }).click();
  await page.getByRole('option', { name: 'Beside the score' }).click();
}

test(
  'a product fills one card of three, which is pasted into a page with price, stars and tagged links',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await withPictures(page);
    await openAs(await asKeeperOf(MIXER), '/top-3-table-generator');
    await customize(page, 'Top 3 Table 1');
    await dialog(page).getByRole('tab', { name: 'Center Card' }).click();
    const opener = button(page, 'Fill from a product: Center Card');
    await opener.click();
    await expect(picker(page).getByLabel('Search your products')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(opener).toBeFocused();
    const left = await preview(page).locator('.cohort-card').first().innerText();
    await fillFrom(page, opener, 'Halden Mixer');
    await chooseStars(page);
    await expect(preview(page).locator('.cohort-card').nth(1).getByText('$249.00')).toBeVisible();
    expect(await preview(page).locator('.cohort-card').first().innerText()).toBe(left);
    const reader = await pasted(page);
    await expectMixer(reader.locator('.cohort-card').nth(1));
  },
);

test('products of a table are put in order by keyboard', { tag: '@all' }, async ({ page, openAs }) => {
  await openAs(await asKeeperOf(), '/top-3-table-generator');
  await customize(page, 'Comparison Table');
  await button(page, 'Move Product 4').focus();
  await pickUp(page, 'Product 4 is at place 4 of');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Product 4 is at place 3 of')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('button', { name: /^Product 3: Corvo Daily 20/ })).toBeVisible();
});
