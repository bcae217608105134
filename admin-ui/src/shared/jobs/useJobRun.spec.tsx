import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Notification } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { apiJson } from '../../providers/apiClient';
import { answerApi, Refusal } from '../../testing/answerApi';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { JobEnd } from './JobEnd';
import { JobProgress } from './JobProgress';
import { isFinished } from './jobText';
import { PastResults } from './PastResults';
import { useJobRun } from './useJobRun';

/** A whole tool of a pausable kind: what it is asked with, how its result looks, and nothing else of its own. */
function Crawler({ onFinished }: { onFinished: (job: CrawlJob) => void }) {
  const run = useJobRun<CrawlJob>({ kind: CRAWL, onRefused: () => undefined, onFinished });
  const start = () =>
    run.start(() => apiJson<CrawlJob>('/crawls', { method: 'POST', json: { host: 'shop.example' } }));
  return (
    <>
      <button disabled={run.busy} onClick={() => void start()}>
        Start
      </button>
      {run.busy ? <JobProgress kind={CRAWL} run={run} /> : null}
      {run.job && isFinished(run.job) ? <JobEnd kind={CRAWL} job={run.job} /> : null}
      <PastResults
        kind={CRAWL}
        result={{
          summaryOf: ({ result }) => result && `${result.pages} pages`,
          render: ({ result }) => `${result?.pages} pages were found.`,
        }}
        firstStep="Start a crawl."
      />
    </>
  );
}

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

/** An API with one job; it takes no change while it has a refusal. */
function setUp(address = '/', job?: CrawlJob) {
  const server = { job, refusal: undefined as Refusal | undefined };
  const change = (status: CrawlJob['status']) => () => {
    if (server.refusal) return server.refusal;
    server.job = aCrawl({ ...server.job, status });
    return server.job;
  };
  const requests = answerApi({
    'POST /crawls': change('running'),
    'GET /jobs': () => (server.job ? [server.job] : []),
    'GET /jobs/1': () => server.job ?? new Refusal(404, 'Not found'),
    'POST /jobs/1/pause': change('paused'),
    'POST /jobs/1/resume': change('running'),
    'POST /jobs/1/cancel': change('cancelled'),
  });
  const onFinished = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter
      initialEntries={[address]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      <AdminContext queryClient={client}>
        <Crawler onFinished={onFinished} />
        <Notification />
        <Address />
      </AdminContext>
    </MemoryRouter>,
  );
  return { server, requests, onFinished, user: userEvent.setup() };
}

const progress = () => screen.findByRole('region', { name: 'Progress' });

it('starts, pauses, resumes and cancels a job, and lists it', async () => {
  const { requests, onFinished, user } = setUp();
  expect(await screen.findByText('Start a crawl.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await progress()).toHaveTextContent('Asking for the first page…');
  const [pause] = await screen.findAllByRole('button', { name: 'Pause shop.example' });
  await user.click(pause ?? document.body);
  await waitFor(async () => expect(await progress()).toHaveTextContent('Paused'));
  expect(pause).toHaveAccessibleName('Resume shop.example');
  expect(pause).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pause).toHaveAccessibleName('Pause shop.example'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/shop.example was canceled. Nothing was crawled/)).toBeInTheDocument();
  expect(onFinished.mock.calls).toEqual([[expect.objectContaining({ status: 'cancelled' })]]);
  expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/crawls',
    '/jobs/1/pause',
    '/jobs/1/resume',
    '/jobs/1/cancel',
  ]);
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
});

it('says in the words of the server why a job cannot be paused', async () => {
  const { server, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await progress();
  server.refusal = new Refusal(409, 'This crawl is at its last page.');
  const [pause] = await screen.findAllByRole('button', { name: 'Pause shop.example' });
  await user.click(pause ?? document.body);
  expect(await screen.findByText('This crawl is at its last page.')).toBeInTheDocument();
});

it('opens a finished one again', async () => {
  const { server, user } = setUp();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await progress();
  server.job = aCrawl({ status: 'done', result: { pages: 7 } });
  await user.click(await screen.findByRole('button', { name: 'Preview shop.example' }));
  expect(await screen.findByText('7 pages were found.')).toBeInTheDocument();
});

const address = () => screen.getByLabelText('Address');

it('has the run in the address, and shows it again without telling of its end once more', async () => {
  const { server, onFinished, user } = setUp('/?q=shoes');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await progress();
  await waitFor(() => expect(address()).toHaveTextContent(/^\?run=1$/));
  server.job = aCrawl({ status: 'cancelled', startedAt: '2026-11-20T10:00:00.000Z' });
  expect(await screen.findByText(/shop.example was canceled/)).toBeInTheDocument();
  expect(address()).toHaveTextContent(/^\?run=1$/);
  expect(onFinished).toHaveBeenCalledTimes(1);
  cleanup();

  const again = setUp('/?run=1', server.job);
  expect(await screen.findByText(/shop.example was canceled/)).toBeInTheDocument();
  expect(again.onFinished).not.toHaveBeenCalled();
});

it('goes on with a run that is at work when the page is opened', async () => {
  const { server, onFinished } = setUp('/?run=1', aCrawl({ status: 'running' }));
  expect(await progress()).toBeInTheDocument();
  server.job = aCrawl({ status: 'cancelled' });
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1));
});

it.each<[string, CrawlJob | undefined]>([
  ['is not there any more', undefined],
  ['is of another kind', aCrawl({ kind: 'other' as 'crawl', status: 'done' })],
])('says that the run of an address %s, and lets another one start', async (_, job) => {
  const { onFinished } = setUp('/?run=1', job);
  expect(await screen.findByText(/This result is not there any more/)).toBeInTheDocument();
  await waitFor(() => expect(address()).toBeEmptyDOMElement());
  expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  expect(onFinished).not.toHaveBeenCalled();
});
