import { asNewAdmin, expect, test, title } from './support/test';

test(
  'the drawer closes behind a page that it leads to, by Back, by Escape, by its button and by a tap beside it',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), '/users');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const open = page.getByRole('button', { name: 'Open navigation' });
    await expect(navigation).toBeHidden();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close navigation' }).click(),
      () => page.touchscreen.tap(350, 400),
    ]) {
      await open.click();
      await expect(page.locator('.MuiDrawer-root:focus-within')).toBeVisible();
      await close();
      await expect(navigation).toBeHidden();
      await expect(title(page, 'Users')).toBeVisible();
    }
    await open.click();
    await navigation.getByRole('link', { name: 'Jobs' }).click();
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation).toBeHidden();
    await open.click();
    await expect(navigation).toBeVisible();
    await page.goBack();
    await expect(navigation).toBeHidden();
    await expect(title(page, 'Users')).toBeVisible();
    await page.goForward();
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation).toBeHidden();
  },
);
