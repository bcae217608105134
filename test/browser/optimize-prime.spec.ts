import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asWriter } from '../support/optimize';
import { openTab } from './support/tabs';
import { expect, test, title } from './support/test';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the draft' });

async function startSampleDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: 'Start draft' }).click();
  await expect(editorOf(page)).toBeVisible();
}

/** What a program puts on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await editorOf(page).focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoTitle>Cold brew coffee<o:p></o:p></p><h2><b>What you need</b><o:p></o:p></h2>
<p class=MsoNormal>Cold brew coffee needs a <b>coffee filter</b> and time.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Grounds<o:p></o:p></p>
<!--EndFragment--></body></html>`;

test('a sample is compared, a draft written, scored, saved and exported @phone', async ({
  page,
  openAs,
  isMobile,
}) => {
  await openAs(await asWriter(1), '/optimize-prime');
  await expect(title(page, 'Optimize Prime')).toBeVisible();
  await expect(page.getByText('No drafts yet')).toBeVisible();
  await startSampleDraft(page);
  await paste(page, WORD);
  const editor = editorOf(page);
  await expect(editor.getByRole('heading', { level: 1, name: 'Cold brew coffee' })).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText('Grounds');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('button', { name: 'Title and description' }).click();
  await page.getByLabel('Title').fill('Cold brew coffee at home');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(editor.locator('.term').first()).toBeVisible();
  const details = page.getByRole('button', { name: 'Show details' });
  const isNarrow = isMobile || (await details.isVisible());
  if (isNarrow) await details.click();
  await expect(page.getByRole('img', { name: /^\d+\.\d of 100, .* The goal is/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Terms' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('meaning is switched off on this server')).toBeVisible();
  await openTab(page, 'Why this score');
  const sum = await page.getByText(/ = .* of 100 points/).textContent();
  const [, parts = '', whole = ''] = /^([\d.+− ]+) = ([\d.]+) of/.exec(sum ?? '') ?? [];
  const added = parts
    .replaceAll(' − ', ' + -')
    .split(' + ')
    .reduce((total, part) => total + Math.round(10 * Number(part)), 0);
  await expect(page.getByText('A term counts in a sentence that says something about it')).toBeVisible();
  expect(added).toBe(Math.round(10 * Number(whole)));
  await page.getByRole('button', { name: /^Terms / }).click();
  await expect(page.getByRole('region', { name: 'Terms: sums' }).getByRole('row').nth(1)).toBeVisible();
  await openTab(page, 'Headings');
  await page.getByRole('list', { name: 'Heading suggestions' }).getByRole('button').first().click();
  if (isNarrow) await page.getByRole('button', { name: 'Close' }).click();
  await expect(editor.getByRole('heading')).toHaveCount(3);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('# Cold brew coffee');
  expect(text).toContain('**coffee filter**');
  await page.getByRole('button', { name: 'All drafts' }).click();
  await expect(page.getByRole('link', { name: /Cold brew coffee at home/ })).toBeVisible();
});

test('two tabs that write one draft lose neither text @all', async ({ page, openAs, expectStatus }) => {
  await openAs(await asWriter(1), '/optimize-prime');
  await page.getByRole('tab', { name: 'Empty draft' }).click();
  await page.getByRole('button', { name: 'Start empty draft' }).click();
  await editorOf(page).fill('From the first tab.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await editorOf(other).fill('From the second tab.');
  await expect(other.getByText('Not saved yet')).toBeVisible();
  await expect(other.getByText(/^Saved /)).toBeVisible();
  expectStatus(409);
  await editorOf(page).fill('Once more from the first.');
  const dialog = page.getByRole('dialog', { name: 'This draft was changed elsewhere' });
  await expect(dialog.getByRole('region', { name: 'Your text here' })).toContainText(
    'Once more from the first.',
  );
  await expect(dialog.getByRole('region', { name: /^The newer text/ })).toContainText('From the second tab.');
  await dialog.getByRole('button', { name: 'Keep mine as a new draft' }).click();
  await expect(editorOf(page)).toHaveText('From the second tab.');
  await page.getByRole('button', { name: 'All drafts' }).click();
  await page.getByRole('link', { name: /^My text/ }).click();
  await expect(editorOf(page)).toHaveText('Once more from the first.');
});

const LONG = Array.from(
  { length: 60 },
  (_, at) => `<p>Line ${at + 1} of a draft that is longer than any screen.</p>`,
).join('');

/** Lines of the draft that are seen whole, between the bars of the page. */
const linesSeen = (page: Page) =>
  editorOf(page)
    .getByText(/^Line \d+ of/)
    .evaluateAll((lines) => {
      const isSeen = (line: Element) => {
        const { left, top, bottom } = line.getBoundingClientRect();
        if (top < 0 || bottom > window.innerHeight) return false;
        return [top + 2, bottom - 2].every((y) => line.contains(document.elementFromPoint(left + 4, y)));
      };
      return lines.filter(isSeen).length;
    });

test(
  'a draft has room to be written in, and its score stays in sight',
  { tag: '@all' },
  async ({ page, openAs }) => {
    await openAs(await asWriter(1), '/optimize-prime');
    await startSampleDraft(page);
    await paste(page, LONG);
    const score = page.getByRole('complementary', { name: 'Score' });
    for (const [width, height, least] of [
      [1280, 900, 12],
      [1024, 768, 8],
      [360, 740, 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(score).toBeInViewport();
      await expect.poll(() => linesSeen(page), `${width}`).toBeGreaterThanOrEqual(least);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await expect(score.getByText(/^\d+\.\d/).first()).toBeInViewport();
    }
    await page.getByRole('button', { name: 'Show details' }).click();
    const terms = page.getByRole('dialog', { name: 'Score' }).getByRole('list', { name: 'Terms' });
    await expect(terms.getByRole('listitem').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(terms).toHaveCount(0);
  },
);
