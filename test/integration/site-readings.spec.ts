import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { READING_MESSAGES } from '../../src/contracts/readings/reading-messages';
import {
  MAX_READING_BYTES,
  READING_TEXT_LIMITS,
  type ReadingPageDetail,
} from '../../src/contracts/readings/readings';
import { dieAtOnce } from '../support/dying';
import { readingPath, type ReadingSite, startReadingSite } from '../support/reading-site';
import { startReadingWorkers } from '../support/reading-workers';
import { waitFor } from '../support/waiting';

const PAGES = 30;
const OWNER = { id: '65f0a1b2c3d4e5f601234567' } as AuthUser;
/** As much as a page may have. */
const MEGABYTES = 9 * 1024 * 1024;

let workers: Awaited<ReturnType<typeof startReadingWorkers>>;
let site: ReadingSite;

beforeAll(async () => {
  workers = await startReadingWorkers();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});
afterAll(() => workers.stop());

const addresses = () => Array.from({ length: PAGES }, (_, n) => site.origin + readingPath(n));
const find = (id: string) => workers.readings.find(new Types.ObjectId(id));

async function pagesOf(id: string): Promise<ReadingPageDetail[]> {
  const pages: ReadingPageDetail[] = [];
  for await (const page of workers.pages.pagesOf(OWNER, id)) pages.push(page);
  return pages;
}

async function expectWhole(id: string): Promise<void> {
  expect(await find(id)).toMatchObject({ status: 'done', pages: PAGES, progress: { visited: PAGES } });
  const pages = await pagesOf(id);
  expect(pages.map(({ url }) => new URL(url).pathname)).toEqual(
    Array.from({ length: PAGES }, (_, n) => readingPath(n)),
  );
  for (const [n, { text }] of pages.entries())
    expect(text?.blocks.map((block) => block.text)).toEqual(site.theme.own(n));
}

it('gives a tool all pages with their own texts', async () => {
  site = await startReadingSite(PAGES);
  const id = await workers.newReading(addresses());
  await expect(pagesOf(id)).rejects.toThrow(READING_MESSAGES.notDone);
  expect(await workers.run(id, site.host)).toEqual({ pages: PAGES, visited: PAGES });
  await expectWhole(id);
});

it.each<[string, (stop: AbortController) => void, number]>([
  ['stopped, and asks again only for what was on its way', (stop) => stop.abort(new Error('stopped')), 4],
  ['died, and asks again once at most', dieAtOnce, PAGES],
])('goes on where a run %s', async (_, end, most) => {
  site = await startReadingSite(PAGES, { delay: 20 });
  const id = await workers.newReading(addresses());
  const stop = new AbortController();
  const first = workers.run(id, site.host, stop.signal);
  await waitFor('the first pages', () => site.times.length > 8, { intervalMs: 5 });
  end(stop);
  await expect(first).rejects.toThrow(/stopped|died/);
  jest.restoreAllMocks();
  await workers.run(id, site.host);
  await expectWhole(id);
  const again = addresses().filter((url) => (site.asked.get(new URL(url).pathname) ?? 0) > 1);
  expect(again.length).toBeLessThanOrEqual(most);
  expect(Math.max(...site.asked.values())).toBeLessThanOrEqual(2);
});

it('settles the texts anew where a run ended while it did', async () => {
  site = await startReadingSite(PAGES);
  const id = await workers.newReading(addresses());
  jest.spyOn(workers.repository, 'setTexts').mockRejectedValueOnce(new Error('The worker ends.'));
  await expect(workers.run(id, site.host)).rejects.toThrow('The worker ends.');
  expect(await find(id)).toMatchObject({ status: 'running', progress: { visited: PAGES } });
  await workers.run(id, site.host);
  await expectWhole(id);
  expect([...site.asked.values()].every((times) => times === 1)).toBe(true);
});

it('lets one of two runs read', async () => {
  site = await startReadingSite(PAGES, { delay: 5 });
  const id = await workers.newReading(addresses());
  await Promise.all([workers.run(id, site.host), workers.run(id, site.host)]);
  await expectWhole(id);
  expect([...site.asked.values()].every((times) => times === 1)).toBe(true);
});

