import { asNewAdmin, expect, test } from './support/test';
import { expectAccessible } from './support/accessibility';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

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
  });
}
