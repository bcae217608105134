import type { JobView } from '@contracts/jobs/jobs';
import type { QuickPanelView } from '@contracts/quick-panel/quick-panel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from '../../session/useSession';
import { fakeApi } from '../../testing/fakeApi';
import { aStudent, tokenExpiringAt } from '../../testing/users';
import { QuickPanel } from './QuickPanel';

const DATA = 'GET /api/quick-panel/data';
const EMPTY: QuickPanelView = { usage: [], jobs: [], note: null };
const JOB: JobView = {
  _id: 'j1',
  id: 'j1',
  kind: 'intent',
  owner: 's1',
  status: 'running',
  progress: { done: 50, total: 200 },
  parameters: {
    fileName: 'Queries.csv',
    bytes: 900,
    words: { informational: 0, commercialInvestigation: 0, transactional: 1, navigational: 0 },
  },
  attempts: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: '2026-12-22T09:00:00.000Z',
};

async function open(answer: { status: number; body: unknown }) {
  const user = aStudent();
  const access_token = tokenExpiringAt(Date.now() + 60_000);
  const api = fakeApi({ 'POST /api/auth': { status: 200, body: { user, access_token } }, [DATA]: answer });
  await session.login('someone@cohort.example', 'password');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <QueryClientProvider client={client}>
        <QuickPanel onClose={() => undefined} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { api, ...view };
}

it('says what there is nothing of yet, and nothing of all jobs to a student', async () => {
  await open({ status: 200, body: EMPTY });
  expect(screen.getByRole('status', { name: 'Loading the quick panel' })).toBeInTheDocument();
  expect(await screen.findByText('Nothing used yet today (UTC).')).toBeInTheDocument();
  expect(screen.getByText('No job is waiting or running.')).toBeInTheDocument();
  expect(screen.getByText('There is no note.')).toBeInTheDocument();
  expect(screen.queryByText('Jobs of all users')).not.toBeInTheDocument();
});

it('leads to what it tells of; a tool that is closed to the user is no link', async () => {
  const body: QuickPanelView = {
    ...EMPTY,
    usage: [
      { tool: 'intent-finder', operations: 3 },
      { tool: 'schema-generator', operations: 1 },
    ],
    jobs: [JOB],
    allJobs: { running: 2, failed: 1200 },
  };
  await open({ status: 200, body });
  const tool = await screen.findByRole('link', { name: /Intent Finder 3 uses/ });
  expect(tool).toHaveAttribute('href', '/intent-finder');
  expect(screen.getByText('Schema Generator').closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'Queries.csv' })).toHaveAttribute('href', '/intent-finder');
  expect(screen.getByText('50 of 200 rows done')).toBeInTheDocument();
  const failed = screen.getByRole('link', { name: /1,200\s*failed/ });
  expect(decodeURIComponent(failed.getAttribute('href') ?? '')).toContain('"status":"failed"');
});

it('says why it could not be loaded, and tries again', async () => {
  const { api } = await open({ status: 503, body: { message: 'Not available right now.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available right now.');
  api.answers[DATA] = { status: 200, body: EMPTY };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no note.')).toBeInTheDocument();
});
