import { MODEL_TEXTS_SAY } from '@contracts/model/model-texts';
import type { OptimizeTerm } from '@contracts/optimize/optimize';
import { Editor } from '@tiptap/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { EXTENSIONS } from '../editor/extensions';
import { passageOf } from './passage';
import { RewriteDialog } from './RewriteDialog';

const TEXT =
  '<h2>Why you utilise a grinder</h2><p>You utilise <a href="https://a.example/">a burr grinder</a> each morning.</p>';
const TERMS = ['burrs', 'dose', 'roast', 'scale', 'filter', 'kettle'].map(
  (term) => ({ term }) as OptimizeTerm,
);
const FAILED = { value: null, reason: 'paused', says: MODEL_TEXTS_SAY.paused };

let editor: Editor;
afterEach(() => editor.destroy());

interface Order {
  paragraphs: string[];
  terms: string[];
}

const reworded = ({ paragraphs }: Order) => paragraphs.map((text) => text.replace('utilise', 'use'));

/** The dialog over all of a text; the model writes what is answered. */
function show(write: (order: Order) => string[] | null = reworded) {
  const seen = answerApi({
    'POST /optimize-prime/drafts/d1/ai': (_, body) => {
      const paragraphs = write(body as Order);
      return paragraphs ? { value: { paragraphs }, reason: null, says: '' } : FAILED;
    },
  });
  editor = new Editor({ extensions: EXTENSIONS, content: TEXT, injectCSS: false });
  editor.commands.selectAll();
  const blocks = passageOf(editor.state);
  if (typeof blocks === 'string') throw new Error(blocks);
  const onClose = vi.fn();
  render(
    <QueryHarness>
      <RewriteDialog draft="d1" editor={editor} blocks={blocks} missing={TERMS} onClose={onClose} />
    </QueryHarness>,
  );
  return { onClose, orders: () => seen.map(({ body }) => body as Order) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inserted = async () =>
  within(await screen.findByRole('region', { name: 'The AI’s text' })).getAllByRole('insertion');

it('asks by a click alone, shows what would change, and changes nothing where it is rejected', async () => {
  const { onClose, orders } = show();
  expect(screen.getByText('Sends the selected text to the AI.')).toBeVisible();
  expect(orders()).toEqual([]);
  await press('Rewrite');
  expect((await inserted()).map(({ textContent }) => textContent)).toEqual(['use', 'use']);
  const own = within(screen.getByRole('region', { name: 'Your text' }));
  expect(own.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['utilise', 'utilise']);
  await press('Reject');
  expect(onClose).toHaveBeenCalledOnce();
  expect(editor.getHTML()).toContain('Why you utilise a grinder');
});

it('puts what is accepted in place of the selection, with its links, which undo takes back', async () => {
  const { onClose } = show();
  await press('Rewrite');
  await inserted();
  await press('Accept');
  expect(onClose).toHaveBeenCalledOnce();
  expect(editor.getHTML()).toMatch(/^<h2>Why you use a grinder<\/h2><p>You use <a [^>]+>a burr grinder<\/a>/);
  editor.commands.undo();
  expect(editor.getHTML()).toContain('You utilise');
});

it('says why nothing came of it, and may be asked again', async () => {
  let write: Parameters<typeof show>[0] = () => null;
  show((order) => write?.(order) ?? null);
  await press('Rewrite');
  expect(await screen.findByRole('alert')).toHaveTextContent(MODEL_TEXTS_SAY.paused);
  write = reworded;
  await press('Rewrite');
  expect(await inserted()).toHaveLength(2);
});

it('uses missing terms that were chosen, five at most', async () => {
  const { orders } = show(({ paragraphs, terms }) => paragraphs.map((text) => `${terms.join()} ${text}`));
  await userEvent.click(screen.getByRole('radio', { name: 'Use missing terms' }));
  await press('Rewrite');
  expect(await screen.findByText('Choose 1 to 5 terms of the list.')).toBeVisible();
  for (const { term } of TERMS.slice(0, 5))
    await userEvent.click(screen.getByRole('checkbox', { name: term }));
  expect(screen.getByRole('checkbox', { name: 'kettle' })).toBeDisabled();
  await press('Rewrite');
  await inserted();
  expect(orders()).toMatchObject([{ aim: 'terms', terms: ['burrs', 'dose', 'roast', 'scale', 'filter'] }]);
});
