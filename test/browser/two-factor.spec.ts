import type { Page } from '@playwright/test';
import { TWO_FACTOR_MESSAGES } from '../../src/contracts/auth/two-factor-messages';
import { asStudent, type SignedIn } from '../support/actors';
import { codeOf } from '../support/two-factor';
import { expect, submitLogin, test, title } from './support/test';

const code = (page: Page) => page.getByLabel('Code');

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

async function logInAs(page: Page, { user, password }: SignedIn, entered: string): Promise<void> {
  await submitLogin(page, user.email, password);
  await expect(code(page)).toBeFocused();
  await code(page).fill(entered);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a student sets it up, and logs in with a code, with a recovery code, and not with a wrong one', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(401);
  const student = await asStudent();
  await openAs(student, '/intent-finder#profile');
  await page.getByRole('button', { name: 'Set up two-factor login' }).click();
  // The profile, which closes behind it, has a field of that name too.
  const dialog = page.getByRole('dialog', { name: 'Two-Factor Login' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = (await page.getByTestId('two-factor-key').innerText()).replaceAll(' ', '');
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const [recoveryCode = ''] = await listed.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(TWO_FACTOR_MESSAGES.turnedOn)).toBeVisible();

  await page.goto('/intent-finder');
  await logOut(page);
  await logInAs(page, student, '000000');
  await expect(page.getByText(TWO_FACTOR_MESSAGES.codeWrong)).toBeVisible();
  await code(page).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await logOut(page);
  await logInAs(page, student, recoveryCode);
  await expect(title(page, 'Intent Finder')).toBeVisible();
});