describe('pages that mean harm', () => {
  const others = {
    '/blocks': `<title>b</title>${'<p>a'.repeat(MEGABYTES / 4)}`,
    '/word': `<main>${'x'.repeat(MEGABYTES)}</main>`,
    '/deep': `<p>Shallow</p>${'<div>'.repeat(200_000)}deep`,
    '/links': `<main>${'<a href="/l">l</a> '.repeat(150_000)}</main>`,
    '/code': `<main><p>${'<code>c</code> '.repeat(150_000)}</p></main>`,
    '/open': '<main><h1>Open<p>Not <a href="/x">closed',
    '/empty': '',
    '/controls': '<main>\0\u0007\ud800 text\u202e</main>',
  };

  it('cost no more than large ones, and end', async () => {
    site = await startReadingSite(0, { others });
    const id = await workers.newReading(Object.keys(others).map((path) => site.origin + path));
    await workers.run(id, site.host);
    const pages = new Map((await pagesOf(id)).map((page) => [new URL(page.url).pathname, page]));
    const textOf = (path: string) => pages.get(path)?.text;
    expect(textOf('/blocks')).toMatchObject({ cut: true });
    expect(textOf('/blocks')?.blocks).toHaveLength(READING_TEXT_LIMITS.blocks);
    expect(textOf('/word')?.blocks[0]?.text).toHaveLength(READING_TEXT_LIMITS.characters);
    expect(textOf('/deep')?.blocks.map(({ text }) => text)).toEqual(['Shallow']);
    expect(textOf('/links')?.cut).toBe(true);
    expect(textOf('/code')?.blocks[0]?.text.startsWith('c c c')).toBe(true);
    expect(textOf('/open')?.blocks.map(({ kind, text }) => [kind, text])).toContainEqual([
      'heading',
      'Not closed',
    ]);
    expect(textOf('/empty')).toMatchObject({ blocks: [], bodyLinks: [] });
    expect(textOf('/controls')?.blocks[0]?.text).toContain('text');
    expect((await find(id))?.bytes).toBeLessThan(2 * 1024 * 1024);
  });
});

it('ends when the owner’s readings take as much as is kept, with what it has read', async () => {
  site = await startReadingSite(PAGES);
  const owner = new Types.ObjectId();
  const other = await workers.newReading([], owner);
  const left = 5_000;
  await workers.connection
    .collection('readings')
    .updateOne({ _id: new Types.ObjectId(other) }, { $set: { bytes: MAX_READING_BYTES - left } });
  const id = await workers.newReading(addresses(), owner);
  const { pages } = await workers.run(id, site.host);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(PAGES);
  const reading = await find(id);
  expect(reading).toMatchObject({ status: 'done', fullBy: 'bytes', pages });
  // The pages that were on their way may be more.
  expect(reading?.bytes).toBeLessThan(left + 4 * 2_000);
});

it('goes after 30 days, but not while it is at work', async () => {
  site = await startReadingSite(PAGES);
  const now = new Date();
  const made = async (days: number, change: object = {}) => {
    const id = await workers.newReading(addresses().slice(0, 2));
    const createdAt = new Date(now.getTime() - days * 86_400_000);
    await workers.connection
      .collection('readings')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt, status: 'done', ...change } });
    return id;
  };
  const job = new Types.ObjectId();
  workers.atWork.add(job.toHexString());
  const young = await made(29);
  const old = await made(31);
  const atWork = await made(31, { status: 'running', job });
  const lost = await made(31, { status: 'running', job: new Types.ObjectId() });
  expect(await workers.service.removeOld(now)).toBe(2);
  for (const id of [old, lost]) expect([await find(id), await workers.kept(id)]).toEqual([null, 0]);
  for (const id of [young, atWork]) expect(await find(id)).not.toBeNull();
});

describe('a deleted reading', () => {
  it('leaves nothing', async () => {
    site = await startReadingSite(PAGES);
    const id = await workers.newReading(addresses().slice(0, 3));
    await workers.run(id, site.host);
    expect(await workers.kept(id)).toBeGreaterThan(3);
    await workers.deletion.delete((await find(id)) as never);
    expect([await workers.kept(id), await find(id)]).toEqual([0, null]);
  });

  it('stops the run that has it, and what that wrote is removed afterwards', async () => {
    site = await startReadingSite(PAGES, { delay: 20 });
    const owner = new Types.ObjectId();
    const id = await workers.newReading(addresses(), owner);
    const run = workers.run(id, site.host);
    await waitFor('the first pages', () => site.times.length > 4, { intervalMs: 5 });
    await workers.removals.run(owner.toHexString());
    expect(await find(id)).toBeNull();
    await expect(run).rejects.toThrow();
    await workers.deletion.removeDeleted(new Date());
    expect(await workers.kept(id)).toBe(0);
  });
});
