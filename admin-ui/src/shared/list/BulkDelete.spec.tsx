import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { BulkBar } from './BulkBar';
import { BulkDelete } from './BulkDelete';
import { WholeSelection } from './WholeSelection';

const ROUTE = 'POST /api/bulk-changes';

function Rows() {
  const { data = [], onSelect } = useListContext<{ id: string }>();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button onClick={() => onSelect(data.map(({ id }) => id))}>Choose the page</button>
      <BulkBar open>
        <BulkDelete />
      </BulkBar>
    </>
  );
}

it.each([
  ['tools-permissions', 'permissions', { one: 'batch', many: 'batches' }],
  ['pro-plans', 'pro-plans', { one: 'plan', many: 'plans' }],
  ['intent-words', 'intent-words', { one: 'word', many: 'words' }],
])('deletes all %s that match by a job, whose page opens', async (list, resource, noun) => {
  const { requests } = fakeApi({ [ROUTE]: { status: 201, body: { id: 'j1' } } });
  const getList = async () => ({ data: [{ id: 'a' }, { id: 'b' }], total: 30 });
  render(
    <ListHarness resource={list} options={{ noun }} dataProvider={{ getList } as never}>
      <ListBase resource={list} perPage={2}>
        <WholeSelection>
          <Rows />
        </WholeSelection>
      </ListBase>
    </ListHarness>,
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Choose the page');
  await press('Select all 30 that match');
  await press('Delete');
  const dialog = await screen.findByRole('dialog', { name: `Delete 30 ${noun.many}?` });
  expect(dialog).toHaveAccessibleDescription(/This cannot be undone\.$/);
  await press('Delete');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`/${list}/changes`));
  expect(requests.find(({ route }) => route === ROUTE)?.body).toEqual({
    resource,
    action: 'delete',
    selection: { filter: {}, expected: 30 },
  });
});
