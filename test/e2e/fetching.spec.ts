import { encode } from 'iconv-lite';
import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { FETCHING_MESSAGES } from '../../src/contracts/fetching/fetching-messages';
import {
  MAX_PAGE_BYTES,
  PAGES_AT_ONCE,
  PAGES_PER_MINUTE,
  type ReadPage,
} from '../../src/contracts/fetching/fetching';
import { fetchSentence } from '../../src/contracts/scraper/fetch-messages';
import { type Actor, asAdmin, asStudent, createUser, expectStatus, logIn, PASSWORD } from '../support/actors';
import { type Site, startSite } from '../support/site';
import { waitFor } from '../support/waiting';

/** Reading a page of another site through the server. */

const PATH = '/api/resolve-cors-content/proxy';

let site: Site;
let gone: Site;
let admin: Actor;
let answer: (path: string, response: ServerResponse) => void;

beforeAll(async () => {
  site = await startSite((request, response) => {
    answer(request.url ?? '', response);
  });
  gone = await startSite(() => undefined);
  await gone.close();
  admin = await asAdmin();
}, 60_000);

afterAll(() => site.close());

const read = (url: unknown, who = admin) => who.post<ReadPage>(PATH, { url });

async function refusal(url: unknown, who = admin): Promise<Partial<ErrorBody>> {
  const { status, body } = await who.post<ErrorBody>(PATH, { url });
  return { statusCode: status, code: body.code, message: body.message };
}

const failed = (message: string) => ({ statusCode: 422, code: 'FETCH_FAILED', message });

it('answers with the text and its version', async () => {
  let page = 'Привет';
  answer = (_path, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=windows-1251' });
    response.end(encode(page, 'windows-1251'));
  };
  const first = expectStatus(await read(` ${site.origin}/page `), 200);
  expect(first).toEqual({ content: 'Привет', version: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(expectStatus(await read(`${site.origin}/other`), 200)).toEqual(first);
  page = 'Привет!';
  expect(expectStatus(await read(`${site.origin}/page`), 200).version).not.toBe(first.version);
});

it.each([
  ['pages-analysis', 200],
  ['word-counter', 403],
  ['intent-finder', 403],
])('reads for a student who has %s: %i', async (tool, status) => {
  answer = (_path, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Text</p>');
  const student = await asStudent({ allowed: [tool] });
  expect((await read(`${site.origin}/`, student)).status).toBe(status);
});

it('says the same of whatever cannot be reached', async () => {
  const same = failed(fetchSentence('connect'));
  answer = (_path, response) => response.writeHead(302, { location: 'http://192.168.0.1/' }).end();
  for (const url of [
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    `${gone.origin}/`,
    `${site.origin}/redirect`,
  ]) {
    expect([url, await refusal(url)]).toEqual([url, same]);
  }
});

it.each<[url: string, message: string]>([
  ['ftp://example.com/', fetchSentence('scheme')],
  ['file:///etc/passwd', fetchSentence('scheme')],
  ['http://user:secret@10.0.0.1/', fetchSentence('credentials')],
  ['http://10.0.0.1:6379/', fetchSentence('port')],
])('refuses %s with a sentence of its own', async (url, message) => {
  expect(await refusal(url)).toEqual(failed(message));
});

it.each([undefined, '', '  ', 7, ['http://10.0.0.1/'], { $ne: null }])(
  'asks for an address instead of %j',
  async (url) => {
    const { status, body } = await admin.post<ErrorBody>(PATH, { url });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: { url: FETCHING_MESSAGES.urlRequired } });
  },
);

it.each<[what: string, headers: Record<string, string>, status: number, message: string]>([
  ['a picture', { 'content-type': 'image/png' }, 200, fetchSentence('type')],
  ['a page that is not there', { 'content-type': 'text/html' }, 404, FETCHING_MESSAGES.statusRefused(404)],
  ['too much', { 'content-length': String(MAX_PAGE_BYTES + 1) }, 200, fetchSentence('too-large')],
  ['an unknown encoding', { 'content-encoding': 'zstd' }, 200, fetchSentence('encoding')],
  ['a loop', { location: '/' }, 301, fetchSentence('too-many-redirects')],
])('refuses %s', async (_what, headers, status, message) => {
  answer = (_path, response) => {
    response.writeHead(status, headers);
    response.flushHeaders();
    if (!headers['content-length']) response.end('a');
  };
  expect(await refusal(site.origin)).toEqual(failed(message));
});

it('reads few pages at a time for one user, and others for the next', async () => {
  const waiting: ServerResponse[] = [];
  answer = (path, response) => (path === '/slow' ? void waiting.push(response) : response.end('quick'));
  const slow = Array.from({ length: PAGES_AT_ONCE }, () => read(`${site.origin}/slow`));
  await waitFor('all of them', () => waiting.length === PAGES_AT_ONCE);
  expect(await refusal(`${site.origin}/quick`)).toMatchObject({
    statusCode: 429,
    message: FETCHING_MESSAGES.tooManyAtOnce,
  });
  const other = await logIn((await createUser({ role: 'admin' })).email, PASSWORD);
  expectStatus(await read(`${site.origin}/quick`, other), 200);
  for (const response of waiting) response.end('slow');
  for (const each of slow) expectStatus(await each, 200);
  expectStatus(await read(`${site.origin}/quick`), 200);
});

it('refuses more than so many a minute, whatever came of them', async () => {
  const { email } = await createUser({ role: 'admin' });
  const other = await logIn(email, PASSWORD);
  const codes = new Set<string | undefined>();
  for (let i = 0; i < PAGES_PER_MINUTE; i++) codes.add((await refusal('http://10.0.0.1/', other)).code);
  expect([...codes]).toEqual(['FETCH_FAILED']);
  expect(await refusal('http://10.0.0.1/', other)).toMatchObject({ statusCode: 429 });
});
