import type { ErrorBody } from '../../src/contracts/error-codes';
import { INTERLINK_MESSAGES } from '../../src/contracts/interlinks/interlink-messages';
import type { InterlinkSuggestionView } from '../../src/contracts/interlinks/interlink-views';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asLinker, interlinksOf, readSite } from '../support/interlinks';
import { linkPath, startLinkSite, subjectOf } from '../support/link-site';
import type { Site } from '../support/site';

let site: Site;
let student: SignedIn;
let interlinks: ReturnType<typeof interlinksOf>;
let readingId: string;
let id: string;

const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
const all = async (of = id) =>
  expectStatus(await interlinks.suggestions(of, { range: [0, 999], sort: ['score', 'ASC'] }), 200);
const anchorOf = ({ sentence, start, end }: InterlinkSuggestionView) => sentence.slice(start, end);
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const one = async (from: number, to: number, of = id) => {
  const found = (await all(of)).find(
    ({ source, target }) => pathOf(source) === linkPath(from) && pathOf(target) === linkPath(to),
  );
  if (!found) throw new Error(`No link from ${subjectOf(from)} to ${subjectOf(to)} is suggested.`);
  return found;
};

beforeAll(async () => {
  site = await startLinkSite();
  student = await asLinker(50);
  interlinks = interlinksOf(student);
  readingId = await readSite(student, site.origin);
  ({ id } = await interlinks.run({ readingId }));
});

afterAll(() => site.close());

it('suggests a link where a sentence names another page, the best first', async () => {
  const found = await all();
  expect(anchorOf(await one(0, 1)).toLowerCase()).toBe('crop rotation');
  const scores = found.map(({ reasons }) => reasons.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { reasons } of found) {
    const { anchor, cosine, need } = reasons.points;
    expect(anchor + cosine + need).toBeCloseTo(reasons.score, 1);
  }
  const view = expectStatus(await interlinks.view(id), 200);
  expect(view.counts).toEqual({ open: found.length, accepted: 0, rejected: 0 });
});

it('narrows, orders and pages the suggestions in the database', async () => {
  const { source, target } = await one(0, 1);
  const total = (await all()).length;
  const range = [0, 4];
  const page = await interlinks.suggestions(id, { range, sort: ['source', 'ASC'] });
  expect(page.headers.get('Content-Range')).toBe(`suggestions 0-4/${total}`);
  const from = expectStatus(await interlinks.suggestions(id, { filter: { source: source.id } }), 200);
  expect(new Set(from.map((link) => link.source.id))).toEqual(new Set([source.id]));
  const to = expectStatus(await interlinks.suggestions(id, { filter: { target: target.id } }), 200);
  expect(new Set(to.map((link) => link.target.id))).toEqual(new Set([target.id]));
  const sought = expectStatus(await interlinks.suggestions(id, { filter: { q: 'crop-rotation' } }), 200);
  for (const link of sought) expect([pathOf(link.source), pathOf(link.target)]).toContain(linkPath(1));
  const best = expectStatus(await interlinks.suggestions(id, { filter: { minScore: 100 } }), 200);
  expect(best.every(({ reasons }) => reasons.score >= 100)).toBe(true);
  expect(expectStatus(await interlinks.suggestions(id, { filter: { decision: 'accepted' } }), 200)).toEqual(
    [],
  );
});

it('remembers what was decided in another run on the reading, until it is reopened', async () => {
  const [good, bad] = [await one(1, 2), await one(2, 3)];
  const accepted = expectStatus(await interlinks.decide(id, good.id, { decision: 'accepted' }), 200);
  expect(accepted.decision).toBe('accepted');
  expectStatus(await interlinks.decide(id, bad.id, { decision: 'rejected' }), 200);
  const again = await interlinks.run({ readingId, perPage: 4 });
  expect((await one(1, 2, again.id)).decision).toBe('accepted');
  expect((await one(2, 3, again.id)).decision).toBe('rejected');
  // Decided in the one run, it is so in the other.
  expectStatus(await interlinks.decide(again.id, bad.id, { decision: 'open' }), 200);
  expect((await one(2, 3)).decision).toBe('open');
  expectStatus(await interlinks.decide(id, good.id, { decision: 'open' }), 200);
});

it('moves an anchor to the whole words that a range touches, in later runs as well', async () => {
  const link = await one(3, 4);
  const start = link.sentence.indexOf('ask');
  const moved = expectStatus(await interlinks.decide(id, link.id, { start: start + 1, end: link.end }), 200);
  expect(anchorOf(moved)).toBe('ask about green manure');
  expect(moved.suggested).toEqual({ start: link.start, end: link.end });
  const again = await interlinks.run({ readingId, perPage: 3 });
  expect(anchorOf(await one(3, 4, again.id))).toBe('ask about green manure');
});

