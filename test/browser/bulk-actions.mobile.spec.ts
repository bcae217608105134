import { createBatch, createUser } from '../support/actors';
import { asNewAdmin, expect, test } from './support/test';

test('cards are chosen, changed at once and changed back', { tag: '@phone' }, async ({ page, openAs }) => {
  const batch = await createBatch(['intent-finder']);
  const students = [await createUser({ batch }), await createUser({ batch })];
  const filter = new URLSearchParams({ filter: JSON.stringify({ batch }) });
  const box = (name: string) => page.getByRole('checkbox', { name });
  const inactive = page.getByText('Inactive', { exact: true });
  const actions = page.getByRole('button', { name: 'Deactivate' });

  await openAs(await asNewAdmin(), `/users?${filter.toString()}`);
  for (const { name } of students) await box(`Select ${name}`).check();
  await expect(box('Select all')).toBeChecked();
  await expect(page.getByText('2 users selected')).toBeInViewport({ ratio: 1 });
  for (const name of ['Activate', 'Deactivate', 'Set batch', 'Set plan', 'Delete']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }

  await actions.click();
  await expect(inactive).toHaveCount(2);
  await expect(actions).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inactive).toHaveCount(0);

  // Nothing lies over the end of the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
});
