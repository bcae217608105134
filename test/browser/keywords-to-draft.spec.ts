import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { article } from '../support/briefs';
import { HUB_KEYWORDS } from '../support/hubs';
import { asWriter, optimizeOf } from '../support/optimize';
import { openTab } from './support/tabs';
import { expect, test, title } from './support/test';
import { expectFits } from './support/walking';

const PLAN = {
  'intelligent-hub': { numberOfOperations: 1 },
  'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 1 },
};

async function planHub(page: Page): Promise<void> {
  await page.getByLabel('Seed keyword').fill('espresso machine');
  await page
    .getByLabel('Select Your Keywords File')
    .setInputFiles({ name: 'coffee.csv', mimeType: 'text/csv', buffer: Buffer.from(HUB_KEYWORDS) });
  await page.getByRole('button', { name: 'Build hub' }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await openTab(result, 'Pages');
  await expectFits(page);
  await result.getByRole('button', { name: /^(Level \d: )?espresso grinder$/ }).click();
}

async function writeBrief(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Keyword', exact: true })).toHaveValue('espresso grinder');
  for (const row of [1, 2, 3]) {
    await page.getByRole('button', { name: `Competitor ${row}: paste its text instead` }).click();
    await page.getByLabel(`Competitor ${row}: text or HTML`).fill(article(row, 150));
  }
  await expectFits(page);
  await page.getByRole('button', { name: 'Create brief' }).click();
  await expect(page.getByText('Made from 3 pages.')).toBeVisible();
  await expectFits(page);
}

test(
  'a page of a hub goes into a brief, the brief into a draft, and the draft leaves as a Word document',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const writer = await asWriter(1, undefined, PLAN);
    await openAs(writer, '/intelligent-hub');
    await planHub(page);
    const hubPage = page.getByRole('dialog', { name: 'espresso grinder' });
    await expect(hubPage.getByText('/espresso-grinder')).toBeVisible();
    await expectFits(page);
    await hubPage.getByRole('link', { name: 'Create a brief' }).click();

    await expect(title(page, 'Intelligent Brief & Outlines')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Intelligent Hub' })).toBeVisible();
    await writeBrief(page);
    const outlines = page.getByRole('region', { name: 'Outlines' });
    const heading = await outlines.getByLabel('Heading of section 1', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'Open in Optimize Prime' }).click();

    await expect(page.getByRole('tab', { name: 'A brief' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('combobox', { name: 'Brief' })).toContainText('espresso grinder');
    await expectFits(page);
    await page.getByRole('button', { name: 'Start draft' }).click();
    await expect(page.getByText('This draft came with')).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Place Consensus' }).click();
    const editor = page.getByRole('textbox', { name: 'Text of the draft' });
    await expect(editor.getByRole('heading').first()).toHaveText(heading);
    await editor.press('ControlOrMeta+End');
    await page.keyboard.insertText('An espresso grinder sets the grind size in fine steps.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Word document' }).click();
    const document = await download;
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
    expect(document.suggestedFilename()).toMatch(/\.docx$/);
    expect((await readFile(await document.path())).subarray(0, 2).toString()).toBe('PK');
    expect(await optimizeOf(writer).used()).toBe(0);

    await page.getByRole('link', { name: 'Back to Intelligent Brief & Outlines' }).click();
    await expect(page.getByText('Made from 3 pages.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Intelligent Hub' }).click();
    await expect(hubPage).toBeVisible();
  },
);
