import { asStudent } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';

test('a tool that the batch lacks is blocked, and nothing in the menu leads to it', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/intent-finder');
  await expect(title(page, 'You do not have access to this tool')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Intent Finder' })).toHaveCount(0);
});

test('a page for admins sends a student to the own first tool', async ({ page, openAs }) => {
  await openAs(await asStudent(), '/users');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await expect(page).toHaveURL('/intent-finder');
});

test('an admin opens every page of the menu', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/');
  await expect(page).toHaveURL('/intent-finder');
  for (const [path, name] of [
    ['/users', 'Users'],
    ['/tools-permissions', 'Tools Permissions'],
    ['/pro-plans', 'Pro Plans'],
    ['/intent-words', 'Intent Words'],
    ['/features', 'Feature Switches'],
    ['/jobs', 'Jobs'],
  ] as const) {
    await page.goto(path);
    await expect(title(page, name)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
  }
});

for (const path of ['/nowhere', '/dashboard', '/word-counter']) {
  test(`${path} does not exist, and there is a way back`, async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), path);
    await expect(title(page, 'This page does not exist')).toBeVisible();
    await page.getByRole('link', { name: 'Go to my first page' }).click();
    await expect(page).toHaveURL('/intent-finder');
  });
}

test('a guest reads the privacy policy and the terms from the login', async ({ page }) => {
  for (const [link, heading] of [
    ['Privacy Policy', /privacy/i],
    ['Terms of Service', /terms/i],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
