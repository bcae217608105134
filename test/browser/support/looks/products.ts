import type { Page } from '@playwright/test';
import { boxWith } from '../../../support/go-links';
import { addProduct } from '../../../support/products';
import { saveBlock } from '../../../support/saved-blocks';
import { button, customize, dialog as blockEditor } from '../block-editor';
import { dialog, type Look, press, see } from './look';

const SHOP = 'https://shop.example/mug';

/** Of products: library, blocks and schemas. */
export const PRODUCT_TOOLS: Record<string, Look[]> = {
  'generators of blocks': [
    ...[
      ['/product-box-generator', 'Product Box 1'],
      ['/top-3-table-generator', 'Comparison Table'],
      ['/versus-box-generator', 'Versus Box 1'],
      ['/pros-and-cons-generator', 'Pros & Cons Box 4'],
    ].map(([path = '', variant = '']): Look => ({
      path,
      steps: [(page) => customize(page, variant)],
    })),
    {
      path: async (admin) => {
        await saveBlock(admin, boxWith([SHOP]));
        return '/product-box-generator?open=product-box-2';
      },
      seldom: [
        // What is copied is shown alike in all of them.
        async (page) => {
          await see(blockEditor(page));
          await button(page, 'Fill from a product').click();
          await see(page.getByText('No products yet'));
        },
        async (page) => {
          await page.keyboard.press('Escape');
          await button(page, 'Done').click();
        },
        async (page) => {
          await button(page, 'Close').click();
          await press(page, /^More for/);
          await page.getByRole('menuitem', { name: 'Clicks' }).click();
          await page.getByRole('switch', { name: 'Count clicks' }).click();
          await see(page.getByText('which only this computer can open'));
        },
      ],
    },
  ],
  'products and what they earn': [
    {
      path: '/schema-generator',
      steps: [
        (page) => press(page, 'Create schema'),
        async (page) => {
          await press(dialog(page), 'Add product');
          await press(dialog(page), 'Add FAQ');
          await dialog(page).getByLabel('Add a rating').first().check();
          await press(dialog(page), 'Generate');
          await see(dialog(page).getByRole('region', { name: 'Checks' }));
        },
      ],
    },
    {
      path: async (admin) => {
        await addProduct(admin, { name: 'Halden Mixer', tags: ['kitchen'] });
        return '/products';
      },
      steps: [
        async (page) => {
          await press(page, 'Add a product');
          await press(dialog(page), 'Add product');
          await see(dialog(page).getByText('Enter a name.'));
        },
      ],
      seldom: [
        async (page) => {
          await page.getByRole('checkbox', { name: 'Select Halden Mixer' }).check();
          await press(page.getByRole('toolbar', { name: 'Chosen products' }), 'Edit');
          await see(dialog(page).getByLabel('Add tags'));
        },
      ],
    },
    ...['visitors', 'keywords'].map((estimator): Look => ({
      path: `/amazon-revenue-by-${estimator}`,
      steps: [
        async (page) => {
          await press(page, 'Calculate');
          await see(page.getByText('Enter Product Price'));
        },
      ],
      seldom: estimator === 'keywords' ? undefined : [forecast, (page) => press(page, 'Table')],
    })),
  ],
};

async function forecast(page: Page): Promise<void> {
  await page.getByLabel('Estimated monthly visitors').fill('10000');
  await page.getByLabel('Average product price').fill('50');
  await page.getByLabel('Commission category').fill('Watches');
  await page.getByRole('option', { name: 'Watches' }).first().click();
  await page.getByLabel('AdSense revenue').check();
  await press(page, 'Calculate');
  for (const question of ['What is cookie revenue?', 'How many visitors buy?']) await press(page, question);
  await see(page.getByRole('article', { name: 'Yearly' }));
}
