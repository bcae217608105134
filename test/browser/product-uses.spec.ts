import { asStudent, type SignedIn } from '../support/actors';
import { addProduct } from '../support/products';
import { blockToSave, saveBlock } from '../support/saved-blocks';
import { expect, test } from './support/test';

async function withBlocks(...names: string[]): Promise<{ who: SignedIn; product: string }> {
  const who = await asStudent({ allowed: ['schema-generator', 'product-box-generator', 'product-box-1'] });
  const { id } = await addProduct(who, { name: 'Halden Mixer', description: 'Strong and quiet.' });
  for (const name of names) {
    const block = blockToSave('product-box-1', name);
    await saveBlock(who, { ...block, config: { ...block.config, productId: id } });
  }
  return { who, product: id };
}

test(
  'a changed product is taken over into saved blocks, and its blocks are named before it is deleted',
  { tag: '@all' },
  async ({ page, openAs }) => {
    const { who, product } = await withBlocks('Mixer box 1', 'Mixer box 2');
    await openAs(who, `/products#product-${product}`);
    const form = page.getByRole('dialog', { name: 'Edit product' });
    await form.getByLabel('Brand').fill('Halden');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Look at what would change' }).click();

    const dialog = page.getByRole('dialog', { name: 'Update saved blocks' });
    await dialog.getByRole('checkbox', { name: 'Update Mixer box 2' }).uncheck();
    await dialog.getByRole('button', { name: 'Update 1 block' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^1 saved block updated\./)).toBeVisible();
    await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
    await page.getByRole('menuitem', { name: 'Update saved blocks' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Update 1 block' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Delete Halden Mixer' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Halden Mixer”?' });
    await expect(question.getByText('2 saved blocks use it:')).toBeVisible();
    const link = await question.getByRole('link', { name: 'Mixer box' }).first().getAttribute('href');
    await page.goto(link ?? '');
    await expect(page.getByRole('dialog', { name: /^Customize/ })).toBeVisible();
  },
);
