import { ADMIN, startServer, type TestServer } from '../support/server';
import { type ModelServer, REPLIES, startModelServer } from '../support/misbehaving-model';
import { expectAccessible } from './support/accessibility';
import { expect, submitLogin, test, title } from './support/test';

/** Of its own: whether there is a model is a matter of the settings that it starts with. */
let server: TestServer;
let model: ModelServer;

test.beforeAll(async () => {
  model = await startModelServer(REPLIES.good('{"answer":"ready"}'));
  server = await startServer({
    env: { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'sk-very-secret', LLM_MODEL: 'test-model' },
  });
});
test.afterAll(() => Promise.all([server.stop(), model.stop()]));

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
  await expect(page.locator('body')).not.toContainText('sk-very-secret');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(users).toBeVisible();
      await expectAccessible(page);
    }
  }
});
