import { Types } from 'mongoose';
import type { CrawlView } from '../../src/contracts/scraper/crawls';
import type { ErrorBody } from '../../src/contracts/error-codes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { READING_MESSAGES } from '../../src/contracts/readings/reading-messages';
import { MAX_READING_BYTES, READING_PAGES, type ReadingView } from '../../src/contracts/readings/readings';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import type { Answer } from '../support/http';
import { untilEnded } from '../support/job-end';
import { readingPath, type ReadingSite, startReadingSite } from '../support/reading-site';
import { readingsOf } from '../support/readings';
import { sharedDatabase, type TestDatabase } from '../support/store';
import { waitFor } from '../support/waiting';

const PAGES = 8;

let site: ReadingSite;
let slow: ReadingSite;
let database: TestDatabase;
let student: SignedIn;
let readings: ReturnType<typeof readingsOf>;
let reading: ReadingView;

const newStudent = () => asStudent({ allowed: ['intelligent-hub'] });
const at = (path: string) => `${site.origin}${path}`;
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startReadingSite(PAGES);
  slow = await startReadingSite(200, { delay: 30 });
  database = await sharedDatabase();
  student = await newStudent();
  readings = readingsOf(student);
  reading = await readings.run({ startUrl: site.origin });
});

afterAll(() => Promise.all([database.stop(), site.close(), slow.close()]));

describe('a reading of a site', () => {
  it('tells how many pages were read, what they take and what repeats', () => {
    expect(reading).toMatchObject({
      source: 'site',
      name: site.host,
      status: 'done',
      pages: PAGES + 1,
      template: { samples: expect.arrayContaining(['Related posts', 'Leave a Reply']) as string[] },
    });
    expect(reading.bytes).toBeGreaterThan(1_000);
    expect(reading.fullBy).toBeUndefined();
    expect(new Date(reading.expiresAt).getTime() - new Date(reading.createdAt).getTime()).toBe(
      30 * 86_400_000,
    );
  });

  it('obeys robots.txt, and asks a host every 200 ms at most', () => {
    expect(site.asked.get('/secret/a')).toBeUndefined();
    const pauses = site.times.slice(1).map((time, number) => time - (site.times[number] ?? 0));
    // Timers may be a moment early, and requests a moment late.
    expect(pauses.toSorted((a, b) => a - b)[Math.floor(pauses.length / 2)]).toBeGreaterThan(180);
  });

  it('keeps of each page what it says alone, its links and its facts', async () => {
    const pages = await readings.pages(reading.id);
    const row = pages.get(readingPath(3));
    expect(row).toMatchObject({
      status: 200,
      read: true,
      h1: 'About topic 3',
      lang: 'en',
      indexable: true,
      words: 22,
    });
    expect(row?.contentHash).toMatch(/^[\da-f]{64}$/);
    expect(pages.get('/secret/a')).toMatchObject({ read: false, skipped: 'robots', words: 0 });
    const { text } = await readings.page(reading.id, row?.id ?? '');
    expect(text?.blocks.map((block) => block.text)).toEqual(site.theme.own(3));
    const spans = text?.blocks.flatMap((block) =>
      block.links.map(({ start, end, url }) => [block.text.slice(start, end), url]),
    );
    expect(spans).toEqual([['topic 3 in depth', at('/topic-3')]]);
    expect(text?.bodyLinks.map(({ url }) => url)).toEqual([at('/topic-3')]);
    expect(text?.templateLinks.map(({ url }) => url)).toContain(at('/most-read'));
    expect(text?.templateBlocks).toBe(4);
  });

  it('lists what was not read, and exports all of it', async () => {
    const blocked = await readings.pages(reading.id, { filter: { statusClass: ['blocked'] } });
    expect([...blocked.keys()]).toEqual(['/secret/a']);
    const found = await readings.pages(reading.id, { filter: { q: 'post-4' } });
    expect([...found.keys()]).toEqual([readingPath(4)]);
    const { text } = await readings.export(reading.id);
    expect(text.trim().split('\r\n')).toHaveLength(1 + (await readings.pages(reading.id)).size);
    expect(text).toContain('robots.txt forbids this page.');
  });

  it('is the owner’s alone', async () => {
    const stranger = readingsOf(await newStudent());
    const pageId = [...(await readings.pages(reading.id)).values()][0]?.id ?? '';
    const other = await newStudent();
    for (const path of ['', '/pages', `/pages/${pageId}`, '/export'])
      refusal(await other.get(`/api/readings/${reading.id}${path}`), 404);
    refusal(await stranger.remove(reading.id), 404);
    expect(expectStatus(await stranger.list(), 200)).toEqual([]);
    const admin = await asAdmin();
    refusal(await admin.get(`/api/crawls/${reading.id}`), 404);
    const listed = expectStatus(await admin.get<CrawlView[]>('/api/crawls'), 200);
    expect(listed.filter(({ id }) => id === reading.id)).toEqual([]);
  });

  it('costs no operation, and is no use of a tool', async () => {
    const limits = await student.get<{ planStats: { currentCount: number }[] }>(
      '/api/auth/getCurrentModuleLimits',
    );
    const counts = expectStatus(limits, 200).planStats.map(({ currentCount }) => currentCount);
    expect(counts.every((count) => count === 0)).toBe(true);
  });
});

