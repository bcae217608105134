import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { SAMPLE_ACCOUNTS } from '../../src/modules/setup/sample-data';
import { boxWith } from '../support/go-links';
import {
  type IdentityDatabase,
  type IdentitySystem,
  LOCAL,
  startIdentityDatabase,
} from '../support/identity-system';

const DAY_MS = 86_400_000;
const NOW = new Date('2027-03-31T12:00:00Z');
const ORIGIN = 'https://cohort.example';
const SHOP = 'https://shop.example/';
const OTHER = 'https://other.example/';
const PRODUCT = '65f0a1b2c3d4e5f601234567';

let database: IdentityDatabase;
let system: IdentitySystem;
let admin: AuthUser;
let pro: AuthUser;

beforeAll(async () => {
  database = await startIdentityDatabase();
  system = await database.start();
  await system.setup.run({ generateAdmin: false });
  admin = await signIn('admin');
  pro = await signIn('pro');
}, 30_000);
afterAll(() => database.stop(), 30_000);
beforeEach(() => Promise.all([goLinks().deleteMany({}), goClicks().deleteMany({})]));
afterEach(() => jest.restoreAllMocks());

const goLinks = () => system.connection.collection<{ _id: string }>('go_links');
const goClicks = () => system.connection.collection('go_clicks');
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const follow = (id: string, now = NOW, isClick = true) => system.goVisits.follow(id, isClick, now);
const clicks = async (who: AuthUser, block: string, now = NOW) =>
  (await system.blockClicks.ofBlock(who, block, 395, now)).total;

function signIn(name: keyof typeof SAMPLE_ACCOUNTS): Promise<AuthUser> {
  const { email, password } = SAMPLE_ACCOUNTS[name];
  return system.users.verifyCredentials(email, password, LOCAL);
}

/** A block whose clicks are counted, with the ids of its links by their targets. */
async function counted(who: AuthUser, links: string[], fields: object = {}) {
  const { id } = await system.blocks.save(who, boxWith(links, fields));
  await system.blockClicks.setCounting(who, id, true);
  const made = await system.blockClicks.makeLinks(who, id, ORIGIN, NOW);
  const ids = Object.entries(made.links).map(([target, link]) => [target, link.split('/go/')[1]] as const);
  return { id, links: Object.fromEntries(ids) as Record<string, string>, made };
}
async function one(who: AuthUser) {
  const { id, links } = await counted(who, [SHOP]);
  return { block: id, link: links[SHOP] ?? '' };
}

it('keeps of a click its link and its day, and nothing else', async () => {
  const { block, link } = await one(admin);
  await follow(link, new Date('2027-03-30T23:59:59.999Z'));
  await follow(link, new Date('2027-03-31T00:00:00.000Z'));
  await follow(link);
  const kept = await goClicks().find({}).sort({ day: 1 }).toArray();
  const whose = { block: new Types.ObjectId(block), owner: new Types.ObjectId(admin.id) };
  const id = expect.any(Types.ObjectId) as object;
  expect(kept).toEqual([
    { _id: id, link, day: '2027-03-30', clicks: 1, ...whose },
    { _id: id, link, day: '2027-03-31', clicks: 2, ...whose },
  ]);
  const view = await system.blockClicks.ofBlock(admin, block, 30, NOW);
  expect(view.days.slice(-2)).toEqual([
    { day: '2027-03-30', clicks: 1 },
    { day: '2027-03-31', clicks: 2 },
  ]);
  expect(view.days[0]).toEqual({ day: '2027-03-02', clicks: 0 });
});

it('leads on where a click cannot be counted, and where counting takes long', async () => {
  const { block, link } = await one(admin);
  const update = jest.spyOn(goModel(), 'updateOne');
  update.mockImplementation(() => {
    throw new Error('The disk is full');
  });
  expect(await follow(link)).toBe(SHOP);
  update.mockImplementation((() => new Promise(() => {})) as never);
  expect(await follow(link)).toBe(SHOP);
  update.mockRestore();
  await follow(link);
  expect(await clicks(admin, block)).toBe(1);
});
const goModel = () => system.connection.model('GoClicks');

it('begins links with PUBLIC_URL where it is set', async () => {
  const other = await database.start({ PUBLIC_URL: 'https://students.example' });
  const { id } = await system.blocks.save(admin, boxWith([SHOP]));
  await system.blockClicks.setCounting(admin, id, true);
  const unset = await system.blockClicks.makeLinks(admin, id, ORIGIN, NOW);
  expect(unset).toMatchObject({ origin: ORIGIN, reach: 'unset' });
  const set = await other.blockClicks.makeLinks(admin, id, ORIGIN, NOW);
  expect(set).toMatchObject({ origin: 'https://students.example', reach: 'public' });
  expect(set.links[SHOP]).toBe(unset.links[SHOP]?.replace(ORIGIN, 'https://students.example'));
});

