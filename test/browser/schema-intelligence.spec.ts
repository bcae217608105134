import { readFile } from 'node:fs/promises';
import { asSchemaStudent } from '../support/schema-checks';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('a sample is checked and mended, pages are compared, until the plan is used up', async ({
  page,
  openAs,
  expectStatus,
}) => {
  const student = await asSchemaStudent(1);
  await openAs(student, '/schema-intelligence');
  await expect(title(page, 'Schema Intelligence')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY-SA 3.0' })).toBeVisible();
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.getByText('The sample is free.')).toBeVisible();
  await expect(page.getByLabel('Competitors, one per line')).not.toBeEditable();
  await page.getByRole('button', { name: 'Check markup' }).focus();
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const verdicts = result.getByRole('list', { name: 'Rich results' });
  await expect(verdicts.getByText('Not eligible').first()).toBeVisible();

  await result.getByRole('tab', { name: 'Rich results' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(result.getByRole('list', { name: 'Findings about price', exact: true })).toBeVisible();
  await expect(result.getByText('#ada (no entity of the page has this @id)')).toBeVisible();

  await result.getByRole('tab', { name: '@id links' }).click();
  await expect(result.getByRole('img', { name: /^Entities and their links/ })).toBeVisible();
  await expect(result.getByText(/1 to an @id that the page does not have/)).toBeVisible();
  await result.getByRole('button', { name: 'Table' }).click();
  await expect(result.getByRole('row', { name: /author .* Dangling/ })).toBeVisible();

  await result.getByRole('tab', { name: 'Corrected code' }).click();
  await expect(
    result.getByRole('region', { name: 'What the correction changed' }).locator('ins').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('tab', { name: 'URLs' }).click();
  await page.getByLabel('URLs, one per line').fill(`${SITE}/\n${SITE}/gone`);
  await page.getByLabel('Competitors, one per line').fill(`${SITE}/guide`);
  expectStatus(403);
  await page.getByRole('button', { name: 'Check markup' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This needs 2 uses, and 1 is left. Ask for fewer at once.')).toBeVisible();
  await expect(dialog.getByText('0 of 1 uses')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('URLs, one per line').fill(`${SITE}/`);
  await page.getByRole('button', { name: 'Check markup' }).click();
  const matrix = result.getByRole('table', { name: 'Types by page' });
  await expect(matrix.getByRole('row', { name: /\/guide Competitor No rich results/ })).toBeVisible();
  await result.getByRole('tab', { name: 'History' }).click();
  await expect(result.getByText('The first check of this page that is kept.')).toBeVisible();
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${SITE}/guide,yes`);

  await matrix.getByRole('button', { name: `${SITE}/guide` }).click();
  await expect(result.getByText('No structured data found')).toBeVisible();
  const checked = page.getByRole('list', { name: 'Checked pages' });
  await checked.getByRole('button', { name: 'Pasted code', exact: true }).click();
  await expect(page).toHaveURL(/check=/);
  await page.reload();
  await expect(dialog.getByRole('list', { name: 'Rich results' })).toBeVisible();
});
