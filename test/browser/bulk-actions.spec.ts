import type { Locator } from '@playwright/test';
import type { UserView } from '../../src/contracts/users/users';
import { createBatch, createUser, expectStatus, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { asNewAdmin, expect, test } from './support/test';
import { expectAccessible } from './support/accessibility';

for (const path of ['/users', '/intent-words?perPage=50']) {
  test(`the bulk actions of ${path} stay in sight while rows are chosen`, async ({ page, openAs }) => {
    const search = page.getByPlaceholder(/^Search (name|words)/);
    const actions = page.getByRole('button', { name: 'Delete' });
    await openAs(await asNewAdmin(), path);
    await expect(search).toBeVisible();
    await expect(actions).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
    await expect(page.getByText(/^1 (user|word) selected$/)).toBeVisible();
    await expect(actions).toBeInViewport({ ratio: 1 });
    await expect(search).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(actions).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Unselect' }).click();
    await expect(actions).toHaveCount(0);
  });
}

test('many students change at once, and the undo takes it back', async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  const batch = await createBatch(['intent-finder']);
  const students = [await createUser({ batch }), await createUser({ batch })];
  const { name: planName, id: plan } = expectStatus(
    await admin.post<{ id: string; name: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  );
  const path = `/users?${new URLSearchParams({ filter: JSON.stringify({ batch }) }).toString()}`;
  const stored = async () => {
    const answer = await admin.get<UserView[]>(`/api/users${listQuery({ filter: { batch } })}`);
    return answer.body.map(({ isActive, userPlan }) => ({ isActive, userPlan }));
  };
  const all = (user: object) => students.map(() => user);
  const choose = () => page.getByRole('checkbox', { name: 'Select all' }).check();

  await openAs(admin, path);
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await choose();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByLabel('No', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Yes', { exact: true })).toHaveCount(2);

  await choose();
  await page.getByRole('button', { name: 'Set plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the plan of 2 students' });
  await expect(dialog.getByLabel(/^Plan/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^Plan/).fill(planName);
  await page.getByRole('option', { name: planName }).click();
  await dialog.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('31012099');
  await dialog.getByRole('button', { name: 'Set plan' }).click();
  await expect(page.getByText(`2 students moved to the plan ${planName}.`)).toBeVisible();
  await expect(page.getByText('31/01/2099')).toHaveCount(2);
  expect(await stored()).toEqual(all({ isActive: true, userPlan: null }));

  // Nobody can undo it after the page is left.
  page.on('dialog', (question) => void question.accept());
  await page.goto('/intent-finder');
  await expect.poll(stored).toEqual(all({ isActive: true, userPlan: plan }));
});

test('a toast leaves the bulk actions free', async ({ page, openAs }) => {
  const choose = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox').first().check();
  await page.route('**/api/intent-words*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ json: [] }) : route.continue(),
  );
  await openAs(await asNewAdmin(), '/intent-words?perPage=50');
  await choose(1);
  await page.getByRole('button', { name: 'Important', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'marked as important' });
  // While the pointer is on it, it stays.
  await toast.hover();
  await page.getByRole('row').nth(2).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  const actions = page.getByRole('button', { name: 'Unselect' });
  await expect(actions).toBeVisible();
  await expect.poll(async () => bottomOf(toast)).toBeLessThanOrEqual(await topOf(actions));
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? NaN;
}

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}
