import type { CrawlScheduleView } from '@contracts/scraper/crawl-schedules';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Part } from '../../../testing/answerApi';
import { aSchedule } from '../../../testing/crawlSchedules';
import { ListHarness } from '../../../testing/ListHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { Schedules } from './Schedules';

/** The API of somebody with these schedules, which are paused, resumed and deleted by their ids. */
function show(...stored: CrawlScheduleView[]) {
  let schedules = stored;
  const change = (id: string, changed: Partial<CrawlScheduleView>) => () => {
    schedules = schedules.map((each) => (each.id === id ? { ...each, ...changed } : each));
  };
  const seen = answerApi({
    'GET /crawl-schedules': ({ searchParams }) => {
      const [first = 0, last = 0] = JSON.parse(searchParams.get('range') ?? '[]') as number[];
      return new Part(schedules.slice(first, last + 1), schedules.length);
    },
    'POST /crawl-schedules/s1/pause': change('s1', { paused: 'owner', nextRunAt: null }),
    'POST /crawl-schedules/s1/resume': change('s1', {
      paused: undefined,
      notStarted: undefined,
      nextRunAt: '2099-11-26T03:00:00.000Z',
    }),
    'DELETE /crawl-schedules/s1': () => {
      schedules = schedules.filter(({ id }) => id !== 's1');
    },
  });
  render(
    <ListHarness dataProvider={{}}>
      <Schedules />
    </ListHarness>,
  );
  return seen;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says why no crawl was started, and pauses, resumes and deletes after a question', async () => {
  const notStarted = {
    at: '2026-11-25T03:00:00.000Z',
    reason: 'This URL cannot be reached.',
    skipped: false,
  };
  const seen = show(aSchedule({ notStarted }));
  expect(await screen.findByText(/: This URL cannot be reached\.$/)).toBeVisible();
  expect(screen.getByText(/^Every day at 03:00 \(UTC\)/)).toBeVisible();
  await press('Pause the schedule of shop.example');
  await press('Resume the schedule of shop.example');
  expect(await screen.findByText(/^Next: /)).toBeVisible();
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument();

  await press('Delete the schedule of shop.example');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Delete the schedule of shop.example');
  await press('Delete');
  expect(await screen.findByText('No scheduled crawls')).toBeVisible();
});

it('lists many by the page', async () => {
  const many = Array.from({ length: 12 }, (_, number) =>
    aSchedule({
      id: `s${number}`,
      options: { ...aCrawl().options, startUrl: `https://shop-${number}.example/` },
    }),
  );
  show(...many);
  expect(await screen.findAllByRole('group', { name: /^Schedule of/ })).toHaveLength(10);
  await press('Go to page 2');
  await waitFor(() =>
    expect(screen.getAllByRole('group', { name: /^Schedule of/ }).map((group) => group.ariaLabel)).toEqual([
      'Schedule of shop-10.example',
      'Schedule of shop-11.example',
    ]),
  );
});

it('tells what came of the last crawl, and leads to it and to what has changed', async () => {
  const change = { against: 'c0', added: 3, lost: 0, changed: 0, opened: 2, closed: 0 };
  const startedAt = '2026-11-25T03:00:00.000Z';
  show(aSchedule({ lastRun: { crawlId: 'c1', startedAt, outcome: 'done', pages: 34, change } }));
  const crawls = await screen.findByRole('list');
  expect(crawls).toHaveTextContent('done, 34 pages');
  expect(within(crawls).getByRole('link', { name: '+3 pages, 2 new issues' })).toHaveAttribute(
    'href',
    '/full-site-scrapper/c1?tab=compare&with=c0',
  );
});
