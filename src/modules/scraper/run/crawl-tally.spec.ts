import type { CrawlProgress } from '../../../contracts/scraper/crawls';
import { CrawlTally } from './crawl-tally';
import type { Visit } from './site-visitor';

const NOTHING: CrawlProgress = {
  found: 0,
  visited: 0,
  current: [],
  pagesPerSecond: 0,
  failures: {},
  skipped: {},
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('names the page that it is at, between two pages the one before', () => {
  const tally = new CrawlTally(NOTHING, 0, 0);
  expect(tally.progress().current).toEqual([]);
  tally.begin('https://shop.example/');
  expect(tally.progress().current).toEqual(['https://shop.example/']);
  const visit = { row: { failure: null, status: 200 }, skipped: {} } as unknown as Visit;
  tally.end('https://shop.example/', visit);
  expect(tally.progress().current).toEqual(['https://shop.example/']);
  tally.begin('https://shop.example/a');
  tally.begin('https://shop.example/b');
  tally.end('https://shop.example/a', visit);
  expect(tally.progress().current).toEqual(['https://shop.example/b']);
});

it('adds the seconds of its run to those of the runs before, without what was between', () => {
  const first = new CrawlTally(NOTHING, 0, 0);
  jest.advanceTimersByTime(2_000);
  const paused = first.progress();
  expect(paused.seconds).toBe(2);
  jest.advanceTimersByTime(60_000);
  const second = new CrawlTally(paused, 0, 0);
  jest.advanceTimersByTime(1_500);
  expect(second.progress().seconds).toBe(3.5);
});
