import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expectScheme } from './support/accessibility';
import { expect, test, title } from './support/test';

test('the color scheme follows the system until one is chosen, which is the account’s and right at once', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(await asStudent(), '/intent-finder');
  await expectScheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  const saved = page.waitForResponse('**/api/auth/me/data');
  await choose(page, 'Dark');
  await expectScheme(page, 'dark');
  await saved;

  // Before the application is there, it shows what was chosen last.
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-scheme="dark"] .splash')).toBeVisible();
  goOn();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await expectScheme(page, 'dark');

  // As in another browser: nothing is known here but whose account it is.
  await page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([key]) => key === 'jwt_access_token');
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value as string);
  });
  await page.reload();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await expectScheme(page, 'dark');
  await choose(page, 'System');
  await expectScheme(page, 'light');
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
