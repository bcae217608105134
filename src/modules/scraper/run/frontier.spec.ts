import { Types } from 'mongoose';
import type { CrawlPagesRepository } from '../crawl-pages.repository';
import type { PageRecord } from '../crawl-pages.schema';
import type { CrawlLease } from './crawl-lease';
import type { CrawlTally } from './crawl-tally';
import { Frontier } from './frontier';

function frontierOf(addresses: number) {
  const kept = Array.from({ length: addresses }, (_, n) => ({
    _id: new Types.ObjectId(),
    url: `https://shop.example/${n}`,
  })) as PageRecord[];
  const next = jest.fn((_crawl: Types.ObjectId, limit: number, isLinked: boolean) =>
    Promise.resolve(isLinked ? kept.slice(0, limit) : []),
  );
  const frontier = new Frontier({
    crawl: new Types.ObjectId(),
    pages: { next } as unknown as CrawlPagesRepository,
    lease: {} as CrawlLease,
    tally: {} as CrawlTally,
    room: { visits: 1_000, addresses: 1_000 },
  });
  const readsOf = (isLinked: boolean) => next.mock.calls.filter((call) => call[2] === isLinked);
  return { frontier, kept, readsOf };
}

const { signal } = new AbortController();

it('lets nobody wait for addresses of a page whose visit failed', async () => {
  const { frontier, kept } = frontierOf(1);
  expect(await frontier.next(signal)).toBe(kept[0]);
  const waiting = frontier.next(signal);
  frontier.fail(new Error('The visit broke.'));
  await expect(waiting).rejects.toThrow('The visit broke.');
});

it('reads the next addresses before it has given out those that it has', async () => {
  const { frontier, kept, readsOf } = frontierOf(900);
  const given = [];
  while (given.length < 402) given.push(await frontier.next(signal));
  expect(readsOf(true)).toHaveLength(2);
  while (given.length < 900) given.push(await frontier.next(signal));
  expect(given).toEqual(kept);
});

it('asks not again for addresses when it has given out all of them', async () => {
  const { frontier, readsOf } = frontierOf(1);
  await frontier.next(signal);
  const waiting = Array.from({ length: 8 }, () => frontier.next(signal));
  frontier.fail(new Error('The crawl stops.'));
  await Promise.allSettled(waiting);
  expect(readsOf(true)).toHaveLength(1);
  expect(readsOf(false).length).toBeLessThanOrEqual(1);
});
