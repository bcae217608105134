import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { addProduct } from '../support/products';
import { ALL_BLOCKS, preview } from './support/block-editor';
import { expect, test, title } from './support/test';

const NAMES = ['Halden Mixer', 'Brevano Mixer', 'Corvo Mixer'];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test(
  'products go from the library into a box, a table and a schema, and a link leads back',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const keeper = await asStudent({ allowed: [...ALL_BLOCKS, 'schema-generator'] });
    for (const name of NAMES) await addProduct(keeper, { name, pros: ['Quiet'], cons: ['Heavy'] });
    await openAs(keeper, '/products?q=Mixer');
    const make = async (label: string) => {
      await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    const backToLibrary = async () => {
      await page.getByRole('link', { name: 'Back to Product Library' }).click();
      await expect(title(page, 'Product Library')).toBeVisible();
      await expect(page).toHaveURL(/\/products\?q=Mixer/);
    };

    await make('Make a product box');
    const editor = page.getByRole('dialog', { name: /^Customize / });
    await expect(editor).toHaveAccessibleName('Customize Product Box 1');
    await expect(editor.getByLabel('Product name')).toHaveValue('Halden Mixer');
    await editor.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(editor).toBeHidden();
    await expectNoSidewaysScroll(page);
    await backToLibrary();

    await make('Make a schema');
    const schema = page.getByRole('dialog', { name: 'Product Review Schema Generator' });
    await expect(schema.getByRole('textbox', { name: 'Pros' })).toHaveValue('Quiet');
    await schema.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(schema).toBeHidden();
    await backToLibrary();

    for (const name of NAMES) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('link', { name: 'Make a table' }).click();
    await expect(editor).toHaveAccessibleName('Customize Top 3 Table 1');
    for (const name of NAMES) await expect(preview(page).getByText(name).first()).toBeAttached();
  },
);
