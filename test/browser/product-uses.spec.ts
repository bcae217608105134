import { asStudent, type SignedIn } from '../support/actors';
import { addProduct } from '../support/products';
import { blockToSave, saveBlock } from '../support/saved-blocks';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

const LONG = 'A kitchen machine with a name that is much longer than any line of a small phone has room for';

async function withBlocks(count: number): Promise<{ who: SignedIn; product: string }> {
  const who = await asStudent({ allowed: ['schema-generator', 'product-box-generator', 'product-box-1'] });
  const { id } = await addProduct(who, { name: 'Halden Mixer', description: 'Strong and quiet.' });
  for (let i = 1; i <= count; i++) {
    const block = blockToSave('product-box-1', i === 1 ? LONG : `Mixer box ${i}`);
    await saveBlock(who, { ...block, config: { ...block.config, productId: id } });
  }
  return { who, product: id };
}

test(
  'a changed product is taken over into saved blocks, and its blocks are named before it is deleted',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const { who, product } = await withBlocks(7);
    await openAs(who, `/products#product-${product}`);
    const form = page.getByRole('dialog', { name: 'Edit product' });
    await form.getByLabel('Brand').fill('Halden');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Look at what would change' }).click();

    const dialog = page.getByRole('dialog', { name: 'Update saved blocks' });
    await expect(dialog.getByText('Halden Mixer').first()).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Update Mixer box 3' }).uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update 6 blocks' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('6 blocks updated.')).toBeVisible();

    await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
    await page.getByRole('menuitem', { name: 'Update saved blocks' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Update 1 block' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
    await page.getByRole('menuitem', { name: 'Update saved blocks' }).click();
    await expect(dialog.getByText('All blocks are up to date')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'More for Halden Mixer' }).click();
    await page.getByRole('menuitem', { name: 'Clicks' }).click();
    const clicks = page.getByRole('dialog', { name: 'Clicks' });
    await expect(clicks.getByText('No link is counted yet')).toBeVisible();
    await clicks.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Delete Halden Mixer' }).click();
    const question = page.getByRole('dialog', { name: 'Delete “Halden Mixer”?' });
    await expect(question.getByText('7 saved blocks use it:')).toBeVisible();
    await expect(question.getByText('and 2 more')).toBeVisible();
    await expectAccessible(page);
    const link = await question.getByRole('link', { name: 'Mixer box' }).first().getAttribute('href');
    await page.goto(link ?? '');
    await expect(page.getByRole('dialog', { name: /^Customize/ })).toBeVisible();
  },
);