it('accepts all open suggestions to a page, and leaves rejected ones', async () => {
  const target = (await one(4, 5)).target.id;
  const [first, ...others] = (await all()).filter((link) => link.target.id === target);
  expectStatus(await interlinks.decide(id, first!.id, { decision: 'rejected' }), 200);
  expect(expectStatus(await interlinks.accept(id, target), 201)).toEqual({ accepted: others.length });
  const after = (await all()).filter((link) => link.target.id === target);
  expect(after.map(({ decision }) => decision).sort()).toEqual([...others.map(() => 'accepted'), 'rejected']);
});

it('says what the links change, page by page and in a picture', async () => {
  const view = expectStatus(await interlinks.view(id), 200);
  expect(view).toMatchObject({ partial: false, sample: false });
  const { orphans: alone } = view;
  expect(alone?.before).toBeGreaterThan(alone?.after ?? Infinity);
  const pages = expectStatus(await interlinks.pages(id, { range: [0, 99] }), 200);
  expect(pages).toHaveLength(view.pages);
  expect(pages[0]).toMatchObject({ orphan: true, inlinks: { before: 0 } });
  for (const { page, inlinks, gains } of pages) {
    const to = (await all()).filter(({ target, decision }) => target.id === page && decision !== 'rejected');
    expect(gains).toBe(to.length);
    expect(inlinks.after - inlinks.before).toBe(new Set(to.map(({ source }) => source.id)).size);
  }
  const orphans = expectStatus(await interlinks.pages(id, { filter: { orphan: true } }), 200);
  expect(orphans.length).toBe(alone?.before);
  const graph = expectStatus(await interlinks.graph(id), 200);
  expect(graph.nodes.every(({ url }) => url.startsWith(site.origin))).toBe(true);
  const rejected = (await all()).filter(({ decision }) => decision === 'rejected').length;
  expect(graph.edges.filter(({ kind }) => kind === 'new')).toHaveLength((await all()).length - rejected);
});

it.each([
  ['list pages that were not visited', '/category/all', 'lists'],
  ['a page that could not be read', '/broken', 'failed'],
])('calls no page an orphan where links may stand on %s', async (_, path, reason) => {
  const partial = await startLinkSite({ links: `<a href="${path}">More</a>` });
  try {
    const run = await interlinks.run({ readingId: await readSite(student, partial.origin) });
    const view = expectStatus(await interlinks.view(run.id), 200);
    expect(view).toMatchObject({ partial: true, orphans: null, unreachable: null });
    expect(view.unseen).toMatchObject({ reason, addresses: 1, example: `${partial.origin}${path}` });
    const pages = expectStatus(await interlinks.pages(run.id), 200);
    expect(pages.filter(({ orphan }) => orphan)).toEqual([]);
    expect(pages.some(({ inlinks }) => inlinks.before === 0)).toBe(true);
    const { nodes } = expectStatus(await interlinks.graph(run.id), 200);
    expect(nodes.filter(({ orphan }) => orphan)).toEqual([]);
  } finally {
    await partial.close();
  }
});

it('exports what is accepted, safe for spreadsheets', async () => {
  const accepted = (await all()).filter(({ decision }) => decision === 'accepted');
  const [first] = accepted;
  const csv = expectStatus(await interlinks.export(id), 200);
  expect(csv.trim().split('\r\n')).toHaveLength(accepted.length + 1);
  const wordpress = await interlinks.export(id, 'wordpress');
  expect(wordpress.headers.get('Content-Disposition')).toContain('wordpress.csv');
  const [head, ...rows] = wordpress.text.replace('\ufeff', '').trim().split('\r\n');
  expect(head).toBe('Post URL,Old Sentence,New Sentence');
  expect(rows.some((row) => row.includes(`<a href=""${first!.target.url}"">${anchorOf(first!)}</a>`))).toBe(
    true,
  );
  const markdown = expectStatus(await interlinks.export(id, 'md'), 200);
  expect(markdown).toContain(`[**${anchorOf(first!)}**](${first!.target.url})`);
  expect((await interlinks.export(id, 'docx')).headers.get('Content-Type')).toContain('wordprocessingml');
  expect(refusal(await interlinks.export(id, 'pdf'), 400).message).toContain('format must be one of');
});

