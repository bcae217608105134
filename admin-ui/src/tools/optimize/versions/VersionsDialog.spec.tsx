import type { DraftVersionEntry } from '@contracts/drafts/drafts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { aDraft } from '../../../testing/drafts';
import { QueryHarness } from '../../../testing/QueryHarness';
import { DraftSaver } from '../editor/draftSaver';
import { VersionsDialog } from './VersionsDialog';

const DRAFT = '/optimize-prime/drafts/d1';
const aVersion = (id: string, name: string | null): DraftVersionEntry => ({
  id,
  name,
  title: '',
  words: 2,
  createdAt: '2026-11-20T10:00:00.000Z',
});

function show(...stored: DraftVersionEntry[]) {
  let versions = stored;
  const seen = answerApi({
    [`GET ${DRAFT}/versions`]: () => versions,
    [`POST ${DRAFT}/versions`]: (_, body) => {
      versions = [aVersion('v2', (body as { name: string }).name), ...versions];
      return versions[0];
    },
    [`POST ${DRAFT}/versions/v1/restore`]: () => ({}),
    [`DELETE ${DRAFT}/versions/v1`]: () => {
      versions = versions.filter(({ id }) => id !== 'v1');
    },
    [`GET ${DRAFT}`]: () => aDraft('First text.', { version: 8 }),
    [`PUT ${DRAFT}`]: () => ({ id: 'd1', version: 8, words: 2, updatedAt: '2026-11-21T10:00:00.000Z' }),
  });
  const save = vi.fn().mockResolvedValue({ version: 8, updatedAt: '2026-11-21T10:00:00.000Z' });
  const saver = new DraftSaver({ version: 7, updatedAt: '' }, save, () => undefined);
  const { title, slug, description, keyword, content } = aDraft('Second text.');
  saver.changed(() => ({ title, slug, description, keyword, content }));
  const [onRestored, onClose] = [vi.fn(), vi.fn()];
  render(
    <QueryHarness>
      <VersionsDialog draft="d1" saver={saver} onRestored={onRestored} onClose={onClose} />
    </QueryHarness>,
  );
  return { seen, save, onRestored, onClose };
}

const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

it('keeps one under a name, once what waits is saved', async () => {
  const { seen, save } = show();
  expect(await screen.findByText('No versions yet')).toBeVisible();
  await press('Keep this version');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
  await press('Keep');
  expect(await screen.findByText('Mine')).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Mine' });
});

it('puts one in the place of the text, which is saved before', async () => {
  const { seen, save, onRestored, onClose } = show(aVersion('v1', 'Mine'));
  await press(/^Restore Mine/);
  await waitFor(() => expect(onRestored).toHaveBeenCalledWith(expect.objectContaining({ version: 8 })));
  expect(onClose).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledOnce();
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ version: 8 });
});

it('deletes one', async () => {
  show(aVersion('v1', null));
  await press(/^Delete Automatic/);
  expect(await screen.findByText('No versions yet')).toBeVisible();
});
