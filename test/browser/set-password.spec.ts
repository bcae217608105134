import { PASSWORD_LINK_MESSAGES } from '../../src/contracts/users/password-link-messages';
import { asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

test('an admin hands over a link, and its holder chooses a password and is in', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(410);
  const { user } = await asStudent();
  await openAs(await asNewAdmin(), `/users/${user.id}`);
  await page.getByRole('button', { name: 'Set-password link' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/\/set-password#/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(PASSWORD_LINK_MESSAGES.linkCopied)).toBeVisible();
  const address = await link.inputValue();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(page.getByText(`For ${user.name}, who logs in as ${user.email}.`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('chosen-by-myself');
  await page.getByRole('button', { name: 'Save password and log in' }).click();
  await expect(page.getByText(PASSWORD_LINK_MESSAGES.passwordSaved)).toBeVisible();
  await expect(title(page, 'Intent Finder')).toBeVisible();

  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(title(page, 'This link no longer works')).toBeVisible();
  await expect(page.getByText(PASSWORD_LINK_MESSAGES.dead, { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the login' }).click();
  await submitLogin(page, user.email, 'chosen-by-myself');
  await expect(page).toHaveURL('/intent-finder');
});
