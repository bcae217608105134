import { readFile } from 'node:fs/promises';
import { article } from '../support/briefs';
import { asWriter } from '../support/optimize';
import { pickUp } from './support/sortable';
import { openTab } from './support/tabs';
import { expect, test } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';
const PLAN = { 'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 1 } };

test('a brief is made of competitors, one of them pasted later, and its outline is edited and exported', async ({
  page,
  openAs,
}) => {
  const writer = await asWriter(1, undefined, PLAN);
  await openAs(writer, '/intelligent-briefs');
  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(page.getByText('Enter the keyword that the page should rank for.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Keyword', exact: true }).fill('burr grinder');
  for (const row of [1, 2, 3]) {
    await page.getByRole('button', { name: `Competitor ${row}: paste its text instead` }).click();
    await page.getByLabel(`Competitor ${row}: text or HTML`).fill(article(row, 150));
  }
  await page.getByRole('button', { name: 'Add a competitor' }).click();
  await page.getByLabel('Competitor 4: URL').fill(`${SITE}/gone`);
  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(page.getByText('1 page could not be read')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('0 of 1 brief and 0 of 1 outline left today.')).toBeVisible();
  const findings = page.getByRole('region', { name: 'Findings' });
  await openTab(findings, /^Pages/);
  await findings.getByRole('button', { name: 'Paste its text: page 4' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text or HTML').fill(article(4, 150));
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('Made from 4 pages.')).toBeVisible();
  await findings.getByRole('switch', { name: 'Page 4 counts' }).click();
  await expect(page.getByText('Made from 3 pages.')).toBeVisible();

  const outlines = page.getByRole('region', { name: 'Outlines' });
  const heading = (number: string) => outlines.getByLabel(`Heading of section ${number}`, { exact: true });
  const [first, second, third] = await Promise.all(
    ['1', '2', '3'].map((number) => heading(number).inputValue()),
  );
  await heading('1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading('1')).toHaveValue(second ?? '');
  await expect(heading('2')).toHaveValue(first ?? '');
  await outlines.getByRole('button', { name: `Move section 3, ${third}` }).focus();
  await pickUp(page, `${third} is at place 3 of`);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${third} is at place 2 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(heading('2')).toHaveValue(third ?? '');
  await expect(outlines.getByText('All changes are saved.')).toBeVisible();
  await page.reload();
  await expect(heading('1')).toHaveValue(second ?? '');
  await expect(heading('2')).toHaveValue(third ?? '');

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Terms as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('burr');
});
