import sharp from 'sharp';
import { MAX_PAGE_BYTES } from '../../src/contracts/fetching/fetching';
import { MAX_PASTED_BYTES } from '../../src/contracts/schema/schema-check.kind';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { startCrawledSite } from '../support/crawled-site';
import { crawlsOf } from '../support/crawls';
import { hubsOf, manyKeywords } from '../support/hubs';
import { expectCalm } from '../support/probe';
import { schemaChecksOf } from '../support/schema-checks';
import { startServer, type TestServer } from '../support/server';
import { type Site, startSite } from '../support/site';
import { strategiesOf } from '../support/strategies';

/** Of a site that keeps a crawl and its analysis busy for some seconds. */
const MANY_PAGES = 400;
const SENTENCE = 'A good pair of running shoes lasts about five hundred miles, and then it is worn out. ';
const LIVE = '/api/health/live';
const READY = '/api/health/ready';

/** Of its own: nobody else may keep its callers waiting. */
let server: TestServer;
let large: Site;
let site: Site;
let body: string | Buffer;
let admin: SignedIn;

beforeAll(async () => {
  large = await startCrawledSite(MANY_PAGES);
  site = await startSite((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(body),
  );
  server = await startServer({ env: { FETCH_ALLOW_HOSTS: `${large.host},${site.host}` } });
  admin = await asAdmin(server.url);
});

afterAll(async () => {
  await server.stop();
  await Promise.all([large.close(), site.close()]);
});

describe('nobody waits', () => {
  it('while a site is crawled and analysed', async () => {
    const crawls = crawlsOf(admin);
    const attack = async () => {
      const { id } = await crawls.start({ startUrl: large.origin, concurrency: 16 });
      expect(await crawls.ended(id)).toMatchObject({ status: 'done', progress: { visited: MANY_PAGES } });
    };
    await expectCalm({ url: server.url, path: READY }, attack, { median: 10, worst: 20 });
  });

  it('for a page of 2 MB that is read, nor for one that is made to cost time', async () => {
    const paragraph = `<p>${SENTENCE.repeat(4)}</p>`;
    const pages = [
      paragraph.repeat(Math.floor((MAX_PAGE_BYTES - 100) / paragraph.length)),
      '<div>a'.repeat(MAX_PAGE_BYTES / 8),
    ];
    const attack = async () => {
      for (const page of pages) {
        body = page;
        expectStatus(await admin.post('/api/text/page', { url: `${site.origin}/page` }), 200);
      }
    };
    await expectCalm({ url: server.url, path: LIVE }, attack, { worst: 20 });
  });

  it('for a picture of many pixels', async () => {
    const create = { width: 5_000, height: 5_000, channels: 3, background: '#f00' } as const;
    body = await sharp({ create }).png().toBuffer();
    const attack = async () =>
      expectStatus(await admin.post('/api/preview/image', { url: `${site.origin}/image` }), 200);
    await expectCalm({ url: server.url, path: LIVE }, attack, { worst: 20 });
  });

  it('for 1 MB of markup, be it many products or made to cost time', async () => {
    const one =
      '{"@context":"https://schema.org","@type":"Product","name":"Shoe","offers":{"price":"EUR 9,-"}},';
    const products = `[${one.repeat(MAX_PASTED_BYTES / one.length).slice(0, -1)}]`;
    const checks = schemaChecksOf(admin, server.url);
    const attack = async () => {
      for (const text of [products, '{"a":['.repeat(MAX_PASTED_BYTES / 6)])
        expect((await checks.run({ text })).status).toBe('done');
    };
    await expectCalm({ url: server.url, path: READY }, attack, { median: 10, worst: 20 });
  });

  it('for a hub of as many keywords as may be, nor for its change', async () => {
    const hubs = hubsOf(admin, server.url);
    const attack = async () => {
      const job = await hubs.run({ content: manyKeywords(21_000) });
      expect(job).toMatchObject({ status: 'done', result: { keywords: 20_000, total: 21_000 } });
      const { version } = expectStatus(await hubs.hub(job.id, '?granularity=tight'), 200);
      const edits = [{ kind: 'rename', id: 'root', title: 'Espresso' }];
      expectStatus(await hubs.edit(job.id, { granularity: 'tight', version, edits }), 200);
    };
    await expectCalm({ url: server.url, path: READY }, attack, { median: 10, worst: 20 });
  });

  it('for a strategy of as many keywords as may be, nor for its other settings', async () => {
    const strategies = strategiesOf(admin, server.url);
    const attack = async () => {
      const job = await strategies.run({ keywords: manyKeywords(21_000) });
      expect(job).toMatchObject({ status: 'done', result: { keywords: 20_000, totalKeywords: 21_000 } });
      const view = expectStatus(await strategies.settle(job.id, { granularity: 'tight' }), 200);
      expect(view.sources.keywords).toEqual({ used: 20_000, total: 21_000 });
      const last = Math.ceil(view.counts.clusters / 25);
      const { rows } = expectStatus(await strategies.rows(job.id, 'clusters', `page=${last}`), 200);
      expect(rows).not.toEqual([]);
      expect(Buffer.byteLength(JSON.stringify(view))).toBeLessThan(200_000);
    };
    await expectCalm({ url: server.url, path: READY }, attack, { median: 10, worst: 20 });
  });
});
