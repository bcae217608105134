import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams, UpdateManyParams } from 'react-admin';
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

function openPanel() {
  const updateMany = vi.fn(async (_: string, { ids }: UpdateManyParams) => ({ data: ids }));
  const asked: unknown[] = [];
  const getList = async (_: string, { filter }: GetListParams) => {
    asked.push(filter);
    const data = 'account' in (filter as object) ? LAPSED : [];
    return { data, total: data.length };
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
  expect(screen.getAllByText('31/01/2026')).toHaveLength(2);
  expect(asked.at(-1)).toEqual({ isActive: true, account: ['lapsed'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
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
