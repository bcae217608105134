import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { aDraft } from '../../../testing/drafts';
import { QueryHarness } from '../../../testing/QueryHarness';
import { ConflictDialog } from './ConflictDialog';

const [NEWER, OWN] = [aDraft('Their text.', { version: 4 }), aDraft('My own text.')];
const { title, slug, description, keyword, content } = OWN;

/** The dialog of a draft that is laid beside a run; its calls are answered in this order. */
function show(...answers: unknown[]) {
  const seen = answerApi({ 'POST /optimize-prime/drafts': () => answers[seen.length - 1] });
  const [onKeepOwn, onTakeNewer] = [vi.fn(), vi.fn()];
  render(
    <QueryHarness>
      <ConflictDialog
        newer={NEWER}
        own={{ title, slug, description, keyword, content }}
        source={{ from: 'run', id: 'r1' }}
        onKeepOwn={onKeepOwn}
        onTakeNewer={onTakeNewer}
      />
    </QueryHarness>,
  );
  return { seen, onKeepOwn, onTakeNewer };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows both texts, and leaves the choice to their owner', async () => {
  const { seen, onKeepOwn, onTakeNewer } = show();
  expect(screen.getByRole('region', { name: 'Your text here' })).toHaveTextContent('My own text.');
  expect(screen.getByRole('region', { name: /^The newer text/ })).toHaveTextContent('Their text.');
  await press('Keep mine');
  expect(onKeepOwn).toHaveBeenCalledOnce();
  await press('Use the newer text');
  expect(onTakeNewer).toHaveBeenCalledOnce();
  expect(seen).toEqual([]);
});

it('keeps one’s own as another draft beside the same pages, and takes the newer then', async () => {
  const { seen, onTakeNewer } = show(OWN);
  await press('Keep mine as a new draft');
  await waitFor(() => expect(onTakeNewer).toHaveBeenCalledOnce());
  expect(seen.map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'My text', content, run: 'r1' }),
  ]);
});

it('keeps it without pages that are gone', async () => {
  const { seen, onTakeNewer } = show(new Refusal(404, 'Not found.'), OWN);
  await press('Keep mine as a new draft');
  await waitFor(() => expect(onTakeNewer).toHaveBeenCalledOnce());
  expect(seen.at(-1)?.body).not.toHaveProperty('run');
});

it('loses neither where it cannot be kept', async () => {
  const { onTakeNewer } = show(new Refusal(422, 'You already have 100 drafts.'));
  await press('Keep mine as a new draft');
  expect(await screen.findByText('You already have 100 drafts.')).toBeVisible();
  expect(onTakeNewer).not.toHaveBeenCalled();
});
