import { startServer, type TestServer } from '../support/server';
import { asAdmin, asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { expect, test as base, title } from './support/test';

/** Its own, so that what the report says is of this server alone. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

test(
  'an admin finds out whether all works, and checks again',
  { tag: '@phone' },
  async ({ page, openAs, server }) => {
    await openAs(await asAdmin(server.url), '/settings');
    await page.getByRole('link', { name: 'Health' }).click();
    await expect(title(page, 'Health')).toBeVisible();
    await expect(page).toHaveTitle(/^Health/);
    const stores = page.getByRole('region', { name: 'Database and queue' });
    await expect(stores.getByText(/^The embedded database answers in \d+ ms\.$/)).toBeVisible();
    await expect(stores.getByRole('listitem').filter({ hasText: 'Migrations' })).toContainText('OK');

    const again = page.getByRole('button', { name: 'Check again' });
    const workers = page.getByRole('region', { name: 'Workers' });
    await expect(async () => {
      await again.click();
      await expect(workers).toContainText('1 worker runs.', { timeout: 2_000 });
    }).toPass();
    await expect(page.locator('[aria-live]').filter({ hasText: /^Checked again: / })).toHaveCount(1);
    await expect(again).toBeFocused();
    const processes = page.getByRole('table', { name: 'All processes' });
    await expect(processes.getByRole('row')).toHaveCount(3);
    await expect(processes).toContainText(/Worker \d+ on/);
    await expectAccessible(page, { narrow: true });

    await page.getByRole('link', { name: 'Back to settings' }).click();
    await expect(title(page, 'Settings')).toBeVisible();
  },
);

test('a student is led away from it', async ({ page, openAs, server }) => {
  await openAs(await asStudent({ at: server.url }), '/settings/health');
  await expect(title(page, 'Intent Finder')).toBeVisible();
});

test('a report that cannot be made can be asked for again', async ({
  page,
  openAs,
  server,
  expectStatus,
}) => {
  expectStatus(503);
  const path = '**/api/admin/health';
  await page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await openAs(await asAdmin(server.url), '/settings/health');
  await expect(page.getByRole('alert')).toContainText('The health could not be checked');
  await expectAccessible(page);
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Database and queue' })).toBeVisible();
});
