import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asAdmin, asStudent, unique } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { expect, test as base, title } from './support/test';

interface Servers {
  app: TestServer;
  /** What the recorder's own server was asked for. */
  asked: string[];
}

/** A recorder comes to every pro student: other tests must not feel it. */
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

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/record.js`;
}

test(
  'a recorder is loaded for a pro student, and for nobody after',
  { tag: '@all' },
  async ({ page, openAs, servers }) => {
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
  },
);
