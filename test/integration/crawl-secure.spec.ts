import { createServer } from 'node:https';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { startCrawlWorkers } from '../support/crawl-workers';
import { fakeNetwork } from '../support/fake-network';
import { SELF_SIGNED } from '../support/self-signed';
import { serve, type Site } from '../support/site';
import { smallPage } from '../support/small-crawl';

jest.setTimeout(60_000);

const ORIGIN = 'https://site.example';
const PUBLIC = '93.184.216.34';
const PAGES: Record<string, string> = {
  '/': smallPage(
    'Home',
    '<a href="/good">The good page</a><a href="http://site.example/old">The old page</a>' +
      '<img src="http://site.example/a.png" alt="A"><form action="http://site.example/send"><input name="a"></form>',
  ),
  '/good': smallPage(
    'Good',
    '<a href="/">The home page</a><img src="/a.png" alt="A"><form action="/send"><input name="a"></form>',
  ),
};

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
let site: Site;

beforeAll(async () => {
  workers = await startCrawlWorkers();
  const server = createServer(SELF_SIGNED, ({ url = '' }, response) => {
    const page = PAGES[url];
    if (page === undefined) return void response.writeHead(404).end();
    if (url === '/good') response.setHeader('strict-transport-security', 'max-age=31536000');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  site = await serve(server, 'https');
});
afterAll(() => Promise.all([workers.stop(), site.close()]));

it('tells what a page by https takes and sends without encryption', async () => {
  const network = fakeNetwork(site.port, { 'site.example': [[PUBLIC]] });
  const fetcher = new SiteFetcher({ allowHosts: [], publicUrl: '' }, network);
  const id = await workers.newCrawl({ startUrl: `${ORIGIN}/` });
  await (await workers.startWorker(fetcher)).run(id);
  await fetcher.close();
  const rows = await workers.table(id);
  const issuesAt = (path: string) => rows.find(({ url }) => url === ORIGIN + path)?.issues ?? [];
  const told = ['mixed-content', 'form-insecure', 'links-http', 'header-hsts'];
  expect(issuesAt('/')).toEqual(expect.arrayContaining(told));
  expect(rows.find(({ url }) => url === `${ORIGIN}/good`)).toMatchObject({ status: 200 });
  for (const rule of told) expect(issuesAt('/good')).not.toContain(rule);
});
