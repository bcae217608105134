import type { CrawlProgress } from '../../contracts/scraper/crawls';
import { unreachedBy } from './unreached';

it.each<[string, number, CrawlProgress['failures'], ReturnType<typeof unreachedBy>]>([
  ['all pages were reached', 3, {}, null],
  ['one of them was', 3, { timeout: 2 }, null],
  ['none was', 1, { dns: 1 }, 'dns'],
  ['none was, mostly for one reason', 3, { tls: 1, timeout: 2 }, 'timeout'],
  ['what answers with an error was reached', 2, { 'server-error': 2 }, null],
  ['robots.txt could not be read', 1, { 'robots-busy': 1 }, 'robots-busy'],
  ['nothing was visited', 0, {}, null],
  ['nothing was visited, and nothing failed', 0, { dns: 0 }, null],
])('%s', (_, visited, failures, reason) => {
  expect(unreachedBy({ visited, failures })).toBe(reason);
});
