import { BRIEF_MESSAGES } from '../../src/contracts/briefs/brief-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { OPTIMIZE_MESSAGES } from '../../src/contracts/optimize/optimize-messages';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asWriter, type CompetitorSite, draftOf, optimizeOf, startCompetitors } from '../support/optimize';
import { waitFor } from '../support/waiting';

let site: CompetitorSite;
let writer: SignedIn;
let optimize: ReturnType<typeof optimizeOf>;

const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
const order = (competitors: object[], more: object = {}) => ({
  keyword: 'brew coffee',
  competitors,
  ...more,
});

beforeAll(async () => {
  site = await startCompetitors();
  writer = await asWriter(100, undefined, {
    'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 1 },
  });
  optimize = optimizeOf(writer);
});

afterAll(() => site.close());

it('compares competitors for one operation, and lays drafts beside them', async () => {
  const missing = { address: `${site.origin}/gone` };
  const job = await optimize.run(order([...site.pages(4), missing]));
  expect(job).toMatchObject({
    status: 'done',
    parameters: { name: 'brew coffee', competitors: 5 },
    progress: { done: 5, total: 5 },
    result: { read: 4, unread: 1, outliers: 0 },
  });
  expect(await optimize.used()).toBe(1);
  const goal = expectStatus(await optimize.goal(job.id), 200);
  expect(goal).toMatchObject({ keyword: 'brew coffee', language: 'en', outlines: [] });
  expect(goal.pages.map(({ failure, points }) => [failure, points !== null])).toEqual([
    ...Array.from({ length: 4 }, () => [null, true]),
    ['status-404', false],
  ]);
  expect(goal.points).toBe(Math.min(99, Math.round(10 * (goal.median + 10)) / 10));
  expect(goal.terms.map(({ term }) => term)).toContain('brew coffee');
  const draft = expectStatus(await optimize.begin({ run: job.id }), 201);
  expect(draft).toMatchObject({ keyword: 'brew coffee', goal, source: { from: 'run', id: job.id } });
  const bare = expectStatus(await optimize.begin(draftOf('x')), 201);
  expect(expectStatus(await optimize.layBeside(bare.id, { run: job.id }), 200)).toMatchObject({
    goal,
    version: bare.version,
    content: draftOf('x').content,
  });
});

it('fails with fewer than three readable pages, and gives the operation back', async () => {
  const before = await optimize.used();
  const missing = ['/gone', '/away'].map((path) => ({ address: site.origin + path }));
  const job = await optimize.run(order([...site.pages(2), ...missing]));
  expect(job).toMatchObject({ status: 'failed', error: { message: OPTIMIZE_MESSAGES.tooFewRead(2, 4) } });
  await waitFor('the operation', async () => (await optimize.used()) === before);
  expect(refusal(await optimize.goal(job.id), 409).message).toBe(OPTIMIZE_MESSAGES.notDone);
});

it('takes the text of pages that cannot be read', async () => {
  const text = (many: number) =>
    `# Brew coffee\n\n${'Whoever wants to brew coffee at home buys a grinder.\n\n'.repeat(many)}`;
  const job = await optimize.run(
    order([{ text: text(5) }, { text: text(6) }, { text: text(7), name: 'Rival' }]),
  );
  expect(job).toMatchObject({ status: 'done', result: { read: 3 } });
});

it('compares the sample pages for nothing', async () => {
  const none = await asWriter(0);
  const own = optimizeOf(none);
  const { id } = expectStatus(await own.sample(), 201);
  expect(await own.ended(id)).toMatchObject({ status: 'done', parameters: { sample: true } });
  expect(expectStatus(await own.begin({ run: id }), 201).goal?.points).toBeGreaterThan(20);
  expect(await own.used()).toBe(0);
  expect(refusal(await own.start(order(site.pages(3))), 403)).toMatchObject({ code: 'LIMIT_REACHED' });
});

