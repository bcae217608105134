import type { UserView } from '@contracts/users/users';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, ListBase, type UpdateManyParams, useListContext } from 'react-admin';
import { readToken, writeToken } from '../../providers/tokenStore';
import { session } from '../../session/useSession';
import { ListHarness } from '../../testing/ListHarness';
import { aStudent, anAdmin } from '../../testing/users';
import { UserBulkActions } from './UserBulkActions';

const END = '2099-01-31T23:59:59.999Z';
const BATCHES = [
  { id: 'b1', batch: 'Batch 12' },
  { id: 'b2', batch: 'Batch 13' },
];
const PLANS = [
  { id: 'p1', name: 'Starter' },
  { id: 'p2', name: 'Agency' },
];
const USERS: UserView[] = [
  aStudent({ id: 'freya', name: 'Freya Free', email: 'freya@cohort.example' }),
  aStudent({ id: 'pia', name: 'Pia Pro', userType: 'pro', userPlan: 'p1', subscriptionEndDate: END }),
  { ...anAdmin(), id: 'ada', name: 'Ada Admin', email: 'ada@cohort.example' },
];

/** The list as far as bulk actions need it: a line for each user, which chooses it. */
function Rows() {
  const { data = [], onToggleItem, selectedIds } = useListContext<UserView>();
  return (
    <>
      {data.map((user) => (
        <button key={user.id} data-testid={user.id} onClick={() => onToggleItem(user.id)}>
          {[
            user.isActive ? 'on' : 'off',
            user.userType,
            user.batchName,
            user.userPlan,
            user.subscriptionEndDate?.slice(0, 10),
          ].join(' ')}
        </button>
      ))}
      <output>{selectedIds.length} chosen</output>
    </>
  );
}

/** The list of users with a free and a pro student and an admin, and what was sent of them. */
function openList({ refusal = '' } = {}) {
  const sent: { ids: unknown[]; data: unknown }[] = [];
  const records: Record<string, { id: string }[]> = {
    users: USERS,
    'tools-permissions': BATCHES,
    'pro-plans': PLANS,
  };
  const provider = {
    getList: async (resource: string) => {
      const data = records[resource] ?? [];
      return { data, total: data.length };
    },
    getMany: async (resource: string, { ids }: { ids: string[] }) => ({
      data: (records[resource] ?? []).filter(({ id }) => ids.includes(id)),
    }),
    updateMany: async (_: string, { ids, data }: UpdateManyParams) => {
      sent.push({ ids, data });
      if (refusal) throw new HttpError(refusal, 422);
      return { data: ids };
    },
  };
  render(
    <ListHarness dataProvider={provider as never}>
      <ListBase resource="users">
        <Rows />
        <UserBulkActions />
      </ListBase>
    </ListHarness>,
  );
  return sent;
}

async function choose(...ids: string[]) {
  for (const id of ids) await userEvent.click(await screen.findByTestId(id));
}
const shown = (id: string) => screen.getByTestId(id).textContent;
/** By its text: roles are slow to find in a page of this size. */
const press = async (name: string) => userEvent.click(await screen.findByText(name));
const inDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByText(name, { selector: 'button' }));
async function pick(label: RegExp, option: string) {
  // Opens the list where it is closed.
  fireEvent.keyDown(await screen.findByLabelText(label, { selector: 'input' }), { key: 'ArrowDown' });
  await userEvent.click(await screen.findByText(option));
}
/** What waits for an undo is sent when the page is left. */
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

it('deactivates at once to the eye, tells what follows, and sends it when it can no longer be undone', async () => {
  const sent = openList();
  await choose('freya', 'ada');
  await press('Deactivate');
  expect(
    await screen.findByText(
      '2 users deactivated. They are logged out and cannot log in until they are activated again.',
    ),
  ).toBeInTheDocument();
  expect([shown('freya'), shown('pia'), shown('ada')].map((text) => text.split(' ')[0])).toEqual([
    'off',
    'on',
    'off',
  ]);
  expect(screen.getByText('0 chosen')).toBeInTheDocument();
  expect(sent).toEqual([]);
  leave();
  await waitFor(() => expect(sent).toEqual([{ ids: ['freya', 'ada'], data: { isActive: false } }]));
});

