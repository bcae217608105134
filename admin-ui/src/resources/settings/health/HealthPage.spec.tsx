import type { HealthProcess, HealthReport } from '@contracts/health/health';
import { MESSAGES } from '@contracts/messages';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAnnounced } from '../../../shared/announce';
import { fakeApi } from '../../../testing/fakeApi';
import { ListHarness } from '../../../testing/ListHarness';
import { HealthPage } from './HealthPage';

const GET = 'GET /api/admin/health';
const CHECK = 'POST /api/admin/health/check';
const AWAY = { status: 503, body: { message: MESSAGES.unavailable } };

const worker = (pid: number, fields: Partial<HealthProcess> = {}): HealthProcess => ({
  id: `worker-${pid}`,
  kind: 'worker',
  host: 'box',
  pid,
  version: '0.1.0',
  node: '24.19.0',
  startedAt: '2026-11-24T10:00:00Z',
  seenAt: '2026-11-24T11:59:55Z',
  wayOut: 'up',
  freeBytes: 20 * 1024 ** 3,
  silent: false,
  ...fields,
});
const REPORT: HealthReport = {
  checkedAt: '2026-11-24T12:00:00Z',
  status: 'failed',
  lines: [
    {
      id: 'queue-writes',
      group: 'stores',
      title: 'Queue takes writes',
      status: 'failed',
      says: 'Redis refuses writes (OOM).',
      doThis: 'Raise its maxmemory.',
    },
    { id: 'workers', group: 'workers', title: 'Workers', status: 'ok', says: '1 worker runs.' },
    { id: 'database', group: 'stores', title: 'Database', status: 'ok', says: 'MongoDB answers.' },
  ],
  processes: [worker(8, { silent: true, seenAt: '2026-11-24T11:57:00Z' }), worker(7)],
};
const GOOD: HealthReport = {
  ...REPORT,
  status: 'ok',
  lines: REPORT.lines.map((line) => ({ ...line, status: 'ok', doThis: undefined })),
};

const Told = () => <div data-testid="told">{useAnnounced().text}</div>;

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  render(
    <ListHarness dataProvider={{}} resource="settings">
      <HealthPage />
      <Told />
    </ListHarness>,
  );
  return { ...api, user: userEvent.setup() };
}
const checkAgain = () => screen.getByRole('button', { name: 'Check again' });

it('shows each line with its status in a word and what to do, the most urgent part first', async () => {
  open({ [GET]: { status: 200, body: REPORT } });
  expect(await screen.findByText('1 failed, 2 OK')).toBeVisible();
  const [first] = screen.getAllByRole('region');
  const [line] = within(first as HTMLElement).getAllByRole('listitem');
  expect(first).toHaveAccessibleName('Database and queue');
  expect(line).toHaveTextContent('Failed');
  expect(line).toHaveTextContent('Redis refuses writes (OOM).Raise its maxmemory.');
});

it('shows the processes, and which of them are silent', async () => {
  open({ [GET]: { status: 200, body: REPORT } });
  const table = await screen.findByRole('table', { name: 'All processes' });
  const [silent, live] = within(table).getAllByRole('row').slice(1);
  expect(silent).toHaveTextContent('Worker 8 on box3 minutes ago');
  expect(live).toHaveTextContent('Worker 7 on box5 seconds agoUp20 GB0.1.024.19.0');
});

it('pages through many workers', async () => {
  const processes = Array.from({ length: 60 }, (_, index) => worker(100 + index));
  const { user } = open({ [GET]: { status: 200, body: { ...REPORT, processes } } });
  expect(await screen.findByText('1–25 of 60')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(screen.getByText('Worker 125 on box')).toBeVisible();
});

it('checks again when asked to, tells the outcome and keeps the focus', async () => {
  const { user, requests } = open({
    [GET]: { status: 200, body: REPORT },
    [CHECK]: { status: 200, body: GOOD },
  });
  await screen.findByText('1 failed, 2 OK');
  await user.click(checkAgain());
  expect(await screen.findByText('All 3 checks are OK')).toBeVisible();
  expect(screen.getByTestId('told')).toHaveTextContent('Checked again: All 3 checks are OK');
  expect(checkAgain()).toHaveFocus();
  expect(requests.map(({ route }) => route)).toEqual([GET, CHECK]);
});

it('keeps what it has where a further check fails, and says why', async () => {
  const { user } = open({ [GET]: { status: 200, body: REPORT }, [CHECK]: AWAY });
  await screen.findByText('1 failed, 2 OK');
  await user.click(checkAgain());
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
  expect(screen.getByText('1 failed, 2 OK')).toBeVisible();
});

it('says that nothing could be checked, and tries again', async () => {
  const { user, answers } = open({ [GET]: AWAY });
  expect(await screen.findByRole('alert')).toHaveTextContent('The health could not be checked');
  expect(screen.getByText(MESSAGES.unavailable)).toBeVisible();
  answers[GET] = { status: 200, body: REPORT };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 failed, 2 OK')).toBeVisible();
});
