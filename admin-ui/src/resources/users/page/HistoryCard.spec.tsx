import type { AuditEntryView } from '@contracts/audit/audit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { aStudent } from '../../../testing/users';
import { HistoryCard } from './HistoryCard';

const entry = (number: number, change: Partial<AuditEntryView> = {}): AuditEntryView => ({
  _id: `${number}`,
  id: `${number}`,
  actor: 'a1',
  actorEmail: `admin-${number}@cohort.example`,
  action: 'set-password',
  resource: 'users',
  recordId: 's1',
  label: 'freya@cohort.example',
  before: null,
  after: null,
  time: '2026-11-20T10:00:00.000Z',
  ...change,
});

function open(answer: (query: URLSearchParams) => unknown) {
  answerApi({ 'GET /audit': ({ searchParams }) => answer(searchParams) });
  const getMany = async (_: string, { ids }: { ids: string[] }) => ({
    data: ids.filter((id) => id !== 'gone').map((id) => ({ id, batch: `Batch ${id}` })),
  });
  render(
    <ListHarness dataProvider={{ getMany } as never}>
      <HistoryCard user={aStudent()} />
    </ListHarness>,
  );
}

it('tells who did what, with the names of what was there before and is now', async () => {
  const change = { action: 'update', before: { batch: 'gone' }, after: { batch: '12' } } as const;
  open(() => [entry(1, change), entry(2)]);
  expect(await screen.findByText('Changed')).toBeInTheDocument();
  expect(screen.getByText(/admin-1@cohort.example/)).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: 'Batch Deleted (gone) Batch 12' });
  expect(row).toBeInTheDocument();
  const act = screen.getByText('Set password').closest('li') as HTMLElement;
  expect(within(act).queryByRole('table')).not.toBeInTheDocument();
});

it('says that nothing was done', async () => {
  open(() => []);
  expect(await screen.findByText('No admin has changed this account.')).toBeInTheDocument();
});

it('says that it could not be loaded, and tries again', async () => {
  let failures = 1;
  open(() => (failures-- > 0 ? 503 : [entry(1)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Set password')).toBeInTheDocument();
});

it('shows a long one by pages', async () => {
  const all = Array.from({ length: 25 }, (_, number) => entry(number));
  open((query) => {
    const [first, last] = JSON.parse(query.get('range') ?? '[0,0]') as [number, number];
    // The stand-in tells no total: the first page has all.
    return first === 0 ? all : all.slice(first, last + 1);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to next page' }));
  expect(await screen.findByText(/admin-10@cohort.example/)).toBeInTheDocument();
});
