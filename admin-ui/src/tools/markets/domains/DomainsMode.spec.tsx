import { readDomain } from '@domain/markets/domain-facts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { domainLines } from './domainLines';
import { DomainsMode } from './DomainsMode';

/** A worker whose script runs here: jsdom has none. */
function startWorker(): Worker {
  const worker = {
    onmessage: (_: { data: unknown }) => undefined,
    postMessage: (text: string) => {
      const { lines, count } = domainLines(text);
      const data = { text, count, rows: lines.map(readDomain) };
      queueMicrotask(() => act(() => worker.onmessage({ data })));
    },
    terminate: () => undefined,
  };
  return worker as unknown as Worker;
}

function Query() {
  return <output aria-label="Query">{useLocation().search}</output>;
}

function Back() {
  const navigate = useNavigate();
  return (
    <button
      onClick={() => {
        navigate(-1);
      }}
    >
      Back
    </button>
  );
}

async function open(address = '/tld-language') {
  const { requests } = await signIn(aStudent(), { 'POST /api/auth/moduleLogs': { status: 200, body: {} } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <DomainsMode startWorker={startWorker} />
      <Query />
      <Back />
    </MemoryRouter>,
  );
  return { ...view, requests };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Domains, one per line');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rows = () =>
  within(screen.getByRole('table', { name: 'Domains' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => localStorage.clear());

it('tells what each domain stands for, and why a line is none', async () => {
  const { requests } = await open();
  expect(screen.getByText('No domains yet')).toBeInTheDocument();
  write('www.example.co.uk\nco.uk, pаypal.com');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toHaveTextContent(/United KingdomEnglish.*example\.co\.ukco\.ukRegistry/);
  expect(rows()[1]).toHaveTextContent('co.uk is a public suffix, not a domain.');
  expect(rows()[2]).toHaveTextContent('Look-alike');
  expect(screen.getByText('2 domains read, 1 line not.')).toBeInTheDocument();
  const bars = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
  expect(bars.map((bar) => bar.textContent)).toEqual(['English1 (50%)', 'No country signal1 (50%)']);
  write('example.de');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(requests.filter(({ route }) => route === 'POST /api/auth/moduleLogs')).toHaveLength(1);
});

it('searches, filters and sorts, and keeps that in the address', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Try a sample' }));
  await waitFor(() => expect(rows()).toHaveLength(12));
  fireEvent.change(screen.getByLabelText('Search these domains'), { target: { value: 'BRAZIL' } });
  expect(rows()).toHaveLength(1);
  expect(screen.getByLabelText('Query')).toHaveTextContent('?q=BRAZIL');
  fireEvent.change(screen.getByLabelText('Search these domains'), { target: { value: 'nowhere' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(rows()).toHaveLength(12);
  expect(screen.getByLabelText('Query')).toHaveTextContent(/^$/);
  fireEvent.keyDown(screen.getByLabelText('Show'), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('option', { name: 'Look-alikes' }));
  expect(rows()).toHaveLength(1);
  expect(screen.getByLabelText('Query')).toHaveTextContent('?show=look-alike');
});

it('takes 1,000 domains, says how many there were, and pages them', async () => {
  await open();
  write(Array.from({ length: 1_001 }, (_, number) => `example${number}.de`).join('\n'));
  expect(await screen.findByText('Only the first 1,000 of 1,001 domains are shown.')).toBeInTheDocument();
  expect(await screen.findByText('1–25 of 1,000')).toBeInTheDocument();
  expect(rows()).toHaveLength(25);
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(rows()[0]).toHaveTextContent('example25.de');
});

it('keeps order and page in the address, for a reload and the way back', async () => {
  const { unmount } = await open();
  write(Array.from({ length: 60 }, (_, number) => `example${number}.de`).join('\n'));
  fireEvent.click(await screen.findByRole('button', { name: 'Domain' }));
  fireEvent.click(screen.getByRole('button', { name: 'Domain' }));
  expect(rows()[0]).toHaveTextContent('example9.de');
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  const { textContent: address } = screen.getByLabelText('Query');
  expect(address).toBe('?sort=-Domain&rows=3');
  expect(rows()).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('26–50 of 60')).toBeInTheDocument();
  unmount();

  await open(`/tld-language${address}`);
  expect(await screen.findByText('51–60 of 60')).toBeInTheDocument();
  expect(rows().at(-1)).toHaveTextContent('example0.de');
  fireEvent.change(screen.getByLabelText('Search these domains'), { target: { value: 'example1' } });
  expect(rows()[0]).toHaveTextContent('example19.de');
  expect(screen.getByLabelText('Query')).toHaveTextContent('?sort=-Domain&q=example1');
});

it('keeps what was entered when the page is left', async () => {
  const { unmount } = await open();
  write('example.fr');
  unmount();
  await open();
  expect(field()).toHaveValue('example.fr');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('France'));
});
