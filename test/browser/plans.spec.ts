import type { Page } from '@playwright/test';
import { asAdmin, createUser, expectStatus, PASSWORD, unique } from '../support/actors';
import type { UserView } from '../../src/contracts/users/users';
import { expectAccessible } from './support/accessibility';
import { asNewAdmin, expect, submitLogin, test, title } from './support/test';

async function makeBatch(page: Page, batch: string): Promise<void> {
  await page.goto('/tools-permissions');
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
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'New Batch' }).click();
  await expect(page.getByText('Permission Created Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function makePlan(page: Page, name: string): Promise<void> {
  await page.goto('/pro-plans');
  await page.getByRole('link', { name: 'New Plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Plan' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('$29 a month');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For your first sites.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'New Plan' }).click();
  await expect(page.getByText('Plan Created Successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function toolsInMenu(page: Page): Promise<string[]> {
  const opener = page.getByRole('button', { name: 'Open navigation' });
  const isPhone = await opener.isVisible();
  if (isPhone) await opener.click();
  const links = page.getByRole('list', { name: 'Tools' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const names = await links.allInnerTexts();
  if (isPhone) await page.keyboard.press('Escape');
  return names;
}

test(
  'a batch and a plan are made, their student sees the allowed tools alone, and is upgraded',
  { tag: '@phone' },
  async ({ page, openAs, expectStatus: provoke }) => {
    provoke(403);
    const [batchName, planName] = [unique('Spring'), unique('Studio')];
    await openAs(await asNewAdmin(), '/tools-permissions');
    await makeBatch(page, batchName);
    await makePlan(page, planName);

    const admin = await asAdmin();
    const idOf = async (resource: string, name: string) => {
      const filter = JSON.stringify({ q: name });
      const found = await admin.get<{ id: string }[]>(
        `/api/${resource}?filter=${encodeURIComponent(filter)}`,
      );
      return expectStatus(found, 200)[0]?.id ?? '';
    };
    const student = await createUser({ batch: await idOf('permissions', batchName) });

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await submitLogin(page, student.email, PASSWORD);
    await expect(title(page, 'Schema Generator')).toBeVisible();
    expect(await toolsInMenu(page)).toEqual([
      'Intent Finder',
      'Product Box Generator',
      'Schema Generator',
      expect.stringMatching(/^Product Library/),
    ]);

    await page.getByRole('link', { name: 'Upgrade Account' }).click();
    await expect(title(page, 'Pricing')).toBeVisible();
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card('Free').getByText('Your plan')).toBeVisible();
    await expect(card(planName).getByText('$29 a month')).toBeVisible();
    await expectAccessible(page);

    const plan = { userType: 'pro', userPlan: await idOf('pro-plans', planName) };
    const change = { ...plan, subscriptionEndDate: '2099-01-01' };
    expectStatus(await admin.put<UserView>(`/api/users/${student.id}`, change), 200);
    await page.reload();
    await expect(card(planName).getByText('Your plan')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Account' })).toHaveCount(0);

    // No tool that plans limit is built yet, so that another's answer is put in the place of its refusal.
    const details = { moduleId: 'optimize-prime', currentCount: 10, totalCount: 10, time: '1 day' };
    const json = { statusCode: 403, code: 'LIMIT_REACHED', message: 'No.', details };
    await page.route('**/api/intent/get-important-words*', (route) => route.fulfill({ status: 403, json }));
    await page.goto('/intent-finder');
    await page.getByRole('button', { name: 'Auto fill important words' }).click();
    const dialog = page.getByRole('dialog', { name: "You've reached your daily usage limit." });
    await expect(dialog.getByText('10 of 10 uses')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Upgrade' }).click();
    await expect(title(page, 'Pricing')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);
