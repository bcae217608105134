import type { Page } from '@playwright/test';
import { TWO_FACTOR_MESSAGES } from '../../src/contracts/auth/two-factor-messages';
import { asStudent, type SignedIn } from '../support/actors';
import { codeOf } from '../support/two-factor';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

const code = (page: Page) => page.getByLabel('Code');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two-Factor Login' });

async function openFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Two-Factor Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

/** From the password on; gives what the app and the owner keep. */
async function setUp(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = (await page.getByTestId('two-factor-key').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(TWO_FACTOR_MESSAGES.turnedOn)).toBeVisible();
  return { secret, codes };
}

async function logInAs(page: Page, { user, password }: SignedIn, entered: string): Promise<void> {
  await submitLogin(page, user.email, password);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await code(page).fill(entered);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test(
  'a student sets it up, and logs in with a code, with a recovery code, and not with a wrong one',
  { tag: '@phone' },
  async ({ page, openAs, expectStatus }) => {
    expectStatus(401);
    const student = await asStudent();
    await openAs(student, '/intent-finder#profile');
    await page.getByRole('button', { name: 'Set up two-factor login' }).click();
    await expect(dialog(page)).toBeVisible();
    const { secret, codes } = await setUp(page, student.password);

    await page.goto('/intent-finder');
    await logOut(page);
    await logInAs(page, student, '000000');
    await expect(page.getByText(TWO_FACTOR_MESSAGES.codeWrong)).toBeVisible();
    await expectAccessible(page);
    await code(page).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(title(page, 'Intent Finder')).toBeVisible();

    await logOut(page);
    await logInAs(page, student, codes[0] ?? '');
    await expect(title(page, 'Intent Finder')).toBeVisible();

    await openFromMenu(page);
    await expect(dialog(page).getByText('9', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(student.password);
    await code(page).fill(codes[1] ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off two-factor login' }).click();
    await expect(page.getByText(TWO_FACTOR_MESSAGES.turnedOff)).toBeVisible();
  },
);

test('an admin resets it for a student, and is told on Settings to set up the own before it can be required', async ({
  page,
  openAs,
  openElsewhere,
  expectStatus,
}) => {
  expectStatus(409);
  const student = await asStudent();
  const elsewhere = await openElsewhere(student, '/intent-finder#two-factor');
  await setUp(elsewhere, student.password);
  await elsewhere.close();

  const admin = await asNewAdmin();
  await openAs(admin, `/users/${student.user.id}/show`);
  await page.getByRole('button', { name: 'Reset two-factor' }).click();
  await page.getByRole('button', { name: 'Reset two-factor login' }).click();
  await expect(page.getByText(TWO_FACTOR_MESSAGES.wasReset)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset two-factor' })).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Admins must use two-factor login' }).click();
  await expect(page.getByText(TWO_FACTOR_MESSAGES.ownFirst)).toBeVisible();
});

test('an admin who must use it and has not is led to set it up, and goes on from there', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  // The rule is the whole instance's: only what this browser is told of it is set here.
  let isSetUp = false;
  await page.route('**/api/auth/{access-token,me}', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: object };
    const user = isSetUp ? session.user : { ...session.user, mustSetUpTwoFactor: true };
    await route.fulfill({ response, json: { ...session, user } });
  });
  await openAs(admin, '/users');
  await expect(title(page, 'Set up two-factor login')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectAccessible(page, { narrow: true });
  isSetUp = true;
  await setUp(page, admin.password);
  await expect(title(page, 'Users')).toBeVisible();
});
