import { Types } from 'mongoose';
import { ReadingDto } from '../../src/contracts/readings/readings.dto';
import type { UnseenLinks } from '../../src/contracts/scraper/unseen-links';
import { checkedReading } from '../../src/modules/readings/reading-options';
import { toReadingView } from '../../src/modules/readings/readings.views';
import { startReadingWorkers } from '../support/reading-workers';
import { type Site, startSite } from '../support/site';

jest.setTimeout(120_000);

let workers: Awaited<ReturnType<typeof startReadingWorkers>>;
let site: Site;
let asked: string[] = [];

beforeAll(async () => {
  workers = await startReadingWorkers();
});
afterEach(() => site.close());
afterAll(() => workers.stop());

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const SHELL =
  '<!doctype html><html><body><div id="root"></div><script src="/static/js/main.js"></script></body></html>';
const HUBS = ['/hub-1', '/hub-2', '/hub-3'];
const ALONE = Array.from({ length: 20 }, (_, n) => `/alone-${n}`);

/** A site whose sitemap has 20 pages that no link leads to, and then its hubs. */
async function startBlog(beside: string, robots: string): Promise<void> {
  asked = [];
  site = await startSite(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/robots.txt') return void response.end(robots);
    if (url === '/sitemap.xml')
      return void response.end(
        `<urlset>${[...ALONE, ...HUBS].map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('')}</urlset>`,
      );
    if (url === '/broken') return void response.writeHead(500).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url === '/sent')
      return void response.end('<title>Sent</title><meta http-equiv="refresh" content="0; url=/tag/red">');
    if (url === '/named')
      return void response.end('<title>Named</title><link rel="canonical" href="/tag/red"><p>Text</p>');
    if (url === '/shell') return void response.end(SHELL);
    const body = url === '/' ? link(...HUBS) : HUBS.includes(url) ? link('/') + beside : 'Text';
    response.end(`<!doctype html><title>${url}</title><main><h1>${url}</h1><p>${body}</p></main>`);
  });
}

async function read(entered: Partial<ReadingDto>) {
  const dto = Object.assign(new ReadingDto(), entered);
  const checked = checkedReading({ role: 'admin' }, dto);
  const id = await workers.newReading(checked.addresses, new Types.ObjectId(), checked);
  await workers.run(id, site.host);
  const record = await workers.readings.find(new Types.ObjectId(id));
  if (!record) throw new Error('The reading is gone.');
  return toReadingView(record);
}

it.each<[what: string, beside: string, unseen: Partial<UnseenLinks> | undefined]>([
  ['all of the site', '', undefined],
  ['all but a list that nobody may follow', '<a rel="nofollow" href="/tag/red">Red</a>', undefined],
  ['all but a list that robots.txt forbids', link('/categories/hidden'), undefined],
  ['no lists', link('/tag/red', '/category/news'), { reason: 'lists', addresses: 2, nearest: 2 }],
  ['no query strings', link('/all?page=2'), { reason: 'queries', addresses: 1, nearest: 2 }],
  ['no list that a page sends to', link('/sent'), { reason: 'lists', addresses: 1, nearest: 2 }],
  ['no list that is a canonical', link('/named'), { reason: 'lists', addresses: 1, nearest: 2 }],
  ['pages that need JavaScript', link('/shell'), { reason: 'javascript', addresses: 1 }],
  ['a page that fails', link('/broken'), { reason: 'failed', addresses: 1, nearest: 2 }],
])('a reading that has seen %s says so', async (_, beside, unseen) => {
  await startBlog(beside, 'User-agent: *\nDisallow: /categories/');
  const view = await read({ startUrl: site.origin });
  expect(view.status).toBe('done');
  if (unseen) expect(view.unseen).toMatchObject(unseen);
  else expect(view.unseen).toBeUndefined();
});

it('a reading whose sitemap is longer than its limit begins with what links lead to', async () => {
  await startBlog('', '');
  const view = await read({ startUrl: site.origin, pageLimit: 6 });
  const visited = asked.filter((path) => !path.includes('.'));
  expect(HUBS.every((path) => visited.includes(path))).toBe(true);
  expect(visited.filter((path) => ALONE.includes(path)).length).toBeGreaterThan(0);
  expect(view).toMatchObject({
    fullBy: 'pages',
    progress: { visited: 6, found: 1 + HUBS.length + ALONE.length },
    unseen: { reason: 'limit', addresses: HUBS.length + ALONE.length - 5 },
  });
});

it.each([
  ['sitemap', 'sitemap'],
  ['list', 'list'],
] as const)('a reading of a %s follows no links', async (source, reason) => {
  await startBlog('', '');
  const addresses = [`${site.origin}/`, `${site.origin}/hub-1`];
  const view = await read({ source, sitemapUrl: `${site.origin}/sitemap.xml`, addresses });
  expect(view).toMatchObject({ status: 'done', unseen: { reason } });
});

it('a reading of before that was looked at is taken to have seen a part', async () => {
  await startBlog('', '');
  const { id } = await read({ startUrl: site.origin, pageLimit: 3 });
  const record = await workers.readings.find(new Types.ObjectId(id));
  expect(record && toReadingView({ ...record, unseen: undefined }).unseen?.reason).toBe('before');
});
