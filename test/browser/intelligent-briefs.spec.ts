import { readFile } from 'node:fs/promises';
import { asStudent } from '../support/actors';
import { article, asBriefStudent, briefsOf } from '../support/briefs';
import { expectAccessible } from './support/accessibility';
import { pickUp } from './support/sortable';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('a brief is tried, ordered, edited and exported, until the plan is used up @phone', async ({
  page,
  openAs,
  expectStatus,
}) => {
  const student = await asBriefStudent({ numberOfOperations: 1, numberOfOutlines: 2 });
  await openAs(student, '/intelligent-briefs');
  await expect(title(page, 'Intelligent Brief & Outlines')).toBeVisible();
  await expect(page.getByText('1 of 1 brief and 2 of 2 outlines left today.')).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(page.getByText('Enter the keyword that the page is to rank for.')).toBeVisible();
  await expect(page.getByText('Give 3 to 10 competitor pages.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Try a sample' }).click();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings.getByRole('table', { name: 'Terms' })).toBeVisible();
  await expect(page).toHaveURL(/run=/);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  for (const tab of ['Questions', 'Headings', 'Profile', 'Pages']) {
    await findings.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  }
  await expect(page).toHaveURL(/tab=pages/);
  const outlier = findings.getByRole('switch', { name: 'Page 6 counts' });
  await expect(outlier).not.toBeChecked();
  await outlier.click();
  await expect(page.getByText('Made from 6 pages.')).toBeVisible();
  // Nothing of it has cost anything.
  await expect(page.getByText('1 of 1 brief and 2 of 2 outlines left today.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Keyword', exact: true }).fill('burr grinder');
  await page.getByRole('combobox', { name: 'Outlines' }).click();
  await page.getByRole('option', { name: '2' }).click();
  for (const row of [1, 2, 3]) {
    await page.getByRole('button', { name: `Competitor ${row}: paste its text instead` }).click();
    await page.getByLabel(`Competitor ${row}: text or HTML`).fill(article(row, 150));
  }
  await page.getByRole('button', { name: 'Add a competitor' }).click();
  await page.getByLabel('Competitor 4: address').fill(`${SITE}/gone`);
  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(page.getByText('1 page could not be read')).toBeVisible();
  await expect(page.getByText('0 of 1 brief and 0 of 2 outlines left today.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await findings.getByRole('tab', { name: /^Pages/ }).click();
  await findings.getByRole('button', { name: 'Paste its text: page 4' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text or HTML').fill(article(4, 150));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText('Made from 4 pages.')).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Terms as csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('burr');

  expectStatus(403);
  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(dialog.getByText("You've reached your daily usage limit.")).toBeVisible();
  await expect(dialog.getByText('1 of 1 uses')).toBeVisible();
});

test('an outline is written by keyboard and kept', async ({ page, openAs }) => {
  const student = await asBriefStudent({ numberOfOperations: 2, numberOfOutlines: 2 });
  const briefs = briefsOf(student);
  const competitors = [1, 2, 3].map((number) => ({ text: article(number, 150) }));
  const job = await briefs.run({ keyword: 'burr grinder', competitors });
  await openAs(student, `/intelligent-briefs?run=${job.id}`);
  const outlines = page.getByRole('region', { name: 'Outlines' });
  const headings = () => outlines.getByRole('textbox', { name: /^Heading of section/ });
  const texts = async () => Promise.all((await headings().all()).map((heading) => heading.inputValue()));
  await expect(headings().first()).toBeVisible();
  const [first, second, ...others] = await texts();

  await headings().first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(texts).toEqual([second, first, ...others]);
  await expect(headings().nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(outlines.getByLabel('Heading of section 1.1')).toHaveValue(first ?? '');
  await page.keyboard.press('Enter');
  await page.keyboard.type('My own section');
  await expect(outlines.getByLabel('Heading of section 1.2')).toHaveValue('My own section');

  const [third = ''] = others;
  await outlines.getByRole('button', { name: `Move section 2, ${third}` }).focus();
  await pickUp(page, `${third} is at place 4 of`);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${third} is at place 3 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(outlines.getByLabel('Heading of section 2.1')).toHaveValue('My own section');
  await outlines.getByRole('button', { name: 'Undo' }).click();
  await outlines.getByRole('button', { name: 'Actions on section 1.2, My own section' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(outlines.getByText('“My own section” was deleted.')).toBeVisible();
  await expect(outlines.getByLabel('Heading of section 1.2')).toHaveCount(0);
  await outlines.getByRole('button', { name: 'Undo' }).first().click();
  await expect(outlines.getByLabel('Heading of section 1.2')).toHaveValue('My own section');
  await expect(outlines.getByText('All changes are saved.')).toBeVisible();

  await page.reload();
  await expect(outlines.getByLabel('Heading of section 1.2')).toHaveValue('My own section');
  const { result } = job;
  const { body } = await briefs.brief(result?.briefId ?? '');
  expect(body.edited).toEqual(['consensus']);
});

test('outlines that were changed elsewhere are not written over', async ({ page, openAs, expectStatus }) => {
  const student = await asBriefStudent({ numberOfOperations: 1, numberOfOutlines: 1 });
  const briefs = briefsOf(student);
  const competitors = [1, 2, 3].map((number) => ({ text: article(number, 150) }));
  const job = await briefs.run({ keyword: 'burr grinder', competitors });
  const id = job.result?.briefId ?? '';
  await openAs(student, `/intelligent-briefs?run=${job.id}`);
  const name = page.getByLabel('Title of the outline');
  await expect(name).toBeVisible();
  const { body } = await briefs.brief(id);
  await briefs.save(
    id,
    body.version,
    body.outlines.map((outline) => ({ ...outline, title: 'Theirs' })),
  );
  expectStatus(409);
  await name.fill('Mine');
  await expect(page.getByText('These outlines were changed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await briefs.brief(id)).body.outlines[0]?.title).toBe('Mine');
});

test('who may use none of it is shown the plans', async ({ page, openAs }) => {
  const student = await asStudent({ allowed: ['intelligent-briefs'] });
  await openAs(student, '/intelligent-briefs');
  await expect(page).toHaveURL(/\/pricing$/);
});
