import { READING_MESSAGES } from '@contracts/readings/reading-messages';
import type { ReadingPageRow, ReadingView } from '@contracts/readings/readings';
import type { UserView } from '@contracts/users/users';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as apiClient from '../../providers/apiClient';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aReading } from '../../testing/siteReadings';
import { aStudent, anAdmin } from '../../testing/users';
import { ReadingField } from './ReadingField';

const apiPage = vi.spyOn(apiClient, 'apiPage');

/** A form with the field alone. */
function Form({ value, problem }: { value: string | null; problem?: string }) {
  const [chosen, setChosen] = useState(value);
  return (
    <>
      <ReadingField value={chosen} problem={problem} onChange={(reading) => setChosen(reading?.id ?? null)} />
      <output aria-label="Chosen">{chosen ?? 'none'}</output>
    </>
  );
}

interface Setting {
  user?: UserView;
  value?: string | null;
  problem?: string;
  answers?: Parameters<typeof signIn>[1];
  unread?: Partial<ReadingPageRow>[];
}

/** The field where these readings are; the list is what `server` holds when it is asked for. */
async function show(readings: ReadingView[], { user = aStudent(), value = null, ...rest }: Setting = {}) {
  const server = { readings };
  apiPage.mockImplementation((path) => {
    const items: unknown[] = path.includes('/pages') ? (rest.unread ?? []) : server.readings;
    return Promise.resolve({ items, total: items.length } as never);
  });
  const { requests } = await signIn(user, rest.answers ?? {});
  render(<Form value={value} problem={rest.problem} />, { wrapper: QueryHarness });
  return { server, requests, user: userEvent.setup() };
}

const chosen = () => screen.getByLabelText('Chosen').textContent;
const running = (change: Partial<ReadingView> = {}) =>
  aReading({
    status: 'running',
    pages: 0,
    template: undefined,
    progress: { found: 300, visited: 37, failures: {}, skipped: {} },
    ...change,
  });

