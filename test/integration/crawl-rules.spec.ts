import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { fetcherOf, startCrawlWorkers } from '../support/crawl-workers';
import { type Site, startSite } from '../support/site';

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
let site: Site | undefined;

beforeAll(async () => {
  workers = await startCrawlWorkers();
});
afterEach(() => site?.close());
afterAll(() => workers.stop());

const page = (main: string, around = '') =>
  `<!doctype html><html lang="en"><title>A page</title><nav>${around}</nav><main><h1>A page</h1>${main}</main></html>`;

async function crawl(pages: Record<string, (response: ServerResponse) => void>) {
  site = await startSite(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const answer = pages[url];
    if (answer) answer(response);
    else response.writeHead(404).end(page('Nothing here', '<a href="/menu">Menu</a>'));
  });
  const id = await workers.newCrawl({ startUrl: `${site.origin}/` });
  const worker = await workers.startWorker(fetcherOf(site.host));
  const progress = await worker.run(id);
  return { id, progress, pages: await workers.pages(id) };
}

it('tells the size of a page as it is when it is unpacked', async () => {
  const html = page('word '.repeat(5_000));
  const { pages } = await crawl({
    '/': (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(html));
    },
  });
  expect(pages.get('/')?.bytes).toBe(html.length);
});

it('calls a page thin by its main text, however long its menu is', async () => {
  const { id } = await crawl({
    '/': (response) => response.end(page('Few words', `<p>${'menu '.repeat(500)}</p>`)),
  });
  const issues = (await workers.crawl(id))?.issues ?? [];
  expect(issues.map((issue) => issue.id)).toContain('thin');
});

it('keeps the links of an error’s page, and follows none of them', async () => {
  const { pages, progress } = await crawl({
    '/': (response) => response.end(page('<a href="/gone">Gone</a>')),
    '/menu': (response) => response.end(page('Menu')),
  });
  expect([...pages.keys()].sort()).toEqual(['/', '/gone']);
  expect(progress.skipped).toMatchObject({ 'error-page': 1 });
});

it('takes each host of a list for a site of its own', async () => {
  const answer = (response: ServerResponse) => response.end(page('<a href="/a">Own</a>'));
  const other = await startSite((_request, response) => {
    response.setHeader('content-type', 'text/html');
    answer(response);
  });
  site = await startSite((_request, response) => {
    response.setHeader('content-type', 'text/html');
    answer(response);
  });
  const id = await workers.newCrawl({ mode: 'list', startUrl: `${site.origin}/`, depth: 0 });
  await workers.addToList(id, [`${site.origin}/`, `${other.origin}/`]);
  const worker = await workers.startWorker(fetcherOf(site.host, other.host));
  const progress = await worker.run(id);
  await other.close();
  expect(progress).toMatchObject({ visited: 2 });
  expect(progress.skipped['other-site']).toBeUndefined();
});