describe('where the addresses come from', () => {
  it('reads a sitemap, and nothing that it does not name', async () => {
    const read = await readings.run({ source: 'sitemap', sitemapUrl: at('/pages.xml'), pageLimit: 3 });
    expect(read).toMatchObject({
      status: 'done',
      pages: 3,
      fullBy: 'pages',
      sitemaps: [{ addresses: PAGES }],
    });
    const pages = await readings.pages(read.id);
    expect([...pages.keys()].filter((path) => !path.startsWith('/post-'))).toEqual([]);
  });

  it('reads a list, each address once, and follows a redirect', async () => {
    const addresses = [at('/moved'), at(readingPath(1)), `${at(readingPath(1))}#part`, '', at('/gone')];
    const read = await readings.run({ source: 'list', addresses });
    expect(read).toMatchObject({ status: 'done', name: `3 pages of ${site.host}`, pages: 1 });
    const pages = await readings.pages(read.id);
    expect(pages.get('/moved')).toMatchObject({ read: false, status: 301, finalUrl: at(readingPath(0)) });
    expect(pages.get('/gone')).toMatchObject({ read: false, status: 404 });
  });

  it('reads the pages of a finished crawl again, for admins', async () => {
    const admin = await asAdmin();
    const crawls = crawlsOf(admin);
    const crawl = await crawls.ended((await crawls.start({ startUrl: site.origin })).id);
    const body = { source: 'crawl', crawlId: crawl.id };
    expect(refusal(await readings.start(body), 403).message).toBe(READING_MESSAGES.crawlForAdmins);
    const own = readingsOf(admin);
    expect(await own.run(body)).toMatchObject({ status: 'done', source: 'crawl', pages: PAGES + 1 });
    const { errors } = refusal(await own.start({ source: 'crawl', crawlId: reading.id }), 422);
    expect(errors).toEqual({ crawlId: READING_MESSAGES.crawlRequired });
  });
});

describe('what is refused', () => {
  const { student: most, admin: mostOfAdmin } = READING_PAGES;
  it.each([
    ['no address', {}, { startUrl: READING_MESSAGES.startRequired }],
    [
      'no page at all',
      { startUrl: 'https://a.example/', pageLimit: 0 },
      { pageLimit: READING_MESSAGES.pagesInvalid('admin') },
    ],
    [
      'more pages than a student may have',
      { startUrl: 'https://a.example/', pageLimit: most + 1 },
      { pageLimit: READING_MESSAGES.pagesInvalid('student') },
    ],
    ['no sitemap', { source: 'sitemap', sitemapUrl: 'x' }, { sitemapUrl: READING_MESSAGES.sitemapRequired }],
    ['an empty list', { source: 'list', addresses: [''] }, { addresses: READING_MESSAGES.addressesRequired }],
    [
      'more addresses than a student may have',
      { source: 'list', addresses: Array.from({ length: most + 1 }, (_, n) => `https://a.example/${n}`) },
      { addresses: READING_MESSAGES.tooManyAddresses('student') },
    ],
    ['another source', { source: 'mail' }, { source: READING_MESSAGES.sourceInvalid }],
  ])('%s', async (_, body, errors) => {
    expect(refusal(await readings.start(body), 422).errors).toEqual(errors);
  });

  it('gives admins more pages, and no more than that', async () => {
    const admin = readingsOf(await asAdmin());
    const body = { startUrl: 'https://a.example/', pageLimit: mostOfAdmin + 1 };
    expect(refusal(await admin.start(body), 422).errors).toEqual({
      pageLimit: READING_MESSAGES.pagesInvalid('admin'),
    });
  });

  it('closes the door to who has none of the tools', async () => {
    const other = readingsOf(await asStudent({ allowed: ['word-counter'] }));
    refusal(await other.start({ startUrl: site.origin }), 403);
  });
});

