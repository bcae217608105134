import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '../../src/contracts/products/products';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { addProduct } from '../support/products';
import { expectAccessible } from './support/accessibility';
import { ALL_BLOCKS, button, copy, customize, dialog, preview } from './support/block-editor';
import { publisherPage } from './support/block-pages';
import {
  ARTICLE,
  AUTHOR,
  dialog as schemaDialog,
  fill,
  openDialog,
  product as schemaProduct,
} from './support/schema-form';
import { expect, test } from './support/test';

/** The whole way: from the library into blocks of a reader's page, and into a schema. */

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
  const keeper = await asStudent({ allowed: [...ALL_BLOCKS, 'schema-generator'] });
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
  'a product fills a box, which is pasted into a page with price, stars and tagged links',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await withPictures(page);
    await openAs(await asKeeperOf(MIXER, { name: 'Brevano Oven' }), '/product-box-generator');
    await customize(page, 'Product Box 1');
    const sample = await dialog(page).getByLabel('Product name').inputValue();
    const opener = button(page, 'Fill from a product');
    await opener.click();
    await expect(picker(page).getByText('2 products')).toBeVisible();
    await expect(picker(page).getByLabel('Search your products')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();

    await fillFrom(page, opener, 'Halden Mixer');
    await expect(dialog(page).getByLabel('Product name')).toHaveValue('Halden Mixer');
    await expectAccessible(page);
    await button(page, 'Undo').click();
    await expect(dialog(page).getByLabel('Product name')).toHaveValue(sample);
    await expect(opener).toBeFocused();

    await fillFrom(page, opener, 'Halden Mixer');
    await chooseStars(page);
    await expect(preview(page).getByText('$249.00')).toBeVisible();
    const reader = await pasted(page);
    await expectMixer(reader.locator('.cohort-block'));
    await expect(reader.getByText('Kneads two loaves at once.')).toBeVisible();
    await expect(reader.getByText('1,200 W')).toBeVisible();
  },
);

test(
  'a product fills one card of three, and the others stay',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await withPictures(page);
    await openAs(await asKeeperOf(MIXER), '/top-3-table-generator');
    await customize(page, 'Top 3 Table 1');
    await dialog(page).getByRole('tab', { name: 'Center Card' }).click();
    const left = await preview(page).locator('.cohort-card').first().innerText();
    await fillFrom(page, button(page, 'Fill from a product: Center Card'), 'Halden Mixer');
    await chooseStars(page);
    await expect(preview(page).locator('.cohort-card').nth(1).getByText('$249.00')).toBeVisible();
    expect(await preview(page).locator('.cohort-card').first().innerText()).toBe(left);
    const reader = await pasted(page);
    await expectMixer(reader.locator('.cohort-card').nth(1));
  },
);

test(
  'a product fills a product of a schema, which is generated',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await withPictures(page);
    await openAs(await asKeeperOf(MIXER), '/schema-generator');
    await openDialog(page);
    await fill(schemaDialog(page), { ...AUTHOR, ...ARTICLE });
    const opener = schemaProduct(page, 1).getByRole('button', { name: 'Fill from a product: Product 1' });
    await fillFrom(page, opener, 'Halden Mixer');
    await expect(schemaProduct(page, 1).getByLabel('GTIN')).toHaveValue('4006381333931');
    await expectAccessible(page);
    await schemaDialog(page).getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Schema is generated and copied to your clipboard')).toBeVisible();
    const html = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of [
      '"Halden Mixer"',
      '"HM-1"',
      '4006381333931',
      LINK,
      '"249"',
      '"ratingValue": 9.4',
      '"Heavy"',
    ]) {
      expect(html).toContain(text);
    }
  },
);

test('a library without products leads to it', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asKeeperOf(), '/pros-and-cons-generator');
  await customize(page, 'Pros & Cons 1');
  await button(page, 'Fill from a product').click();
  await expect(picker(page).getByText('No products yet')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await picker(page)
    .getByRole('link', { name: /^Open the Product Library/ })
    .click();
  await expect(await opened).toHaveURL(/\/products$/);
});
