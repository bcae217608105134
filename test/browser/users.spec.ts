import { readFile } from 'node:fs/promises';
import { asAdmin, createUser, expectStatus, unique } from '../support/actors';
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
