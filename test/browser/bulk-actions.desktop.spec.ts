import { asNewAdmin, expect, test } from './support/test';
import { expectAccessible } from './support/accessibility';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const path of ['/users', '/intent-words']) {
      test(`the bulk actions of ${path} stand in place of the search while rows are chosen`, async ({
        page,
        openAs,
      }) => {
        const search = page.getByPlaceholder(/^Search (name|words)/);
        const actions = page.getByRole('button', { name: 'Delete' });
        await openAs(await asNewAdmin(), path);
        await expect(search).toBeVisible();
        await expect(actions).toHaveCount(0);
        await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
        await expect(page.getByText('1 item selected')).toBeVisible();
        await expect(actions).toBeVisible();
        await expect(search).toBeHidden();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Unselect' }).click();
        await expect(search).toBeVisible();
        await expect(actions).toHaveCount(0);
      });
    }
  });
}
