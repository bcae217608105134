import type { ErrorBody } from '../../src/contracts/error-codes';
import type { PlanLimitsView } from '../../src/contracts/plans/plans';
import type { SampleWatchView } from '../../src/contracts/watches/watch-history';
import { WATCH_MESSAGES } from '../../src/contracts/watches/watch-messages';
import type { WatchBulkView, WatchTag, WatchTermsView, WatchView } from '../../src/contracts/watches/watches';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { call, type Answer } from '../support/http';
import { asWatchStudent, watchesOf } from '../support/watches';
import { answerOf, pageOf, startWatchedSite, type WatchedSite } from '../support/watched-site';

const LIMIT = { maxUrlToWatch: 6, maxCheckPerUrl: 24, time: '1 day' } as const;

let site: WatchedSite;
let student: SignedIn;
let watches: ReturnType<typeof watchesOf>;

const at = (path: string) => `${site.origin}${path}`;
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startWatchedSite();
  student = await asWatchStudent(LIMIT);
  watches = watchesOf(student);
  site.set('/shoes', pageOf('All shoes', '<p>Read 3 minutes ago</p><p class="price">19.99 EUR</p>'));
});

afterAll(() => site.close());

describe('a preview', () => {
  it('shows what would be compared, with what does not count', async () => {
    const shown = expectStatus(await watches.preview({ url: at('/shoes') }), 200);
    expect(shown).toMatchObject({
      ...{ url: at('/shoes'), outcome: 'ok', sentence: '', status: 200, title: 'All shoes', watched: null },
      fields: { title: ['All shoes'], h1: ['Shoes'] },
    });
    expect(shown.lines).toContainEqual({
      text: 'Read 3 minutes ago',
      spans: [expect.objectContaining({ by: 'relative-time' })],
    });
    expect(shown.totalLines).toBe(shown.lines.length);
  });

  it('lists what is left out for its name, which can be compared by the selector that it tells', async () => {
    const body =
      '<div id="Cookie-Notice" class="layer">We use <b>cookies</b>.</div><div class="ad-slot"><script>var x;</script></div>' +
      '<div class="box AdSlot">Buy shoes</div>';
    site.set('/named', pageOf('Named', body));
    const { leftOut, totalLeftOut, lines } = expectStatus(await watches.preview({ url: at('/named') }), 200);
    expect(totalLeftOut).toBe(2);
    expect(leftOut).toEqual([
      { kind: 'consent', selector: '#Cookie-Notice', text: 'We use cookies.' },
      { kind: 'advertisement', selector: '.AdSlot', text: 'Buy shoes' },
    ]);
    expect(lines.map(({ text }) => text).join()).not.toMatch(/cookies|Buy/);
    const selectors = leftOut.map(({ selector }) => selector);
    const scope = { part: 'selectors', selectors, excluded: [] };
    const chosen = expectStatus(await watches.preview({ url: at('/named'), scope }), 200);
    expect(chosen.lines.map(({ text }) => text)).toEqual(['We use cookies.', 'Buy shoes']);
    expect(chosen.leftOut).toEqual([]);
  });

  it('says of a selector that it finds nothing or is none, where it was entered', async () => {
    const scope = (selector: string) => ({ part: 'selectors', selectors: [selector], excluded: [] });
    const nothing = await watches.preview({ url: at('/shoes'), scope: scope('.nowhere') });
    expect(refusal(nothing, 422).errors).toEqual({
      scope: expect.stringContaining('matches nothing on the page'),
    });
    const none = await watches.add({ url: at('/shoes'), scope: scope('p:nowhere(') });
    expect(refusal(none, 422).errors).toEqual({ scope: expect.stringContaining('not a CSS selector') });
    const price = expectStatus(await watches.preview({ url: at('/shoes'), scope: scope('.price') }), 200);
    expect(price.lines.map(({ text }) => text)).toEqual(['19.99 EUR']);
  });

  it('says why a page could not be read', async () => {
    site.set('/pdf', answerOf(200, '%PDF', { 'content-type': 'application/pdf' }));
    const outcomes = [];
    for (const path of ['/gone', '/pdf']) {
      const { outcome, sentence } = expectStatus(await watches.preview({ url: at(path) }), 200);
      outcomes.push([outcome, sentence]);
    }
    expect(outcomes).toEqual([
      ['http', 'We could not read the page: the site answered 404. Nothing was saved.'],
      ['type', WATCH_MESSAGES.unread('type')],
    ]);
  });
});

