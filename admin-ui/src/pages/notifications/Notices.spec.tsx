import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Refusal } from '../../testing/answerApi';
import { aNotice, noticesApi } from '../../testing/notices';
import { QueryHarness } from '../../testing/QueryHarness';
import { Notices } from './Notices';

const THIRTY = Array.from({ length: 30 }, (_, number) =>
  aNotice({
    id: `n${number}`,
    title: `Page ${number} has changed`,
    severity: number === 0 ? 'critical' : 'info',
  }),
);

function show(answers: Parameters<typeof answerApi>[0], path = '/') {
  const seen = answerApi(answers);
  render(
    <QueryHarness path={path}>
      <Notices />
    </QueryHarness>,
  );
  return seen;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const titles = () => screen.queryAllByRole('listitem').map((item) => /Page \d+/.exec(item.textContent)?.[0]);

it('says that there are none', async () => {
  show(noticesApi([]));
  expect(await screen.findByText('No notifications')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
});

it('lists the newest by the page', async () => {
  show(noticesApi(THIRTY));
  await waitFor(() => expect(titles()).toHaveLength(25));
  await press('Go to next page');
  await waitFor(() => expect(titles()).toHaveLength(5));
  await press('Go to previous page');
  await waitFor(() => expect(titles()[0]).toBe('Page 0'));
});

it('leads from beyond the last page to that one', async () => {
  show(noticesApi(THIRTY), '/notifications?page=9');
  await waitFor(() => expect(titles()[0]).toBe('Page 25'));
  expect(titles()).toHaveLength(5);
});

it('marks one as read, and lists those alone that are unread or severe', async () => {
  show(noticesApi(THIRTY));
  await press('Mark as read: Page 0 has changed');
  await press('Unread');
  await waitFor(() => expect(titles()[0]).toBe('Page 1'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Severity' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Critical' }));
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  await press('Show all');
  await waitFor(() => expect(titles()[0]).toBe('Page 0'));
  expect(screen.queryByRole('button', { name: 'Mark as read: Page 0 has changed' })).not.toBeInTheDocument();
});

it('deletes one, and marks all as read up to the newest that it shows', async () => {
  const seen = show(noticesApi(THIRTY.slice(0, 3)));
  await press('Delete: Page 0 has changed');
  await waitFor(() => expect(titles()).toEqual(['Page 1', 'Page 2']));
  await press('Mark all read');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Mark as read/ })).not.toBeInTheDocument(),
  );
  expect(seen.find(({ path }) => path === '/notices/read-all')?.body).toEqual({
    until: '2026-11-25T10:00:00.000Z',
  });
});

it('says that they cannot be loaded, and tries again', async () => {
  let isDown = true;
  const answers = noticesApi(THIRTY.slice(0, 1));
  show({
    ...answers,
    'GET /notices': (url) =>
      isDown ? new Refusal(503, 'Not available right now.') : answers['GET /notices']?.(url),
  });
  expect(await screen.findByText('Your notifications could not be loaded')).toBeVisible();
  isDown = false;
  await press('Try again');
  await waitFor(() => expect(titles()).toEqual(['Page 0']));
});
