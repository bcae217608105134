import type { NoteView } from '@contracts/notes/notes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { fakeApi } from '../../testing/fakeApi';
import { ImportantNote } from './ImportantNote';

const NOTE: NoteView = {
  msg: 'Webinar today:\nhttps://example.org/room. <b>Be there</b>',
  version: 3,
  updatedAt: '2026-11-22T09:00:00.000Z',
  seen: false,
};

function open(note: NoteView, path = '/') {
  const { requests } = fakeApi({
    'GET /api/auth/getNote': { status: 200, body: note },
    'POST /api/auth/seenNote': { status: 200, body: { ...note, seen: true } },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter
        initialEntries={[path]}
        future={{ v7_startTransition: false, v7_relativeSplatPath: false }}
      >
        <ImportantNote />
        <Link to="/">The page alone</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { sent: (route: string) => requests.filter((request) => request.route === route) };
}

it('shows a note once, as text with its links, and has the account remember it', async () => {
  const { sent } = open(NOTE);
  const dialog = await screen.findByRole('dialog', { name: 'Important note' }, { timeout: 20_000 });
  expect(dialog).toHaveTextContent('<b>Be there</b>');
  const link = screen.getByRole('link', { name: 'https://example.org/room' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent('POST /api/auth/seenNote')).toEqual([expect.objectContaining({ body: { version: 3 } })]);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(sent('GET /api/auth/getNote')).toHaveLength(1);
});

it.each([
  ['was seen', { ...NOTE, seen: true }],
  ['was removed', { ...NOTE, msg: '', seen: true }],
])('shows nothing where the note %s', async (_, note) => {
  const { sent } = open(note);
  await waitFor(() => expect(sent('GET /api/auth/getNote')).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each(['/#profile', '/#two-factor'])('waits until the dialog at %s is closed', async (path) => {
  const { sent } = open(NOTE, path);
  await waitFor(() => expect(sent('GET /api/auth/getNote')).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'The page alone' }));
  expect(await screen.findByRole('dialog', { name: 'Important note' })).toBeInTheDocument();
});
