import { MESSAGES } from '../../src/contracts/messages';
import { call } from '../support/http';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

test('a deep link leads through the login and back, as does a session that ended while a page was open; a logout ends it', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401);
  const [admin, other] = [await asNewAdmin(), await asNewAdmin()];
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 640 });
  const wanted = { filter: '{"role":"admin"}' };
  await page.goto(`/users?${new URLSearchParams(wanted).toString()}`);
  await expect(page).toHaveURL('/login');
  await test.step('the form stays on the screen of a small phone', async () => {
    const welcome = page.getByRole('complementary', { name: 'Welcome' });
    await expect(welcome.getByText('Cohort', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(welcome.getByRole('heading', { name: /student community/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize(size);
  await submitLogin(page, admin.user.email, admin.password);
  await expect(title(page, 'Users')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('filter')).toBe(wanted.filter);
  // The last that the page asks for by itself: later its session would end before the link is pressed.
  const counted = page.waitForResponse(/\/api\/notices\/unread/);
  await page.reload();
  await expect(title(page, 'Users')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await counted;
  expect(new URL(page.url()).searchParams.get('filter')).toBe(wanted.filter);

  const password = 'another-password';
  const json = { ...admin.user, password };
  const changed = await call('PUT', `/api/users/${admin.user.id}`, { token: other.token, json });
  expect(changed.status).toBe(200);
  await page.getByRole('link', { name: 'Pro Plans' }).click();
  await expect(page.getByRole('alert')).toHaveText([MESSAGES.invalidAccessToken]);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, admin.user.email, password);
  await expect(title(page, 'Pro Plans')).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
