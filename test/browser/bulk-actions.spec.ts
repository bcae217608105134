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
    await expect(page.getByText('1 item selected')).toBeVisible();
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
  // However slow this goes, the word stays.
  await page.route('**/api/intent-words*', (route) =>
    route.request().method() === 'DELETE' ? undefined : route.continue(),
  );
  await openAs(await asNewAdmin(), '/intent-words?perPage=50');
  await choose(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'deleted' });
  await expect(toast).toBeVisible();
  await choose(2);
  const actions = page.getByRole('button', { name: 'Unselect' });
  await expect(actions).toBeVisible();
  await expect.poll(async () => bottomOf(toast)).toBeLessThanOrEqual(await topOf(actions));
  await toast.getByRole('button', { name: 'Undo' }).click();
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}
