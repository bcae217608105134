import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fakeApi';
import { WithToasts } from '../../testing/WithToasts';
import * as downloads from '../saveBlob';
import { DocumentExport } from './DocumentExport';

const saveBlob = vi.spyOn(downloads, 'saveBlob').mockReturnValue();

const PATH = '/intelligent-briefs/1/export';

function shown() {
  const tables = [
    { id: 'terms', label: 'Terms' },
    { id: 'questions', label: 'Questions' },
  ];
  render(
    <WithToasts>
      <DocumentExport path={PATH} tables={tables} />
    </WithToasts>,
  );
}

async function choose(name: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it.each([
  ['Word document', '?format=docx', 'export.docx'],
  ['Markdown', '?format=md', 'export.md'],
  ['Questions as CSV', '?format=csv&part=questions', 'export.csv'],
])('saves %s', async (choice, query, name) => {
  const blob = new Blob();
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return { ok: true, status: 200, headers: new Headers(), blob: async () => blob };
  });
  shown();
  await choose(choice);
  await waitFor(() => expect(saveBlob).toHaveBeenLastCalledWith(blob, name));
  expect(fetched).toEqual([`/api${PATH}${query}`]);
});

it('says why a file could not be made, and lets another be asked for', async () => {
  const message = 'This is too much for a Word document. Export it as Markdown or CSV.';
  fakeApi({ [`GET /api${PATH}?format=docx`]: { status: 400, body: { message } } });
  shown();
  await choose('Word document');
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
});
