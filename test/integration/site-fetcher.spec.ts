import { type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { type Site, startSite } from '../support/site';

/** The way out against a site on loopback, which the settings open. */

const PAGE = '<!doctype html><title>Grüße</title>'.repeat(200);

let site: Site;
let other: Site;
let fetcher: SiteFetcher;
/** What the site was asked, and with which headers. */
let asked: { path: string; method?: string; headers: IncomingHttpHeaders; port?: number }[];
let answer: (path: string, response: ServerResponse) => void;

beforeAll(async () => {
  site = await startSite((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, method: request.method, headers: request.headers, port: request.socket.remotePort });
    answer(path, response);
  });
  other = await startSite((request, response) => {
    asked.push({ path: `other:${request.url}`, headers: request.headers });
    response.end('other');
  });
  fetcher = new SiteFetcher({ allowHosts: [site.host, other.host], publicUrl: 'https://cohort.example.com' });
});

afterAll(async () => {
  await fetcher.close();
  await Promise.all([site.close(), other.close()]);
});

beforeEach(() => {
  asked = [];
  answer = (_path, response) => response.end('ok');
});

it('gives the answer as it was sent', async () => {
  answer = (_path, response) => {
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': ['noindex', 'nofollow'],
    });
    response.end(PAGE);
  };
  const got = await fetcher.get(`${site.origin}/a b?c=ü#part`);
  expect(got).toMatchObject({
    url: `${site.origin}/a%20b?c=%C3%BC`,
    status: 404,
    contentType: 'text/html; charset=utf-8',
    hops: [],
    bytes: Buffer.byteLength(PAGE),
  });
  expect(got.headers['x-robots-tag']).toBe('noindex\nnofollow');
  expect(got.body.toString()).toBe(PAGE);
  expect(asked[0]?.headers['user-agent']).toBe('CohortBot/1.0 (+https://cohort.example.com)');
});

it.each([
  ['gzip', gzipSync(PAGE)],
  ['x-gzip', gzipSync(PAGE)],
  ['GZIP', gzipSync(PAGE)],
  ['br', brotliCompressSync(PAGE)],
  ['deflate', deflateSync(PAGE)],
  ['deflate', deflateRawSync(PAGE)],
  ['gzip, br', brotliCompressSync(gzipSync(PAGE))],
  ['identity', Buffer.from(PAGE)],
  ['', Buffer.from(PAGE)],
])('decodes %s', async (encoding, body) => {
  answer = (_path, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
  const got = await fetcher.get(site.origin);
  expect(got.body.toString()).toBe(PAGE);
  expect(got.bytes).toBe(body.length);
});

it.each([
  ['text/html; charset=utf-8', PAGE],
  ['application/xhtml+xml', PAGE],
  ['text/xml', PAGE],
  [undefined, PAGE],
  ['application/gzip', null],
  ['application/octet-stream', null],
  ['image/png', null],
])('unpacks gzip that its header does not name where it should be text: %s', async (type, text) => {
  const packed = gzipSync(PAGE);
  answer = (_path, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end(packed);
  const { body, bytes } = await fetcher.get(site.origin);
  expect(body.equals(text === null ? packed : Buffer.from(text))).toBe(true);
  expect(bytes).toBe(packed.length);
});

it('takes one content type of two lines', async () => {
  answer = (_path, response) =>
    response
      .writeHead(200, ['content-type', 'text/plain', 'content-type', 'text/html; charset=utf-8'])
      .end(PAGE);
  expect((await fetcher.get(site.origin)).contentType).toBe('text/html; charset=utf-8');
});

it('takes an empty answer in whatever encoding', async () => {
  answer = (_path, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end();
  expect((await fetcher.get(site.origin)).body).toHaveLength(0);
});

describe('an answer of which the body is not wanted', () => {
  const LARGE = 30 * 1024 * 1024;

  it('asks with HEAD, whatever the site says of the body', async () => {
    answer = (_path, response) => {
      response.writeHead(200, { 'content-length': LARGE, 'content-encoding': 'gzip' }).end();
    };
    const got = await fetcher.get(`${site.origin}/photo`, { method: 'HEAD' });
    expect(got).toMatchObject({ status: 200, bytes: 0, headers: { 'content-length': String(LARGE) } });
    expect(asked[0]?.method).toBe('HEAD');
    answer = (_path, response) => response.writeHead(302, { location: '/there' }).end();
    const moved = await fetcher.get(`${site.origin}/moved`, { method: 'HEAD', maxRedirects: 0 });
    expect(moved).toMatchObject({ status: 302, headers: { location: '/there' } });
  });

  it('leaves the rest of a body once it has enough', async () => {
    answer = (_path, response) => {
      response.writeHead(200, { 'content-length': LARGE, 'content-encoding': 'unknown' });
      response.write(Buffer.alloc(200_000));
    };
    const got = await fetcher.get(`${site.origin}/film`, { enough: 1_000 });
    expect(got).toMatchObject({ status: 200, cut: true });
    expect(got.bytes).toBeGreaterThan(1_000);
    answer = (_path, response) => response.end('short');
    const short = await fetcher.get(`${site.origin}/short`, { enough: 1_000 });
    expect([short.bytes, short.cut]).toEqual([5, undefined]);
  });
});