it('an undo puts everything back and sends nothing', async () => {
  const sent = openList();
  await choose('freya');
  await press('Deactivate');
  await press('Undo');
  await waitFor(() => expect(shown('freya')).toMatch(/^on/));
  leave();
  expect(sent).toEqual([]);
});

it('a second change sends the first, and a refusal says who and why', async () => {
  const sent = openList({ refusal: '0 of 1 changed. Freya Free: This is the last active admin.' });
  await choose('freya');
  await press('Deactivate');
  await screen.findByText(/^Freya Free deactivated/);
  await choose('pia');
  await press('Activate');
  expect(await screen.findByText(/^0 of 1 changed. Freya Free:/)).toBeInTheDocument();
  expect(sent).toEqual([{ ids: ['freya'], data: { isActive: false } }]);
  expect(shown('freya')).toMatch(/^on/);
});

it('a logout sends what waits before the session is gone', async () => {
  const sent = openList();
  await choose('freya');
  await press('Deactivate');
  await screen.findByText(/^Freya Free deactivated/);
  writeToken('a token');
  act(() => session.logout());
  expect(readToken()).toBe('a token');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(readToken()).toBeNull());
});

it('moves students to a batch, and says that admins stay', async () => {
  const sent = openList();
  await choose('freya', 'pia', 'ada');
  await press('Set batch');
  const dialog = screen.getByRole('dialog', { name: 'Set the batch of 2 students' });
  expect(dialog).toHaveAccessibleDescription(/logged out\. 1 admin stays as before: only students have/);
  await inDialog('Set batch');
  expect(await screen.findByText('Select batch')).toBeInTheDocument();
  await pick(/^Batch/, 'Batch 13');
  await inDialog('Set batch');
  expect(await screen.findByText('2 students moved to Batch 13.')).toBeInTheDocument();
  expect([shown('freya'), shown('pia')]).toEqual(['on free Batch 13  ', 'on pro Batch 13 p1 2099-01-31']);
  leave();
  await waitFor(() => expect(sent).toEqual([{ ids: ['freya', 'pia'], data: { batch: 'b2' } }]));
});

it('asks for an end date only where somebody is free', async () => {
  const sent = openList();
  await choose('pia');
  await press('Set plan');
  await pick(/^Plan/, 'Agency');
  expect(screen.queryByLabelText(/^Subscription end date/)).not.toBeInTheDocument();
  await inDialog('Set plan');
  expect(await screen.findByText('Pia Pro moved to the plan Agency.')).toBeInTheDocument();
  expect(shown('pia')).toBe('on pro Batch 12 p2 2099-01-31');
  leave();
  await waitFor(() => expect(sent).toEqual([{ ids: ['pia'], data: { userPlan: 'p2' } }]));

  await choose('freya');
  await press('Set plan');
  await pick(/^Plan/, 'Agency');
  await inDialog('Set plan');
  expect(await screen.findByText('Subscription End Date is required')).toBeInTheDocument();
});

it('extends the subscriptions of those who have one', async () => {
  const sent = openList();
  await choose('freya', 'pia', 'ada');
  await press('Extend');
  const dialog = screen.getByRole('dialog', { name: 'Extend the subscription of Pia Pro' });
  expect(dialog).toHaveAccessibleDescription(/1 student stays as before: no subscription yet/);
  await userEvent.click(within(dialog).getByLabelText('90 days'));
  await inDialog('Extend');
  expect(await screen.findByText('Subscription of Pia Pro extended by 90 days.')).toBeInTheDocument();
  expect(shown('pia')).toBe('on pro Batch 12 p1 2099-05-01');
  leave();
  await waitFor(() => expect(sent).toEqual([{ ids: ['pia'], data: { extendBy: 90 } }]));
});

it('a change that is for none of the chosen says why', async () => {
  openList();
  await choose('ada');
  await press('Extend');
  expect(await screen.findByText(/1 admin stays as before/)).toBeInTheDocument();
  expect(screen.queryByLabelText('90 days')).not.toBeInTheDocument();
  await inDialog('Close');
});
