import { asStudent } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';

test('the keyboard opens a page by the search; a sub-tool is found in spite of a slip, and opens in its tool', async ({
  page,
  openAs,
}) => {
  await openAs(await asNewAdmin(), '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages' });
  await expect(field).toBeFocused();
  await page.keyboard.type('p');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field.fill('plans');
  await expect(page.getByRole('option')).toHaveText([/Pro Plans/]);
  await page.keyboard.press('Enter');
  await expect(title(page, 'Pro Plans')).toBeVisible();
  await expect(field).toBeHidden();

  await page.getByRole('button', { name: 'Search pages' }).click();
  await field.fill('verus box 2');
  await expect(page.getByRole('option')).toHaveText([/Versus Box 2/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Customize Versus Box 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(title(page, 'Versus Box Generator')).toBeVisible();
  await expect(page).toHaveURL('/versus-box-generator');
});

test('arrows walk the suggestions, and Escape closes them', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/intent-finder');
  await page.getByRole('button', { name: 'Search pages' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await options.count()).toBeLessThanOrEqual(10);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
});

test('a student finds the own pages alone', async ({ page, openAs }) => {
  await openAs(await asStudent(), '/intent-finder');
  await page.getByRole('button', { name: 'Search pages' }).click();
  await expect(page.getByRole('option')).toHaveText([/Intent Finder/]);
  await page.getByRole('combobox', { name: 'Search pages' }).fill('users');
  await expect(page.getByText('No page matches “users”.')).toBeVisible();
});

test('the chosen suggestion and the field stay in sight on a low screen', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await openAs(await asNewAdmin(), '/intent-finder');
  await page.getByRole('button', { name: 'Search pages' }).click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(10);
  const sheet = await page.getByRole('dialog', { name: 'Search pages' }).boundingBox();
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(420 - 32);
  for (let index = 1; index <= 10; index += 1) {
    await page.keyboard.press('ArrowDown');
    const next = options.nth(index % 10);
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('combobox', { name: 'Search pages' })).toBeInViewport({ ratio: 1 });
  }
});
