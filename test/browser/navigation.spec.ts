import { ADMIN_PAGES, READY_TOOLS } from '../../src/contracts/access/tools';
import { call } from '../support/http';
import type { SignedIn } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { pickUp } from './support/sortable';
import { asNewAdmin, expect, test as base, title } from './support/test';

const NAVIGATION = { name: 'Main' } as const;
const OPEN = 280;
const FOLDED = 64;

const test = base.extend<{ admin: SignedIn; users: undefined }>({
  admin: async ({}, use) => use(await asNewAdmin()),
  users: async ({ page, openAs, admin }, use) => {
    await openAs(admin, '/users');
    await expect(title(page, 'Users')).toBeVisible();
    await use(undefined);
  },
});

test('the code of a page comes while it is asked who is here, and of the next one with the pointer on its link', async ({
  page,
  admin,
  openAs,
}) => {
  const loaded = (name: string) => page.waitForRequest(`**/assets/${name}-*.js`);
  await test.step('before the session is settled', async () => {
    const userList = loaded('UserList');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/access-token', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(admin, '/users');
    await userList;
    answer();
    await expect(title(page, 'Users')).toBeVisible();
  });
  await test.step('before its link is followed', async () => {
    const wordCounter = loaded('WordCounterPage');
    await page.getByRole('navigation', NAVIGATION).getByRole('link', { name: 'Word Counter' }).hover();
    await wordCounter;
    await expect(title(page, 'Users')).toBeVisible();
  });
});

test('the navigation shows where one is, however long it is', async ({ page, users: _ }) => {
  const navigation = page.getByRole('navigation', NAVIGATION);
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  await expect(link('Users')).toBeInViewport({ ratio: 1 });
  await expect(link('Intent Finder')).not.toBeInViewport();
  await page.goto('/intent-finder');
  await expect(link('Intent Finder')).toBeInViewport({ ratio: 1 });
  await expect(link('Users')).not.toBeInViewport();
});

test('the navigation folds, stays folded after a reload and in another browser, and opens again', async ({
  page,
  admin,
  users: _,
  openElsewhere,
}) => {
  const navigation = page.getByRole('navigation', NAVIGATION);
  await expect(navigation).toHaveCSS('width', `${OPEN}px`);
  const saved = page.waitForResponse('**/api/auth/me/data');
  await page.getByRole('button', { name: 'Fold navigation' }).click();
  await page.mouse.move(900, 400);
  await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
  await saved;
  await page.reload();
  await expect(title(page, 'Users')).toBeVisible();
  await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
  const elsewhere = await openElsewhere(admin, '/users');
  await expect(title(elsewhere, 'Users')).toBeVisible();
  await expect(elsewhere.getByRole('navigation', NAVIGATION)).toHaveCSS('width', `${FOLDED}px`);
  await elsewhere.close();
  await navigation.hover({ position: { x: 20, y: 300 } });
  await page.getByRole('button', { name: 'Keep navigation open' }).click();
  await page.mouse.move(900, 400);
  await expect(navigation).toHaveCSS('width', `${OPEN}px`);
});

test('the pointer and the keyboard fold the navigation, and open it while they are on it', async ({
  page,
  users: _,
}) => {
  const navigation = page.getByRole('navigation', NAVIGATION);
  const fold = page.getByRole('button', { name: 'Fold navigation' });
  const keep = page.getByRole('button', { name: 'Keep navigation open' });
  await test.step('it folds at once, though the pointer rests on it', async () => {
    await fold.hover();
    await expect(page.getByRole('tooltip', { name: 'Fold navigation' })).toBeVisible();
    // A click waits until the tooltip, which starts in the corner, is off the button.
    await fold.click();
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
  });
  await test.step('it is open while the pointer is on it', async () => {
    await page.mouse.move(900, 400);
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
    await navigation.hover({ position: { x: 20, y: 300 } });
    await expect(navigation).toHaveCSS('width', `${OPEN}px`);
    await page.mouse.move(900, 400);
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
  });
  await test.step('it is open while the keyboard is on it, and marks the present page', async () => {
    await page.keyboard.press('Tab');
    await navigation.getByRole('link', { name: 'Jobs' }).focus();
    await expect(navigation).toHaveCSS('width', `${OPEN}px`);
    await page.keyboard.press('Enter');
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Jobs');
  });
  await test.step('the keyboard folds it, and stays where it was', async () => {
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await page.mouse.move(900, 400);
    await expect(navigation).toHaveCSS('width', `${OPEN}px`);
  });
});

