import type { Page } from '@playwright/test';
import { asSchemaStudent } from '../support/schema-checks';
import { expectAccessible } from './support/accessibility';
import { dialog, fill, openDialog, product } from './support/schema-form';
import { expect, test, title } from './support/test';

const checks = (page: Page) => dialog(page).getByRole('region', { name: 'Checks' });
const schema = (page: Page) => dialog(page).getByLabel('Schema as HTML');

test(
  'a schema is followed while it is typed, saved unfinished, gone on with, and its page is checked for free',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asSchemaStudent(1, undefined, {}, ['schema-generator']), '/schema-generator');
    await openDialog(page);
    await fill(dialog(page), { 'Article title': 'The best kettles' });
    await expect(schema(page)).toHaveValue(/"headline": "The best kettles"/);
    await expect(checks(page)).toHaveCount(0);
    await fill(dialog(page), { 'Article URL': 'http://127.0.0.1:9/kettles', 'Author name': 'Kettle Weekly' });
    await dialog(page).getByLabel('Author is').click();
    await page.getByRole('option', { name: 'An organisation or a team' }).click();
    await expect(schema(page)).toHaveValue(/"@type": "Organization",\s+"@id": "[^"]+#author"/);
    await fill(product(page, 1), { 'Product name': 'Steamer 2', GTIN: '4006381333932' });
    await expect(product(page, 1).getByText('The last one is a check digit')).toBeVisible();
    await fill(product(page, 1), { GTIN: '4006381333931' });
    await product(page, 1).getByLabel('Add a price').check();
    await fill(product(page, 1), { Price: '129.90', Currency: 'EUR' });
    await product(page, 1).getByLabel('Add your visitors’ ratings').check();
    await fill(product(page, 1), { 'Average rating': '4.4', 'Rating count': '89' });
    await expect(schema(page)).toHaveValue(/"price": "129.90",\s+"priceCurrency": "EUR"/);
    await expect(schema(page)).toHaveValue(/"ratingValue": 4.4,\s+"bestRating": 5,\s+"ratingCount": 89/);

    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const naming = page.getByRole('dialog', { name: 'Save this schema' });
    await expect(naming.getByLabel('Name')).toHaveValue('The best kettles');
    await naming.getByLabel('Name').fill('Kettles');
    await naming.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The schema is saved')).toBeVisible();
    await expect(naming).toBeHidden();
    await expect(checks(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await page.reload();
    const saved = page.getByRole('region', { name: 'Saved schemas' });
    await expect(saved.getByText('http://127.0.0.1:9/kettles')).toBeVisible();
    await expectAccessible(page, { narrow: true });
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

    await page.goto('/schema-generator');
    await saved.getByRole('button', { name: 'More for Best kettles' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Best kettles?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(saved.getByText('Nothing saved yet')).toBeVisible();
  },
);
