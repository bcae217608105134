import type { Page } from '@playwright/test';
import { asAdmin, asStudent } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { expectAccessible } from './support/accessibility';
import { expect, test as base, title } from './support/test';

/** A switch counts for everybody: the tests of the generators must not feel it. */
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
test.describe.configure({ mode: 'serial' });

const PUBLISHER = { allowed: ['top-3-table-generator', 'top-3-table-1', 'top-3-table-2'] };
const oneSwitch = (page: Page, name = 'Top 3 Table 2') => page.getByRole('switch', { name });
const style = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('an admin switches a style off for students, and on again', async ({ page, openAs, server }) => {
  const admin = await asAdmin(server.url);
  const student = await asStudent({ ...PUBLISHER, at: server.url });
  await openAs(admin, '/features');
  await expect(title(page, 'Feature Switches')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top 3 Table Generator' })).toBeVisible();
  await expect(oneSwitch(page)).toBeChecked();
  await expectAccessible(page, { narrow: true });

  // With the keyboard alone.
  await oneSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Top 3 Table 2 is off')).toBeVisible();
  await expect(oneSwitch(page)).toBeFocused();
  await expect(oneSwitch(page)).not.toBeChecked();
  await expect(oneSwitch(page, 'Top 3 Table 1')).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(oneSwitch(page)).not.toBeChecked();

  await openAs(student, '/top-3-table-generator');
  await expect(style(page, 'Top 3 Table 1')).toBeVisible();
  await expect(style(page, 'Top 3 Table 2')).toHaveCount(0);

  await openAs(admin, '/features');
  await oneSwitch(page).click();
  await expect(page.getByText('Top 3 Table 2 is on')).toBeVisible();
  await openAs(student, '/top-3-table-generator');
  await expect(style(page, 'Top 3 Table 2')).toBeVisible();
});

test('a change shows in the generator without a reload', async ({ page, openAs, server }) => {
  await openAs(await asAdmin(server.url), '/top-3-table-generator');
  await expect(style(page, 'Top 3 Table 2')).toBeVisible();
  const goTo = async (name: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(name);
    // The styles of a generator are found by its name as well, below it.
    await page.getByRole('option', { name }).first().click();
  };
  await goTo('Feature Switches');
  await oneSwitch(page).click();
  await expect(page.getByText('Top 3 Table 2 is off')).toBeVisible();
  await goTo('Top 3 Table Generator');
  await expect(style(page, 'Top 3 Table 1')).toBeVisible();
  await expect(style(page, 'Top 3 Table 2')).toHaveCount(0);
  await goTo('Feature Switches');
  await oneSwitch(page).click();
  await expect(page.getByText('Top 3 Table 2 is on')).toBeVisible();
});

test('a change that the server does not keep goes back, and says why', async ({
  page,
  openAs,
  server,
  expectStatus,
}) => {
  expectStatus(503);
  await openAs(await asAdmin(server.url), '/features');
  await page.route('**/api/features/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  );
  await oneSwitch(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    /Top 3 Table 2 could not be switched off\. The database is away\./,
  );
  await expect(oneSwitch(page)).toBeChecked();
});

test('clicks that follow each other fast end with the last one', async ({ page, openAs, server }) => {
  const admin = await asAdmin(server.url);
  await openAs(admin, '/features');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let answers = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') answers++;
  });
  await page.route('**/api/features/*', async (route) => {
    await held;
    await route.continue();
  });
  for (let i = 0; i < 3; i++) await oneSwitch(page).click();
  await expect(oneSwitch(page)).not.toBeChecked();
  release();
  await expect.poll(() => answers).toBe(3);
  await expect(oneSwitch(page)).not.toBeChecked();
  await page.reload();
  await expect(oneSwitch(page)).not.toBeChecked();
  await admin.put('/api/features/top-3-table-generator.top-3-table-2', { enabled: true });
});

test('switches that cannot be loaded can be asked for again', async ({
  page,
  openAs,
  server,
  expectStatus,
}) => {
  expectStatus(503);
  await page.route('**/api/features', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }));
  await openAs(await asAdmin(server.url), '/features');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/api/features');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(oneSwitch(page)).toBeVisible();
});
