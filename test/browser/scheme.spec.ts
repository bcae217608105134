import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
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

/** By the brightness of the ground that the page stands on. */
async function expectScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
        const [red = 0, green = 0, blue = 0] = channels.map(Number);
        return (red + green + blue) / 3 > 128 ? 'light' : 'dark';
      }),
    )
    .toBe(scheme);
}
