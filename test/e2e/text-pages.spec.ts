import { encode } from 'iconv-lite';
import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { fetchSentence } from '../../src/contracts/scraper/fetch-messages';
import { MAX_PAGE_BYTES } from '../../src/contracts/fetching/fetching';
import { FETCHING_MESSAGES } from '../../src/contracts/fetching/fetching-messages';
import { TEXT_TOOLS, type TextPage } from '../../src/contracts/text/text-page';
import { type Actor, asAdmin, asGuest, asStudent, expectStatus, unique } from '../support/actors';
import { type Site, startSite } from '../support/site';

/** Reading a page for a text tool. */

const PATH = '/api/text/page';
const SENTENCE = 'A good pair of running shoes lasts about five hundred miles, and then it is worn out. ';
const ARTICLE = `<title>Shoes</title><div class="menu"><a href="/">Home</a> <a href="/blog">Blog</a></div>
  <div class="post"><h2>Running shoes</h2>${`<p>${SENTENCE.repeat(4)}</p>`.repeat(6)}</div>
  <div class="comments">Leave a comment</div>`;

let site: Site;
let admin: Actor;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  site = await startSite((_request, response) => answer(response));
  admin = await asAdmin();
}, 60_000);

afterAll(() => site.close());

const read = (who: Actor = admin, url = `${site.origin}/page`) => who.post<TextPage>(PATH, { url });

function send(body: string | Buffer, contentType = 'text/html; charset=utf-8'): void {
  answer = (response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}

async function refusal(url?: string): Promise<Partial<ErrorBody>> {
  const { status, body } = await admin.post<ErrorBody>(PATH, { url: url ?? site.origin });
  return { statusCode: status, code: body.code, message: body.message };
}
const failed = (message: string) => ({ statusCode: 422, code: 'FETCH_FAILED', message });

it('reads for whoever has a text tool, whatever the plan', async () => {
  send('<p>Text</p>');
  const plan = { name: unique('Plan'), students: 5 };
  const { id: userPlan } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = (subscriptionEndDate: string) =>
    asStudent({ allowed: ['word-counter'], fields: { userType: 'pro', userPlan, subscriptionEndDate } });
  const who: [string, Actor, number][] = [
    ['free', await asStudent({ allowed: ['kw-stuffing-checker'] }), 200],
    ['pro', await pro('2099-01-01'), 200],
    ['expired pro', await pro('2020-01-01'), 200],
    ['without a text tool', await asStudent({ allowed: ['pages-analysis'] }), 403],
    ['guest', asGuest(), 401],
  ];
  for (const [name, actor, status] of who) expect([name, (await read(actor)).status]).toEqual([name, status]);
  expect(TEXT_TOOLS).toHaveLength(8);
});

it('finds the article where no landmark names it', async () => {
  send(ARTICLE);
  const page = expectStatus(await read(), 200);
  expect(page).toMatchObject({
    url: `${site.origin}/page`,
    title: 'Shoes',
    headings: [{ level: 2, text: 'Running shoes' }],
  });
  expect(page.mainText).toContain(SENTENCE.trim());
  expect(page.mainText).not.toMatch(/Home|Leave a comment/);
  expect(page.anchors.map(({ anchor, url }) => [anchor, url])).toEqual([
    ['Home', `${site.origin}/`],
    ['Blog', `${site.origin}/blog`],
  ]);
});

it('keeps a main heading that says what the title says', async () => {
  const title = 'The best shoes for runners';
  const [, post] = ARTICLE.split('</h2>');
  send(`<html><head><title>${title}</title></head><body><div><h1>${title}</h1>${post}</body></html>`);
  const { mainText } = expectStatus(await read(), 200);
  expect(mainText.split('\n')[0]).toBe('The best shoes for runners');
});

it('reads a page in windows-1251, and broken markup as far as it goes', async () => {
  send(encode('<title>Обувь</title><p>Беговая обувь', 'windows-1251'), 'text/html; charset=windows-1251');
  expect(expectStatus(await read(), 200)).toMatchObject({ title: 'Обувь', mainText: 'Беговая обувь' });
  send('<p>One<div><b>Two</div><ul><li>Three<a href="x');
  expect(expectStatus(await read(), 200)).toMatchObject({ mainText: 'One\nTwo\nThree', lists: [['Three']] });
});

it('takes a text as it is, and a page without any for empty', async () => {
  send('Use <b>, <i> and <p>.\r\nTwice.', 'text/plain');
  expect(expectStatus(await read(), 200)).toMatchObject({
    mainText: 'Use <b>, <i> and <p>.\nTwice.',
    blocks: [],
  });
  send('<img src="a.png">');
  expect(expectStatus(await read(), 200).mainText).toBe('');
});

it('refuses private addresses, other files and what is too large', async () => {
  expect(await refusal('http://192.168.0.1/')).toEqual(failed(fetchSentence('address')));
  send('{}', 'application/json');
  expect(await refusal()).toEqual(failed(fetchSentence('type')));
  send('a'.repeat(MAX_PAGE_BYTES + 1));
  expect(await refusal()).toEqual(failed(fetchSentence('too-large')));
  answer = (response) => response.writeHead(404).end();
  expect(await refusal()).toEqual(failed(FETCHING_MESSAGES.statusRefused(404)));
});