describe('choosing a reading', () => {
  it('offers those that can be used, by host, pages and date', async () => {
    const failed = aReading({ id: 'r2', status: 'failed', pages: 0 });
    const { user } = await show([aReading(), failed]);
    await user.click(await screen.findByLabelText('Site reading'));
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['shop.example, 118 pages, 20 Nov 2026']);
    await user.click(options[0] as HTMLElement);
    expect(chosen()).toBe('r1');
  });

  it('tells what the form says of it', async () => {
    await show([aReading()], { problem: 'Choose a reading.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a reading.');
  });

  it('tells it while the first one is being read, too', async () => {
    await show([running()], { problem: 'Choose a reading.' });
    expect(await screen.findByText('37 of 120 pages')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a reading.');
  });

  it('tells what a reading holds, what it left out and why', async () => {
    const reading = aReading({
      fullBy: 'pages',
      progress: { found: 300, visited: 120, failures: { 'client-error': 2 }, skipped: { 'other-site': 12 } },
    });
    const unread = [
      { id: 'p1', url: 'https://shop.example/gone', finalUrl: 'https://shop.example/gone', status: 404 },
    ].map((page) => ({ read: false, skipped: null, failure: null, ...page }));
    const { user } = await show([reading], { value: 'r1', unread });
    expect(await screen.findByText(/118 pages, 1\.4 MB/)).toBeInTheDocument();
    expect(screen.getByText(/at its limit of 120 pages/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pages that were not read' }));
    expect(await screen.findByText('The site answered with status 404.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Repeated parts that are left out (2)' }));
    expect(screen.getByText('Leave a Reply')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Links that were not followed' }));
    expect(screen.getByText('12 links to other sites')).toBeInTheDocument();
  });

  it('asks before it deletes one, says why it could not, and forgets it when it is gone', async () => {
    const refused = { status: 409, body: { message: 'Not now.' } };
    const answers: Setting['answers'] = { 'DELETE /api/readings/r1': refused };
    const { user, server } = await show([aReading()], { value: 'r1', answers });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the reading of shop.example?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Not now.')).toBeInTheDocument();
    answers['DELETE /api/readings/r1'] = { status: 204, body: undefined };
    server.readings = [];
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(chosen()).toBe('none'));
    expect(await screen.findByLabelText('URL to start from')).toBeInTheDocument();
  });

  it('says that the readings could not be loaded, and asks again', async () => {
    apiPage.mockRejectedValueOnce(new Error('No answer came.'));
    const { user } = await (async () => {
      await signIn(aStudent());
      render(<Form value={null} />, { wrapper: QueryHarness });
      return { user: userEvent.setup() };
    })();
    expect(await screen.findByText('No answer came.')).toBeInTheDocument();
    apiPage.mockResolvedValue({ items: [aReading()], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Site reading')).toBeInTheDocument();
  });
});

describe('reading a site', () => {
  const START = 'POST /api/readings/jobs';

  it('asks for an address first where there is no reading, and for https unless it says otherwise', async () => {
    const answers = { [START]: { status: 201, body: running() } };
    const { user, requests, server } = await show([], { answers });
    await user.click(await screen.findByRole('button', { name: 'Read pages' }));
    expect(screen.getByRole('alert')).toHaveTextContent(READING_MESSAGES.startRequired);
    await user.type(screen.getByLabelText('URL to start from'), 'shop.example');
    server.readings = [running()];
    await user.click(screen.getByRole('button', { name: 'Read pages' }));
    expect(await screen.findByText('37 of 120 pages')).toBeInTheDocument();
    expect(requests.at(-1)?.body).toEqual({
      source: 'site',
      startUrl: 'https://shop.example',
      pageLimit: 200,
    });
  });

  it.each([
    ['0', aStudent(), READING_MESSAGES.pagesInvalid('student')],
    ['501', aStudent(), READING_MESSAGES.pagesInvalid('student')],
    ['2001', anAdmin(), READING_MESSAGES.pagesInvalid('admin')],
  ])('refuses %s pages', async (limit, user, sentence) => {
    const { user: person } = await show([], { user });
    await person.type(await screen.findByLabelText('URL to start from'), 'https://shop.example/');
    await person.clear(screen.getByLabelText('Pages at most'));
    await person.type(screen.getByLabelText('Pages at most'), limit);
    await person.click(screen.getByRole('button', { name: 'Read pages' }));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('reads a list, and says which lines are none', async () => {
    const { user } = await show([]);
    await user.click(await screen.findByRole('button', { name: 'List' }));
    await user.click(screen.getByRole('button', { name: 'Read pages' }));
    expect(screen.getByRole('alert')).toHaveTextContent(READING_MESSAGES.addressesRequired);
    await user.type(screen.getByLabelText('URLs, one per line'), 'https://a.example/ b');
    await user.click(screen.getByRole('button', { name: 'Read pages' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Line 1');
  });

  it('says why it was refused, and keeps what was entered', async () => {
    const refusal = { status: 409, body: { message: READING_MESSAGES.full } };
    const { user } = await show([], { answers: { [START]: refusal } });
    await user.type(await screen.findByLabelText('URL to start from'), 'https://shop.example/');
    await user.click(screen.getByRole('button', { name: 'Read pages' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(READING_MESSAGES.full);
    expect(screen.getByLabelText('URL to start from')).toHaveValue('https://shop.example/');
  });

  it('leaves the pages of a crawl to admins', async () => {
    await show([]);
    await screen.findByLabelText('URL to start from');
    expect(screen.queryByRole('button', { name: 'Crawl' })).toBeNull();
  });

  it('lets one go back to the readings that there are', async () => {
    const { user } = await show([aReading()]);
    await user.click(await screen.findByRole('button', { name: 'Read a site' }));
    await user.click(screen.getByRole('button', { name: 'Use an existing reading' }));
    expect(screen.getByLabelText('Site reading')).toBeInTheDocument();
  });
});

describe('a reading at work', () => {
  it.each([
    [
      'waits',
      { status: 'queued' as const, progress: { found: 0, visited: 0, failures: {}, skipped: {} } },
      'Waiting for its turn…',
    ],
    [
      'begins',
      { progress: { found: 0, visited: 0, failures: {}, skipped: {} } },
      'Reading robots.txt and sitemaps…',
    ],
    ['is paused', { status: 'paused' as const }, 'Paused · 37 of 120 pages'],
    [
      'is asked to wait',
      {
        progress: {
          found: 300,
          visited: 37,
          failures: {},
          skipped: {},
          slowed: { host: 'shop.example', everyMs: 400, pauseMs: 5000 },
        },
      },
      '37 of 120 pages · shop.example asked for a pause',
    ],
  ])('that %s says so', async (_, change, text) => {
    await show([running(change)]);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('tells what could not be read so far, and can be cancelled', async () => {
    const answers = { 'POST /api/jobs/j1/cancel': { status: 200, body: {} } };
    const progress = { found: 300, visited: 37, failures: { timeout: 3 }, skipped: {} };
    const { user, server } = await show([running({ progress })], { answers });
    expect(await screen.findByText(/^3 pages: The site took too long/)).toBeInTheDocument();
    server.readings = [running({ status: 'cancelled' })];
    await user.click(screen.getByRole('button', { name: 'Cancel reading of shop.example' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The reading of shop.example was canceled.');
    expect(screen.getByLabelText('URL to start from')).toBeInTheDocument();
  });

  it('is chosen when it is done', async () => {
    const { server } = await show([running()]);
    await screen.findByText('37 of 120 pages');
    server.readings = [aReading()];
    await waitFor(() => expect(chosen()).toBe('r1'), { timeout: 3_000 });
    expect(screen.getByLabelText('Site reading')).toHaveValue('shop.example, 118 pages, 20 Nov 2026');
  });

  it('tells why it failed', async () => {
    const { server } = await show([running()]);
    await screen.findByText('37 of 120 pages');
    server.readings = [running({ status: 'failed', error: READING_MESSAGES.forbidden })];
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(READING_MESSAGES.forbidden), {
      timeout: 3_000,
    });
    expect(chosen()).toBe('none');
  });
});
