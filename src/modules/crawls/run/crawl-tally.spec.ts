import type { CrawlProgress } from '../../../contracts/crawls/crawls';
import { CrawlTally } from './crawl-tally';

const NOTHING: CrawlProgress = {
  found: 0,
  visited: 0,
  current: [],
  pagesPerSecond: 0,
  failures: {},
  skipped: {},
};

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('adds the seconds of its run to those of the runs before, without what was between', () => {
  const first = new CrawlTally(NOTHING, 0, 0);
  vi.advanceTimersByTime(2_000);
  const paused = first.progress();
  expect(paused.seconds).toBe(2);
  vi.advanceTimersByTime(60_000);
  const second = new CrawlTally(paused, 0, 0);
  vi.advanceTimersByTime(1_500);
  expect(second.progress().seconds).toBe(3.5);
});
