import { Types } from 'mongoose';
import type { CrawlPagesRepository } from '../crawl-pages.repository';
import type { PageRecord } from '../crawl-pages.schema';
import type { CrawlLease } from './crawl-lease';
import type { CrawlTally } from './crawl-tally';
import { Frontier } from './frontier';

it('lets nobody wait for addresses of a page whose visit failed', async () => {
  const only = { _id: new Types.ObjectId(), url: 'https://shop.example/' } as PageRecord;
  const pages = { next: () => Promise.resolve([only]) } as unknown as CrawlPagesRepository;
  const frontier = new Frontier({
    crawl: new Types.ObjectId(),
    pages,
    lease: {} as CrawlLease,
    tally: {} as CrawlTally,
    room: { visits: 10, addresses: 10 },
  });
  const { signal } = new AbortController();
  expect(await frontier.next(signal)).toBe(only);
  const waiting = frontier.next(signal);
  frontier.fail(new Error('The visit broke.'));
  await expect(waiting).rejects.toThrow('The visit broke.');
});
