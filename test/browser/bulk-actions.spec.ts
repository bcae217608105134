import type { Locator } from '@playwright/test';
import { asNewAdmin, expect, test } from './support/test';
import { expectAccessible } from './support/accessibility';

for (const path of ['/users', '/intent-words?perPage=50']) {
  test(`the bulk actions of ${path} stay in sight while rows are chosen`, async ({ page, openAs }) => {
    const search = page.getByPlaceholder(/^Search (name|words)/);
    const actions = page.getByRole('button', { name: 'Delete' });
    await openAs(await asNewAdmin(), path);
    await expect(search).toBeVisible();
    await expect(actions).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
    await expect(page.getByText(/^1 (user|word) selected$/)).toBeVisible();
    await expect(actions).toBeInViewport({ ratio: 1 });
    await expect(search).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(actions).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Unselect' }).click();
    await expect(actions).toHaveCount(0);
  });
}

test('a toast leaves the bulk actions free', async ({ page, openAs }) => {
  const choose = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox').first().check();
  await page.route('**/api/intent-words*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: [] }) : route.continue(),
  );
  await openAs(await asNewAdmin(), '/intent-words?perPage=50');
  await choose(1);
  await page.getByRole('button', { name: 'Important', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'marked as important' });
  // While the pointer is on it, it stays.
  await toast.hover();
  await page.getByRole('row').nth(2).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  const actions = page.getByRole('button', { name: 'Unselect' });
  await expect(actions).toBeVisible();
  await expect.poll(async () => bottomOf(toast)).toBeLessThanOrEqual(await topOf(actions));
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}
