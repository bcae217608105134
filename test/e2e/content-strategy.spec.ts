import type { ErrorBody } from '../../src/contracts/error-codes';
import type { ReadingView } from '../../src/contracts/readings/readings';
import { STRATEGY_MESSAGES } from '../../src/contracts/strategy/strategy-messages';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { type ReadingSite, startReadingSite } from '../support/reading-site';
import { readingsOf } from '../support/readings';
import { asStrategist, strategiesOf, STRATEGY_SEARCHES } from '../support/strategies';

const PAGES = 6;

let site: ReadingSite;
let student: SignedIn;
let strategies: ReturnType<typeof strategiesOf>;

const of = (actor: SignedIn) => strategiesOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startReadingSite(PAGES);
  student = await asStrategist(200);
  strategies = of(student);
});

afterAll(() => site.close());

describe('a run', () => {
  it('evaluates keywords alone, and costs one operation', async () => {
    const before = (await strategies.used()) ?? 0;
    const job = await strategies.run();
    expect(job).toMatchObject({
      status: 'done',
      parameters: { name: 'keywords.csv', keywordFile: 'keywords.csv', language: 'en' },
      progress: { done: 7, total: 7 },
      result: { keywords: 7, totalKeywords: 7, queries: 0, pages: 0 },
    });
    expect(await strategies.used()).toBe(before + 1);
    const view = expectStatus(await strategies.view(job.id), 200);
    expect(view).toMatchObject({ id: job.id, basis: 'volume', score: null, sources: { reading: null } });
    expect(view.parts.every(({ points }) => points === null)).toBe(true);
    expect(view).toMatchObject({ judgedBy: 'words', missing: 'off', actions: [] });
    expect(view.counts).toMatchObject({ clusters: 4, gaps: 0, cannibalisation: 0, pages: 0 });
    const { rows } = expectStatus(await strategies.rows(job.id, 'clusters'), 200);
    expect(rows.every(({ coverage }) => coverage === null)).toBe(true);
  });

  it('evaluates an export of Search Console alone: its queries are the keywords', async () => {
    const job = await strategies.run({ keywords: null, searchConsole: STRATEGY_SEARCHES });
    expect(job.result).toMatchObject({ keywords: 3, queries: 3, pages: 0 });
    const view = expectStatus(await strategies.view(job.id), 200);
    expect(view).toMatchObject({ basis: 'impressions', counts: { cannibalisation: 1, pages: 4, gaps: 1 } });
    expect(view.actions.map(({ kind, pages }) => [kind, pages[0]])).toEqual([
      ['link-pages', 'https://shop.example/french-press'],
      ['push', 'https://shop.example/frother'],
    ]);
    const { rows: clusters } = expectStatus(await strategies.rows(job.id, 'clusters'), 200);
    expect(clusters.every(({ coverage, evidence }) => coverage === 'covered' && evidence === 'ranks')).toBe(
      true,
    );
    const { rows } = expectStatus(await strategies.rows(job.id, 'cannibalisation'), 200);
    expect(rows[0]).toMatchObject({
      subject: 'french press',
      leader: 'https://shop.example/french-press',
      contenders: [{ clicks: 40 }, { clicks: 30 }],
    });
  });

  it('evaluates a reading with both files; what each part has adds up', async () => {
    const readings = readingsOf(student);
    const started = expectStatus(await readings.start({ startUrl: site.origin }), 201);
    const reading: ReadingView = await readings.ended(started.id);
    expect(reading.status).toBe('done');
    const job = await strategies.run({
      options: { readingId: reading.id, name: 'All of it' },
      searchConsole: STRATEGY_SEARCHES,
    });
    expect(job).toMatchObject({
      status: 'done',
      parameters: { name: 'All of it', reading: site.host, searchConsoleFile: 'searches.csv' },
      result: { pages: PAGES + 1 },
    });
    const { score, parts, sources, faults } = expectStatus(await strategies.view(job.id), 200);
    expect(sources.reading).toMatchObject({ pages: PAGES + 1, partial: false, hasDepth: true });
    const tenths = parts.reduce((sum, { points }) => sum + Math.round(10 * (points ?? 0)), 0);
    expect(score).toBe(tenths / 10);
    const { rows, total } = expectStatus(await strategies.rows(job.id, 'pages', 'show=thin'), 200);
    expect(total).toBe(faults.thin);
    expect(rows.every(({ words }) => (words ?? 0) < 300)).toBe(true);
    const stricter = expectStatus(await strategies.settle(job.id, { thinWords: 2_000 }), 200);
    // The start page is no text that could be too short.
    expect(stricter.faults.thin).toBe(PAGES);
    expectStatus(await readings.remove(reading.id), 204);
    expect(expectStatus(await strategies.view(job.id), 200).faults.thin).toBe(PAGES);
  });

  it('calls no page an orphan or deep where links of the site may not have been read', async () => {
    const readings = readingsOf(student);
    const body = { source: 'sitemap', sitemapUrl: `${site.origin}/pages.xml` };
    const { id: readingId } = await readings.run(body);
    const job = await strategies.run({ options: { readingId } });
    const { sources, faults } = expectStatus(await strategies.view(job.id), 200);
    expect(sources.reading).toMatchObject({ partial: true, unseen: { reason: 'sitemap' } });
    expect(faults).toMatchObject({ orphan: 0, deep: 0 });
    const { rows } = expectStatus(await strategies.rows(job.id, 'pages'), 200);
    expect(rows.map(({ inlinks }) => inlinks)).toEqual(Array<null>(PAGES).fill(null));
    expectStatus(await readings.remove(readingId), 204);
  });

  it('is the sample for nothing, even where none is left', async () => {
    const beginner = of(await asStrategist(1));
    const free = await beginner.run({ options: { sample: true }, keywords: null });
    expect(free).toMatchObject({ status: 'done', parameters: { sample: true } });
    expect(await beginner.used()).toBe(0);
    await beginner.run();
    expect((await beginner.run({ options: { sample: true }, keywords: null })).status).toBe('done');
    expect(refusal(await beginner.start(), 403).code).toBe('LIMIT_REACHED');
    const { score, actions } = expectStatus(await beginner.view(free.id), 200);
    expect([score, actions.length]).toEqual([74, 5]);
  });
});

