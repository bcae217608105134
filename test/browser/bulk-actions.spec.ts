import type { Locator } from '@playwright/test';
import type { UserView } from '../../src/contracts/users/users';
import { createBatch, createUser, expectStatus, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { asNewAdmin, expect, test } from './support/test';

test('the bulk actions stay in sight while rows are chosen, and a toast leaves them free', async ({
  page,
  openAs,
}) => {
  const box = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox').first();
  const actions = page.getByRole('button', { name: 'Unselect' });
  await page.route('**/api/intent-words*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: [] }) : route.continue(),
  );
  await openAs(await asNewAdmin(), '/intent-words?perPage=50');
  await box(1).check();
  await expect(page.getByText('1 word selected')).toBeVisible();
  await expect(actions).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(actions).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Important', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'marked as important' });
  // While the pointer is on it, it stays.
  await toast.hover();
  await box(2).focus();
  await page.keyboard.press('Space');
  await expect(actions).toBeVisible();
  await expect.poll(async () => bottomOf(toast)).toBeLessThanOrEqual(await topOf(actions));
});

test('what many students become can be undone until the page is left', async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  const batch = await createBatch(['intent-finder']);
  for (let i = 0; i < 2; i++) await createUser({ batch });
  const { name: planName, id: plan } = expectStatus(
    await admin.post<{ id: string; name: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  );
  const plans = async () => {
    const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { batch } })}`);
    return answer.body.map(({ userPlan }) => userPlan);
  };
  await openAs(admin, `/users?${new URLSearchParams({ filter: JSON.stringify({ batch }) }).toString()}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Set plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the plan of 2 students' });
  await dialog.getByLabel(/^Plan/).fill(planName);
  await page.getByRole('option', { name: planName }).click();
  await dialog.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('31012099');
  await dialog.getByRole('button', { name: 'Set plan' }).click();
  await expect(page.getByText(`2 students moved to the plan ${planName}.`)).toBeVisible();
  await expect(page.getByText('31 Jan 2099')).toHaveCount(2);
  expect(await plans()).toEqual([null, null]);

  page.on('dialog', (question) => void question.accept());
  await page.goto('/favicon.svg');
  await expect.poll(plans).toEqual([plan, plan]);
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}
