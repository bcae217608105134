import type { BlockLinksView } from '../../src/contracts/clicks/clicks';
import type { SavedBlockEntry, SavedBlockView } from '../../src/contracts/blocks/blocks';
import { asAdmin, asStudent, expectStatus, ownAddress, type SignedIn, unique } from '../support/actors';
import { boxWith, clicksOf, countedBox, go, linkPaths, setCounting } from '../support/go-links';
import { baseUrl } from '../support/http';
import { asPublisher, fieldErrors, saveBlock } from '../support/saved-blocks';

const SHOP = 'https://shop.example/mug?a=1&b=2';
const OTHER = 'https://other.example/';
const AMAZON = 'https://www.amazon.de/dp/B000000000?tag=me-21';

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

/** A counted box with one link, and the path of that. */
async function oneLink(who = publisher, target = SHOP) {
  const { id } = await countedBox(who, [target]);
  return { id, path: (await linkPaths(who, id))[target] ?? '' };
}
const total = async (id: string) => (await clicksOf(publisher, id)).total;
const makeLinks = (who: SignedIn, id: string) => who.post<BlockLinksView>(`/api/blocks/${id}/links`);

describe('the links of a block', () => {
  it('are made where counting is on, each target once, and stay what they are', async () => {
    const picture = { imageHref: OTHER };
    const { id, countClicks } = await countedBox(publisher, [SHOP, SHOP, AMAZON], picture);
    expect(countClicks).toBe(true);
    const made = expectStatus(await makeLinks(publisher, id), 200);
    expect(made).toMatchObject({ origin: baseUrl(), reach: 'local' });
    expect(Object.keys(made.links).sort()).toEqual([OTHER, SHOP]);
    for (const link of Object.values(made.links)) {
      expect(link).toMatch(new RegExp(`^${baseUrl()}/go/[0-9A-Za-z]{16}$`));
    }
    const again = await Promise.all(Array.from({ length: 5 }, () => makeLinks(publisher, id)));
    for (const answer of again) expect(answer.body).toEqual(made);
  });

  it('are the same for all who make them at once', async () => {
    const { id } = await countedBox(publisher, [SHOP, OTHER]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => linkPaths(publisher, id)));
    expect(new Set(answers.map((links) => JSON.stringify(links))).size).toBe(1);
  });

  it('are others in another block', async () => {
    const [one, other] = [await oneLink(), await oneLink()];
    expect(one.path).not.toBe(other.path);
  });

  it('follow the block: new ones are added, and old ones still lead on and count', async () => {
    const { id, path } = await oneLink();
    const { name, ...rest } = boxWith([OTHER]);
    await publisher.put(`/api/blocks/${id}`, { ...rest, name });
    expect(Object.keys(await linkPaths(publisher, id))).toEqual([OTHER]);
    expect((await go(path)).location).toBe(SHOP);
    const { links } = await clicksOf(publisher, id);
    expect(links.map(({ target, clicks }) => [target, clicks])).toEqual([
      [SHOP, 1],
      [OTHER, 0],
    ]);
  });

  it('are refused beyond 500 of one block, and those that it has stay', async () => {
    const { id } = await countedBox(publisher, []);
    const change = async (round: number) => {
      const innerData = Array.from({ length: 30 }, (_, i) => `https://shop.example/${round}/${i}`);
      const { name, variant, config } = boxWith(innerData);
      expectStatus(await publisher.put(`/api/blocks/${id}`, { name, variant, config }), 200);
      return makeLinks(publisher, id);
    };
    for (let round = 0; round < 16; round += 1) expectStatus(await change(round), 200);
    expect(await change(16)).toMatchObject({
      status: 409,
      body: {
        message: 'This block has had 500 counted links. Save it under a new name to count further ones.',
      },
    });
    expect((await clicksOf(publisher, id)).links).toHaveLength(480);
  });

  it('are none while counting is off, as it is at first and of a copy', async () => {
    const block = await saveBlock(publisher, boxWith([SHOP]));
    expect(block.countClicks).toBe(false);
    expect((await makeLinks(publisher, block.id)).status).toBe(409);
    await setCounting(publisher, block.id, true);
    const copy = await publisher.post<SavedBlockView>(`/api/blocks/${block.id}/duplicate`);
    expect(expectStatus(copy, 201).countClicks).toBe(false);
    const file = await publisher.get<object>(`/api/blocks/${block.id}/export`);
    expect(file.body).not.toHaveProperty('countClicks');
  });
});

