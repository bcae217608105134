import type { Page } from '@playwright/test';
import { asSchemaStudent } from '../support/schema-checks';
import { dialog, fill, openDialog, product } from './support/schema-form';
import { expect, test, title } from './support/test';

const schema = (page: Page) => dialog(page).getByLabel('Schema as HTML');

test('a schema is saved unfinished, gone on with, renamed, and its page is checked for free', async ({
  page,
  openAs,
}) => {
  await openAs(await asSchemaStudent(1, undefined, {}, ['schema-generator']), '/schema-generator');
  await openDialog(page);
  await fill(dialog(page), {
    'Article title': 'The best kettles',
    'Article URL': 'http://127.0.0.1:9/kettles',
  });
  await product(page, 1).getByLabel('Add a price').check();
  await fill(product(page, 1), { Price: '129.90', Currency: 'EUR' });
  await expect(schema(page)).toHaveValue(/"price": "129.90",\s+"priceCurrency": "EUR"/);

  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this schema' });
  await expect(naming.getByLabel('Name')).toHaveValue('The best kettles');
  await naming.getByLabel('Name').fill('Kettles');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The schema is saved')).toBeVisible();
  await expect(naming).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.reload();
  const saved = page.getByRole('region', { name: 'Saved schemas' });
  await expect(saved.getByText('http://127.0.0.1:9/kettles')).toBeVisible();
  await saved.getByRole('button', { name: 'Open Kettles' }).click();
  await expect(product(page, 1).getByRole('textbox', { name: 'Price' })).toHaveValue('129.90');
  await fill(dialog(page), { 'Article title': 'The very best kettles' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The schema is saved')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();

  await saved.getByRole('button', { name: 'More for Kettles' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename schema' });
  await renaming.getByLabel('Name').fill('Best kettles');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await saved.getByRole('button', { name: 'Check page of Best kettles' }).click();
  await expect(page.getByText('2 free checks left today')).toBeVisible();
  await expect(title(page, 'Schema Intelligence')).toBeVisible();
});
