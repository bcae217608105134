import type { Locator, Page } from '@playwright/test';
import { BULK_MESSAGES } from '../../src/contracts/users/bulk-messages';
import { createBatch, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { call, listQuery } from '../support/http';
import { importsOf, usersFile } from '../support/user-import';
import { asNewAdmin, expect, test, title } from './support/test';

const STUDENTS = 1_002;
/** Students of one import: a busy machine takes its time for each. */
const A_FILE = 200;

test.setTimeout(900_000);

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const PATIENCE = { timeout: 300_000 };

async function nameOfBatch(admin: SignedIn, id: string): Promise<string> {
  return expectStatus(await admin.get<{ batch: string }>(`/api/permissions/${id}`), 200).batch;
}
async function countOf(admin: SignedIn, filter: object): Promise<number> {
  const query = listQuery({ filter, range: [0, 0] });
  const { headers } = await call('GET', `/api/users${query}`, { token: admin.token });
  return Number(headers.get('content-range')?.split('/')[1]);
}
const rowBoxes = (page: Page): Locator => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const all = (page: Page): Locator => page.getByRole('checkbox', { name: 'Select all' });

/** Of all 1,003; survives paging. */
async function selectAllThatMatch(page: Page): Promise<void> {
  await all(page).check();
  await expect(page.getByText('25 users selected')).toBeVisible();
  const whole = page.getByRole('button', { name: 'Select all 1,003 that match' });
  await expect(whole).toBeInViewport({ ratio: 1 });
  await whole.click();
  await expect(page.getByText('1,003 users selected')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('26-50 of 1003')).toBeVisible();
  await expect(all(page)).toBeChecked();
  await expect(page.getByText('1,003 users selected')).toBeVisible();
}

/** A desktop's width and a phone's in one journey: its students take a minute to make. */
test('bulk over 1,000', { tag: '@all' }, async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  const prefix = unique('thousand');
  const [before, after] = [await createBatch(['intent-finder']), await createBatch(['intent-finder'])];
  const [beforeName, afterName] = [await nameOfBatch(admin, before), await nameOfBatch(admin, after)];
  for (let first = 0; first < STUDENTS; first += A_FILE) {
    const rows = Array.from(
      { length: Math.min(A_FILE, STUDENTS - first) },
      (_, i) => `Student ${first + i},${prefix}-${first + i}@cohort.test,${beforeName}`,
    );
    await importsOf(admin).run(usersFile(rows));
  }
  const other = await createUser({ role: 'admin', name: `Admin ${prefix}`, email: `${prefix}@cohort.test` });

  const filter = new URLSearchParams({ filter: JSON.stringify({ q: prefix }), perPage: '25' });
  const list = `/users?${filter.toString()}`;
  await page.setViewportSize(PHONE);
  await openAs(admin, list);
  await expect(page.getByText('1-25 of 1003')).toBeVisible();
  await selectAllThatMatch(page);

  await page.setViewportSize(DESKTOP);
  await page.goto(list);
  await expect(page.getByText('1-25 of 1003')).toBeVisible();

  // The selection survives paging.
  await rowBoxes(page).first().check();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page.getByText('26-50 of 1003')).toBeVisible();
  await expect(page.getByText('1 user selected')).toBeVisible();
  await expect(rowBoxes(page).first()).not.toBeChecked();
  await rowBoxes(page).first().check();
  await expect(page.getByText('2 users selected')).toBeVisible();
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(rowBoxes(page).first()).toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByText('users selected')).toBeHidden();

  await selectAllThatMatch(page);
  await page.getByRole('button', { name: 'Set batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the batch of 1,003 users' });
  await dialog.getByLabel(/^Batch/).fill(afterName);
  await page.getByRole('option', { name: afterName }).click();
  await dialog.getByRole('button', { name: 'Set batch' }).click();

  await expect(title(page, 'Bulk Changes')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Set the batch of 1,003 users/ }).first()).toBeVisible();
  const address = page.url();
  // The work goes on when the page is left.
  await page.goto('/intent-finder');
  await expect(title(page, 'Intent Finder')).toBeVisible();
  await page.goto(address);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText(/^1,002 changed, 1 refused/)).toBeVisible(PATIENCE);
  await expect(result.getByRole('row', { name: other.name })).toContainText(BULK_MESSAGES.studentsOnly);
  expect(await countOf(admin, { batch: after })).toBe(STUDENTS);

  await page.setViewportSize(PHONE);
  await result.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('changed again since');
  await question.getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('heading', { name: 'Undo: Set the batch of 1,002 users' });
  await expect(undone.last()).toBeVisible(PATIENCE);
  await expect(result.getByText(/^1,002 changed, 0 refused/)).toBeVisible(PATIENCE);
  expect(await countOf(admin, { batch: before })).toBe(STUDENTS);

  // What it came to can be looked up, and cannot be undone twice.
  await page.getByRole('button', { name: 'Set the batch of 1,003 users', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('This change was undone.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