describe('the switch', () => {
  it('shows in the list, and changes neither the block nor its place', async () => {
    const who = await asPublisher();
    const first = await saveBlock(who, boxWith([SHOP]));
    const second = await saveBlock(who, boxWith([SHOP]));
    const on = await setCounting(who, first.id, true);
    expect(on).toEqual({ ...first, countClicks: true });
    const { body } = await who.get<SavedBlockEntry[]>('/api/blocks');
    expect(body.map(({ id, countClicks }) => [id, countClicks])).toEqual([
      [second.id, false],
      [first.id, true],
    ]);
  });

  it.each([{}, { on: 'true' }, { on: 1 }, { on: null }, { on: { $ne: false } }])(
    'refuses %j',
    async (body) => {
      const { id } = await saveBlock(publisher);
      const answer = await publisher.put(`/api/blocks/${id}/counting`, body);
      expect(fieldErrors(answer)).toEqual({ on: 'This must be on or off.' });
    },
  );

  it('off: links lead on uncounted, and count again when it is on again', async () => {
    const { id, path } = await oneLink();
    await go(path);
    await setCounting(publisher, id, false);
    expect((await go(path)).location).toBe(SHOP);
    expect(await total(id)).toBe(1);
    await setCounting(publisher, id, true);
    await go(path);
    expect(await total(id)).toBe(2);
  });

  it('is not for who may not use the block’s style, but can always be switched off', async () => {
    const who = await asStudent({ allowed: ['product-box-generator', 'product-box-1'] });
    const { id } = await countedBox(who, [SHOP]);
    const admin = await asAdmin();
    await admin.put(`/api/permissions/${who.user.batch ?? ''}`, {
      batch: unique('Batch'),
      defaultTool: 'intent-finder',
      allowed: ['intent-finder'],
    });
    expect((await makeLinks(who, id)).status).toBe(403);
    expect((await who.put(`/api/blocks/${id}/counting`, { on: true })).status).toBe(403);
    expect((await setCounting(who, id, false)).countClicks).toBe(false);
    expect((await clicksOf(who, id)).total).toBe(0);
  });
});

