import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { fetchSentence } from '../../src/contracts/scraper/fetch-messages';
import { PAGES_AT_ONCE } from '../../src/contracts/fetching/fetching';
import { FETCHING_MESSAGES } from '../../src/contracts/fetching/fetching-messages';
import { SNIPPET_MESSAGES } from '../../src/contracts/snippets/snippet-messages';
import {
  MAX_PREVIEW_IMAGE_BYTES,
  MAX_SAVED_SNIPPETS,
  type SavedSnippetEntry,
  type SavedSnippetView,
  SNIPPET_LIMITS,
  type SnippetPage,
} from '../../src/contracts/snippets/snippets';
import { emptySnippet } from '../../src/domain/snippets/empty-snippet';
import {
  type Actor,
  asAdmin,
  asGuest,
  asStudent,
  expectStatus,
  type SignedIn,
  unique,
} from '../support/actors';
import { listQuery } from '../support/http';
import { fieldErrors } from '../support/saved-blocks';
import { type Site, startSite } from '../support/site';
import { waitFor } from '../support/waiting';

/** The snippet preview: pages and pictures of other sites, and saved sets. */

let site: Site;
let student: SignedIn;
let answer: (response: ServerResponse) => void;
const asUser = () => asStudent({ allowed: ['new-test-tool'] });

beforeAll(async () => {
  site = await startSite((_request, response) => answer(response));
  student = await asUser();
}, 60_000);

afterAll(() => site.close());

function send(body: string | Buffer, contentType = 'text/html; charset=utf-8'): void {
  answer = (response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}
const page = (who: Actor = student, url = `${site.origin}/page`) =>
  who.post<SnippetPage>('/api/preview/fetch', { url });
const image = (who: Actor = student, url = `${site.origin}/image`) => who.post('/api/preview/image', { url });
const fields = (some: object = {}) => ({ ...emptySnippet(), ...some });
const save = (who: Actor, some: object = {}, name = 'Shoes') =>
  who.post<SavedSnippetView>('/api/snippets', { name, fields: fields(some) });
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } });

it.each<[what: string, block: string, price: string]>([
  [
    'is specified',
    `{"@type":"Product","offers":{"@type":"Offer","priceCurrency":"EUR","priceSpecification":[
      {"@type":"UnitPriceSpecification","priceType":"https://schema.org/ListPrice","price":159},
      {"@type":"UnitPriceSpecification","price":"129,00"}]}}`,
    'EUR 129.00',
  ],
  [
    'stands in JSON that had to be repaired',
    `{"@type":"Offer","priceSpecification":{"minPrice":"12.50","maxPrice":"20","priceCurrency":"EUR",},}`,
    'EUR 12.50',
  ],
])('fills in a price that %s', async (_what, block, price) => {
  send(`<title>Kettle</title><script type="application/ld+json">${block}</script>`);
  expect(expectStatus(await page(), 200)).toMatchObject({ price });
});

