import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { FetchError } from '../../src/core/fetch/fetch-error';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { type Site, startSite } from '../support/site';

/** What is posted through the way out, to a site on loopback that the settings open. */

let site: Site;
let fetcher: SiteFetcher;
let asked: { path?: string; method?: string; headers: IncomingMessage['headers']; body: string }[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  site = await startSite((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url, method: request.method, headers: request.headers, body });
      answer(response);
    });
  });
  fetcher = new SiteFetcher({ allowHosts: [site.host], publicUrl: 'https://cohort.example.com' });
});

afterAll(async () => {
  await fetcher.close();
  await site.close();
});

beforeEach(() => {
  asked = [];
  answer = (response) => response.end('ok');
});

const options = { headers: { 'content-type': 'application/json' }, body: '{"a":"ü"}', timeoutMs: 5_000 };
const post = (address: string, change: object = {}) => fetcher.post(address, { ...options, ...change });

it('sends the body as it is, and answers the status', async () => {
  expect(await post(`${site.origin}/hook?a=b`)).toBe(200);
  expect(asked).toMatchObject([
    {
      path: '/hook?a=b',
      method: 'POST',
      body: '{"a":"ü"}',
      headers: {
        'content-type': 'application/json',
        'content-length': '10',
        'user-agent': 'CohortBot/1.0 (+https://cohort.example.com)',
      },
    },
  ]);
});

it.each([204, 301, 404, 410, 500])('answers %i, and goes nowhere else', async (status) => {
  answer = (response) => response.writeHead(status, { location: `${site.origin}/other` }).end();
  expect(await post(`${site.origin}/hook`)).toBe(status);
  expect(asked.map(({ path }) => path)).toEqual(['/hook']);
});

it('tells whoever asks for it when to come again and what was said, as far as that is read', async () => {
  const said = `{"retry_after":2}${'x'.repeat(100_000)}`;
  answer = (response) => response.writeHead(429, { 'retry-after': '7' }).end(said);
  const read = await fetcher.postForAnswer(`${site.origin}/hook`, options);
  expect(read).toEqual({ status: 429, retryAfter: '7', text: said.slice(0, 16 * 1024) });
  expect(asked[0]?.headers['accept-encoding']).toBe('identity');
  answer = (response) => response.writeHead(404).end();
  expect(await fetcher.postForAnswer(`${site.origin}/hook`, options)).toEqual({ status: 404, text: '' });
  answer = (response) => response.writeHead(410).write('begun');
  const cut = fetcher.postForAnswer(`${site.origin}/hook`, { ...options, timeoutMs: 300 });
  expect(await cut).toEqual({ status: 410, text: '' });
});

it('has its answer though the body never ends', async () => {
  answer = (response) => response.writeHead(202).write('begun');
  expect(await post(`${site.origin}/hook`, { timeoutMs: 300 })).toBe(202);
});

it('gives up on who does not answer', async () => {
  answer = () => undefined;
  await expect(post(`${site.origin}/hook`, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
});

it.each([
  ['http://hooks.example.com/', 'scheme'],
  ['ftp://hooks.example.com/', 'scheme'],
  ['https://me:pw@hooks.example.com/', 'credentials'],
  ['https://hooks.example.com:8443/', 'port'],
  ['https://127.0.0.1/', 'address'],
  ['https://[::1]/', 'address'],
  ['https://169.254.169.254/latest', 'address'],
  ['no address', 'address'],
])('posts nothing to %s', async (address, reason) => {
  await expect(post(address)).rejects.toBeInstanceOf(FetchError);
  await expect(post(address)).rejects.toMatchObject({ reason });
  expect(() => fetcher.checkSecure(address)).toThrow(FetchError);
  expect(asked).toEqual([]);
});
