import { aCrawl } from '../../../testing/siteCrawls';
import { comparable, crawlBefore } from './comparable';

it('offers other crawls that have reports, those of the same site first', () => {
  const crawl = aCrawl({ id: 'now' }, { startUrl: 'https://shop.example/' });
  const crawls = [
    aCrawl({ id: 'elsewhere' }, { startUrl: 'https://blog.example/' }),
    crawl,
    aCrawl({ id: 'running', status: 'running', analysed: false }, { startUrl: 'https://shop.example/' }),
    aCrawl({ id: 'before' }, { startUrl: 'https://SHOP.example/start' }),
    aCrawl({ id: 'long-before' }, { startUrl: 'https://shop.example/' }),
  ];
  expect(comparable(crawl, crawls).map(({ id }) => id)).toEqual(['before', 'long-before', 'elsewhere']);
});

it('knows the one before, of the same start', () => {
  const [startUrl, day] = ['https://shop.example/', (of: number) => `2026-11-0${of}T00:00:00.000Z`];
  const crawl = aCrawl({ id: 'now', createdAt: day(4) }, { startUrl });
  const others = [
    aCrawl({ id: 'later', createdAt: day(5) }, { startUrl }),
    aCrawl({ id: 'elsewhere', createdAt: day(3) }, { startUrl: 'https://shop.example/blog' }),
    aCrawl({ id: 'long-before', createdAt: day(1) }, { startUrl }),
    aCrawl({ id: 'before', createdAt: day(2) }, { startUrl }),
  ];
  expect(crawlBefore(crawl, others)?.id).toBe('before');
  expect(crawlBefore(crawl, others.slice(0, 2))).toBeUndefined();
});