it('is there for whoever has the tool, whatever the plan', async () => {
  send('<title>Shoes</title>');
  const admin = await asAdmin();
  const plan = { name: unique('Plan'), students: 5 };
  const { id: userPlan } = expectStatus(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  const pro = (subscriptionEndDate: string) =>
    asStudent({ allowed: ['new-test-tool'], fields: { userType: 'pro', userPlan, subscriptionEndDate } });
  const who: [string, Actor, number][] = [
    ['free', student, 200],
    ['pro', await pro('2099-01-01'), 200],
    ['expired pro', await pro('2020-01-01'), 200],
    ['admin', admin, 200],
    ['without the tool', await asStudent({ allowed: ['word-counter'] }), 403],
    ['guest', asGuest(), 401],
  ];
  for (const [name, actor, status] of who) {
    expect([name, (await page(actor)).status]).toEqual([name, status]);
    expect([name, (await actor.get('/api/snippets')).status]).toEqual([name, status]);
  }
});

describe('a page', () => {
  it('is told as the form takes it', async () => {
    send(`<title>Wide shoes</title><meta name="description" content="All wide shoes"><h1>Shoes</h1>
      <meta property="og:image" content="/og.png"><meta property="og:site_name" content="Shoely">
      <script type="application/ld+json">{"@type":"Product","aggregateRating":{"@type":"AggregateRating",
      "ratingValue":4.6,"reviewCount":120}}</script>`);
    expect(expectStatus(await page(), 200)).toMatchObject({
      ...{ url: `${site.origin}/page`, title: 'Wide shoes', description: 'All wide shoes', h1: 'Shoes' },
      ...{ siteName: 'Shoely', ogImage: `${site.origin}/og.png`, rating: '4.6', reviews: '120', price: '' },
    });
  });

  it('says no more than the form holds', async () => {
    send(
      `<title>${'t'.repeat(2_000)}</title><meta property="og:description" content="${'d'.repeat(3_000)}">`,
    );
    const { title, ogDescription } = expectStatus(await page(), 200);
    expect(title.length).toBeLessThanOrEqual(SNIPPET_LIMITS.title);
    expect(ogDescription.length).toBeLessThanOrEqual(SNIPPET_LIMITS.description);
  });

  it.each<[string, () => Promise<{ body: unknown }>, string]>([
    ['a private address', () => page(student, 'http://192.168.0.1/'), fetchSentence('address')],
    ['another file', () => (send('{}', 'application/json'), page()), fetchSentence('type')],
    [
      'a page that is not there',
      () => ((answer = (response) => response.writeHead(404).end()), page()),
      FETCHING_MESSAGES.statusRefused(404),
    ],
  ])('is refused where it is %s', async (_, read, message) => {
    expect((await read()).body).toMatchObject({ statusCode: 422, code: 'FETCH_FAILED', message });
  });
});

describe('a picture', () => {
  it.each([
    ['png', () => red(1_600, 800).png().toBuffer()],
    ['jpeg', () => red(1_600, 800).jpeg().toBuffer()],
    ['webp', () => red(1_600, 800).webp().toBuffer()],
  ] as const)('is drawn anew from a %s, with what it was', async (format, make) => {
    const original = await make();
    send(original, 'application/octet-stream');
    const { status, headers, bytes } = await image();
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-image-width': '1600',
      'x-image-height': '800',
      'x-image-bytes': String(original.length),
      'x-image-format': format,
    });
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(bytes)).not.toBe(hash(original));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_200, height: 600 });
  });

  it('is refused for its content, its size, its pixels and its address', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { imageKind, imageTooLarge, imageTooManyPixels, imageDamaged } = SNIPPET_MESSAGES;
    const jpeg = await sharp({
      create: { width: 600, height: 600, channels: 3, background: '#000', noise: NOISE },
    })
      .jpeg()
      .toBuffer();
    const refusals: [string | Buffer, string][] = [
      [svg, imageKind],
      ['<html>', imageKind],
      [Buffer.alloc(MAX_PREVIEW_IMAGE_BYTES + 1), imageTooLarge],
      [await red(6_000, 5_000).png().toBuffer(), imageTooManyPixels],
      [jpeg.subarray(0, jpeg.length / 2), imageDamaged],
    ];
    for (const [body, message] of refusals) {
      send(body, 'image/png');
      expect((await image()).body).toMatchObject({ statusCode: 422, code: 'FETCH_FAILED', message });
    }
    expect((await image(student, 'http://10.0.0.1/a.png')).body).toMatchObject({
      message: fetchSentence('address'),
    });
  });

  it('takes one of the places for reading', async () => {
    const waiting: ServerResponse[] = [];
    answer = (response) => void waiting.push(response);
    const other = await asUser();
    const slow = Array.from({ length: PAGES_AT_ONCE }, () => image(other));
    await waitFor('all of them', () => waiting.length === PAGES_AT_ONCE);
    expect((await image(other)).status).toBe(429);
    for (const response of waiting) response.end('no picture');
    for (const each of slow) expect((await each).status).toBe(422);
  });
});

