import type { Page, Request } from '@playwright/test';
import { asStudent, createBatch } from '../support/actors';
import { call, listQuery } from '../support/http';
import { expectAccessible, nothingLoads } from './support/accessibility';
import { searchConsoleFile } from './support/keyword-files';
import { expectNoShift, watchShifts } from './support/layout-shift';
import { asNewAdmin, expect, signIn, test, title } from './support/test';

/** Every page in both colour schemes, on both screens: no violation, nothing wider than the screen; and none jumps while it loads. */

test('what a guest sees', async ({ page, expectStatus }) => {
  expectStatus(401);
  for (const path of ['/privacy-policy.html', '/terms-of-service.html', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, { narrow: true });
  }
  await page.getByLabel('Email').fill('nobody@cohort.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expectAccessible(page, { narrow: true });
});

test('the lists of the back-office, which an admin opens', async ({ page }) => {
  await signIn(page, await asNewAdmin());
  const lists = {
    '/users': 'Users',
    '/tools-permissions': 'Tools Permissions',
    '/pro-plans': 'Pro Plans',
    '/intent-words': 'Intent Words',
    '/features': 'Feature Switches',
    '/jobs': 'Jobs',
  };
  await expectAllAccessible(page, Object.keys(lists), Object.values(lists));
});

test('the figures of the back-office', async ({ page }) => {
  const admin = await asNewAdmin();
  await call('POST', '/api/auth/moduleLogs', {
    token: admin.token,
    json: { module: 'schema-generator', numberOfOperations: 1 },
  });
  await signIn(page, admin);
  await expectAllAccessible(page, [
    '/dashboard',
    '/dashboard?period=2026-01-01..2026-01-31',
    '/user-stats',
    '/audit-log',
    '/settings/health',
  ]);
});

test('the forms of the back-office', async ({ page }) => {
  const admin = await asNewAdmin();
  const batch = await createBatch(['intent-finder']);
  const first = async (resource: string) => {
    const path = `/api/${resource}${listQuery({ range: [0, 0] })}`;
    const { body } = await call<{ id: string }[]>('GET', path, { token: admin.token });
    return body[0]?.id ?? '';
  };
  await signIn(page, admin);
  await expectAllAccessible(page, [
    '/users/create',
    `/users/${admin.user.id}`,
    `/users/${admin.user.id}/show`,
    `/tools-permissions/${batch}`,
    `/pro-plans/${await first('pro-plans')}`,
    `/intent-words/${await first('intent-words')}`,
    `/audit-log/${await first('audit')}`,
  ]);
});

async function expectAllAccessible(page: Page, paths: string[], titles: string[] = []): Promise<void> {
  const open = watchRequests(page);
  await watchShifts(page);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await settled(page);
    await expectTitle(page, titles[index]);
    await expect.poll(() => open.size).toBe(0);
    await expectNoShift(page);
    await expectAccessible(page, { narrow: true });
  }
}

async function expectTitle(page: Page, name?: string): Promise<void> {
  if (name === undefined) return;
  await expect(title(page, name)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
}

/** What the page asked for and has no answer to yet. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

test('the shell with its menus open', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/intent-finder');
  await settled(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of ['Your account', 'Colour scheme']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    // An open menu hides the page with its landmarks, and is none itself.
    await expectAccessible(page, { without: ['region'] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  for (const name of ['Quick panel', 'Edit shortcuts']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('listitem').or(dialog.getByText('There is no note.')).first(),
    ).toBeVisible();
    await expectAccessible(page, { without: ['region'] });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the Intent Finder, empty, filled and with a result', async ({ page, openAs }) => {
  await openAs(await asStudent(), '/intent-finder');
  await settled(page);
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Auto fill important words' }).click();
  await expect(page.getByText(/important words added/)).toBeVisible();
  await page
    .getByLabel('Select Your Keywords File')
    .setInputFiles(searchConsoleFile('Queries.csv', ['buy seo', 'seo']));
  await expectAccessible(page, { narrow: true });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Submit' }).click();
  await downloading;
  // A button that is enabled while axe looks has one state's text and the other's colour.
  await expect(page.getByRole('button', { name: 'Download again' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Past results' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Preview Queries.csv' }).click();
  await expect(page.getByRole('dialog').getByText('2 rows classified')).toBeVisible();
  await expectAccessible(page, { narrow: true });
});

test('the page of a tool that the batch lacks, to which nothing in the menu leads, and the missing page', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/intent-finder');
  await expect(title(page, 'You do not have access to this tool')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Intent Finder' })).toHaveCount(0);
  await expectAccessible(page, { narrow: true });
  await page.goto('/nowhere');
  await expect(title(page, 'This page does not exist')).toBeVisible();
  await expectAccessible(page, { narrow: true });
});

/** The heading of the page, or of the dialog over it, is there and nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))).toBeVisible();
  await nothingLoads(page);
}
