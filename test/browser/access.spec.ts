import { MESSAGES } from '../../src/contracts/messages';
import { asStudent, PASSWORD } from '../support/actors';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

test('a page for admins sends a student to the own first tool', async ({ page, openAs }) => {
  await openAs(await asStudent(), '/users');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await expect(page).toHaveURL('/intent-finder');
});

test('a page that does not exist says so and leads back, and nothing lies below one but what it made', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  await openAs(admin, '/nowhere');
  await expect(title(page, 'This page does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my first page' }).click();
  await expect(page).toHaveURL('/intent-finder');
  for (const path of [
    '/intent-finder/foo',
    '/schema-generator/x/y',
    '/jobs/abc',
    '/features/abc/def',
    '/users/create/zzz',
    `/users/${admin.user.id}/zzz`,
  ]) {
    await page.goto(path);
    await expect(title(page, 'This page does not exist'), path).toBeVisible();
  }
  await page.goto('/users/create/');
  await expect(page.getByRole('dialog', { name: 'New User' })).toBeVisible();
  await page.goto('/intent-finder/');
  await expect(title(page, 'Intent Finder')).toBeVisible();
});

test('too many requests are told once, and not sent once more', async ({ page, openAs, expectStatus }) => {
  expectStatus(429);
  const admin = await asNewAdmin();
  let asked: string[] = [];
  await page.route(/\/api\/(?!auth)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 429, json: { message: MESSAGES.tooManyRequests } });
  });
  const toast = page
    .getByRole('alert')
    .filter({ hasText: MESSAGES.tooManyRequests, has: page.getByRole('button', { name: 'Close' }) });
  for (const path of ['/intent-finder', '/product-box-generator', '/users']) {
    asked = [];
    await openAs(admin, path);
    await expect(toast.first()).toBeVisible();
    expect(await toast.count(), path).toBe(1);
    await expect(toast).toHaveCount(0);
    expect(asked.length, path).toBeGreaterThan(0);
    expect(new Set(asked).size, path).toBe(asked.length);
  }
});

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

test('an address like another host’s is a page that does not exist on this one, after a login as well', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && new URL(url).origin !== baseURL) elsewhere.push(url);
  });
  const { user } = await asStudent();
  await page.goto(`${baseURL}//evil.example/a`);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, user.email, PASSWORD);
  await expect(title(page, 'This page does not exist')).toBeVisible();
  for (const path of ['//', '//evil.example/%2e%2e', '/\\evil.example/login', '/;//']) {
    await page.goto(`${baseURL}${path}`);
    await expect(title(page, 'This page does not exist'), path).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(baseURL);
  }
  expect(elsewhere).toEqual([]);
});
