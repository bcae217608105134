import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { aNotice, noticesApi } from '../../testing/notices';
import { QueryHarness } from '../../testing/QueryHarness';
import { NotificationBell } from './NotificationBell';

const TWELVE = Array.from({ length: 12 }, (_, number) =>
  aNotice({ id: `n${number}`, title: `Page ${number} has changed`, link: '/intent-finder' }),
);

const bell = (name: string) => screen.findByRole('button', { name });
const menu = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

function show() {
  answerApi(noticesApi(TWELVE));
  render(
    <QueryHarness>
      <NotificationBell />
    </QueryHarness>,
  );
}

it('shows the newest ten, and counts one less when it was opened', async () => {
  show();
  await userEvent.click(await bell('Notifications, 12 unread'));
  const items = await (await menu()).findAllByRole('listitem');
  expect(items).toHaveLength(10);
  expect(items[0]).toHaveTextContent('Before: one After: two');
  await userEvent.click((await menu()).getByRole('link', { name: 'Page 0 has changed' }));
  expect(await bell('Notifications, 11 unread')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/intent-finder');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('marks all as read, and leads to all of them', async () => {
  show();
  await userEvent.click(await bell('Notifications, 12 unread'));
  await userEvent.click(await (await menu()).findByRole('button', { name: 'Mark all read' }));
  await waitFor(async () =>
    expect((await menu()).queryByRole('button', { name: 'Mark all read' })).not.toBeInTheDocument(),
  );
  await userEvent.click((await menu()).getByRole('link', { name: 'See all' }));
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/notifications');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell('Notifications')).toBeVisible();
});
