import type { Locator, Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { addProduct } from '../support/products';
import { expect, test, title } from './support/test';
import { button, clipboard, copy, dialog as editor } from './support/block-editor';
import { expectFits } from './support/walking';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const MIXER = {
  name: 'Halden Mixer',
  description: 'Strong and quiet.',
  links: [{ shop: '', url: 'https://halden.example/mixer' }],
  price: { amount: '249', was: '', currency: 'USD', asOf: '2026-11-20' },
};

/** Makes a box of the product, which is saved and copied. */
async function publish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
  await page.getByRole('menuitem', { name: 'Make a product box' }).click();
  await expect(editor(page).getByLabel('Product name')).toHaveValue('Halden Mixer');
  await expectFits(page);
  await button(page, 'Save').click();
  const naming = page.getByRole('dialog', { name: 'Save block' });
  await naming.getByRole('textbox', { name: 'Name' }).fill(name);
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(editor(page)).toHaveAccessibleDescription(`${name} · Saved`);
  expect(await copy(page, 'Copy block')).toContain('$249.00');
  await button(page, 'Close').click();
  await expect(editor(page)).toBeHidden();
  await page.getByRole('link', { name: 'Back to Product Library' }).click();
  await expect(title(page, 'Product Library')).toBeVisible();
}

async function changePrice(page: Page, list: Locator): Promise<void> {
  await list.getByRole('link', { name: 'Halden Mixer' }).click();
  const form = page.getByRole('dialog', { name: 'Edit product' });
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill('229');
  await expectFits(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Look at what would change' }).click();
}

test(
  'a product goes into saved blocks, its new price is taken over, and each block is copied again',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const who = await asStudent({ allowed: ['schema-generator', 'product-box-generator', 'product-box-1'] });
    await addProduct(who, MIXER);
    await openAs(who, '/products');
    for (const name of ['Mixer box 1', 'Mixer box 2']) await publish(page, name);

    await changePrice(page, page.locator('main'));
    const update = page.getByRole('dialog', { name: 'Update saved blocks' });
    await expect(update.getByText('$229.00')).toHaveCount(2);
    await update.getByRole('checkbox', { name: 'Update Mixer box 2' }).uncheck();
    await expectFits(page);
    await update.getByRole('button', { name: 'Update 1 block' }).click();
    await expect(update).toBeHidden();
    await expect(page.getByText(/^1 saved block updated\. Pages keep the old one/)).toBeVisible();
    const toRefresh = page.getByRole('region', { name: 'To refresh on your site' });
    await expect(toRefresh.getByRole('heading')).toBeFocused();
    await expect(toRefresh.getByRole('listitem')).toHaveCount(1);
    await expectFits(page);
    await toRefresh.getByRole('button', { name: 'Copy block Mixer box 1' }).click();
    await expect(toRefresh).toBeHidden();
    await expect(title(page, 'Product Library')).toBeFocused();
    expect(await clipboard(page)).toContain('$229.00');

    await page.getByRole('button', { name: 'Delete Halden Mixer' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Halden Mixer”?' });
    await expect(question.getByText('2 saved blocks use it:')).toBeVisible();
    await expectFits(page);
    const opening = page.waitForEvent('popup');
    await question.getByRole('link', { name: 'Mixer box' }).first().click();
    const other = await opening;
    await expect(other.getByRole('dialog', { name: /^Customize/ })).toBeVisible();
    await other.close();
  },
);
