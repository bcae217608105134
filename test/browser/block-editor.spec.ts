import { asStudent } from '../support/actors';
import { ALL_BLOCKS, button, customize, dialog, preview } from './support/block-editor';
import { expect, test, title } from './support/test';

test('the editor keeps the focus where the work goes on', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/pros-and-cons-generator');
  await customize(page, 'Pros & Cons Box 1');
  const entries = dialog(page).getByRole('button', { name: /^Remove Item \d+$/ });
  const count = await entries.count();
  await button(page, 'Remove Item 2').press('Enter');
  await expect(entries).toHaveCount(count - 1);
  await expect(button(page, 'Remove Item 2')).toBeFocused();
  for (let left = count - 1; left > 0; left -= 1) await button(page, `Remove Item ${left}`).press('Enter');
  await expect(button(page, 'Add item')).toBeFocused();
  await button(page, 'Done').press('Enter');
  await expect(button(page, 'Copy block')).toBeFocused();
  await button(page, 'Edit').press('Enter');
  await expect(button(page, 'Done')).toBeFocused();
});

test('a changed block is not left or closed without a question', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: [...ALL_BLOCKS, 'intent-finder'] }), '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.getByRole('button', { name: 'Search pages' }).first().click();
  await page.getByRole('option', { name: 'Product Box Generator' }).click();
  await customize(page, 'Product Box 1');
  const description = dialog(page).getByLabel('Description', { exact: true });
  await description.fill('First line\nsecond line');
  await expect(preview(page).locator('.cohort-description br')).toHaveCount(1);
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(description).toHaveValue('First line\nsecond line');
  await expect(dialog(page).getByText('Not saved yet')).toBeVisible();
  await button(page, 'Close').click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(description).toHaveValue('First line\nsecond line');
  await button(page, 'Close').click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(title(page, 'Intent Finder')).toBeVisible();
});

test('Back leads from the editor to the styles', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator?open=product-box-2');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(title(page, 'Product Box Generator')).toBeVisible();
  await expect(page).toHaveURL(/\/product-box-generator$/);

  await customize(page, 'Product Box 1');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('Description', { exact: true }).fill('Changed');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(title(page, 'Product Box Generator')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Customize Product Box 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
});

test('no stylesheet is offered before it is there', async ({ page, openAs }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
  await customize(page, 'Product Box 1');
  await button(page, 'Close').click();
  await page.route(/\/assets\/(base|styles)-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Customize Product Box 1' }).click();
  await button(page, 'Done').click();
  await expect(button(page, 'Copy HTML')).toBeEnabled();
  await expect(button(page, 'Copy CSS')).toBeDisabled();
  release();
  await expect(button(page, 'Copy CSS')).toBeEnabled();
});
