import type { Page } from '@playwright/test';
import { createConnection, Types } from 'mongoose';
import { asStudent, type SignedIn } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { isSignedBy, startReceiver, status, type WebhookReceiver } from '../support/webhook-receiver';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

/** Of its own: which hosts webhooks reach is a matter of the settings that it starts with. */
let server: TestServer;
let receiver: WebhookReceiver;

test.beforeAll(async () => {
  receiver = await startReceiver();
  server = await startServer({ env: { FETCH_ALLOW_HOSTS: receiver.host } });
});
test.afterAll(() => Promise.all([server.stop(), receiver.close()]));

async function open(page: Page, { token }: SignedIn, path: string): Promise<void> {
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('jwt_access_token', value), token);
  await page.goto(server.url + path);
}

/** What features have published: the first one last. */
async function publish({ user }: SignedIn, count: number): Promise<void> {
  const connection = await createConnection(server.mongodbUri).asPromise();
  await connection.collection('notices').insertMany(
    Array.from({ length: count }, (_, number) => ({
      user: new Types.ObjectId(user.id),
      kind: number % 2 ? 'watch.failing' : 'watch.changed',
      key: `notice-${number}`,
      severity: number === 0 ? 'critical' : 'info',
      title: `Page ${number} has changed`,
      body: 'Before: one\nAfter: two',
      link: number % 3 ? '' : '/intent-finder',
      details: {},
      at: new Date(Date.now() - number * 60_000),
      unread: true,
    })),
  );
  await connection.close();
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const dialog = (page: Page) => page.getByRole('dialog');
const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('the bell counts what is unread, shows the newest, and leads to it @phone', async ({ page }) => {
  const student = await asStudent({ at: server.url });
  await publish(student, 12);
  await open(page, student, '/pricing');
  await expect(page.getByRole('button', { name: 'Notifications, 12 unread' })).toBeVisible();
  await bell(page).click();
  await expect(menu(page).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await menu(page).getByRole('link', { name: 'Page 0 has changed' }).click();
  await expect(page).toHaveURL(/\/intent-finder$/);
  await expect(page.getByRole('button', { name: 'Notifications, 11 unread' })).toBeVisible();
  await bell(page).click();
  await menu(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(menu(page).getByRole('button', { name: 'Mark all read' })).toBeHidden();
  await menu(page).getByRole('link', { name: 'See all' }).click();
  await expect(title(page, 'Notifications')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('the page lists, narrows down, marks and deletes @phone', async ({ page }) => {
  const student = await asStudent({ at: server.url });
  await open(page, student, '/notifications');
  await expect(page.getByText('No notifications')).toBeVisible();
  await expectAccessible(page);

  await publish(student, 30);
  await page.reload();
  await expect(items(page)).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(items(page)).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await items(page).first().getByRole('button', { name: 'Mark as read: Page 0 has changed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as read: Page 0 has changed' })).toBeHidden();
  await page.getByRole('button', { name: 'Unread', exact: true }).click();
  await expect(items(page).first()).toContainText('Page 1 has changed');
  await page.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Critical' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await items(page).first().getByRole('button', { name: 'Delete: Page 0 has changed' }).click();
  await expect(items(page).first()).toContainText('Page 1 has changed');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
});

test('a webhook is added, tested, rotated, looked into, changed and deleted @phone', async ({
  page,
  expectStatus,
}) => {
  expectStatus(422);
  const student = await asStudent({ at: server.url });
  receiver.received.length = 0;
  receiver.answers(status(200));
  await open(page, student, '/notifications');
  await page.getByRole('tab', { name: 'Channels' }).click();
  await expect(page).toHaveURL(/\/notifications\/channels$/);
  await expect(page.getByText('No channels yet')).toBeVisible();
  await expect(page.getByText(/^This instance does not send mail/)).toBeVisible();

  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText(/^Enter a name/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Team chat');
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('http://hooks.example.com/');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText(/begins with https:\/\/: notices/)).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill(`${receiver.origin}/hook`);
  await dialog(page).getByRole('button', { name: 'Once a day' }).click();
  await dialog(page).getByRole('combobox', { name: 'Time zone' }).fill('berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const secret = await dialog(page).getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Copy secret' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(items(page)).toContainText('Every day at 08:00 (Europe/Berlin)');
  await expect(page.locator('body')).not.toContainText(secret);

  await page.getByRole('button', { name: 'Send a test: Team chat' }).click();
  await expect(page.getByText('The test was delivered: Team chat.')).toBeVisible();
  expect(receiver.received[0] && isSignedBy(secret, receiver.received[0])).toBe(true);
  receiver.answers(status(500));
  await page.getByRole('button', { name: 'Send a test: Team chat' }).click();
  await expect(page.getByText(/^The test was not delivered. The receiver answered 500/)).toBeVisible();

  await page.getByRole('button', { name: 'Rotate secret: Team chat' }).click();
  await dialog(page).getByRole('button', { name: 'Rotate secret' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Secret' })).not.toHaveValue(secret);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(items(page)).toContainText(/The old secret works until/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delivery log: Team chat' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  receiver.answers(status(200));
  await dialog(page).getByRole('button', { name: 'Replay: This is a test' }).first().click();
  await expect(dialog(page).getByText('Received, 200')).toHaveCount(2);
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Change Team chat' }).click();
  await dialog(page).getByRole('switch', { name: 'On' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(items(page).getByText('Off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Team chat' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No channels yet')).toBeVisible();
});

test('says that notices cannot be loaded, and tries again', async ({ page, expectStatus }) => {
  expectStatus(503);
  const student = await asStudent({ at: server.url });
  await publish(student, 1);
  await page.route('**/api/notices?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not available right now.' } }),
  );
  await open(page, student, '/notifications');
  await expect(page.getByText('Your notifications could not be loaded')).toBeVisible();
  await page.unroute('**/api/notices?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(items(page)).toHaveCount(1);
});
