import { article, asBriefStudent, briefsOf } from '../support/briefs';
import { REPLIES } from '../support/misbehaving-model';
import { WRITES } from '../support/model-writes';
import { asWriter, optimizeOf } from '../support/optimize';
import { useServerWithModel } from '../support/server-with-model';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/test';

const ALLOWANCE = { numberOfOperations: 2, numberOfOutlines: 2 };
const ORDER = {
  keyword: 'burr grinder',
  competitors: [1, 2, 3].map((number) => ({ text: article(number, 150) })),
};
const TEXT = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why you utilise a grinder' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'You utilise ' },
        {
          type: 'text',
          text: 'a burr grinder',
          marks: [{ type: 'link', attrs: { href: 'https://a.example/' } }],
        },
        { type: 'text', text: ' each morning.' },
      ],
    },
  ],
};

const { model, server } = useServerWithModel(test);

test('titles, an angle and prose are suggested for a brief and taken over @phone', async ({ page }) => {
  const student = await asBriefStudent(ALLOWANCE, server.url);
  const briefs = briefsOf(student, server.url);
  const job = await briefs.run(ORDER);
  await signIn(page, student, server.url);
  await page.goto(`${server.url}/intelligent-briefs?run=${job.id}`);
  const suggestions = page.getByRole('region', { name: 'Suggestions of the AI' });
  await expect(suggestions.getByRole('button', { name: 'Suggest titles' })).toBeVisible();
  expect(model.requests).toEqual([]);
  await expectAccessible(page, { narrow: true });

  model.answerWith(REPLIES.good('{"titles":["98765 grinders"]}'));
  await suggestions.getByRole('button', { name: 'Suggest titles' }).click();
  await expect(suggestions.getByRole('alert')).toContainText('could not be used, and was left out');
  model.answerWith(WRITES);
  await suggestions.getByRole('button', { name: 'Suggest titles' }).click();
  await suggestions.getByRole('button', { name: 'Use: Grinders that last' }).click();
  await expect(page.getByLabel('Title of the outline')).toHaveValue('Grinders that last');
  await expect(suggestions.getByRole('button', { name: 'In use: Grinders that last' })).toBeFocused();
  await suggestions.getByRole('button', { name: 'Find an angle' }).click();
  await expect(suggestions.getByText(/none says what it costs/)).toBeVisible();

  const outlines = page.getByRole('region', { name: 'Outlines' });
  const first = outlines.getByRole('textbox', { name: 'Heading of section 1', exact: true });
  await first.fill('My own beginning');
  await suggestions.getByRole('button', { name: /^Describe section/ }).click();
  const text = outlines.getByText('Tell the reader about My own beginning');
  await expect(text).toBeVisible();
  await outlines.getByRole('button', { name: 'Use the AI’s text of section 1', exact: true }).click();
  await expect(
    outlines.getByRole('button', { name: 'Remove the AI’s text of section 1', exact: true }),
  ).toBeFocused();
  await expect(outlines.getByText('All changes are saved.')).toBeVisible();
  await expectAccessible(page, { narrow: true });

  const asked = model.requests.length;
  await page.reload();
  await expect(outlines.getByRole('button', { name: /^Remove the AI’s text/ })).toHaveCount(1);
  await expect(suggestions.getByRole('button', { name: 'In use: Grinders that last' })).toBeVisible();
  await expect(suggestions.getByText(/none says what it costs/)).toBeVisible();
  expect(model.requests).toHaveLength(asked);
  const exported = await briefs.export(job.result?.briefId ?? '', '?format=md');
  expect(exported.text.match(/AI: Tell the reader/g)).toHaveLength(1);
  expect(await briefs.used()).toEqual([1, 1]);
});

test('a selection is rewritten, looked at, accepted and taken back @phone', async ({ page }) => {
  const writer = await asWriter(1, server.url);
  const optimize = optimizeOf(writer, server.url);
  const { id: run } = (await optimize.sample()).body;
  await optimize.ended(run);
  const { id } = (await optimize.begin({ run, content: JSON.stringify(TEXT) })).body;
  await signIn(page, writer, server.url);
  await page.goto(`${server.url}/optimize-prime?draft=${id}`);
  const editor = page.getByRole('textbox', { name: 'Text of the draft' });
  const button = page.getByRole('button', { name: 'Rewrite the selection with AI' });
  await button.click();
  await expect(page.getByText('Select some text first.')).toBeVisible();

  await editor.press('ControlOrMeta+a');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Rewrite the selection with AI' });
  await expect(dialog.getByText('Sends the selected text to the AI.')).toBeVisible();
  expect(model.requests).toEqual([]);
  model.answerWith(REPLIES.refusing(401));
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('not set up correctly');
  model.answerWith(WRITES);
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  const written = dialog.getByRole('region', { name: 'The AI’s text' });
  await expect(written.locator('ins')).toHaveText(['use', 'use']);
  await expect(dialog.getByRole('region', { name: 'Your text' }).locator('del')).toHaveText([
    'utilise',
    'utilise',
  ]);
  await expectAccessible(page, { narrow: true });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(editor).toContainText('You utilise a burr grinder each morning.');

  await button.click();
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(editor.getByRole('heading')).toHaveText('Why you use a grinder');
  await expect(editor.getByRole('link')).toHaveText('a burr grinder');
  await expect(editor).toContainText('You use a burr grinder each morning.');
  await expect(editor).toBeFocused();
  await editor.press('ControlOrMeta+z');
  await expect(editor).toContainText('You utilise a burr grinder each morning.');

  await editor.press('ControlOrMeta+a');
  await button.click();
  await dialog.getByRole('radio', { name: 'Use missing terms' }).check();
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog.getByText('Choose 1 to 5 terms of the list.')).toBeVisible();
  const [term] = await dialog.getByRole('checkbox').all();
  await term!.check();
  await expectAccessible(page, { narrow: true });
  await dialog.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(written.locator('ins').first()).toContainText('This is about');
  expect(await optimize.used()).toBe(0);
});

test('nothing of an AI shows without a model', async ({ page, openAs }) => {
  const student = await asBriefStudent(ALLOWANCE);
  const job = await briefsOf(student).run(ORDER);
  await openAs(student, `/intelligent-briefs?run=${job.id}`);
  await expect(page.getByRole('region', { name: 'Outlines' })).toBeVisible();
  await expect(page.getByText(/\bAI\b/)).toHaveCount(0);
  const writer = await asWriter(1);
  const { id } = (await optimizeOf(writer).begin()).body;
  await openAs(writer, `/optimize-prime?draft=${id}`);
  await expect(page.getByRole('textbox', { name: 'Text of the draft' })).toBeVisible();
  await expect(page.getByRole('button', { name: /\bAI\b/ })).toHaveCount(0);
});
