import type { MarketPage } from '@contracts/markets/market-pages';
import { signalsOf } from '@domain/markets/signals';
import { verdictOf } from '@domain/markets/verdict';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import type { MarketJob } from './marketJobs';
import { PagesMode } from './PagesMode';

const START = 'POST /api/tld-language/jobs';
const job = (id: string, failed: number): MarketJob => ({
  _id: id,
  id,
  kind: 'tld-pages',
  owner: 'me',
  status: 'done',
  progress: { done: 2, total: 2 },
  parameters: { name: 'https://a.example/', addresses: 2 },
  result: { pages: 2, failed, agree: 0, disagree: 2 - failed, unknown: 0, hreflangProblems: 0 },
  attempts: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:01.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
});

function pageOf(position: number, url: string, isRead: boolean): MarketPage {
  const read = { lang: 'en', openGraph: {}, hreflangs: [], contentLanguage: null, textLanguage: 'de', url };
  const signals = isRead ? signalsOf(read) : null;
  const verdict = signals && verdictOf(signals);
  const status = isRead ? 200 : 404;
  const nothing = { finalUrl: url, failure: null, hreflangs: [], findings: [] };
  return { ...nothing, id: String(position), position, url, status, signals, verdict };
}

async function open() {
  const [first, second] = ['https://a.example/', 'https://a.example/gone'];
  const { requests } = await signIn(aStudent(), {
    [START]: { status: 201, body: job('one', 1) },
    'POST /api/tld-language/jobs/one/retry': { status: 201, body: job('two', 0) },
    'GET /api/jobs/one': { status: 200, body: job('one', 1) },
    'GET /api/jobs/two': { status: 200, body: job('two', 0) },
    'GET /api/tld-language/jobs/one/pages': {
      status: 200,
      body: [pageOf(1, first, true), pageOf(2, second, false)],
    },
    'GET /api/tld-language/jobs/two/pages': {
      status: 200,
      body: [pageOf(1, first, true), pageOf(2, second, true)],
    },
  });
  render(<PagesMode />, { wrapper: QueryHarness });
  return { requests };
}

const field = () => screen.getByLabelText('URLs, one per line');
const rows = () =>
  within(screen.getByRole('table', { name: 'Pages' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => localStorage.clear());

it('says what each page stands for and why, opens one, and tries again what failed', async () => {
  const { requests } = await open();
  fireEvent.change(field(), { target: { value: 'a.example\nhttps://a.example/gone' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read pages' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(requests).toContainEqual({
    route: START,
    body: { addresses: ['https://a.example', 'https://a.example/gone'] },
  });
  expect(rows()[0]).toHaveTextContent('DisagreeGermanhtml lang says en, the page stands for German.');
  expect(rows()[1]).toHaveTextContent('Not readThe site answered with status 404.');
  fireEvent.click(screen.getByRole('button', { name: 'https://a.example/' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('html lang')).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry failed', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument());
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Disagree'));
});

it('offers a sample, refuses lines that are no addresses, and keeps them', async () => {
  const { requests } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Try a sample' }));
  expect(screen.getByText('3 URLs')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try a sample' })).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'https://a.example/\nmailto:me@a.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read pages' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Line 2 (mailto:me@a.example)');
  fireEvent.change(field(), {
    target: { value: Array.from({ length: 101 }, (_, number) => `a.example/${number}`).join('\n') },
  });
  expect(screen.getByText(/^Enter at most 100 URLs/)).toBeInTheDocument();
  expect(requests.map(({ route }) => route)).not.toContain(START);
});
