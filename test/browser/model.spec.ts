import { REPLIES } from '../support/misbehaving-model';
import { ADMIN } from '../support/server';
import { KEY, useServerWithModel } from '../support/server-with-model';
import { expectAccessible } from './support/accessibility';
import { expect, submitLogin, test, title } from './support/test';

const { model, server } = useServerWithModel(test, { reply: REPLIES.good('{"answer":"ready"}') });

test('an admin sees the model, tests it, and reads what it used and what went wrong', async ({ page }) => {
  await page.goto(`${server.url}/settings`);
  await submitLogin(page, ADMIN.email, ADMIN.password);
  await expect(title(page, 'Settings')).toBeVisible();
  await expect(page.getByText('Nobody has used the model today.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Test the model' });
  await button.click();
  await expect(page.getByRole('alert').getByText(/^test-model answered as asked/)).toBeVisible();
  const users = page.getByRole('table', { name: 'Users of the model today' });
  await expect(users.getByRole('row', { name: ADMIN.email })).toContainText('48');
  await expect(page.getByText('48 of 2,000,000')).toBeVisible();

  model.answerWith(REPLIES.refusing(401));
  await button.click();
  await expect(page.getByRole('alert').getByText(/refused the key/)).toBeVisible();
  await expect(page.getByText(/^Last error, .*\(test\):$/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(KEY);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(users).toBeVisible();
      await expectAccessible(page);
    }
  }
});