describe('the clicks of a product', () => {
  it('are those on its links in all blocks of its owner', async () => {
    const fields = { productId: PRODUCT };
    const first = await counted(admin, [SHOP, OTHER], fields);
    const second = await counted(admin, [SHOP], fields);
    const without = await counted(admin, [SHOP]);
    const foreign = await counted(pro, [SHOP], fields);
    for (const block of [first, second, second, without, foreign]) await follow(block.links[SHOP] ?? '');
    const view = await system.blockClicks.ofProduct(admin, PRODUCT, 90, NOW);
    expect(view.total).toBe(3);
    expect(view.days).toHaveLength(90);
    expect(view.links.map(({ target, clicks: count }) => [target, count])).toEqual([
      [SHOP, 3],
      [OTHER, 0],
    ]);
    expect((await system.blockClicks.ofProduct(pro, PRODUCT, 90, NOW)).total).toBe(1);
    expect((await system.blockClicks.ofProduct(admin, `${PRODUCT.slice(1)}0`, 90, NOW)).total).toBe(0);
  });

  it('follow the block: a link that belongs to another product now counts for that', async () => {
    const { id, links } = await counted(admin, [SHOP], { productId: PRODUCT });
    await follow(links[SHOP] ?? '');
    const other = '65f0a1b2c3d4e5f601234568';
    await system.blocks.update(admin, id, boxWith([SHOP], { productId: other }));
    await system.blockClicks.makeLinks(admin, id, ORIGIN, NOW);
    expect((await system.blockClicks.ofProduct(admin, PRODUCT, 30, NOW)).total).toBe(0);
    expect((await system.blockClicks.ofProduct(admin, other, 30, NOW)).total).toBe(1);
  });
});

describe('a deleted block', () => {
  it('leaves the targets of its links for 90 days, uncounted and with no owner', async () => {
    const { block, link } = await one(admin);
    const kept = await one(admin);
    await Promise.all([follow(link), follow(kept.link)]);
    await system.blocks.remove(admin, block);
    expect(await follow(link)).toBe(SHOP);
    expect(await goClicks().countDocuments({})).toBe(1);
    const orphanedAt = expect.any(Date) as Date;
    const left = await goLinks().findOne({ _id: link });
    expect(left).toEqual({ _id: link, target: SHOP, createdAt: NOW, orphanedAt });
    const ends = (left as unknown as { orphanedAt: Date }).orphanedAt.getTime() + 90 * DAY_MS;
    await system.clicksUpkeep.removeOld(new Date(ends));
    expect(await follow(link)).toBe(SHOP);
    await system.clicksUpkeep.removeOld(new Date(ends + 1));
    expect(await follow(link)).toBeNull();
    expect(await follow(kept.link)).toBe(SHOP);
    expect(await clicks(admin, kept.block)).toBe(2);
  });

  it('takes along what was counted while it went', async () => {
    const { block, link } = await one(admin);
    const record = await goLinks().findOne({ _id: link });
    await system.blocks.remove(admin, block);
    const { owner, block: of } = record as unknown as { owner: object; block: object };
    await goClicks().insertOne({ link, day: '2027-03-31', owner, block: of, clicks: 1 });
    expect(await system.clicksUpkeep.removeOld(new Date())).toBe(1);
    expect(await goClicks().countDocuments({})).toBe(0);
  });
});

it('keeps counts for 395 days', async () => {
  const { block, link } = await one(admin);
  for (const days of [-395, -394, 0]) await follow(link, later(days));
  expect(await system.clicksUpkeep.removeOld(NOW)).toBe(1);
  expect(await clicks(admin, block)).toBe(2);
  expect(await system.clicksUpkeep.removeOld(later(1))).toBe(1);
  expect(await clicks(admin, block)).toBe(1);
});

it('a deleted account leaves where its links lead, for 90 days, and nothing else', async () => {
  const [gone, stays] = [await one(pro), await one(admin)];
  await Promise.all([follow(gone.link), follow(stays.link)]);
  await system.admin.remove(admin, pro.id);
  const [left] = await goLinks().find({ _id: gone.link }).toArray();
  expect(Object.keys(left ?? {}).sort()).toEqual(['_id', 'createdAt', 'orphanedAt', 'target']);
  expect(await follow(gone.link)).toBe(SHOP);
  expect(await goClicks().countDocuments({})).toBe(1);
  expect(await clicks(admin, stays.block)).toBe(1);
  await system.clicksUpkeep.removeOld(new Date(Date.now() + 91 * DAY_MS));
  expect(await goLinks().countDocuments({ _id: gone.link })).toBe(0);
  expect(await follow(stays.link)).toBe(SHOP);
});