it('reads the options: patterns, targets with keywords, and how many links a page may get', async () => {
  const only = await interlinks.run({ readingId, targets: [linkPath(1), ''] });
  expect(new Set((await all(only.id)).map(({ target }) => pathOf(target)))).toEqual(new Set([linkPath(1)]));
  const keyword = await interlinks.run({
    readingId,
    targets: [`${site.origin}${linkPath(6)} gardeners who start, small garden`],
  });
  const kinds = (await all(keyword.id)).map(({ reasons }) => reasons.kind);
  expect(kinds).toContain('keyword');
  const few = await interlinks.run({ readingId, perPage: 1, excludes: [linkPath(0)] });
  // What was rejected takes no room.
  const links = (await all(few.id)).filter(({ decision }) => decision !== 'rejected');
  const sources = links.map(({ source }) => source.id);
  expect(new Set(sources).size).toBe(sources.length);
  expect(
    links.some(({ source, target }) => [source, target].some((page) => pathOf(page) === linkPath(0))),
  ).toBe(false);
  expect(expectStatus(await interlinks.view(few.id), 200).left).toMatchObject({ excluded: 1 });
});

describe('refused', () => {
  const NONE = '0'.repeat(24);
  const RANGE = INTERLINK_MESSAGES.rangeInvalid;

  it.each<[string, () => object, Record<string, string>]>([
    ['no reading', () => ({}), { readingId: INTERLINK_MESSAGES.readingRequired }],
    ['one that is not there', () => ({ readingId: NONE }), { readingId: INTERLINK_MESSAGES.readingRequired }],
    [
      'an id that is none',
      () => ({ readingId: { $ne: 1 } }),
      { readingId: INTERLINK_MESSAGES.readingRequired },
    ],
    [
      'a pattern with a space',
      () => ({ readingId, includes: ['/a b'] }),
      { includes: INTERLINK_MESSAGES.patternInvalid },
    ],
    [
      'patterns that are no list',
      () => ({ readingId, excludes: '/a' }),
      { excludes: INTERLINK_MESSAGES.patternInvalid },
    ],
    [
      '51 patterns',
      () => ({ readingId, includes: Array(51).fill('/a') }),
      { includes: INTERLINK_MESSAGES.tooManyPatterns },
    ],
    [
      'a priority target that is not a URL',
      () => ({ readingId, priority: ['/a'] }),
      { priority: INTERLINK_MESSAGES.priorityInvalid },
    ],
    [
      '21 of them',
      () => ({ readingId, priority: Array(21).fill('https://a.example/') }),
      { priority: INTERLINK_MESSAGES.tooManyPriority },
    ],
    ['no link a page', () => ({ readingId, perPage: 0 }), { perPage: INTERLINK_MESSAGES.perPageInvalid }],
    ['11 links a page', () => ({ readingId, perPage: 11 }), { perPage: INTERLINK_MESSAGES.perPageInvalid }],
  ])('a run with %s', async (_, run, errors) => {
    const before = await interlinks.used();
    expect(refusal(await interlinks.start(run()), 422).errors).toMatchObject(errors);
    expect(await interlinks.used()).toBe(before);
  });

  it.each<[string, object, number, string]>([
    ['nothing', {}, 400, INTERLINK_MESSAGES.decisionInvalid],
    ['another word', { decision: 'maybe' }, 422, INTERLINK_MESSAGES.decisionInvalid],
    ['half a range', { start: 2 }, 422, RANGE],
    ['a range backwards', { start: 5, end: 5 }, 422, RANGE],
    ['a range of no words', { start: 10_000, end: 10_001 }, 422, INTERLINK_MESSAGES.anchorInvalid],
  ])('a decision with %s', async (_, decision, status, sentence) => {
    const link = await one(5, 6);
    const { message, errors } = refusal(await interlinks.decide(id, link.id, decision), status);
    expect(status === 400 ? message : Object.values(errors ?? {})[0]).toBe(sentence);
    expect(await one(5, 6)).toEqual(link);
  });

  it('what is not there', async () => {
    expect((await interlinks.decide(id, 'f'.repeat(28), { decision: 'accepted' })).status).toBe(404);
    expect((await interlinks.view(NONE)).status).toBe(404);
    expect(expectStatus(await interlinks.accept(id, 999_999), 201)).toEqual({ accepted: 0 });
    expect(refusal(await interlinks.accept(id, -1), 422).errors).toEqual({
      target: INTERLINK_MESSAGES.targetUnknown,
    });
  });
});

it('goes on without the reading, and is gone with its job', async () => {
  const { id: run } = await interlinks.run({ readingId });
  expectStatus(await interlinks.remove(run), 200);
  expect((await interlinks.view(run)).status).toBe(404);
  expect((await interlinks.suggestions(run)).status).toBe(404);
});
