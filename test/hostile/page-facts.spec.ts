import { readFile } from 'node:fs/promises';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { pageRunsOf } from '../support/page-runs';
import { startServer, type TestServer } from '../support/server';
import { type Site, startSite } from '../support/site';

const MEGABYTE = 1024 * 1024;
/** Much for a page of ours, and far less than a machine has: what does not hold fails here and harms nobody. */
const ROOM_MEGABYTES = 250;

const long = (characters: number) => 'b'.repeat(characters);
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('');
const PAGES: Record<string, () => string> = {
  '/base': () => `<base href="/${long(MEGABYTE)}/"><title>Base</title>
    ${many(300, (at) => `<link rel=canonical href="c${at}">`)}<p>Text</p>${many(300, (at) => `<a href="l${at}">x</a>`)}`,
  '/words': () => `<html lang="${long(MEGABYTE)}"><meta charset="${long(100_000)}"><title>Words</title>
    ${many(60, (at) => `<meta name=robots content="${long(7_000)}${at}">`)}<link rel=canonical href="/${long(200_000)}"><p>Text</p>`,
  '/language': () => `<html lang="${long(9 * MEGABYTE)}"><title>Language</title><p>Text</p>`,
  '/links': () => {
    const base = `<base href="/${long(1_900)}/">`;
    return `${base}<title>Links</title>${many(5_000, (at) => `<a href="l${at}" rel="${many(20, (word) => `${word}${long(60)} `)}">x</a>`)}`;
  },
};

let site: Site;
let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  site = await startSite((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page());
  });
  server = await startServer({ env: { FETCH_ALLOW_HOSTS: site.host } });
  admin = await asAdmin(server.url);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await site.close();
}, 30_000);

async function peakMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

it('takes a page with a base of a megabyte for one without', async () => {
  const before = await peakMegabytes();
  const url = `${site.origin}/base`;
  expect(await admin.post('/api/preview/fetch', { url })).toMatchObject({
    status: 200,
    body: { title: 'Base' },
  });
  expect((await peakMegabytes()) - before).toBeLessThan(ROOM_MEGABYTES);
});

it('keeps little of pages that say too much, and lists them', async () => {
  const runs = pageRunsOf(admin, 'pages-analysis', server.url);
  const addresses = ['/base', '/words'].map((path) => site.origin + path);
  const job = await runs.run(addresses);
  expect(job).toMatchObject({ status: 'done', result: { pages: 2, failed: 0 } });
  const list = await runs.pages(job.id, { range: [0, 999] });
  expect(expectStatus(list, 200).map(({ title }) => title)).toEqual(['Base', 'Words']);
  expect(list.text.length).toBeLessThan(20_000);
});

it.each(['/base', '/words', '/language', '/links'])('crawls a site whose first page is %s', async (path) => {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: site.origin + path, pageLimit: 1 });
  expect(await crawls.ended(id)).toMatchObject({ status: 'done' });
  const page = (await crawls.pages(id)).get(path);
  expect(page?.failure).toBe(path === '/links' ? 'too-large' : null);
  expect(JSON.stringify(page).length).toBeLessThan(10_000);
});
