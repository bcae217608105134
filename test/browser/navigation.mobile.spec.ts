import { asNewAdmin, expect, test, title } from './support/test';

test.beforeEach(async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/users');
  await expect(title(page, 'Users')).toBeVisible();
});

test('the drawer opens, leads to a page and closes behind it', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await navigation.getByRole('link', { name: 'Jobs' }).click();
  await expect(title(page, 'Jobs')).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('the drawer closes when Back changes the page beneath', async ({ page }) => {
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

for (const [how, close] of [
  ['the Escape key', (page) => page.keyboard.press('Escape')],
  ['its button', (page) => page.getByRole('button', { name: 'Close navigation' }).click()],
  ['a tap beside it', (page) => page.touchscreen.tap(350, 400)],
] as [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
  test(`the drawer closes by ${how}`, async ({ page }) => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(navigation).toBeVisible();
    await close(page);
    await expect(navigation).toBeHidden();
    await expect(title(page, 'Users')).toBeVisible();
  });
}
