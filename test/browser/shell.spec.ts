import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asAdmin, asStudent, unique } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { expectAccessible } from './support/accessibility';
import { expect, test as base, title } from './support/test';

interface Servers {
  app: TestServer;
  /** What the recorder's own server was asked for. */
  asked: string[];
}

/** A note comes to everybody, and a recorder to every pro student: other tests must not feel it. */
const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const asked: string[] = [];
      const recorder = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.setHeader('content-type', 'text/javascript').end('document.body.dataset.recorded = "yes"');
      });
      const app = await startServer({ env: { SESSION_RECORDING_SCRIPT: await addressOf(recorder) } });
      await use({ app, asked });
      await app.stop();
      recorder.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ servers }, use) => use(servers.app.url),
});

// One worker, so one server.
test.describe.configure({ mode: 'default' });

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/record.js`;
}

test('a recorder is loaded for a pro student, and for nobody after', async ({ page, openAs, servers }) => {
  const { asked, app } = servers;
  const { body: plan } = await (
    await asAdmin(app.url)
  ).post<{ id: string }>('/api/pro-plans', { name: unique('Recorded'), limits: {} });
  const fields = { userType: 'pro', subscriptionEndDate: '2999-01-31', userPlan: plan.id };
  await openAs(await asStudent({ at: app.url }), '/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  expect(asked).toEqual([]);

  await openAs(await asStudent({ fields, at: app.url }), '/intent-finder');
  await expect(page.locator('body[data-recorded]')).toBeVisible();
  await expect(title(page, 'Intent Finder')).toBeVisible();
  expect(asked).toEqual(['/record.js']);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.locator('body:not([data-recorded])')).toBeVisible();
  await expect(page.locator('meta[name="session-recorder"]')).toHaveAttribute('content', 'available');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test(
  'an admin writes a note, and a student sees it once, in whichever browser',
  { tag: '@phone' },
  async ({ page, openAs, openElsewhere, servers }) => {
    const at = servers.app.url;
    await openAs(await asAdmin(at), '/intent-finder');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Update Important Note' }).click();
    const editor = page.getByRole('dialog', { name: 'Update Important Note' });
    const text = unique('Webinar on Friday');
    await editor.getByRole('textbox', { name: 'Note' }).fill(`  ${text}\nhttps://example.com/room  `);
    await expectAccessible(page, { without: ['region'] });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Note Updated Successfully')).toBeVisible();
    await expect(editor).toBeHidden();

    const student = await asStudent({ at });
    await openAs(student, '/intent-finder');
    const note = page.getByRole('dialog', { name: 'Important note' });
    await expect(note).toContainText(text);
    await expect(note.getByRole('link')).toHaveText('https://example.com/room');
    await expectAccessible(page, { without: ['region'] });
    const told = page.waitForResponse('**/api/auth/seenNote');
    await note.getByRole('button', { name: 'Got it' }).click();
    await told;
    await expect(note).toBeHidden();
    const elsewhere = await openElsewhere(student, '/intent-finder');
    await elsewhere.getByRole('button', { name: 'Quick panel' }).click();
    await expect(elsewhere.getByRole('dialog', { name: 'Quick panel' })).toContainText(text);
    await expect(elsewhere.getByRole('dialog', { name: 'Important note' })).toHaveCount(0);
    await elsewhere.close();
    await (await asAdmin(at)).post('/api/auth/setNote', { msg: '' });
  },
);