test('a page is found in the navigation by typing, and opened by Enter', async ({ page, users: _ }) => {
  const navigation = page.getByRole('navigation', NAVIGATION);
  const field = navigation.getByRole('searchbox', { name: 'Find a page in the navigation' });
  const links = navigation.getByRole('link');
  const all = await links.count();
  await field.fill('genrator');
  await expect(links).toHaveText([/Product Box/, /Top 3/, /Versus/, /Pros & Cons/, /Schema/]);
  await field.fill('zebra');
  await expect(links).toHaveCount(0);
  await expect(navigation.getByText('No page matches “zebra”.')).toBeVisible();
  await field.press('Escape');
  await expect(links).toHaveCount(all);
  await test.step('folded, it stays open while somebody types', async () => {
    await page.getByRole('button', { name: 'Fold navigation' }).click();
    await page.mouse.move(900, 400);
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
    await navigation.hover({ position: { x: 20, y: 300 } });
    await field.fill('aud');
    await page.mouse.move(900, 400);
    await expect(links).toHaveText(['Audit Log']);
    await expect(navigation).toHaveCSS('width', `${OPEN}px`);
  });
  await field.press('Enter');
  await expect(title(page, 'Audit Log')).toBeVisible();
  await page.mouse.move(900, 500);
  await expect(links).toHaveCount(all);
});

test('the navigation’s scrollbar has its colours', async ({ page, users: _ }) => {
  const list = page.getByRole('navigation', NAVIGATION).getByRole('list').first().locator('xpath=../..');
  await expect(list).toHaveCSS('overflow-y', 'auto');
  await expect(list).toHaveCSS('scrollbar-color', 'rgba(148, 163, 184, 0.32) rgba(0, 0, 0, 0)');
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('it folds, leads to a page and opens again', async ({ page, users: _ }) => {
    const navigation = page.getByRole('navigation', NAVIGATION);
    await page.getByRole('button', { name: 'Fold navigation' }).tap();
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
    await navigation.getByRole('link', { name: 'Jobs' }).tap();
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation).toHaveCSS('width', `${FOLDED}px`);
    await page.getByRole('button', { name: 'Keep navigation open' }).tap();
    await expect(navigation).toHaveCSS('width', `${OPEN}px`);
  });
});

test('starred pages that the toolbar has no room for are in a menu, at every width', async ({
  page,
  openAs,
  admin,
}) => {
  const starred = [...ADMIN_PAGES, ...READY_TOOLS];
  const shortcuts = starred.map(({ id }) => id);
  await call('PATCH', '/api/auth/me/data', { token: admin.token, json: { shortcuts } });
  await openAs(admin, '/users');
  const toolbar = page.getByRole('region', { name: 'Toolbar' });
  const more = toolbar.getByRole('button', { name: 'More shortcuts' });
  const bar = toolbar.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  for (const width of [360, 861, 1000, 1059, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await more.click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').last()).toHaveText(starred.at(-1)!.title);
    const rest = await menu.getByRole('menuitem').count();
    // The narrowest phone has room for none.
    if (width > 360) expect(rest, `${width} px`).toBeLessThan(starred.length);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(starred.length - rest);
    await expect(toolbar.getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
    expect(await toolbar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('shortcuts are starred and put in order by the keyboard, and stay so', async ({ page, users: _ }) => {
  // By its markup: an open menu hides what is beneath from roles.
  const bar = page.locator('nav[aria-label="Shortcuts"] a');
  const menu = page.getByRole('dialog', { name: 'Shortcuts' });
  await page.getByRole('button', { name: 'Edit shortcuts' }).click();
  await menu.getByRole('button', { name: 'Add Jobs to shortcuts' }).click();
  await expect(page.getByText('User data saved with api')).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Remove Jobs from shortcuts' })).toBeFocused();
  await expect(bar).toHaveCount(2);
  await menu.getByRole('button', { name: 'Move Jobs', exact: true }).focus();
  await pickUp(page, 'Jobs is at place 2 of 2.');
  // Escape puts it back and leaves the menu alone.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Jobs is back at its place.')).toBeAttached();
  await pickUp(page, 'Jobs is at place 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Jobs is at place 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  const order = ['/jobs', '/intent-finder'];
  const shown = () => bar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(shown).toEqual(order);
  await expectAccessible(page, { without: ['region'] });
  await page.reload();
  await expect.poll(shown).toEqual(order);
});
