import { gzipSync } from 'node:zlib';
import { type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(60_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

it('says of sitemaps over 50 MB, packed or not, and over 50,000 URLs that they are', async () => {
  const large = Buffer.alloc(51 * 1024 * 1024, ' ');
  large.write('<urlset><url><loc>https://other.example/</loc></url>');
  const many = '<url><loc>https://other.example/</loc></url>'.repeat(50_001);
  const sitemaps: Record<string, SmallAnswer> = {
    '/large.xml': (response) => void response.end(large),
    '/packed.xml.gz': (response) => void response.end(gzipSync(large)),
    '/many.xml': `<urlset>${many}</urlset>`,
  };
  const { crawl, site } = await small.crawl(
    {
      '/': smallPage('Home', ''),
      '/robots.txt': (response, _request, origin) =>
        void response.end(
          Object.keys(sitemaps)
            .map((path) => `Sitemap: ${origin}${path}`)
            .join('\n'),
        ),
      ...sitemaps,
    },
    { sitemaps: true },
  );
  expect(crawl?.sitemaps.map(({ url, ...told }) => [url.slice(site.origin.length), told])).toMatchObject([
    ['/large.xml', { failure: 'too-large' }],
    ['/packed.xml.gz', { failure: 'too-large' }],
    ['/many.xml', { failure: null, over: true }],
  ]);
});