describe('watches', () => {
  it('are added once each, listed, changed and deleted by their owner alone', async () => {
    const added = await watches.add({
      url: at('/shoes'),
      name: ' My  shoes ',
      tags: ['shop', 'shop', ' own '],
    });
    const watch = expectStatus(added, 201);
    expect(watch).toMatchObject({
      ...{ url: at('/shoes'), name: 'My shoes', tags: ['shop', 'own'], state: 'baseline' },
      ...{ checksLeft: expect.any(Number), intervalMinutes: 60, actualMinutes: 60 },
    });
    expect(watch.days).toHaveLength(30);
    const again = refusal(await watches.add({ url: `${at('/shoes')}#top` }), 409);
    expect(again).toMatchObject({ message: 'You already watch this page', details: { id: watch.id } });

    const other = watchesOf(await asWatchStudent(LIMIT));
    expectStatus(await other.add({ url: at('/shoes') }), 201);
    const stranger = await asWatchStudent(LIMIT);
    const path = `/api/watches/${watch.id}`;
    for (const answer of [
      await stranger.get(path),
      await stranger.put(path, { name: 'Mine' }),
      await stranger.delete(path),
      ...(await Promise.all(
        ['check', 'pause', 'resume', 'baseline', 'ignore'].map((action) =>
          stranger.post(`${path}/${action}`, {}),
        ),
      )),
      await stranger.get(`${path}/changes`),
      await stranger.get(`${path}/checks`),
    ]) {
      refusal(answer, 404);
    }
    expect(expectStatus(await watchesOf(stranger).list(), 200)).toEqual([]);

    const changed = await student.put<WatchView>(path, { name: 'Shoes', rules: ['Sentence 3'], masks: [] });
    expect(expectStatus(changed, 200)).toMatchObject({
      name: 'Shoes',
      tags: ['shop', 'own'],
      rules: ['Sentence 3'],
      masks: [],
    });
    const wrong = refusal(await student.put(path, { rules: ['/(/'] }), 422);
    expect(wrong.errors).toEqual({ rules: expect.any(String) });
    const rows = async (filter: object) =>
      expectStatus(await watches.list({ filter }), 200).map(({ id }) => id);
    expect(await rows({ tag: 'shop', q: 'shoe', state: ['baseline', 'unchanged'] })).toEqual([watch.id]);
    expect(await rows({ state: 'paused' })).toEqual([]);
    expect(expectStatus(await student.get<WatchTag[]>('/api/watches/tags'), 200)).toHaveLength(2);
    expectStatus(await student.delete(path), 200);
    refusal(await student.get(path), 404);
  });

  it('are imported line by line, as far as the plan goes, and each line is told', async () => {
    const text = [
      at('/a'),
      '',
      'nowhere',
      at('/a'),
      at('/b'),
      at('/c'),
      at('/d'),
      at('/e'),
      at('/f'),
      at('/g'),
    ].join('\n');
    const { added, lines } = expectStatus(await watches.import({ text, tags: ['many'] }), 200);
    expect(added).toBe(6);
    expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      ...[
        [1, 'added'],
        [3, 'refused'],
        [4, 'already'],
        [5, 'added'],
        [6, 'added'],
      ],
      ...[
        [7, 'added'],
        [8, 'added'],
        [9, 'added'],
        [10, 'no-place'],
      ],
    ]);
    expect(lines[1]?.sentence).toBe('This is not a URL such as https://example.com/page.');
    expect(lines[2]?.sentence).toBe('This URL is on line 1 already');

    const full = refusal(await watches.add({ url: at('/h') }), 403);
    expect(full).toMatchObject({
      code: 'LIMIT_REACHED',
      details: {
        ...{ moduleId: 'content-detection', currentCount: 6, totalCount: 6, time: '1 day' },
        field: 'maxUrlToWatch',
      },
    });
    const { planStats } = expectStatus(
      await student.get<PlanLimitsView>('/api/auth/getCurrentModuleLimits'),
      200,
    );
    expect(planStats).toContainEqual(
      expect.objectContaining({ modelId: 'content-detection', currentCount: 6 }),
    );
    const terms = expectStatus(await student.get<WatchTermsView>('/api/watches/terms'), 200);
    expect(terms).toMatchObject({ active: 6, allowed: 6, checksPerWatch: 24, time: '1 day', paused: 0 });
    expect(terms.intervals[0]).toBe(60);
  });

  it('come from a csv with names and tags', async () => {
    const reader = await asWatchStudent(LIMIT);
    const text = `Name,URL,Tags\n"First, of all",${at('/x')},a;b\n,${at('/y')},\n`;
    const own = watchesOf(reader);
    expect(expectStatus(await own.import({ text, name: 'Rest' }), 200).added).toBe(2);
    const rows = expectStatus(await own.list({ sort: ['name', 'ASC'] }), 200);
    expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
      ['First, of all', ['a', 'b']],
      ['Rest', []],
    ]);
    const tooMany = Array.from({ length: 101 }, (_, number) => at(`/${number}`)).join('\n');
    expect(refusal(await own.import({ text: tooMany }), 422).errors).toEqual({
      text: WATCH_MESSAGES.tooManyAtOnce,
    });
  });

  it('are paused, resumed and deleted in bulk, and what is refused keeps none of the others', async () => {
    const rows = expectStatus(await watches.list(), 200);
    const ids = rows.map(({ id }) => id);
    const bulk = async (action: string, of: string[]) =>
      expectStatus(await student.post<WatchBulkView>('/api/watches/bulk', { action, ids: of }), 200);
    expect((await bulk('pause', ids)).done).toHaveLength(6);
    expectStatus(await watches.add({ url: at('/h') }), 201);
    const { done, refused } = await bulk('resume', ids);
    expect([done.length, refused]).toEqual([
      5,
      [{ id: expect.any(String), sentence: WATCH_MESSAGES.placesFull }],
    ]);
    const foreign = await bulk('delete', [...ids.slice(0, 1), 'f'.repeat(24)]);
    expect(foreign).toEqual({
      done: ids.slice(0, 1),
      refused: [{ id: 'f'.repeat(24), sentence: WATCH_MESSAGES.gone }],
    });
  });

  it('of admins are not counted by plans', async () => {
    const admin = await asAdmin();
    const added = expectStatus(await watchesOf(admin).add({ url: at('/shoes'), intervalMinutes: 15 }), 201);
    expect(added).toMatchObject({ checksLeft: null, actualMinutes: 15 });
  });

  it('are for those who may use the tool', async () => {
    const without = await asStudent();
    refusal(await without.get('/api/watches'), 403);
  });
});

it('shows a sample that nobody has fetched', async () => {
  const samples = expectStatus(await student.get<SampleWatchView[]>('/api/watches/sample'), 200);
  expect(samples).toHaveLength(3);
  for (const { change, diff } of samples) {
    expect([change.summary, diff.fields.length + diff.rows.length]).toEqual([
      expect.any(String),
      expect.any(Number),
    ]);
  }
  expect(samples.map(({ change }) => change.severity)).toContain('critical');
});

it('exports changes as csv', async () => {
  const answer = await call('GET', '/api/watches/changes.csv', { token: student.token });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.text).toMatch(/^\ufeffTime,Page,URL,Severity,Change,/);
});
