import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expectScheme } from './support/accessibility';
import { expect, test, title } from './support/test';

test('the colour scheme follows the system until one is chosen, which is kept', async ({ page, openAs }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(await asStudent(), '/intent-finder');
  await expectScheme(page, 'dark');
  await choose(page, 'Light');
  await expectScheme(page, 'light');
  await page.reload();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await expectScheme(page, 'light');
  await choose(page, 'System');
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
});

test('the chosen scheme is the account’s: right at once, in another browser too', async ({
  page,
  openAs,
  openElsewhere,
}) => {
  const student = await asStudent();
  await openAs(student, '/intent-finder');
  const saved = page.waitForResponse('**/api/auth/me/data');
  await choose(page, 'Dark');
  await saved;
  const elsewhere = await openElsewhere(student, '/intent-finder');
  await expect(title(elsewhere, 'Intent Finder')).toBeVisible();
  await expectScheme(elsewhere, 'dark');
  await elsewhere.close();

  // Before the application is there, it shows what was chosen last.
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html[data-scheme="dark"] .splash')).toBeVisible();
  goOn();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.unroute('**/assets/*.js');
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
