import type { Page } from '@playwright/test';
import { createUser, expectStatus, PASSWORD, type SignedIn, unique } from '../support/actors';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

async function makeBatch(page: Page, batch: string): Promise<void> {
  // An empty list has a second one, but for a phone.
  await page.getByRole('link', { name: 'New Batch' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Batch' });
  await dialog.getByRole('textbox', { name: 'Batch' }).fill(batch);
  await dialog.getByRole('combobox', { name: 'First Route (Tool)' }).click();
  await page.getByRole('option', { name: 'Schema Generator' }).click();
  await dialog.getByRole('checkbox', { name: 'Intent Finder' }).check();
  await dialog.getByRole('checkbox', { name: 'Product Box Generator' }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Product Box 1' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Product Box 1' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'New Batch' }).click();
  await expect(page.getByText('Permission Created Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function makePlan(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Pro Plans' }).click();
  await page.getByRole('link', { name: 'New Plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Plan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('$29 a month');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For your first sites.');
  await dialog.getByRole('button', { name: 'New Plan' }).click();
  await expect(page.getByText('Plan Created Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function idOf(admin: SignedIn, resource: string, name: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const found = await admin.get<{ id: string }[]>(`/api/${resource}?filter=${filter}`);
  return expectStatus(found, 200)[0]?.id ?? '';
}

test('a batch and a plan are made, their student sees the allowed tools alone, and is upgraded', async ({
  page,
  openAs,
}) => {
  const [batchName, planName] = [unique('Spring'), unique('Studio')];
  const admin = await asNewAdmin();
  await openAs(admin, '/tools-permissions');
  await makeBatch(page, batchName);
  await makePlan(page, planName);
  const student = await createUser({ batch: await idOf(admin, 'permissions', batchName) });

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await submitLogin(page, student.email, PASSWORD);
  await expect(title(page, 'Schema Generator')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveText([
    'Intent Finder',
    'Product Box Generator',
    'Schema Generator',
    /^Product Library/,
  ]);

  const upgrade = page.getByRole('link', { name: 'Upgrade Account' });
  await upgrade.click();
  await expect(title(page, 'Pricing')).toBeVisible();
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Free').getByText('Your plan')).toBeVisible();
  await expect(card(planName).getByText('$29 a month')).toBeVisible();

  const plan = { userType: 'pro', userPlan: await idOf(admin, 'pro-plans', planName) };
  const change = { ...plan, subscriptionEndDate: '2099-01-01' };
  expectStatus(await admin.put(`/api/users/${student.id}`, change), 200);
  await page.reload();
  await expect(card(planName).getByText('Your plan')).toBeVisible();
  await expect(upgrade).toHaveCount(0);
});
