import { createRequire } from 'node:module';
import { minHash, SIGNATURE_SIZE } from '../../src/domain/scraper/min-hash';
import type { ThreadedVisitor as Visitor } from '../../worker/processors/crawl/threaded-visitor';
import { crawlOptions } from '../support/crawl-workers';
import { type CrawledSite, startCrawledSite } from '../support/crawled-site';

/** Threads run what is built. */
const { ThreadedVisitor } = createRequire(__filename)(
  '../../dist/worker/processors/crawl/threaded-visitor.js',
) as { ThreadedVisitor: typeof Visitor };
/** What robots.txt forbids is not fetched, and costs next to nothing. */
const MANY = 5_000;

let site: CrawledSite;
let visitor: Visitor;

beforeEach(async () => {
  site = await startCrawledSite(1);
  visitor = new ThreadedVisitor({ allowHosts: [site.host], publicUrl: '' });
  await visitor.open({ options: crawlOptions({ startUrl: site.origin }), robots: [], queries: [] });
});

afterEach(async () => {
  await visitor.close();
  await site.close();
});

const visit = (path: string) => visitor.visit({ url: site.origin + path, depth: 1, redirects: 0 });

function comparable() {
  const signatures = new Uint32Array(2 * SIGNATURE_SIZE);
  const signature = minHash('one text of some words') as Uint32Array;
  signatures.set(signature);
  signatures.set(signature, SIGNATURE_SIZE);
  return { numbers: [3, 7], hashes: ['a', 'a'], signatures };
}

it('compares the pages of a large crawl in a thread that knows nothing of the visits', async () => {
  const visits = await Promise.all(Array.from({ length: MANY }, (_, page) => visit(`/secret/${page}`)));
  expect(new Set(visits.map(({ row }) => row.skipped))).toEqual(new Set(['robots']));
  await visitor.forget();
  expect((await visitor.findSimilar(comparable())).exact).toEqual([[3, 7]]);
  await expect(visit('/')).rejects.toThrow('The visitor is not open.');
});

it('keeps the thread of a small crawl', async () => {
  await visit('/');
  await visitor.forget();
  expect((await visit('/')).row.status).toBe(200);
});

it('tells who waits for an answer that the thread has ended', async () => {
  const waiting = visit('/');
  await visitor.close();
  await expect(waiting).rejects.toThrow('The thread of a crawl ended.');
});
