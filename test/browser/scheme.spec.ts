import type { Locator, Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { strategiesOf } from '../support/strategies';
import { watchesOf } from '../support/watches';
import { expectScheme } from './support/accessibility';
import { openTab } from './support/tabs';
import { asNewAdmin, expect, test, title } from './support/test';

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

/** What is seen of an element's parts where the system chooses the colors. */
const colorsIn = (parts: Locator) =>
  parts.evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).backgroundColor))]);

test('where the system chooses the colors, what a color or a ground tells is still seen', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  const { id } = await strategiesOf(admin).run({ options: { sample: true }, keywords: null });
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(admin, `/content-strategy-evaluator?run=${id}`);
  await openTab(page.getByRole('region', { name: 'Result', exact: true }), 'Intent mix');
  const mix = page.getByRole('table', { name: 'Intent mix' });
  await expect(mix).toBeVisible();
  const bar = page
    .locator('[aria-hidden="true"]')
    .filter({ has: page.locator(':scope > div[style], :scope > div + div') });
  expect((await colorsIn(bar.last().locator('> div'))).length).toBeGreaterThan(1);
  const current = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Content Strategy Evaluator', exact: true });
  await expect(current).toHaveCSS('outline-style', 'solid');

  await page.goto('/guide/content-strategy-evaluator');
  const chapter = page
    .getByRole('navigation', { name: 'Contents of the guide' })
    .locator('[aria-current="page"]');
  await expect(chapter).toHaveCSS('outline-style', 'solid');

  const watch = await watchesOf(admin).add({ url: `${process.env.PAGE_SITE}/` });
  expect(watch.status).toBe(201);
  await page.goto('/content-detection');
  const month = page.getByRole('img', { name: /^Last 30 days: checked on 1 day/ });
  await expect(month).toBeVisible();
  expect((await colorsIn(month.locator('> *'))).length).toBeGreaterThan(1);
});

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
