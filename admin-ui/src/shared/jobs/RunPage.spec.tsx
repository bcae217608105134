import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { apiJson } from '../../providers/apiClient';
import { answerApi, Refusal } from '../../testing/answerApi';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { StepCard } from '../StepCard';
import { RunPage } from './RunPage';
import { useLimitedRun } from './useLimitedRun';

/** A whole tool with a form of one field. */
function Tool({ file }: { file?: File }) {
  const [host, setHost] = useState('shop.example');
  const [problem, setProblem] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const run = useLimitedRun<CrawlJob>({
    kind: CRAWL,
    submitButton: button,
    onRefused: () => setProblem('Enter another site.'),
  });
  const start = () =>
    run.start(() => apiJson<CrawlJob>('/crawls', { method: 'POST', json: { host } }), {
      order: { host },
      file,
    });
  return (
    <RunPage
      kind={CRAWL}
      run={run}
      result={{
        summaryOf: ({ result }) => result && `${result.pages} pages`,
        render: ({ result }) => `${result?.pages} pages were found.`,
      }}
      firstStep="Start one."
      form={
        <StepCard step={1} title="Choose a site" text="Any.">
          <input aria-label="Site" value={host} onChange={(event) => setHost(event.target.value)} />
          <p>{problem}</p>
          <button ref={button} disabled={run.busy} onClick={() => void start()}>
            Start
          </button>
        </StepCard>
      }
    />
  );
}

async function open(
  address = '/',
  {
    job,
    user = aStudent(),
    file,
  }: { job?: CrawlJob; user?: typeof aStudent extends () => infer User ? User : never; file?: File } = {},
) {
  await signIn(user);
  const server = { job, refusal: undefined as Refusal | undefined, begun: 0 };
  answerApi({
    'POST /crawls': () => {
      if (server.refusal) return server.refusal;
      server.begun += 1;
      server.job = aCrawl({ id: String(server.begun), status: 'running' });
      return server.job;
    },
    'GET /jobs/1': () => server.job ?? new Refusal(404, 'Not found'),
    'GET /jobs/2': () => server.job,
    'GET /jobs': () => [],
    'GET /auth/getCurrentModuleLimits': () => ({ planStats: [] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter
      initialEntries={[address]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      <AdminContext queryClient={client}>
        <Tool file={file} />
      </AdminContext>
    </MemoryRouter>,
  );
  return server;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const done = (id = '1') => aCrawl({ id, status: 'done', result: { pages: 7 } });
const line = () => screen.findByRole('region', { name: 'What this result was made of' });

async function runOnce(server: { job?: CrawlJob }) {
  await press('Start');
  await screen.findByRole('region', { name: 'Progress' });
  server.job = done();
  await screen.findByText('7 pages were found.');
}

it('folds its form to a line after a start, and leads to the progress and then to the result', async () => {
  const server = await open();
  await press('Start');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'shop.example' })).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: 'Site' })).toBeNull();
  server.job = done();
  await screen.findByText('7 pages were found.');
  expect(await line()).toHaveTextContent('shop.example · 7 pages');
  expect(screen.getByRole('heading', { name: 'shop.example' })).toHaveFocus();
  expect(document.title).toMatch(/^shop\.example/);
});

it('opens the form again with what was entered', async () => {
  const server = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Site' }), '/blog');
  await runOnce(server);
  await press('Edit');
  expect(screen.getByRole('textbox', { name: 'Site' })).toHaveValue('shop.example/blog');
  expect(screen.getByRole('heading', { name: 'Choose a site' })).toHaveFocus();
  expect(screen.getByText('7 pages were found.')).toBeVisible();
});

it('asks before the same is paid for again, and shows the result instead', async () => {
  const server = await open();
  await runOnce(server);
  await press('Edit');
  await press('Start');
  await press('Show the result');
  expect(await line()).toBeVisible();
  expect(server.begun).toBe(1);
  await press('Edit');
  await press('Start');
  await press('Start again');
  await waitFor(() => expect(server.begun).toBe(2));
});

it.each([
  ['something was changed', aStudent(), 'other.example'],
  ['nobody counts', anAdmin(), 'shop.example'],
])('does not ask where %s', async (_, user, host) => {
  const server = await open('/', { user });
  await runOnce(server);
  await press('Edit');
  const field = screen.getByRole('textbox', { name: 'Site' });
  await userEvent.clear(field);
  await userEvent.type(field, host);
  await press('Start');
  await waitFor(() => expect(server.begun).toBe(2));
});

it('opens the address of a run on its result, above which a line leads to a new run', async () => {
  await open('/?run=1', { job: done() });
  expect(await screen.findByText('7 pages were found.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Site' })).toBeNull();
  await press('New run');
  expect(screen.getByRole('textbox', { name: 'Site' })).toBeVisible();
});

it('says why there is no result above the form that is to be changed', async () => {
  await open('/?run=1', { job: aCrawl({ status: 'failed', startedAt: '2026-11-20T10:00:00.000Z' }) });
  const alert = await screen.findByText(/could not be crawled/);
  const form = screen.getByRole('textbox', { name: 'Site' });
  expect(alert.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('keeps the form open where the start was refused', async () => {
  const server = await open();
  await runOnce(server);
  await press('Edit');
  server.refusal = new Refusal(422, 'No.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Site' }), '/a');
  await press('Start');
  expect(await screen.findByText('Enter another site.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Site' })).toHaveValue('shop.example/a');
});

it('leads back to the button where a file was refused', async () => {
  const server = await open('/', { file: new File(['shop'], 'shops.csv') });
  server.refusal = new Refusal(422, 'No.');
  await press('Start');
  expect(await screen.findByText('Enter another site.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus());
});

it('prints a result alone', async () => {
  await open('/?run=1', { job: done() });
  await screen.findByText('7 pages were found.');
  expect((await line()).closest('.print-none')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Past results' }).closest('.print-none')).not.toBeNull();
});