describe('saved sets', () => {
  it('are kept, listed the last saved first, changed and deleted', async () => {
    const who = await asUser();
    const variants = [{ title: 'Шузы 👟', description: 'b' }];
    const first = expectStatus(await save(who, { variants, keywords: 'a, b' }, ' First '), 201);
    expect(first).toMatchObject({ name: 'First', fields: fields({ variants, keywords: 'a, b' }) });
    await save(who, {}, 'Second');
    const changed = { name: 'First!', fields: fields({ price: '€89' }) };
    const path = `/api/snippets/${first.id}`;
    expect(expectStatus(await who.put<SavedSnippetView>(path, changed), 200)).toMatchObject(changed);
    expect(expectStatus(await who.get<SavedSnippetView>(path), 200)).toMatchObject(changed);
    const list = await who.get<SavedSnippetEntry[]>(`/api/snippets${listQuery({ range: [0, 0] })}`);
    expect(list.headers.get('content-range')).toBe('snippets 0-0/2');
    expect(list.body).toMatchObject([{ name: 'First!' }]);
    expect(list.body[0]).not.toHaveProperty('fields');
    expectStatus(await who.delete(path), 200);
    for (const gone of [who.get(path), who.delete(path), who.put(path, changed)]) {
      expect((await gone).status).toBe(404);
    }
  });

  it("are nobody else's", async () => {
    const { id } = expectStatus(await save(student), 201);
    const [other, admin] = [await asUser(), await asAdmin()];
    for (const who of [other, admin]) {
      expect((await who.get(`/api/snippets/${id}`)).status).toBe(404);
      expect((await who.put(`/api/snippets/${id}`, { name: 'x', fields: fields() })).status).toBe(404);
      expect((await who.delete(`/api/snippets/${id}`)).status).toBe(404);
      expect((await who.get<unknown[]>('/api/snippets')).body).toEqual([]);
    }
  });

  it.each<[string, object, Record<string, string>]>([
    ['no name', { name: '\u200b' }, { name: SNIPPET_MESSAGES.nameRequired }],
    ['no fields', { fields: [] }, { fields: SNIPPET_MESSAGES.fieldsInvalid }],
    [
      'no variant',
      { fields: fields({ variants: [] }) },
      { 'fields.variants': SNIPPET_MESSAGES.fieldsInvalid },
    ],
    [
      'six variants',
      { fields: fields({ variants: Array(6).fill({ title: '', description: '' }) }) },
      { 'fields.variants': SNIPPET_MESSAGES.variantsCount },
    ],
    [
      'a long title',
      { fields: fields({ variants: [{ title: 'x'.repeat(501), description: '' }] }) },
      { 'fields.variants.0.title': 'At most 500 characters' },
    ],
    [
      'a date that is none',
      { fields: fields({ date: 'today' }) },
      { 'fields.date': SNIPPET_MESSAGES.dateInvalid },
    ],
    [
      'an operator',
      { fields: fields({ ogTitle: { $ne: '' } }) },
      { 'fields.ogTitle': SNIPPET_MESSAGES.textInvalid },
    ],
  ])('are refused with %s', async (_, some, errors) => {
    expect(
      fieldErrors(await student.post('/api/snippets', { name: 'x', fields: fields(), ...some })),
    ).toMatchObject(errors);
  });

  it('are so many at most, whoever saves at the same time', async () => {
    const who = await asUser();
    const batch = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => save(who)))).map(({ status }) => status);
    for (let saved = 0; saved < MAX_SAVED_SNIPPETS - 10; saved += 10) await batch(10);
    const statuses = await batch(25);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    const list = await who.get(`/api/snippets${listQuery({ range: [0, 0] })}`);
    expect(list.headers.get('content-range')).toBe(`snippets 0-0/${MAX_SAVED_SNIPPETS}`);
    expect((await save(who)).body).toMatchObject({ message: SNIPPET_MESSAGES.tooManySets });
  });
});