describe('what it shows', () => {
  let id: string;

  beforeAll(async () => {
    ({ id } = await strategies.run({ options: { sample: true }, keywords: null }));
  });

  it('is searched, filtered, sorted and paged', async () => {
    const rows = async (query: string) => expectStatus(await strategies.rows(id, 'clusters', query), 200);
    expect((await rows('show=gap')).rows.every(({ coverage }) => coverage === 'gap')).toBe(true);
    expect((await rows('q=cold+brew')).rows.map(({ label }) => label)).toEqual(['cold brew']);
    const sorted = (await rows('sort=-priority')).rows.map(({ priority }) => priority);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    const placed = (await rows('sort=position')).rows.map(({ position }) => position);
    expect(placed.slice(placed.indexOf(null)).every((position) => position === null)).toBe(true);
    expect(await rows('page=99')).toMatchObject({ total: 19, rows: [] });
  });

  it('is a group in full', async () => {
    const { rows } = expectStatus(await strategies.rows(id, 'clusters', 'q=cold+brew'), 200);
    const detail = expectStatus(await strategies.cluster(id, rows[0]!.id), 200);
    expect(detail.keywords.map(({ text }) => text)).toContain('cold brew ratio');
    for (const wrong of ['9999', '-1', 'x']) expect((await strategies.cluster(id, wrong)).status).toBe(404);
  });

  it('is the keywords of a group, searched and by the page', async () => {
    const { rows } = expectStatus(await strategies.rows(id, 'clusters', 'q=cold+brew'), 200);
    const group = rows[0]!.id;
    const { keywords } = expectStatus(await strategies.cluster(id, group), 200);
    const of = async (query?: string) => expectStatus(await strategies.keywords(id, group, query), 200);
    expect(await of()).toEqual({ rows: keywords, total: keywords.length });
    expect(await of('q=ratio')).toMatchObject({ total: 1, rows: [{ text: 'cold brew ratio' }] });
    expect(await of('page=2')).toEqual({ rows: [], total: keywords.length });
    expect((await strategies.keywords(id, 'x')).status).toBe(404);
    const file = await strategies.keywordsFile(id, group);
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    const [header, ...lines] = file.text.trim().split('\r\n');
    expect(header).toMatch(/Keyword,Volume,Difficulty,Position,Clicks,Impressions$/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(keywords.map(({ text }) => text));
    expect((await strategies.keywordsFile(id, 'x')).status).toBe(404);
  });

  it.each([
    'rows/none',
    'rows/clusters?page=0',
    'rows/clusters?sort=text',
    'rows/pages?show=gap',
    'rows/clusters?q=a&q=b',
    'clusters/0/keywords?page=0',
    'clusters/0/keywords?q=a&q=b',
  ])('refuses %s', async (path) => {
    const answer = await student.get(`/api/content-strategy-evaluator/jobs/${id}/${path}`);
    expect(refusal(answer, 400).code).toBe('BAD_REQUEST');
  });

  it('is judged anew for nothing, and stays so', async () => {
    const used = await strategies.used();
    const before = expectStatus(await strategies.view(id), 200);
    const loose = { covered: 0.25, partial: 0.15, granularity: 'broad' };
    const after = expectStatus(await strategies.settle(id, loose), 200);
    expect(after.settings).toMatchObject(loose);
    expect(after.counts.clusters).toBeLessThanOrEqual(before.counts.clusters);
    expect(expectStatus(await strategies.view(id), 200)).toEqual(after);
    expect(expectStatus(await strategies.settle(id, {}), 200)).toEqual(before);
    expect(await strategies.used()).toBe(used);
  });

  it.each<[object, object]>([
    [{ granularity: 'huge' }, { granularity: STRATEGY_MESSAGES.granularityInvalid }],
    [{ covered: 1 }, { covered: STRATEGY_MESSAGES.coveredInvalid }],
    [{ covered: '0.7' }, { covered: STRATEGY_MESSAGES.coveredInvalid }],
    [{ partial: 0.6 }, { partial: STRATEGY_MESSAGES.partialAbove }],
    [{ overlap: null }, { overlap: STRATEGY_MESSAGES.overlapInvalid }],
    [{ thinWords: 2.5 }, { thinWords: STRATEGY_MESSAGES.thinInvalid }],
    [{ maxDepth: 0 }, { maxDepth: STRATEGY_MESSAGES.depthInvalid }],
    [{ nearDuplicate: 0.7 }, { nearDuplicate: STRATEGY_MESSAGES.nearInvalid }],
    [{ nearDuplicate: { $gt: 0 } }, { nearDuplicate: STRATEGY_MESSAGES.nearInvalid }],
  ])('is not judged by %j', async (settings, errors) => {
    expect(refusal(await strategies.settle(id, settings), 422).errors).toEqual(errors);
  });

  it.each([
    ['format=csv', 'text/csv', /^\ufeffPart,Points,Of At Most,Why/],
    ['format=csv&part=clusters', 'text/csv', /\ncold brew,4,59900,/],
    ['format=csv&part=gaps', 'text/csv', /^\ufeffCluster,Keywords,Volume,/],
    ['format=csv&part=cannibalisation', 'text/csv', /best espresso machine,2.1,Merge,https:/],
    ['format=csv&part=pages', 'text/csv', /https:\/\/harbour-coffee.example\/moka,Moka pots/],
    ['format=csv&part=intents', 'text/csv', /\nUnclassified,29,7,/],
    ['format=csv&part=actions', 'text/csv', /Write more on 5 pages/],
    ['format=md', 'text/markdown', /^# Content strategy: Sample: a coffee shop/],
    ['', 'application/vnd.openxmlformats-officedocument', /^PK/],
  ])('is exported: %s', async (query, type, content) => {
    const answer = await strategies.export(id, query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type) as string,
    ]);
    expect(answer.headers.get('content-disposition')).toContain('[content-strategy] Sample');
    expect(answer.text).toMatch(content);
  });

  it.each(['format=exe', 'format=csv&part=all'])('is not exported: %s', async (query) => {
    expect(refusal(await strategies.export(id, query), 400).code).toBe('BAD_REQUEST');
  });
});