it('lets a user read one site at a time, whoever asks first, and the next one when that has ended', async () => {
  const busy = await newStudent();
  const own = readingsOf(busy);
  const answers = await Promise.all(Array.from({ length: 8 }, () => own.start({ startUrl: slow.origin })));
  const [begun, ...others] = answers.toSorted((a, b) => a.status - b.status) as [
    Answer<ReadingView>,
    ...Answer[],
  ];
  const { id, jobId } = expectStatus(begun, 201);
  for (const other of others)
    expect(refusal(other, 409)).toMatchObject({ message: READING_MESSAGES.unfinished(slow.host) });
  expect(refusal(await own.remove(id), 409).message).toBe(READING_MESSAGES.stillRuns);
  await waitFor('the first pages', async () => (await own.get(id)).progress.visited > 1);
  expectStatus(await busy.post(`/api/jobs/${jobId ?? ''}/pause`), 200);
  refusal(await own.start({ startUrl: site.origin }), 409);
  expectStatus(await busy.post(`/api/jobs/${jobId ?? ''}/cancel`), 200);
  expect(await own.run({ source: 'list', addresses: [at('/post-1')] })).toMatchObject({
    status: 'done',
    pages: 1,
  });
  expect(await own.get(id)).toMatchObject({ status: 'cancelled' });
});

it('refuses another reading where those that there are take as much as is kept, until one is deleted', async () => {
  const full = await newStudent();
  const own = readingsOf(full);
  const list = { source: 'list', addresses: [at('/post-1')] };
  const { id } = await own.run(list);
  const whole = { $set: { bytes: MAX_READING_BYTES } };
  await database.connection.collection('readings').updateOne({ _id: new Types.ObjectId(id) }, whole);
  expect(refusal(await own.start(list), 409).message).toBe(READING_MESSAGES.full);
  expect((await own.remove(id)).status).toBe(204);
  expect(await own.run(list)).toMatchObject({ status: 'done' });
});

it.each([
  ['robots.txt forbids it', '/secret/a', READING_MESSAGES.forbidden],
  [
    'it is not there',
    '/gone',
    READING_MESSAGES.unreadable('The site answered with an error. Check the URL.'),
  ],
])('says that nothing was read: %s', async (_, path, sentence) => {
  const read = await readings.run({ source: 'list', addresses: [at(path)] });
  expect(read).toMatchObject({ status: 'failed', error: sentence, pages: 0 });
});

it('says what is wrong with a sitemap that is none', async () => {
  const read = await readings.run({ source: 'sitemap', sitemapUrl: at('/gone.xml') });
  expect(read).toMatchObject({ status: 'failed', error: READING_MESSAGES.sitemapUnreadable });
});

it('deletes a reading with all that is kept of it, and its job', async () => {
  const read = await readings.run({ source: 'list', addresses: [at('/post-2')] });
  expect((await readings.remove(read.id)).status).toBe(204);
  refusal(await student.get(`/api/readings/${read.id}`), 404);
  refusal(await student.get(`/api/jobs/${read.jobId ?? ''}`), 404);
  const again = await readings.run({ source: 'list', addresses: [at('/post-2')] });
  const job = `/api/jobs/${again.jobId ?? ''}`;
  await untilEnded(async () => expectStatus(await student.get<JobView>(job), 200));
  expectStatus(await student.delete(job), 200);
  refusal(await student.get(`/api/readings/${again.id}`), 404);
});

it('goes with its owner', async () => {
  const gone = await newStudent();
  const { id } = await readingsOf(gone).run({ source: 'list', addresses: [at('/post-2')] });
  const admin = await asAdmin();
  expectStatus(await admin.delete(`/api/users/${gone.user.id}`), 200);
  refusal(await admin.get(`/api/readings/${id}`), 404);
});
