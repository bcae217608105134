import { MESSAGES } from '../../src/contracts/messages';
import { ADMIN } from '../support/server';
import { asStudent, createBatch, createUser, logIn, PASSWORD } from '../support/actors';
import { call } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, fillLogin, submitLogin, test, title } from './support/test';

test(
  'a guest is welcomed, and an admin lands on the first tool, as the address and the title say',
  { tag: '@phone' },
  async ({ page }) => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await test.step('the form stays on the screen of a small phone', async () => {
      const welcome = page.getByRole('complementary', { name: 'Welcome' });
      await expect(welcome.getByText('Cohort', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(welcome.getByRole('heading', { name: /student community/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    });
    if (size) await page.setViewportSize(size);
    await page.evaluate(
      (said) => {
        const look = () => {
          if (said.some((text) => document.body.textContent.includes(text)))
            document.body.dataset.said = 'JWT';
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      },
      [MESSAGES.loggingInWithJwt, MESSAGES.loggedInWithJwt],
    );
    await submitLogin(page, ADMIN.email, ADMIN.password);
    await expect(title(page, 'Intent Finder')).toBeVisible();
    await expect(page).toHaveURL('/intent-finder');
    await expect(page).toHaveTitle(/Intent Finder/);
    await test.step('nothing is said of a token', async () => {
      await expect(page.locator('body[data-said]')).toHaveCount(0);
    });
  },
);

test('the button waits for what can be right, a wrong password is told on both fields, and a student lands on the default tool of the batch', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401);
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toBeDisabled();
  await fillLogin(page, 'nobody', 'abc');
  await expect(page.getByText(MESSAGES.emailInvalid)).toBeVisible();
  await expect(page.getByText(MESSAGES.passwordMin(4))).toBeVisible();
  await expect(button).toBeDisabled();
  await fillLogin(page, 'nobody@cohort.test', 'abcd');
  await expect(button).toBeEnabled();
  await submitLogin(page, ADMIN.email, 'not the password');
  await expect(page.getByText(MESSAGES.invalidCredentials)).toHaveCount(2);
  await expect(page).toHaveURL('/login');
  const { email } = await createUser({ batch: await createBatch(['intent-finder']) });
  await submitLogin(page, email, PASSWORD);
  await expect(page).toHaveURL('/intent-finder');
});

test('a returning user reads what happens', async ({ page, openAs }) => {
  const student = await asStudent();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/access-token', async (route) => {
    await held;
    await route.continue();
  });
  await openAs(student, '/intent-finder');
  const said = page.getByText(MESSAGES.loggingInWithJwt);
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect(said).toHaveCSS('clip-path', 'none');
  await expectAccessible(page, { without: ['page-has-heading-one', 'landmark-one-main', 'region'] });
  answer();
  await expect(page.getByText(MESSAGES.loggedInWithJwt)).toBeVisible();
});

test('a deep link leads a guest through the login and back to where it pointed', async ({ page }) => {
  const admin = await asNewAdmin();
  const wanted = '/users?filter=%7B%22role%22%3A%22admin%22%7D';
  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, admin.user.email, admin.password);
  await expect(title(page, 'Users')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"role":"admin"}');
  await page.reload();
  await expect(title(page, 'Users')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"role":"admin"}');
});

test(
  'logout leads to the login, and the back button does not lead in again',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    await openAs(await asStudent(), '/intent-finder');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
);

test('an expired token ends at the login, with its reason', async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'x', exp: 1 })}.signature`;
  await page.goto('/privacy-policy.html');
  await page.evaluate((jwt) => localStorage.setItem('jwt_access_token', jwt), token);
  await page.goto('/intent-finder');
  await expect(page.getByText(MESSAGES.sessionExpired)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session that an admin ended ends at the next request, and the login leads back', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(401);
  const admin = await asNewAdmin();
  await openAs(admin, '/users');
  await expect(title(page, 'Users')).toBeVisible();
  // A request of the page that is still under way would end at the login before the next page is opened.
  await page.goto('/favicon.svg');
  const password = 'another-password';
  const change = { ...admin.user, password };
  const other = await asNewAdmin();
  const answer = await call('PUT', `/api/users/${admin.user.id}`, { token: other.token, json: change });
  expect(answer.status).toBe(200);
  await page.goto('/pro-plans');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(MESSAGES.failedTokenLogin)).toBeVisible();
  await submitLogin(page, admin.user.email, password);
  await expect(title(page, 'Pro Plans')).toBeVisible();
});

test('a session that ended while a page was open says so and leads back to that page', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(401);
  const student = await asStudent();
  await openAs(student, '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  const admin = await asNewAdmin();
  const change = { ...student.user, password: 'another-password' };
  await call('PUT', `/api/users/${student.user.id}`, { token: admin.token, json: change });
  await page.getByRole('button', { name: 'Auto fill important words' }).click();
  await expect(page.getByRole('alert')).toHaveText([MESSAGES.invalidAccessToken]);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, student.user.email, 'another-password');
  await expect(page).toHaveURL('/intent-finder');
});

test('too many wrong passwords are told once, with the time to wait', async ({ page, expectStatus }) => {
  expectStatus(401, 429);
  const { email } = await createUser({ batch: await createBatch(['intent-finder']) });
  for (let tries = 0; tries < 10; tries += 1) await tryWrong(email);
  await page.goto('/login');
  await submitLogin(page, email, 'not the password');
  await expect(page.getByRole('alert').getByText(MESSAGES.tooManyRequests)).toBeVisible();
});

async function tryWrong(email: string): Promise<void> {
  await expect(logIn(email, 'not the password')).rejects.toThrow('401');
}
