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

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
