import { aCrawl } from '../../../testing/siteCrawls';
import { comparable } from './comparable';

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
