import type { UserLimitsView } from '@contracts/usage/user-limits';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListHarness } from '../../testing/ListHarness';
import { fakeApi } from '../../testing/fakeApi';
import { UserLimits } from './UserLimits';

const ADJUST = 'POST /api/users/u1/limits/adjust';
const limits = (used: number, extra: number): UserLimitsView => ({
  planName: 'Starter',
  inPlan: ['optimize-prime'],
  limits: [
    {
      tool: 'optimize-prime',
      time: '1 day',
      windowStart: '2026-11-22T00:00:00.000Z',
      windowEnd: '2026-11-23T00:00:00.000Z',
      isOwn: true,
      counts: [{ field: 'numberOfOperations', used, planned: 10, extra }],
    },
  ],
});

function show(
  view: UserLimitsView,
  adjusted: { status: number; body: unknown } = { status: 201, body: view },
) {
  const api = fakeApi({ 'GET /api/users/u1/limits': { status: 200, body: view }, [ADJUST]: adjusted });
  render(
    <ListHarness dataProvider={{}}>
      <UserLimits userId="u1" />
    </ListHarness>,
  );
  return api;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Adjust Uses of Optimize Prime' }));
  return within(await screen.findByRole('dialog', { name: 'Adjust Uses' }));
}

async function choices(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.click(dialog.getByRole('combobox', { name: 'What to do' }));
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

it('shows each limit with its window, its bar and what was added', async () => {
  show(limits(3, 5));
  const tool = within(await screen.findByRole('region', { name: 'Optimize Prime' }));
  expect(tool.getByText('Own limit')).toBeInTheDocument();
  expect(tool.getByText('Per Day · 22 Nov 2026, 00:00 to 23 Nov 2026, 00:00 UTC')).toBeInTheDocument();
  expect(tool.getByText('3 of 15, 5 of them added')).toBeInTheDocument();
  expect(tool.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
});

it('says that a tool is not in the plan, instead of a full bar', async () => {
  const {
    limits: [limit],
    ...view
  } = limits(0, 0);
  const counts = [{ field: 'numberOfOperations' as const, used: 0, planned: 0, extra: 0 }];
  show({ ...view, limits: limit ? [{ ...limit, counts }] : [] });
  const tool = within(await screen.findByRole('region', { name: 'Optimize Prime' }));
  expect(tool.getByText('Not in the plan')).toBeInTheDocument();
  expect(tool.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('says that nothing is limited', async () => {
  show({ planName: '', inPlan: [], limits: [] });
  expect(await screen.findByText('No tool of this user is limited by a plan.')).toBeInTheDocument();
});

it.each([
  [0, 0, ['Add to this period']],
  [2, 0, ['Give back what was used', 'Add to this period']],
  [0, 1, ['Add to this period', 'Take away what was added']],
])('offers what can be done where %d are used and %d added', async (used, extra, expected) => {
  show(limits(used, extra));
  expect(await choices(await openDialog())).toEqual(expected);
});

it('adds with a reason, and shows what the server answers', async () => {
  const { requests } = show(limits(3, 0), { status: 201, body: limits(3, 4) });
  const dialog = await openDialog();
  await choices(dialog);
  await userEvent.click(screen.getByRole('option', { name: 'Add to this period' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByRole('spinbutton', { name: /How many/ }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /How many/ }), '4');
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked for it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await screen.findByText('3 of 14, 4 of them added')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ route }) => route === ADJUST)?.body).toEqual({
    tool: 'optimize-prime',
    field: 'numberOfOperations',
    adjustment: 'add',
    amount: 4,
    reason: 'Asked for it.',
  });
});

it('shows on its field what the server refuses', async () => {
  show(limits(3, 0), {
    status: 422,
    body: { message: 'No.', errors: { amount: 'Only 3 can be given back' } },
  });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It had failed.');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  expect(await dialog.findByText('Only 3 can be given back')).toBeInTheDocument();
});
