import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { aSchedule } from '../../../testing/crawlSchedules';
import { ListHarness } from '../../../testing/ListHarness';
import { startValues } from '../start/startValues';
import { type EditedSchedule, ScheduleDialog } from './ScheduleDialog';

function show(edited: EditedSchedule) {
  const seen = answerApi({
    'GET /crawl-schedules/s1': () => aSchedule(),
    'POST /crawl-schedules': () => aSchedule(),
    'PUT /crawl-schedules/s1': () => aSchedule(),
  });
  const onClose = vi.fn();
  render(
    <ListHarness dataProvider={{}}>
      <ScheduleDialog edited={edited} onClose={onClose} />
    </ListHarness>,
  );
  return { onClose, sent: () => seen.filter(({ method }) => method !== 'GET') };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enter(label: string, value: string) {
  const field = await screen.findByLabelText(label, { exact: false });
  await userEvent.clear(field);
  if (value) await userEvent.type(field, value);
}

/** The day before summer time begins in Berlin. */
const SATURDAY = new Date('2026-03-28T12:00:00Z');

describe('the next crawls', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(SATURDAY);
  });
  afterEach(() => vi.useRealTimers());

  it('are told by the clocks of the zone that is chosen', async () => {
    const { sent } = show({ crawl: startValues('https://shop.example/') });
    await press('Daily');
    await enter('Time of day', '02:30');
    await enter('Time zone', 'berlin');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
    expect(screen.getByText(/^Next crawls:/)).toHaveTextContent(
      'Next crawls: Sun, 29 Mar 2026, 03:30 · Mon, 30 Mar 2026, 02:30 · Tue, 31 Mar 2026, 02:30',
    );
    await press('Monthly');
    await userEvent.click(screen.getByRole('combobox', { name: 'Day of the month' }));
    await userEvent.click(await screen.findByRole('option', { name: '31st' }));
    expect(screen.getByText(/^Next crawls:/)).toHaveTextContent(
      'Next crawls: Tue, 31 Mar 2026, 02:30 · Thu, 30 Apr 2026, 02:30 · Sun, 31 May 2026, 02:30',
    );
    await press('Save schedule');
    const repeat = { every: 'monthly', day: 31, time: '02:30', zone: 'Europe/Berlin' };
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { method: 'POST', body: { startUrl: 'https://shop.example/', ...repeat } },
      ]),
    );
  });
});

it.each([
  ['3:05', '03:05'],
  ['15.30', '15:30'],
])('takes %s as %s', async (written, time) => {
  const { sent } = show({ id: 's1' });
  await enter('Time of day', written);
  expect(await screen.findByText(/^Next crawls:/)).toHaveTextContent(time);
  await press('Save schedule');
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT', body: { time } }]));
});

it('refuses a time that no clock shows', async () => {
  const { sent } = show({ id: 's1' });
  await enter('Time of day', '25:00');
  expect(screen.queryByText(/^Next crawls/)).toBeNull();
  await press('Save schedule');
  expect(await screen.findByText('Enter a time of day, such as 03:00.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('shows an option that is wrong among the hidden ones, and saves what is mended', async () => {
  const { sent } = show({ id: 's1' });
  await press('Options');
  await enter('Page limit', '0');
  await press('Fewer options');
  await press('Save schedule');
  expect(await screen.findByText(/^The page limit must be/)).toBeVisible();
  expect(sent()).toEqual([]);
  await enter('Page limit', '100');
  await press('Save schedule');
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT', body: { pageLimit: 100 } }]));
});

it('refuses what is no address by Enter, and asks before what was entered is lost', async () => {
  const { sent, onClose } = show({ crawl: startValues('') });
  await enter('Start URL', 'nowhere');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Enter the URL to start from/)).toBeVisible();
  await press('Close');
  await press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
  await press('Close');
  await press('Discard changes');
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});
