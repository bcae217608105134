import { readFile } from 'node:fs/promises';
import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  PASSWORD,
  unique,
} from '../support/actors';
import { PHOTO } from '../support/pictures';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

const PHOTO_FILE = Buffer.from(PHOTO.split(',')[1] ?? '', 'base64');

test('an admin finds the students of one batch among many, and exports just them', async ({
  page,
  openAs,
}) => {
  const admin = await asAdmin();
  const namedBatch = async (batch: string) => {
    const record = { batch, defaultTool: 'intent-finder', allowed: ['intent-finder'] };
    return expectStatus(await admin.post<{ id: string }>('/api/permissions', record), 201).id;
  };
  // More than a picker offers at once, all of them before the one that is sought.
  await Promise.all(Array.from({ length: 30 }, () => namedBatch(unique('Autumn'))));
  const name = unique('Winter');
  const student = await createUser({
    batch: await namedBatch(name),
    name: `Maximiliana ${'Konstantinopolitanska-'.repeat(3)}the Elder`,
  });
  await createUser({ batch: await namedBatch(unique('Winter')) });

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
  expect(head).toBe(
    '\uFEFFName,Email,Role,Account,Batch,Active,Subscription ends,Added,Last login,Plan,Extra tools',
  );
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

test('an admin makes and edits users over the list, and reads what became of them', async ({
  page,
  openAs,
  expectStatus: allow,
}) => {
  const admin = await asAdmin();
  const batch = await createBatch(['intent-finder']);
  const student = await createUser({ batch, name: 'Adele First' });
  await createUser({ batch, name: 'Bertha Second' });
  const plan = unique('Gold');
  expectStatus(await admin.post('/api/pro-plans', { name: plan }), 201);
  const filter = JSON.stringify({ batch });
  const list = `/users?${new URLSearchParams({ filter, page: '1', perPage: '25', sort: 'name', order: 'ASC' }).toString()}`;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const rows = page.getByRole('row', { name: /Adele|Bertha|Cleo/ });

  await openAs(admin, list);
  const link = page.getByRole('link', { name: 'Adele First', exact: true });
  await link.click();
  await expect(dialog('Edit User').getByLabel('Name')).toHaveValue('Adele First');
  await expect(page).toHaveURL(new RegExp(`/users/${student.id}`));
  await expect(page).toHaveTitle('Edit User · Cohort');
  await expect(page.locator('table')).toContainText('Bertha Second');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(link).toBeFocused();
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'New User' }).click();
  const create = dialog('New User');
  await create.getByLabel('Name').fill('Cleo Third');
  await create.getByLabel('Email').fill(`${unique('cleo')}@cohort.test`);
  await create.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await create.getByRole('combobox', { name: 'Batch' }).click();
  const { batchName } = student;
  await create.getByRole('combobox', { name: 'Batch' }).fill(batchName);
  await page.getByRole('option', { name: batchName }).click();
  await expect(create.getByRole('checkbox', { name: 'Intent Finder' })).toBeDisabled();
  await create
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO_FILE });
  await expect(create.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await create.getByRole('combobox', { name: 'User type' }).click();
  await page.getByRole('option', { name: 'Pro' }).click();
  await create.getByRole('combobox', { name: 'User plan' }).fill(plan);
  await page.getByRole('option', { name: plan }).click();
  await create.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('31012099');
  await create.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('User Created Successfully!')).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(rows).toHaveCount(3);

  // A link of somebody else's, with the list behind it.
  await page.goto(`/users/${student.id}`);
  const edit = dialog('Edit User');
  await edit.getByLabel('Name').fill('Adele Renamed');
  await page.keyboard.press('Escape');
  await dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
  await edit.getByRole('button', { name: 'Save User' }).click();
  await expect(page.getByText('User Updated Successfully!')).toBeVisible();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/\/users(\?|$)/);

  await page.goto(`/users/${student.id}/show`);
  await expect(title(page, 'Adele Renamed')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('row', { name: 'Name Adele First Adele Renamed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit' }).click();
  await edit.getByRole('button', { name: 'Close' }).click();
  await expect(title(page, 'Adele Renamed')).toBeVisible();
  allow(404);
  await page.goto(`/users/${'f'.repeat(24)}/show`);
  await expect(title(page, 'Not available')).toBeVisible();
});

test(
  'a student changes photo and password over the page',
  { tag: '@phone' },
  async ({ page, openAs, isMobile }) => {
    const student = await asStudent();
    await openAs(student, '/intent-finder');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Update Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Profile' });
    await expect(dialog.getByText(student.user.batchName)).toBeVisible();
    await expect(page).toHaveURL('/intent-finder#profile');
    await expectAccessible(page);
    if (isMobile) expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

    await dialog
      .getByLabel('Photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO_FILE });
    await dialog.getByLabel('New password').fill('changed-password');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Current password').fill(student.password);
    await dialog.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('User Updated Successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/intent-finder');
    const account = page.getByRole('button', { name: 'Your account' });
    await expect(account.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);

    await page.goto('/profile');
    await expect(page).toHaveURL('/intent-finder#profile');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/intent-finder');
  },
);
