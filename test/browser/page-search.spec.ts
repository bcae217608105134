import { asNewAdmin, expect, test, title } from './support/test';

test('the chosen suggestion stays in sight on a low screen, and a part of a tool opens in it', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await openAs(await asNewAdmin(), '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages' });
  await expect(field).toBeFocused();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(10);
  const sheet = await page.getByRole('dialog', { name: 'Search pages' }).boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(420 - 32);
  for (let index = 1; index <= 10; index += 1) {
    await page.keyboard.press('ArrowDown');
    const next = options.nth(index % 10);
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await field.fill('verus box 2');
  await expect(options).toHaveText([/Versus Box 2/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customize Versus Box 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(title(page, 'Versus Box Generator')).toBeVisible();
  await expect(page).toHaveURL('/versus-box-generator');
});
