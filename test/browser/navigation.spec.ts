import { ADMIN_PAGES } from '../../src/contracts/access/admin-pages';
import { READY_TOOLS } from '../../src/contracts/access/tools';
import { call } from '../support/http';
import { pickUp } from './support/sortable';
import { asNewAdmin, expect, test, title } from './support/test';

const NAVIGATION = { name: 'Main' } as const;
const OPEN = '280px';
const FOLDED = '64px';

test('the navigation shows where one is, fetches what is next, folds, and opens while it is used', async ({
  page,
  openAs,
}) => {
  const navigation = page.getByRole('navigation', NAVIGATION);
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  const loaded = (name: string) => page.waitForRequest(`**/assets/${name}-*.js`);
  const fold = page.getByRole('button', { name: 'Fold navigation' });
  const keep = page.getByRole('button', { name: 'Keep navigation open' });
  const pointAway = () => page.mouse.move(900, 400);
  await test.step('the code of a page comes while it is asked who is here', async () => {
    const userList = loaded('UserList');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/access-token', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(await asNewAdmin(), '/users');
    await userList;
    answer();
    await expect(title(page, 'Users')).toBeVisible();
  });
  await test.step('it shows where one is, however long it is, in its colors', async () => {
    await expect(link('Users')).toBeInViewport({ ratio: 1 });
    await expect(link('Intent Finder')).not.toBeInViewport();
    const list = navigation.getByRole('list').first().locator('xpath=../../..');
    await expect(list).toHaveCSS('overflow-y', 'auto');
    await expect(list).toHaveCSS('scrollbar-color', 'rgba(148, 163, 184, 0.32) rgba(0, 0, 0, 0)');
  });
  await test.step('the code of the next page comes with the pointer on its link', async () => {
    const wordCounter = loaded('WordCounterPage');
    await link('Word Counter').hover();
    await wordCounter;
  });
  await test.step('it folds at once, though the pointer rests on it, and stays so over a reload', async () => {
    const saved = page.waitForResponse('**/api/auth/me/data');
    await fold.hover();
    await expect(page.getByRole('tooltip', { name: 'Fold navigation' })).toBeVisible();
    // A click waits until the tooltip, which starts in the corner, is off the button.
    await fold.click();
    await expect(navigation).toHaveCSS('width', FOLDED);
    await saved;
    await pointAway();
    await page.reload();
    await expect(title(page, 'Users')).toBeVisible();
    await expect(navigation).toHaveCSS('width', FOLDED);
  });
  await test.step('it is open while the pointer is on it, or somebody types', async () => {
    await navigation.hover({ position: { x: 20, y: 300 } });
    await expect(navigation).toHaveCSS('width', OPEN);
    await pointAway();
    await expect(navigation).toHaveCSS('width', FOLDED);
    await navigation.hover({ position: { x: 20, y: 300 } });
    const field = navigation.getByRole('searchbox', { name: 'Find a page in the navigation' });
    await field.fill('aud');
    await pointAway();
    await expect(navigation.getByRole('link')).toHaveText(['Audit Log']);
    await expect(navigation).toHaveCSS('width', OPEN);
    await field.press('Enter');
    await expect(title(page, 'Audit Log')).toBeVisible();
  });
  await test.step('it is open while the keyboard is on it, which folds it and stays where it was', async () => {
    await page.keyboard.press('Tab');
    await link('Jobs').focus();
    await expect(navigation).toHaveCSS('width', OPEN);
    await page.keyboard.press('Enter');
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Jobs');
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(fold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(navigation).toHaveCSS('width', FOLDED);
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await pointAway();
    await expect(navigation).toHaveCSS('width', OPEN);
  });
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('it folds, leads to a page and opens again', { tag: '@all' }, async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), '/users');
    const navigation = page.getByRole('navigation', NAVIGATION);
    await page.getByRole('button', { name: 'Fold navigation' }).tap();
    await expect(navigation).toHaveCSS('width', FOLDED);
    await navigation.getByRole('link', { name: 'Jobs' }).tap();
    await expect(title(page, 'Jobs')).toBeVisible();
    await expect(navigation).toHaveCSS('width', FOLDED);
    await page.getByRole('button', { name: 'Keep navigation open' }).tap();
    await expect(navigation).toHaveCSS('width', OPEN);
  });
});

test('shortcuts are put in order by the keyboard, and those without room are in a menu at every width', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  await openAs(admin, '/users');
  await test.step('they are starred and put in order, which stays', async () => {
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
    const saved = page.waitForResponse('**/api/auth/me/data');
    await page.keyboard.press('Space');
    const order = ['/jobs', '/intent-finder'];
    const shown = () => bar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(shown).toEqual(order);
    expect((await saved).ok()).toBe(true);
  });

  const starred = [...ADMIN_PAGES, ...READY_TOOLS];
  const shortcuts = starred.map(({ id }) => id);
  await call('PATCH', '/api/auth/me/data', { token: admin.token, json: { shortcuts } });
  await page.reload();
  const toolbar = page.getByRole('region', { name: 'Toolbar' });
  const more = toolbar.getByRole('button', { name: 'More shortcuts' });
  const bar = toolbar.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  for (const width of [360, 861, 1000, 1059, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The bar takes its new width in when the page has been laid out.
    await expect(async () => {
      await more.click();
      const menu = page.getByRole('menu');
      await expect(menu.getByRole('menuitem').last()).toHaveText(starred.at(-1)!.title);
      const rest = await menu.getByRole('menuitem').count();
      // The narrowest phone has room for none.
      if (width > 360) expect(rest, `${width} px`).toBeLessThan(starred.length);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      expect(await bar.count()).toBe(starred.length - rest);
    }).toPass();
    await expect(toolbar.getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
    expect(await toolbar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
