import type { BulkChangeResult as Result } from '@contracts/bulk/bulk-changes';
import { render, screen } from '@testing-library/react';
import { ListHarness } from '../../testing/ListHarness';
import type { BulkJob } from '../../shared/list/bulkApi';
import { BulkChangeResult } from './BulkChangeResult';

const counts = { waiting: 0, done: 3, refused: 0 };

function show(result: Result, undone = 0) {
  const headers = new Headers({ 'content-range': `rows 0-0/${undone}` });
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers, json: async () => [] }));
  const job = {
    id: 'j1',
    parameters: { resource: 'users', action: 'update', values: { batch: 'b1' }, count: 3 },
    result,
  } as unknown as BulkJob;
  render(
    <ListHarness dataProvider={{}}>
      <BulkChangeResult job={job} busy={false} onUndo={() => undefined} />
    </ListHarness>,
  );
}

it.each([
  ['some records', { counts, altered: 2 }],
  ['records that nobody counted', { counts }],
])('offers to undo a change of %s', async (_, result) => {
  show(result);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

it('offers nothing to undo where all had the values before', async () => {
  show({ counts, altered: 0 });
  expect(await screen.findByText(/3 changed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('tells that all is undone that was altered', async () => {
  show({ counts, altered: 2 }, 2);
  expect(await screen.findByText('This change was undone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
