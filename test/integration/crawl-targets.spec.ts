import type { ServerResponse } from 'node:http';
import type { CrawlOptions } from '../../src/contracts/scraper/crawls';
import { dieAtOnce } from '../support/dying';
import { fetcherOf, startCrawlWorkers } from '../support/crawl-workers';
import { fileOf, meanGap, pointingPage, type PointedSite, startPointedSite } from '../support/pointed-sites';
import { startSite } from '../support/site';
import { waitFor } from '../support/waiting';

jest.setTimeout(120_000);

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
const sites: PointedSite[] = [];

beforeAll(async () => {
  workers = await startCrawlWorkers();
});
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
afterAll(() => workers.stop());

async function site(answers: Parameters<typeof startPointedSite>[0]): Promise<PointedSite> {
  const started = await startPointedSite(answers);
  sites.push(started);
  return started;
}

async function crawl(own: PointedSite, options: Partial<CrawlOptions> = {}) {
  const id = await workers.newCrawl({ startUrl: `${own.origin}/`, targets: true, ...options });
  const run = async (signal?: AbortSignal) =>
    (await workers.startWorker(fetcherOf(...sites.map(({ host }) => host)))).run(id, signal);
  return { id, run };
}

const linksTo = (other: PointedSite, ...paths: string[]) =>
  paths.map((path) => `<a href="${other.origin}${path}">${path}</a>`).join(' ');

it('asks for nothing beside the pages unless it is told to', async () => {
  const other = await site({});
  const own = await site({ '/': pointingPage('Start', `${linksTo(other, '/ok')}<img src="/logo.png">`) });
  const { id, run } = await crawl(own, { targets: false });
  const progress = await run();
  expect(progress).toMatchObject({ unaskedLinks: 1 });
  expect(progress.targets).toBeUndefined();
  expect(other.asked).toEqual([]);
  expect(own.times('HEAD', '/logo.png')).toBe(0);
  expect((await workers.targets(id)).size).toBe(0);
});

it('tells what became of links, images, scripts and styles, each host once a second', async () => {
  const gone = await startSite(() => {});
  await gone.close();
  const other = await site({
    '/robots.txt': (response) => response.end('User-agent: *\nDisallow: /secret'),
    '/ok': fileOf('text/html', 1_234),
    '/no-head': (response, { method }) => {
      if (method === 'HEAD') return void response.writeHead(405).end();
      response.setHeader('content-type', 'text/html');
      response.end('Here');
    },
    '/moved': (response) => void response.writeHead(301, { location: '/moved-on' }).end(),
    '/moved-on': (response) => void response.writeHead(302, { location: '/ok' }).end(),
    '/wall': (response) => void response.writeHead(403).end(),
  });
  const own = await site({
    '/': pointingPage(
      'Start',
      `${linksTo(other, '/ok', '/gone', '/no-head', '/moved', '/wall', '/secret')}<a href="/more">More</a>` +
        `<a href="http://${gone.host}/">Closed</a><a href="http://192.168.0.1/">Private</a>` +
        '<img src="/logo.png"><img src="/lost.png">',
      '<link rel="stylesheet" href="/lost.css"><script src="/app.js"></script>',
    ),
    '/more': pointingPage('More', `${linksTo(other, '/ok', '/gone')}<img src="/logo.png">`),
    '/logo.png': fileOf('image/png', 2_000),
    '/app.js': fileOf('text/javascript', 500),
  });
  const id = await workers.newCrawl({ startUrl: `${own.origin}/`, targets: true, concurrency: 1 });
  const hosts = [own.host, other.host, gone.host];
  const progress = await (await workers.startWorker(fetcherOf(...hosts))).run(id);

  const targets = await workers.targets(id);
  const at = (origin: string, path: string) => targets.get(origin + path);
  expect(at(other.origin, '/ok')).toMatchObject({
    kind: 'link',
    outcome: 'ok',
    status: 200,
    contentType: 'text/html',
    bytes: 1_234,
    pages: 2,
  });
  expect(at(other.origin, '/gone')).toMatchObject({ outcome: 'broken', status: 404, pages: 2 });
  expect(at(other.origin, '/no-head')).toMatchObject({ outcome: 'ok', status: 200, bytes: 4 });
  expect(at(other.origin, '/moved')).toMatchObject({
    outcome: 'redirected',
    status: 200,
    redirects: 2,
    endUrl: `${other.origin}/ok`,
  });
  expect(at(other.origin, '/wall')).toMatchObject({ outcome: 'refused', status: 403 });
  expect(at(other.origin, '/secret')).toMatchObject({
    outcome: 'unchecked',
    skipped: 'robots',
    status: null,
  });
  expect(at(`http://${gone.host}`, '/')).toMatchObject({ outcome: 'broken', failure: 'connect' });
  expect(at('http://192.168.0.1', '/')).toMatchObject({ outcome: 'unchecked', failure: 'address' });
  expect(at(own.origin, '/logo.png')).toMatchObject({ kind: 'image', outcome: 'ok', bytes: 2_000, pages: 2 });
  expect(at(own.origin, '/lost.png')).toMatchObject({ kind: 'image', outcome: 'broken', status: 404 });
  expect(at(own.origin, '/lost.css')).toMatchObject({ kind: 'style', outcome: 'broken' });
  expect(at(own.origin, '/app.js')).toMatchObject({ kind: 'script', outcome: 'ok', bytes: 500 });

  expect(other.times('GET', '/ok')).toBe(0);
  expect(other.times('HEAD', '/secret')).toBe(0);
  expect(meanGap(other)).toBeGreaterThan(950);
  expect(progress).toMatchObject({ targets: { asked: 12, total: 12, leftOut: 0 }, unaskedLinks: 2 });
  const issues = new Map((await workers.crawl(id))?.issues?.map((issue) => [issue.id, issue.pages]));
  expect(issues.get('links-external-broken')).toBe(2);
  expect(issues.get('image-broken')).toBe(1);
  expect(issues.get('resource-broken')).toBe(1);
});

