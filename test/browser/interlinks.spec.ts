import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asLinker, interlinksOf, readSite } from '../support/interlinks';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

const PATH = '/intelligent-interlinks';
const SITE = process.env.LINK_SITE ?? '';
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
/** The suggestion with this sentence. */
const suggestion = (page: Page, sentence: string) =>
  resultOf(page).getByRole('listitem').filter({ hasText: sentence });

test('the sample is gone through by keyboard, page by page and as a graph, for nothing @phone', async ({
  page,
  openAs,
  isMobile,
}) => {
  await openAs(await asLinker(1), PATH);
  await expect(title(page, 'Interlink Genius')).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByLabel('Priority targets')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const result = resultOf(page);
  const item = suggestion(page, 'Green manure covers the beds in winter');
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();

  // Why: all numbers, and their sum.
  const rotation = suggestion(page, 'so mind it in your crop rotation');
  await rotation.getByRole('button', { name: 'Why?' }).click();
  await expect(rotation.getByText(/^45\.00 \+ [\d.]+ \+ [\d.]+ = [\d.]+ of 100$/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });

  // The anchor is moved by keyboard and by buttons, and what cannot be one is said.
  const anchor = rotation.getByRole('button', { name: /^Anchor: crop rotation/ });
  await anchor.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(rotation.getByRole('button', { name: /^Anchor: crop\. / })).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(rotation.getByRole('alert')).toContainText('This cannot be the anchor');
  await page.keyboard.press('Enter');
  await rotation.getByRole('button', { name: 'As suggested' }).click();
  await expect(rotation.getByRole('button', { name: /^Anchor: crop rotation/ })).toBeVisible();
  await rotation.getByRole('button', { name: 'Beginning a word earlier' }).click();
  await expect(
    rotation.getByRole('button', { name: /^Anchor: mind it in your crop rotation/ }),
  ).toBeVisible();

  // Letters decide; the next suggestion has the focus.
  await rotation.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('a');
  await expect(rotation).toHaveCount(0);
  await expect(result.getByText(/^Accepted: “mind it in your crop rotation”/)).toBeVisible();
  await expect(result.locator('[data-suggestion]:focus-within')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(result.getByText(/^Rejected: /)).toBeVisible();
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(result.getByText(/^Rejected: /)).toHaveCount(0);
  await result.getByLabel('Show').click();
  await page.getByRole('option', { name: 'Accepted (1)' }).click();
  await expect(
    rotation.getByRole('button', { name: /^Anchor: mind it in your crop rotation/ }),
  ).toBeVisible();
  await page.reload();
  await expect(rotation.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(item).toHaveCount(0);

  await result.getByRole('tab', { name: 'Pages' }).click();
  const pages = result.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('row').nth(1)).toContainText('Orphan');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });
  await result.getByLabel('Search these pages').fill('slugs');
  await expect(pages.getByRole('row')).toHaveCount(2);
  await pages.getByRole('link', { name: '1 new links to this page' }).click();
  await expect(result.getByRole('heading', { name: /^Keeping slugs off young plants/ })).toBeVisible();
  await result.getByRole('button', { name: /^Accept all to Keeping slugs/ }).click();
  await expect(page.getByText('1 suggestion accepted.')).toBeVisible();
  await expect(page).toHaveURL(/of=to\d+/);
  await page.goBack();

  await result.getByRole('tab', { name: 'Graph' }).click();
  if (isMobile) {
    await expect(result.getByRole('table', { name: 'Pages' })).toBeVisible();
    await result.getByRole('button', { name: 'Graph', exact: true }).click();
  }
  const graph = result.getByRole('group', { name: 'Pages and their links' });
  await graph.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(graph.getByRole('button').nth(1)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Graph as svg' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^<svg xmlns=.*Crop rotation/s);
});

test('a reading is compared, exported, run again for nothing, found again and deleted', async ({
  page,
  openAs,
  expectStatus,
}) => {
  const student = await asLinker(1);
  await openAs(student, PATH);
  const start = page.getByRole('button', { name: 'Find links' });
  await start.click();
  await expect(page.getByText('Choose a finished reading of your site')).toBeVisible();
  await page.getByLabel('Address to start from').fill(SITE);
  await page.getByRole('button', { name: 'Read pages' }).click();
  await expect(page.getByText('It was chosen').or(page.getByLabel('Site reading'))).toBeVisible();
  await start.click();
  const result = resultOf(page);
  const item = suggestion(page, 'soon ask about crop rotation in year 1');
  await expect(result.getByText('Accept a suggestion first: exports hold what is accepted.')).toBeVisible();
  await expect(page.getByText(/^Costs nothing: runs on this reading are free until/)).toBeVisible();

  // By the mouse: the words that are selected are the anchor.
  await item
    .locator('p')
    .filter({ hasText: 'Gardeners' })
    .evaluate((text) => {
      const [first] = text.childNodes;
      const mark = text.querySelector('mark');
      const range = document.createRange();
      range.setStart(first!, 'Gardeners who start here soon '.length);
      range.setEnd(mark!.firstChild!, mark!.textContent.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      text.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    });
  await expect(item.getByRole('button', { name: /^Anchor: ask about crop rotation/ })).toBeVisible();
  await item.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByText('The sentence was copied as HTML.')).toBeVisible();
  await item.getByRole('button', { name: 'Accept' }).click();

  await result.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'For WordPress as csv' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`<a href=""${SITE}/crop-rotation"">ask about crop rotation</a>`);

  // Wrong options are said at their fields, and nothing is lost.
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Priority targets').fill('not an address');
  expectStatus(422);
  await start.click();
  await expect(page.getByText(/^Write each priority target on a line of its own/)).toBeVisible();
  await expect(page.getByLabel('Priority targets')).toHaveValue('not an address');
  await page.getByLabel('Priority targets').fill('');
  await page.getByLabel('Link only to').fill('/nowhere/*');
  await start.click();
  await expect(result.getByText('No links to suggest')).toBeVisible();
  await expect(result.getByRole('tab', { name: 'Pages' })).toBeVisible();
  await expectAccessible(page);

  const past = page.getByRole('region', { name: 'Past results' });
  await past
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/What you accepted and rejected is remembered/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
});

test('who has used the plan up is told so, and keeps what was chosen', async ({
  page,
  openAs,
  expectStatus,
}) => {
  const student = await asLinker(1);
  const [used, second] = [await readSite(student, SITE), await readSite(student, SITE)];
  await interlinksOf(student).run({ readingId: used });
  await openAs(student, `${PATH}?reading=${second}`);
  await expect(page.getByText('Costs 1 operation. 0 of 1 left today.')).toBeVisible();
  expectStatus(403);
  await page.getByRole('button', { name: 'Find links' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('0 of 1 uses').or(dialog.getByText('1 of 1 uses'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(second));
});