it('costs nothing from a brief', async () => {
  const brief = await writer.post<{ id: string; parameters: { briefId: string } }>(
    '/api/intelligent-briefs/sample',
  );
  const { id, parameters } = expectStatus(brief, 201);
  await waitFor('the brief', async () => (await optimize.get(id)).status === 'done');
  const before = await optimize.used();
  const { goal, source, keyword } = expectStatus(await optimize.begin({ brief: parameters.briefId }), 201);
  expect(source).toEqual({ from: 'brief', id: parameters.briefId });
  expect(goal?.keyword).toBe(keyword);
  expect(goal?.outlines.length).toBeGreaterThan(0);
  expect(goal?.pages.some(({ outlier, points }) => outlier === 'short' && points !== null)).toBe(true);
  expect(await optimize.used()).toBe(before);
  const other = optimizeOf(await asWriter(1));
  expect((await other.begin({ brief: parameters.briefId })).status).toBe(404);
});

it('says that terms count by their words where meaning is switched off, and only of own drafts', async () => {
  const { id } = expectStatus(await optimize.begin(), 201);
  const path = `/api/optimize-prime/drafts/${id}/meaning`;
  const sentences = ['A kettle boils.'];
  expect(expectStatus(await writer.post(path, { sentences }), 200)).toEqual({ missing: 'off' });
  const other = await asWriter(1);
  expect((await other.post(path, { sentences })).status).toBe(404);
  const many = Array.from({ length: 301 }, () => 'A kettle boils.');
  expect(refusal(await writer.post(path, { sentences: many }), 422).errors?.['sentences']).toBe(
    OPTIMIZE_MESSAGES.sentencesInvalid,
  );
});

it('counts each run once, whoever asks at the same time', async () => {
  const many = optimizeOf(await asWriter(3));
  const answers = await Promise.all(Array.from({ length: 10 }, () => many.start(order(site.pages(3)))));
  const begun = answers.filter(({ status }) => status === 201);
  expect(begun).toHaveLength(3);
  for (const { body } of begun) expect((await many.ended(body.id)).status).toBe('done');
  expect(await many.used()).toBe(3);
});

it('gives the operation back when it is cancelled', async () => {
  const own = optimizeOf(await asWriter(1));
  const slow = [1, 2, 3].map((number) => ({ address: `${site.origin}/slow/coffee/${number}` }));
  const { id } = expectStatus(await own.start(order(slow)), 201);
  expect(await own.used()).toBe(1);
  expectStatus(await own.change(id, 'cancel'), 200);
  expect((await own.ended(id)).status).toBe('cancelled');
  await waitFor('the operation', async () => (await own.used()) === 0);
  site.letGo();
});

it('is nobody else’s', async () => {
  const job = await optimize.run(order(site.pages(3)));
  const other = optimizeOf(await asWriter(1));
  const draft = expectStatus(await other.begin(), 201);
  const tries = await Promise.all([
    other.goal(job.id),
    other.begin({ run: job.id }),
    other.layBeside(draft.id, { run: job.id }),
    optimize.layBeside(draft.id, { run: job.id }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

it.each([
  ['two pages', (pages: object[]) => order(pages.slice(0, 2)), 'competitors', BRIEF_MESSAGES.competitorCount],
  [
    'no keyword',
    (pages: object[]) => order(pages, { keyword: ' ' }),
    'keyword',
    BRIEF_MESSAGES.keywordRequired,
  ],
  [
    'a page twice',
    (pages: object[]) => order([...pages, pages[0]!]),
    'competitors.3.address',
    BRIEF_MESSAGES.addressTwice,
  ],
])('refuses %s', async (_, orderOf, field, sentence) => {
  const body = refusal(await optimize.start(orderOf(site.pages(3))), 422);
  expect(body.errors?.[field]).toBe(sentence);
});

it('wants one source', async () => {
  const { id } = expectStatus(await optimize.begin(), 201);
  expect(refusal(await optimize.layBeside(id, {}), 422).message).toBe(OPTIMIZE_MESSAGES.sourceRequired);
  const both = { brief: id, run: id };
  expect(refusal(await optimize.layBeside(id, both), 422).message).toBe(OPTIMIZE_MESSAGES.oneSource);
});
