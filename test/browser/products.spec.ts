import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addProduct, asKeeper } from '../support/products';
import { expect, test, title } from './support/test';

const PATH = '/products';

const list = (page: Page) => page.getByRole('region', { name: 'Products' });
/** A row of the table, or a card. */
const items = (page: Page) => list(page).getByRole('checkbox', { name: /^Select (?!all)/ });
const picture = async () => {
  const background = '#0f766e';
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
};

async function chooseOption(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a library begins with samples; a product is added with a picture and links, changed and deleted', async ({
  page,
  openAs,
}) => {
  await openAs(await asKeeper(), PATH);
  await expect(title(page, 'Product Library')).toBeVisible();
  await list(page).getByRole('button', { name: 'Try a sample' }).click();
  await expect(items(page)).toHaveCount(3);
  await expect(list(page).locator('img[src*="product-pictures"]')).toHaveCount(3);

  await page.getByRole('button', { name: 'Add a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product' });
  await dialog.getByLabel('Name').fill('Halden Mixer');

  const file = dialog.getByLabel('Image file');
  await file.setInputFiles({
    name: 'mixer.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByText('Choose a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  await file.setInputFiles({ name: 'mixer.png', mimeType: 'image/png', buffer: await picture() });
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/\/api\/product-pictures\/.+\.webp$/);
  await expect(dialog.getByRole('img', { name: 'Preview of the image' })).toHaveJSProperty(
    'naturalWidth',
    300,
  );

  await dialog.getByRole('button', { name: 'Add link' }).click();
  const address = dialog.getByLabel('URL at the shop');
  await address.fill('https://www.amazon.de/dp/B01');
  await expect(dialog.getByText('Amazon Germany')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set your tag' }).click();
  const shops = page.getByRole('dialog', { name: 'Shops and affiliate tags' });
  await expect(shops.getByLabel('Amazon Germany')).toBeFocused();
  await shops.getByLabel('Amazon Germany').fill('mine-21');
  await shops.getByRole('button', { name: 'Save' }).click();
  await expect(shops).toBeHidden();
  await expect(dialog.getByText('https://www.amazon.de/dp/B01?tag=mine-21')).toBeVisible();

  await dialog.getByLabel('Pros, one per line').fill('Strong\nQuiet');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();

  await expect(list(page).getByText('Halden Mixer')).toBeVisible();
  await expect(list(page).getByText('Amazon Germany')).toBeVisible();
  await list(page).getByRole('link', { name: 'Halden Mixer' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit product' });
  await expect(edit.getByLabel('Pros, one per line')).toHaveValue('Strong\nQuiet');
  await edit.getByLabel('Name').fill('Halden Mixer 2');
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(list(page).getByText('Halden Mixer 2')).toBeVisible();

  await list(page).getByRole('button', { name: 'Delete Halden Mixer 2' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Halden Mixer 2”?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(items(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByText('Halden Mixer 2')).toBeVisible();
});

test(
  'products are searched, filtered, sorted and changed together, on every page',
  {
    tag: '@phone',
  },
  async ({ page, openAs, isMobile }) => {
    const keeper = await asKeeper();
    const many = Array.from({ length: 26 }, (_, index) => ({
      name: `Lamp ${String(index + 1).padStart(2, '0')}`,
      price: { amount: String(100 - index), was: '', currency: 'USD', asOf: '' },
      tags: index % 2 ? ['desk'] : [],
    }));
    for (const lamp of many) await addProduct(keeper, lamp);
    await addProduct(keeper, { name: 'Mixer', links: [{ shop: '', url: 'https://www.amazon.com/dp/1' }] });
    await openAs(keeper, PATH);
    await expect(items(page)).toHaveCount(25);

    await page.getByLabel('Search name, brand or number').fill('lamp');
    await expect(page).toHaveURL(/q=lamp/);
    await expect(page.getByText('1–25 of 26')).toBeVisible();
    if (isMobile)
      await chooseOption(page, page.getByRole('combobox', { name: 'Sort by' }), 'Price, lowest first');
    else await list(page).getByRole('button', { name: 'Price' }).click();
    await expect(items(page).first()).toHaveAccessibleName('Select Lamp 26');
    await chooseOption(page, page.getByRole('combobox', { name: 'Tag' }), 'desk');
    await expect(items(page)).toHaveCount(13);
    await chooseOption(page, page.getByRole('combobox', { name: 'Tag' }), 'All');

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const chosen = page.getByRole('toolbar', { name: 'Chosen products' });
    await expect(chosen.getByText('25 products selected')).toBeVisible();
    await chosen.getByRole('button', { name: 'Select all 26 that match' }).click();
    await chosen.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 26 products' });
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByText('Choose what to change.')).toBeVisible();
    await dialog.getByLabel('Add tags').fill('light');
    await dialog.getByLabel('Add tags').press('Enter');
    await dialog.getByLabel('Set the brand').check();
    await dialog.getByRole('textbox', { name: 'Brand' }).fill('Lumo');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('26 products changed.')).toBeVisible();
    await expect(list(page).getByText('Lumo')).toHaveCount(25);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list(page).getByText('Lumo')).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear the search' }).click();
    await chooseOption(page, page.getByRole('combobox', { name: 'Shop' }), 'Amazon US');
    await expect(items(page)).toHaveCount(1);
    await page.getByLabel('Search name, brand or number').fill('nothing like it');
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(items(page)).toHaveCount(25);
  },
);

test('a csv with bad rows is tried, imported and exported', async ({ page, openAs }) => {
  const keeper = await asKeeper();
  await addProduct(keeper, { name: 'There', sku: 'A-1', brand: 'Old' });
  await openAs(keeper, PATH);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(title(page, 'Import Products')).toBeFocused();
  const rows = [
    'Name;SKU;Maker;Price;Currency',
    'There;A-1;New;10;USD',
    'Fresh;B-2;New;abc;USD',
    ';C-3;New;5;USD',
    'Fourth;D-4;New;5;EUR',
  ];
  await page
    .getByLabel('Select your products file', { exact: true })
    .setInputFiles({ name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  const columns = page.getByRole('region', { name: 'Match the columns' });
  await expect(columns.getByText('Not imported: Maker')).toBeVisible();
  await chooseOption(page, columns.getByRole('combobox', { name: 'Brand' }), 'Maker');
  await columns.getByRole('button', { name: 'Check the file' }).click();
  const check = page.getByRole('region', { name: 'Check and import' });
  await expect(check.getByText('2 rows cannot be imported')).toBeVisible();
  await expect(check.getByText('Price: Enter a price in digits, such as 129.99.')).toBeVisible();
  await expect(check.getByText('Name: Enter a name')).toBeVisible();
  await check.getByRole('button', { name: 'Import 2 products' }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('1 created, 1 updated, 2 errors.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the products' }).click();
  await expect(items(page)).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported).toContain('Fourth');
  expect(exported).toMatch(/There.New.A-1/);
});
