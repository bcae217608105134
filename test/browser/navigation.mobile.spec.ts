import { asNewAdmin, expect, test, title } from './support/test';

test.beforeEach(async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/users');
  await expect(title(page, 'Users')).toBeVisible();
});

test('the drawer opens, leads to a page and closes behind it', { tag: '@phone' }, async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await navigation.getByRole('link', { name: 'Jobs' }).click();
  await expect(title(page, 'Jobs')).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('the drawer closes when Back changes the page beneath', { tag: '@phone' }, async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const open = page.getByRole('button', { name: 'Open navigation' });
  await open.click();
  await navigation.getByRole('link', { name: 'Jobs' }).click();
  await expect(title(page, 'Jobs')).toBeVisible();
  await open.click();
  await expect(navigation).toBeVisible();
  await page.goBack();
  await expect(navigation).toBeHidden();
  await expect(title(page, 'Users')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Jobs')).toBeVisible();
  await expect(navigation).toBeHidden();
});

test(
  'the drawer closes by the Escape key, by its button and by a tap beside it',
  { tag: '@phone' },
  async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close navigation' }).click(),
      () => page.touchscreen.tap(350, 400),
    ]) {
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(page.locator('.MuiDrawer-root:focus-within')).toBeVisible();
      await close();
      await expect(navigation).toBeHidden();
      await expect(title(page, 'Users')).toBeVisible();
    }
  },
);
