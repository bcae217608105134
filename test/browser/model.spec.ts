import { REPLIES } from '../support/misbehaving-model';
import { WRITES } from '../support/model-writes';
import { asWriter, optimizeOf } from '../support/optimize';
import { useServerWithModel } from '../support/server-with-model';
import { asStrategist } from '../support/strategies';
import { expect, signIn, test } from './support/test';

const TEXT = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why you utilise a grinder' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'You utilise a burr grinder each morning.' }] },
  ],
};

const { model, server } = useServerWithModel(test);

test('a selection is rewritten, accepted and taken back by keyboard @all', async ({ page }) => {
  const writer = await asWriter(1, server.url);
  const { id } = (await optimizeOf(writer, server.url).begin({ content: JSON.stringify(TEXT) })).body;
  await signIn(page, writer, server.url);
  await page.goto(`${server.url}/optimize-prime?draft=${id}`);
  const editor = page.getByRole('textbox', { name: 'Text of the draft' });
  const button = page.getByRole('button', { name: 'Rewrite the selection with AI' });
  await button.click();
  await expect(page.getByText('Select some text first.')).toBeVisible();
  await editor.press('ControlOrMeta+a');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Rewrite the selection with AI' });
  expect(model.requests).toEqual([]);
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'The AI’s text' }).locator('ins')).toHaveText([
    'use',
    'use',
  ]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(editor).toContainText('You use a burr grinder each morning.');
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+z');
  await expect(editor).toContainText('You utilise a burr grinder each morning.');
});

test('an evaluation is summed up and its clusters are named by a click, and again without one @all', async ({
  page,
}) => {
  await signIn(page, await asStrategist(1, server.url), server.url);
  await page.goto(`${server.url}/content-strategy-evaluator`);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('Sends the score, its sums and the next actions to the AI.')).toBeVisible();
  await expect(result.getByRole('img', { name: 'Written by AI' })).toHaveCount(0);
  expect(model.requests).toEqual([]);
  model.answerWith(REPLIES.good('{"summary":"You win 98765 visitors."}'));
  await result.getByRole('button', { name: 'Summarize' }).click();
  await expect(result.getByText(/could not be used, and was left out/)).toBeVisible();
  model.answerWith(WRITES);
  await result.getByRole('button', { name: 'Summarize' }).click();
  await expect(result.getByText('Write on what has no page yet.')).toBeVisible();
  await result.getByRole('button', { name: 'Name clusters' }).click();
  const named = result.getByRole('table', { name: 'Clusters' }).getByRole('button', {
    name: /^coffee grinder Written by AI All about coffee grinder/,
  });
  await expect(named).toBeVisible();

  const asked = model.requests.length;
  await page.reload();
  await expect(named).toBeVisible();
  await expect(result.getByText('Write on what has no page yet.')).toBeVisible();
  await result.getByRole('button', { name: 'Tight' }).click();
  await expect(result.getByRole('button', { name: 'Summarize' })).toBeVisible();
  expect(model.requests).toHaveLength(asked);
});
