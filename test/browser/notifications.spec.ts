import type { Page } from '@playwright/test';
import { createConnection, Types } from 'mongoose';
import { asStudent, type SignedIn } from '../support/actors';
import { expect, test, title } from './support/test';

/** It answers whatever it is sent. */
const RECEIVER = (process.env.CHANGING_SITES ?? '').split(',')[0];

/** What features have published: the first one last. */
async function publish({ user }: SignedIn, count: number): Promise<void> {
  const connection = await createConnection(process.env.COHORT_TEST_DATABASE ?? '').asPromise();
  await connection.collection('notices').insertMany(
    Array.from({ length: count }, (_, number) => ({
      user: new Types.ObjectId(user.id),
      kind: 'watch.changed',
      key: `notice-${number}`,
      severity: 'info',
      title: `Page ${number} has changed`,
      body: 'Before: one\nAfter: two',
      link: '/intent-finder',
      details: {},
      at: new Date(Date.now() - number * 60_000),
      unread: true,
    })),
  );
  await connection.close();
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const dialog = (page: Page) => page.getByRole('dialog');

test('the bell shows the newest, leads to it and to all of them, which are paged and kept in the address', async ({
  page,
  openAs,
}) => {
  const student = await asStudent();
  await publish(student, 30);
  await openAs(student, '/pricing');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 30 unread');
  await bell(page).click();
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  await menu.getByRole('link', { name: 'Page 0 has changed' }).click();
  await expect(page).toHaveURL(/\/intent-finder$/);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 29 unread');
  await bell(page).click();
  await menu.getByRole('link', { name: 'See all' }).click();
  await expect(title(page, 'Notifications')).toBeVisible();
  await expect(menu).toBeHidden();
  const items = page.getByRole('tabpanel').getByRole('listitem');
  await expect(items).toHaveCount(25);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(items).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(items).toHaveCount(25);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a webhook is added, its secret copied, tested and looked into, and deleted', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent(), '/notifications');
  await page.getByRole('tab', { name: 'Channels' }).click();
  await expect(page).toHaveURL(/\/notifications\/channels$/);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Team chat');
  await dialog(page).getByRole('textbox', { name: 'URL' }).fill(`${RECEIVER}/hook`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const secret = await dialog(page).getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await dialog(page).getByRole('button', { name: 'Copy secret' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('body')).not.toContainText(secret);

  await page.getByRole('button', { name: 'Send a test: Team chat' }).click();
  await expect(page.getByText('The test was delivered: Team chat.')).toBeVisible();
  await page.getByRole('button', { name: 'Delivery log: Team chat' }).click();
  await expect(dialog(page).getByText('Received, 200')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Delete Team chat' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No channels yet')).toBeVisible();
});

test('a chat is added on a phone, says where to find its address, and never shows it again', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(await asStudent(), '/notifications/channels');
  await page.getByRole('button', { name: 'Add chat' }).click();
  await expect(dialog(page).getByText(/^At api\.slack\.com\/apps/)).toBeVisible();
  await dialog(page).getByRole('combobox', { name: 'Chat' }).click();
  await page.getByRole('option', { name: 'Discord' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Team chat');
  const address = dialog(page).getByRole('textbox', { name: 'Webhook URL' });
  await address.fill('https://discord.com/channels/1/2');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog(page).getByText(/It begins with https:\/\/discord\.com\/api\/webhooks\//),
  ).toBeVisible();
  await address.fill('https://discord.com/api/webhooks/123/verysecret');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Discord · discord.com/…cret')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('verysecret');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Change Team chat' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'New webhook URL' })).toHaveValue('');
});