describe('a visit', () => {
  it('is led to the stored target, and nothing of it is kept anywhere', async () => {
    const { path } = await oneLink();
    const { status, location, headers } = await go(path);
    expect([status, location]).toEqual([302, SHOP]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('referrer-policy');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    '?url=https://evil.example/',
    '?target=//evil.example&next=/x',
    '/?to=javascript:alert(1)',
    '?%00%0d%0aLocation:%20https://evil.example/',
  ])('goes nowhere else with %s', async (more) => {
    const { path } = await oneLink();
    expect(
      await go(path + more, { headers: { host: 'evil.example', origin: 'https://evil.example' } }),
    ).toMatchObject({ status: 302, location: SHOP });
  });

  it.each<[string, Parameters<typeof go>[1], number]>([
    ['a person’s', {}, 1],
    ['a person’s with cookies and a token', { headers: { cookie: 'a=b', authorization: 'Bearer x' } }, 1],
    ['one by HEAD', { method: 'HEAD' }, 0],
    ['a bot’s', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }, 0],
    ['one without a user agent', { headers: { 'user-agent': '' } }, 0],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }, 0],
    ['a prerender', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 0],
    ['a prefetch as Safari says it', { headers: { purpose: 'prefetch' } }, 0],
    ...['iframe', 'frame', 'object', 'embed'].map((kind): [string, Parameters<typeof go>[1], number] => [
      `one of a page’s ${kind} that loads by itself`,
      { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': kind } },
      0,
    ]),
    [
      'one that a person makes within a frame',
      {
        headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-user': '?1' },
      },
      1,
    ],
    ['one for a picture', { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }, 0],
  ])('%s leads on and counts as it should', async (_, visit, clicks) => {
    const { id, path } = await oneLink();
    expect(await go(path, visit)).toMatchObject({ status: 302, location: SHOP });
    expect(await total(id)).toBe(clicks);
  });

  it('is counted exactly among 200 at once, on the first click of a day as well', async () => {
    const { id } = await countedBox(publisher, [SHOP, OTHER]);
    const links = await linkPaths(publisher, id);
    const address = ownAddress();
    const visits = Array.from({ length: 200 }, (_, i) =>
      go(links[i % 4 === 0 ? OTHER : SHOP] ?? '', { address }),
    );
    const answers = await Promise.all(visits);
    expect(answers.every(({ status }) => status === 302)).toBe(true);
    const view = await clicksOf(publisher, id);
    expect(view.total).toBe(200);
    expect(view.links.map(({ target, clicks }) => [target, clicks])).toEqual([
      [SHOP, 150],
      [OTHER, 50],
    ]);
    expect(view.days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), clicks: 200 });
  });

  it('is counted 300 times a minute from one address, led on after that, and refused in a flood', async () => {
    const { id, path } = await oneLink();
    const address = ownAddress();
    const statuses: Record<string, number> = {};
    for (let round = 0; round < 17; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => go(path, { address })));
      for (const { status } of answers) statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 302: 1_500, 429: 200 });
    expect(await total(id)).toBe(300);
    const refused = await go(path, { address });
    expect(refused).toMatchObject({
      status: 429,
      text: expect.stringContaining('Please wait a minute') as string,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await go(path)).status).toBe(302);
    expect(await total(id)).toBe(301);
  }, 60_000);
});

describe('what was counted', () => {
  it('is its owner’s alone, admins included', async () => {
    const { id, path } = await oneLink();
    for (const other of [await asPublisher(), await asAdmin()]) {
      expect((await other.get(`/api/blocks/${id}/clicks`)).status).toBe(404);
      expect((await other.put(`/api/blocks/${id}/counting`, { on: false })).status).toBe(404);
      expect((await makeLinks(other, id)).status).toBe(404);
    }
    await go(path);
    expect(await total(id)).toBe(1);
  });

  it.each([
    [30, 30],
    [90, 90],
    [395, 395],
  ])('of %i days has every one of them', async (days, count) => {
    const { id } = await oneLink();
    const view = await clicksOf(publisher, id, days);
    expect(view.days).toHaveLength(count);
    expect(view.days.every(({ clicks }) => clicks === 0)).toBe(true);
  });

  it.each(['days=31', 'days=', 'days=-1', 'days=30&days=90', 'days[$gt]=1'])(
    'is not told of %s',
    async (query) => {
      const { id } = await oneLink();
      const answer = await publisher.get(`/api/blocks/${id}/clicks?${query}`);
      expect(answer.status).toBe(query.startsWith('days[') ? 200 : 400);
    },
  );

  it.each(['', '?product=', '?product=x', '?product[$ne]=x'])(
    'of a product cannot be asked for by %j',
    async (query) => {
      expect((await publisher.get(`/api/blocks/clicks${query}`)).status).toBe(400);
    },
  );

  it('is gone with the block, whose links lead on', async () => {
    const { id, path } = await oneLink();
    await go(path);
    expectStatus(await publisher.delete(`/api/blocks/${id}`), 200);
    expect((await publisher.get(`/api/blocks/${id}/clicks`)).status).toBe(404);
    expect((await makeLinks(publisher, id)).status).toBe(404);
    expect((await go(path)).location).toBe(SHOP);
  });
});
