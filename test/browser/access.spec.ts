import { asStudent, PASSWORD } from '../support/actors';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

test('nothing lies below a page but what it made', { tag: '@all' }, async ({ page, openAs }) => {
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

test(
  'an address like another host’s is a page that does not exist on this one, after a login as well',
  { tag: '@all' },
  async ({ page, baseURL }) => {
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
  },
);