it('follows a redirect whose address is sent in UTF-8 and not escaped', async () => {
  const location = Buffer.from('/straße').toString('latin1');
  const answers = { '/old': (response: ServerResponse) => void response.writeHead(301, { location }).end() };
  const escaped = encodeURI('/straße');
  const other = await site({ ...answers, [escaped]: fileOf('text/html') });
  const own = await site({
    ...answers,
    [escaped]: pointingPage('Street', ''),
    '/': pointingPage('Start', `<a href="/old">Old</a> ${linksTo(other, '/old')}`),
  });
  const { id, run } = await crawl(own);
  await run();
  expect((await workers.pages(id)).get(escaped)).toMatchObject({ status: 200, title: 'Street' });
  expect((await workers.targets(id)).get(`${other.origin}/old`)).toMatchObject({
    outcome: 'redirected',
    endUrl: other.origin + escaped,
  });
});

it('waits as long as a host asks it to, and asks once more for what was away', async () => {
  const other = await site({
    '/busy': (response, _request, times) => {
      if (times === 1) return void response.writeHead(429, { 'retry-after': '3' }).end();
      fileOf('text/html')(response, _request, times);
    },
    '/away': (response, _request, times) => {
      if (times <= 2) return void response.writeHead(502).end();
      fileOf('text/html')(response, _request, times);
    },
  });
  const own = await site({ '/': pointingPage('Start', linksTo(other, '/busy', '/away')) });
  const { id, run } = await crawl(own);
  await run();
  const targets = await workers.targets(id);
  expect(targets.get(`${other.origin}/busy`)).toMatchObject({ outcome: 'ok', status: 200 });
  expect(targets.get(`${other.origin}/away`)).toMatchObject({ outcome: 'ok', status: 200 });
  const busy = other.asked.findIndex(({ path }) => path === '/busy');
  const [first, next] = other.asked.slice(busy, busy + 2);
  expect((next?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2_900);
});

it.each<[string, (stop: AbortController) => void]>([
  ['is stopped', (stop) => stop.abort(new Error('The worker stops.'))],
  ['dies', dieAtOnce],
])('does not ask again what was asked when a run %s, nor list it anew', async (_, end) => {
  const paths = Array.from({ length: 6 }, (_, at) => `/page-${at}`);
  const others = [await site({}), await site({})];
  const own = await site({
    '/': pointingPage('Start', others.map((other) => linksTo(other, ...paths)).join(' ')),
  });
  const { id, run } = await crawl(own);
  const stop = new AbortController();
  const first = run(stop.signal);
  const asked = () => others.flatMap((other) => paths.map((path) => other.times('GET', path)));
  await waitFor('the first answers', () => asked().filter(Boolean).length >= 4, { intervalMs: 5 });
  end(stop);
  await expect(first).rejects.toThrow(/^The worker stops\.$|^died$/);
  jest.restoreAllMocks();
  const between = await workers.crawl(id);
  expect(between?.progress).toMatchObject({ part: 'targets', targets: { total: 12 } });
  const progress = await run();
  expect(progress.targets).toEqual({ asked: 12, total: 12, leftOut: 0 });
  expect((await workers.targets(id)).size).toBe(12);
  const twice = asked().filter((times) => times > 1);
  expect(Math.min(...asked())).toBe(1);
  expect(Math.max(...asked())).toBeLessThanOrEqual(2);
  expect(twice.length).toBeLessThanOrEqual(others.length);
  expect(own.times('GET', '/')).toBe(1);
});
