import { readFile } from 'node:fs/promises';
import { asAdmin, createUser, expectStatus, unique } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test('an admin finds the students of one batch among many, and exports just them', async ({
  page,
  openAs,
}) => {
  const admin = await asAdmin();
  const createBatch = async (batch: string) => {
    const record = { batch, defaultTool: 'intent-finder', allowed: ['intent-finder'] };
    return expectStatus(await admin.post<{ id: string }>('/api/permissions', record), 201).id;
  };
  // More than a picker offers at once, all of them before the one that is sought.
  await Promise.all(Array.from({ length: 30 }, () => createBatch(unique('Autumn'))));
  const name = unique('Winter');
  const student = await createUser({
    batch: await createBatch(name),
    name: `Maximiliana ${'Konstantinopolitanska-'.repeat(3)}the Elder`,
  });
  await createUser({ batch: await createBatch(unique('Winter')) });

  await openAs(admin, '/users');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Plan', exact: true })).toBeVisible();
  await page.getByRole('menuitemcheckbox', { name: 'Batch' }).click();
  await page.getByRole('combobox', { name: 'Batch' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await expect(page.getByText(student.email)).toBeVisible();

  // The table fits the page, though a name does not.
  const added = page.getByRole('columnheader', { name: 'Added' });
  await expect(added).toBeInViewport({ ratio: 1 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('users.csv');
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFName,Email,Role,Account,Batch,Active,Subscription ends,Added,Last login');
  expect(rows).toEqual([
    expect.stringContaining(`${student.name},${student.email},student,free,${name},true,`),
  ]);
});

test(
  'an admin saves the query for whom to remind, and comes back to it',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const addFilter = page.getByRole('button', { name: 'Add filter' });
    await openAs(await asAdmin(), '/users');
    await addFilter.click();
    await page.getByRole('menuitemcheckbox', { name: 'Subscription ends within' }).click();
    await expect(page.getByRole('combobox', { name: 'Subscription ends within' })).toHaveText('14 days');
    await addFilter.click();
    await page.getByRole('menuitemcheckbox', { name: 'Never logged in' }).click();
    await expect(page).toHaveURL(/never/);
    await expectAccessible(page);
    await addFilter.click();
    await page.getByRole('menuitem', { name: 'Save current query...' }).click();
    await page.getByRole('textbox', { name: 'Query name' }).fill('Remind them');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).not.toHaveURL(/never/);

    // It stays in this browser.
    await page.reload();
    await addFilter.click();
    await page.getByRole('menuitem', { name: 'Remind them' }).click();
    await expect(page).toHaveURL(/endsWithin.*never|never.*endsWithin/);
    await expect(page.getByRole('switch', { name: 'Never logged in' })).toBeChecked();
  },
);

test('the columns of a table are chosen, and stay beside the names on a narrow screen', async ({
  page,
  openAs,
}) => {
  const admin = await asAdmin();
  const header = (name: string) => page.getByRole('columnheader', { name });
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(admin, '/users');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Email' }).check();
  await page.getByRole('switch', { name: 'Account' }).uncheck();
  // React-admin's own list of columns calls its lines options, in a menu.
  await expectAccessible(page, {
    without: ['region', 'aria-required-children', 'aria-required-parent', 'nested-interactive'],
  });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(header('Email')).toBeVisible();
  await expect(header('Account')).toHaveCount(0);
  await header('Added').scrollIntoViewIfNeeded();
  await expect(header('Added')).toBeInViewport({ ratio: 0.9 });
  await expect(header('Name')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeInViewport({ ratio: 1 });
});
