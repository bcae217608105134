import { asWriter, optimizeOf } from '../support/optimize';
import { briefsOf } from '../support/briefs';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test('a brief is opened in Optimize Prime, and becomes a scored draft for nothing @phone', async ({
  page,
  openAs,
  isMobile,
}) => {
  const writer = await asWriter(1, undefined, {
    'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 1 },
  });
  const briefs = briefsOf(writer);
  const { id: other } = (await briefs.startSample()).body;
  await briefs.ended(other);
  const { id } = (await briefs.startSample()).body;
  const { result } = await briefs.ended(id);
  await openAs(writer, `/intelligent-briefs?run=${id}`);
  await page.getByRole('link', { name: 'Open in Optimize Prime' }).click();
  await expect(page).toHaveURL(new RegExp(`/optimize-prime\\?brief=${result?.briefId}$`));
  await expect(page.getByRole('tab', { name: 'A brief' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: 'Brief' })).toContainText('cold brew coffee');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start draft' }).click();
  const editor = page.getByRole('textbox', { name: 'Text of the draft' });
  await expect(editor).toBeVisible();
  await expect(page).toHaveURL(/\?draft=\w+$/);
  await expect(page.getByLabel('Keyword')).toHaveValue('cold brew coffee');
  const details = page.getByRole('button', { name: 'Show details' });
  const isNarrow = isMobile || (await details.isVisible());
  if (isNarrow) await details.click();
  const gauge = page.getByRole('img', { name: /^\d+\.\d of 100, .* The goal is/ });
  await expect(gauge).toBeVisible();
  const empty = await gauge.getAttribute('aria-label');
  await page.getByRole('tab', { name: 'Headings' }).click();
  await page.getByRole('button', { name: /Consensus/ }).click();
  if (isNarrow) await page.getByRole('button', { name: 'Close' }).click();
  await expect(editor.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  if (isNarrow) await details.click();
  await expect(gauge).not.toHaveAttribute('aria-label', empty ?? '');
  expect(await optimizeOf(writer).used()).toBe(0);
});
