import { CRAWL_MESSAGES } from '../../src/contracts/scraper/crawl-messages';
import type { CrawledLinkRow } from '../../src/contracts/scraper/crawl-reports';
import type { CrawlView } from '../../src/contracts/scraper/crawls';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { listQuery } from '../support/http';
import { type Site, startSite } from '../support/site';
import { smallPage } from '../support/small-crawl';

/** A blog whose posts are reached by the links to the one before alone. */
const POSTS = 12;
const post = (n: number) => (n === 0 ? '/' : `/post-${n}`);

let site: Site;
let admin: SignedIn;
let crawls: ReturnType<typeof crawlsOf>;
const asked: string[] = [];

beforeAll(async () => {
  site = await startSite(({ url = '' }, response) => {
    asked.push(url);
    const n = url === '/' ? 0 : Number(/^\/post-(\d+)$/.exec(url)?.[1] ?? NaN);
    if (!(n < POSTS)) return void response.writeHead(404).end();
    const near = [n - 1, n + 1].filter((other) => other >= 0 && other < POSTS);
    response.setHeader('content-type', 'text/html');
    response.end(smallPage(`Post ${n}`, near.map((other) => `<a href="${post(other)}">Post</a>`).join('')));
  });
  admin = await asAdmin();
  crawls = crawlsOf(admin);
});

afterAll(() => site.close());

const deepen = (id: string, depth: unknown) => admin.post<CrawlView>(`/api/crawls/${id}/deepen`, { depth });

it('says what its depth left out, and goes on from there', async () => {
  const { id } = await crawls.start({ startUrl: site.origin, depth: 4 });
  const first = await crawls.ended(id);
  expect(first.progress).toMatchObject({ visited: 5, depthLeftOut: 1, skipped: { depth: 1 } });
  const skipped = await admin.get<CrawledLinkRow[]>(
    `/api/crawls/${id}/links${listQuery({ filter: { skipped: true } })}`,
  );
  expect(expectStatus(skipped, 200).map(({ to, skipped: why }) => [new URL(to).pathname, why])).toEqual([
    [post(5), 'depth'],
  ]);

  expect(await deepen(id, 4)).toMatchObject({
    status: 422,
    body: { errors: { depth: CRAWL_MESSAGES.notDeeper(4) } },
  });
  expect((await deepen(id, 'deep')).status).toBe(422);

  const going = expectStatus(await deepen(id, 8), 200);
  expect(going.options.depth).toBe(8);
  const second = await crawls.ended(id);
  expect(second).toMatchObject({ status: 'done', analysed: true });
  expect(second.progress).toMatchObject({ visited: 9, depthLeftOut: 1 });
  expectStatus(await deepen(id, 50_000), 200);
  const third = await crawls.ended(id);
  expect(third.progress).toMatchObject({ visited: POSTS, depthLeftOut: 0, failures: {} });
  expect(third.progress.skipped.depth).toBeUndefined();
  expect((await crawls.pages(id)).get(post(11))).toMatchObject({ depth: 11, status: 200 });
  const posts = asked.filter((path) => path === '/' || path.startsWith('/post'));
  expect(posts).toHaveLength(new Set(posts).size);
});

it('calls no link to a visited page too deep', async () => {
  const { id } = await crawls.start({ startUrl: site.origin, depth: POSTS });
  const { progress } = await crawls.ended(id);
  expect(progress).toMatchObject({ visited: POSTS, depthLeftOut: 0 });
  const shallow = await crawls.ended((await crawls.start({ startUrl: site.origin, depth: 1 })).id);
  // The second post links back to the first, and on to the third alone.
  expect(shallow.progress.skipped).toEqual({ depth: 1 });
});

it('does not go on with a crawl that was not finished', async () => {
  const { id } = await crawls.start({ startUrl: site.origin, depth: 3, delay: 1_000, concurrency: 1 });
  expect(await deepen(id, 9)).toMatchObject({ status: 409 });
  await admin.post(`/api/crawls/${id}/cancel`);
  expect(await deepen(id, 9)).toMatchObject({ status: 409 });
});
