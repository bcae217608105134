import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams, UpdateManyParams } from 'react-admin';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { aStudent } from '../../testing/users';
import { SubscriptionsPanel } from './SubscriptionsPanel';

const PERIOD = { from: '2026-11-22', to: '2026-12-06' };
const ended = {
  userPlan: 'p1',
  storedUserType: 'pro',
  subscriptionEndDate: '2026-01-31T23:59:59.999Z',
} as const;
const LAPSED = [
  aStudent({ ...ended, id: 'l1', name: 'Lara Lapsed' }),
  aStudent({ ...ended, id: 'l2', name: 'Leo Lapsed' }),
];

beforeAll(() => {
  // A wide screen; jsdom has none.
  const nothing = () => undefined;
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => ({ ...media, addListener: nothing, removeListener: nothing }));
});

function openPanel(lapsed = LAPSED) {
  const updateMany = vi.fn(async (_: string, { ids }: UpdateManyParams) => ({ data: ids }));
  const asked: unknown[] = [];
  const getList = async (_: string, { filter, pagination }: GetListParams) => {
    asked.push(filter);
    const found = 'account' in (filter as object) ? lapsed : [];
    return { data: found.slice(0, pagination?.perPage), total: found.length };
  };
  const getMany = async () => ({ data: [{ id: 'p1', name: 'Studio' }] });
  render(
    <ListHarness dataProvider={{ getList, getMany, updateMany } as never}>
      <SubscriptionsPanel endingSubscriptions={{ count: 0, period: PERIOD }} />
    </ListHarness>,
  );
  return { updateMany, asked };
}

it('says that no subscription ends soon', async () => {
  const { asked } = openPanel();
  expect(await screen.findByText('No subscription ends in the next 14 days.')).toBeVisible();
  expect(asked).toEqual([{ isActive: true, subscriptionEndDate: PERIOD }]);
});

it('extends the subscriptions of those who have lapsed', async () => {
  const { updateMany, asked } = openPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Lapsed' }));
  expect(await screen.findByRole('link', { name: 'Lara Lapsed' })).toBeVisible();
  expect(await screen.findAllByText('Studio')).toHaveLength(2);
  expect(screen.getAllByText('31 Jan 2026')).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ isActive: true, account: ['lapsed'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend the subscription of 2 students' });
  expect(dialog).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  const [submit] = screen.getAllByRole('button', { name: 'Extend' });
  await userEvent.click(submit as HTMLElement);
  expect(await screen.findByText('Subscription of 2 students extended by 90 days.')).toBeVisible();
  // What waits for an undo is sent when the page is left.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() =>
    expect(updateMany).toHaveBeenCalledWith(
      'users',
      expect.objectContaining({ ids: ['l1', 'l2'], data: { extendBy: 90 } }),
    ),
  );
});

it('extends the subscriptions of all who have lapsed, beyond the page', async () => {
  const route = 'POST /api/bulk-changes';
  const { requests } = fakeApi({ [route]: { status: 201, body: { id: 'j1' } } });
  openPanel(Array.from({ length: 12 }, (_, i) => aStudent({ ...ended, id: `l${i}`, name: `Lapsed ${i}` })));
  await userEvent.click(await screen.findByRole('button', { name: 'Lapsed' }));
  await screen.findByRole('link', { name: 'Lapsed 0' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12 that match' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extend the subscription of 12 users' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Extend' }));
  await waitFor(() => expect(requests.filter((request) => request.route === route)).toHaveLength(1));
  expect(requests.find((request) => request.route === route)?.body).toEqual({
    resource: 'users',
    action: 'update',
    values: { extendBy: 30 },
    selection: { filter: { isActive: true, account: ['lapsed'] }, expected: 12 },
  });
});
