import { ada, bob, useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf } from '../support/watched-site';

jest.setTimeout(120_000);

const DAY = 24 * 3_600;

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });

const at = (path: string) => `${site.origin}${path}`;

/** A watch with its baseline. */
async function watched(path = '/shoes', entered: object = {}) {
  const { id } = await system.add({ url: at(path), ...entered });
  await system.pass(60);
  expect(await system.view(id)).toMatchObject({ state: 'baseline', baselineAt: expect.any(String) });
  return id;
}

describe('a page that changes', () => {
  it('is told once it is confirmed, with what went and came', async () => {
    site.set('/shoes', pageOf('Old title', '<p>Was here</p>'));
    const id = await watched();
    expect(site.asked).toEqual(['/robots.txt', '/shoes', '/shoes']);
    site.set('/shoes', pageOf('New title', '<p>Is here</p>'));
    await system.pass(3_900, 60);
    const [change, ...others] = await system.changesOf(id);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      ...{ severity: 'warning', kind: 'content', seenOnce: false, hasText: true, added: 1, removed: 1 },
      fields: expect.arrayContaining(['title']),
      summary: 'Title changed, 1 line added, 1 line removed',
    });
    const { fields, rows, hunks } = await system.one.changes.diff(ada, change!.id);
    expect(fields).toContainEqual({
      ...{ field: 'title', before: ['Old title'], after: ['New title'], severity: 'warning' },
    });
    expect(hunks).toEqual([{ hunk: 0, before: expect.any(Number), after: expect.any(Number) }]);
    expect(rows.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
    expect(await system.noticesOf()).toMatchObject([
      {
        kind: 'watch.changed',
        severity: 'warning',
        link: `/content-detection?watch=${id}&change=${change!.id}`,
        title: `${at('/shoes')}: ${change!.summary}`,
        body: 'Title: “Old title” → “New title”\nRemoved: “Was here”\nAdded: “Is here”',
      },
    ]);
    expect(await system.view(id)).toMatchObject({ state: 'changed', lastChange: { id: change!.id } });
    await system.pass(3_900, 60);
    expect(await system.view(id)).toMatchObject({ state: 'unchanged' });
    expect(await system.checksOf(id)).toMatchObject([
      { found: 'unchanged', fetches: 1 },
      { found: 'changed', fetches: 3, change: change!.id },
      { found: 'baseline', fetches: 2 },
    ]);
  });

  it('is only listed where it is gone a minute later', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    let asked = 0;
    site.set('/shoes', (request, response) =>
      answerOf(200, pageOf(asked++ === 0 ? 'Other' : 'Title', ''))(request, response),
    );
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([{ seenOnce: true, fields: ['title'] }]);
    expect(await system.noticesOf()).toEqual([]);
    expect(await system.view(id)).toMatchObject({ state: 'unchanged', lastChange: null });
  });

  it('is quiet where it changes by itself, as two fetches at the beginning show', async () => {
    let asked = 0;
    site.set('/shoes', (request, response) =>
      answerOf(200, pageOf('Title', `<p>Quote number ${'abcdefgh'[asked++ % 8]} of the day</p>`))(
        request,
        response,
      ),
    );
    const id = await watched();
    expect((await system.view(id)).slots).toMatchObject([{ field: null, off: false }]);
    await system.pass(2 * 3_600, 60);
    expect(await system.changesOf(id)).toEqual([]);
  });

  it('is quiet where a block rotates, once a check has shown that it does', async () => {
    // Of the baseline's two fetches, of a check and its confirmation, and of checks that meet one quote twice.
    const quotes = ['a', 'a', 'b', 'c', 'b', 'b', 'c', 'c', 'b'];
    let asked = 0;
    site.set('/shoes', (request, response) =>
      answerOf(200, pageOf('Title', `<p>Quote ${quotes[asked++ % quotes.length]} of the day</p>`))(
        request,
        response,
      ),
    );
    const id = await watched();
    expect((await system.view(id)).slots).toEqual([]);
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([{ seenOnce: true }]);
    expect((await system.view(id)).slots).toMatchObject([{ field: null, off: false }]);
    await system.pass(3 * 3_600, 60);
    expect(await system.changesOf(id)).toMatchObject([{ seenOnce: true }]);
    expect(await system.noticesOf()).toEqual([]);
  });

  it.each([
    [20, 'is news after an hour', [{ seenOnce: false }], 4],
    [2, 'is nothing where it is back by then', [{ seenOnce: true }], 3],
  ])('of which nearly nothing is left for %i looks %s', async (looks, _, changes, fetches) => {
    const text = Array.from(
      { length: 90 },
      (_none, at) => `<h2>Part ${at}</h2><p>What it says of ${at}.</p>`,
    );
    const whole = pageOf('Shoes', text.join(''));
    site.set('/shoes', whole);
    const id = await watched();
    let asked = 0;
    site.set('/shoes', (request, response) =>
      answerOf(200, asked++ < looks ? pageOf('Another', '').replace('Shoes</h1>', 'Other</h1>') : whole)(
        request,
        response,
      ),
    );
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toEqual([]);
    expect((await system.view(id)).waiting).toEqual({ for: 'look' });
    await system.pass(4_000, 60);
    expect(await system.changesOf(id)).toMatchObject(changes);
    expect((await system.checksOf(id))[0]).toMatchObject({ fetches });
  });

  it('closed by robots.txt is told as the change that hurts most, and is not fetched any more', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    site.robots('User-agent: *\nDisallow: /\n');
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([
      { kind: 'robots', severity: 'critical', fields: ['robotsTxt'], hasText: false },
    ]);
    expect((await system.view(id)).lastCheck).toMatchObject({
      outcome: 'network',
      sentence: expect.stringContaining('robots.txt'),
    });
    expect(site.asked.filter((path) => path === '/shoes')).toHaveLength(2);
  });
});

describe('a page that cannot be read', () => {
  it('keeps its baseline, is told to fail once, and to be back once', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    site.set('/shoes', (request) => void request.socket.destroy());
    await system.pass(6 * 3_600, 60);
    expect(await system.view(id)).toMatchObject({ state: 'failing' });
    expect((await system.noticesOf()).map(({ kind }) => kind)).toEqual(['watch.failing']);
    site.set('/shoes', pageOf('Title', ''));
    await system.pass(DAY + 3_600, 600);
    expect((await system.noticesOf()).map(({ kind }) => kind)).toEqual(['watch.recovered', 'watch.failing']);
    expect(await system.changesOf(id)).toEqual([]);
    expect(await system.view(id)).toMatchObject({ state: 'unchanged' });
  });

  it.each([[404], [410], [503]])('with %i confirmed is a critical change', async (status) => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    site.set('/shoes', answerOf(status, 'gone'));
    await system.pass(2 * 3_600, 30);
    expect(await system.changesOf(id)).toMatchObject([
      { kind: 'status', severity: 'critical', fields: ['status'], summary: 'Status code changed' },
    ]);
    expect((await system.view(id)).lastCheck).toMatchObject({ outcome: 'http', status });
  });

  it('for 14 days is paused, gives its place away and says so', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched('/shoes', { intervalMinutes: 24 * 60 });
    site.set('/shoes', (request) => void request.socket.destroy());
    await system.pass(18 * DAY, 1_800);
    expect(await system.view(id)).toMatchObject({ state: 'paused', pausedBy: 'failures', nextCheckAt: null });
    expect((await system.noticesOf())[0]).toMatchObject({ kind: 'watch.paused' });
    expect(await system.stats()).toMatchObject({ currentCount: 0 });
  });

  it('is told at once where its site announces the outage, and says when it is tried again', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    site.set('/shoes', answerOf(503, 'later', { 'retry-after': String(DAY) }));
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toMatchObject([{ kind: 'status', severity: 'critical' }]);
    expect(await system.noticesOf()).toMatchObject([{ body: expect.stringContaining('“200” → “503”') }]);
    const view = await system.view(id);
    expect(view).toMatchObject({ state: 'failing', checking: false });
    expect(view.waiting).toBeUndefined();
    expect(site.asked.filter((path) => path === '/shoes')).toHaveLength(3);
  });

  it('says between tries that one has failed, and when the next is, and tries again when asked to', async () => {
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched();
    site.set('/shoes', answerOf(500, 'broken'));
    await system.pass(3_660, 60);
    await system.pass(60, 5);
    const waiting = await system.view(id);
    expect(waiting).toMatchObject({
      ...{ state: 'baseline', checking: false },
      waiting: { for: 'try', sentence: 'The site answered 500.' },
    });
    expect(Date.parse(waiting.nextCheckAt ?? '')).toBeGreaterThan(system.clock.time);
    site.set('/shoes', pageOf('Title', ''));
    expect(await system.one.actions.check(ada, id)).toMatchObject({ checking: true });
    await system.pass(10);
    const well = await system.view(id);
    expect(well).toMatchObject({ state: 'unchanged', checking: false, lastCheck: { outcome: 'ok' } });
    expect(well.waiting).toBeUndefined();
  });

  it('every 30 days is looked at daily while it fails, though its plan has no check left', async () => {
    await system.allow({ time: '30 days', maxUrlToWatch: 5, maxCheckPerUrl: 1 });
    site.set('/shoes', pageOf('Title', ''));
    const id = await watched('/shoes', { intervalMinutes: 30 * 24 * 60 });
    site.set('/shoes', answerOf(403, 'no'));
    const failed = async () => (await system.checksOf(id)).filter(({ outcome }) => outcome === 'http').length;
    for (let day = 0; day < 70 && (await failed()) === 0; day++) await system.pass(DAY, 1_800);
    expect(await failed()).toBe(1);
    await system.pass(3 * DAY, 1_800);
    expect(await failed()).toBeGreaterThanOrEqual(3);
    expect(await system.view(id)).toMatchObject({ state: 'failing' });
    expect((await system.noticesOf()).map(({ kind }) => kind)).toEqual(['watch.failing']);
  });

  it('leaves its host alone for as long as Retry-After says', async () => {
    site.set('/shoes', pageOf('Title', ''));
    site.set('/boots', pageOf('Boots', ''));
    await watched();
    await watched('/boots');
    site.set('/shoes', answerOf(429, '', { 'retry-after': '7200' }));
    await system.pass(3_900, 60);
    const before = site.asked.length;
    expect(site.asked.filter((path) => path === '/shoes')).toHaveLength(3);
    await system.pass(3_000, 60);
    expect(site.asked.slice(before).filter((path) => path === '/boots').length).toBeLessThanOrEqual(1);
    expect(site.asked.slice(before)).not.toContain('/shoes');
  });
});

describe('fetches', () => {
  it('are shared by equal watches, and asked one after the other of a host', async () => {
    site.set('/shoes', pageOf('Title', ''));
    for (const owner of [ada, bob]) await system.add({ url: at('/shoes') }, owner);
    for (const path of ['/a', '/b', '/c']) {
      site.set(path, pageOf(path, ''));
      await system.add({ url: at(path) });
    }
    await Promise.all([system.run(system.one), system.run(system.other)]);
    await system.pass(300);
    expect(site.most()).toBe(1);
    expect(site.asked.filter((path) => path === '/shoes').length).toBeLessThan(4);
    expect(site.asked.filter((path) => path === '/a')).toHaveLength(2);
  });

  it('let the site say that nothing has changed, but for once a day', async () => {
    let whole = 0;
    site.set('/shoes', (request, response) => {
      if (request.headers['if-none-match'] === '"one"') return answerOf(304)(request, response);
      whole += 1;
      return answerOf(200, pageOf('Title', ''), { etag: '"one"' })(request, response);
    });
    const id = await watched();
    await system.pass(5 * 3_600, 60);
    expect(whole).toBe(2);
    expect((await system.checksOf(id))[0]).toMatchObject({ found: 'unchanged', notModified: true, bytes: 0 });
    await system.pass(DAY + 3_600, 600);
    expect(whole).toBe(3);
  });

  it('tell robots something new with an answer that nothing has changed', async () => {
    let headers: Record<string, string> = {};
    site.set('/shoes', (request, response) => {
      const status = request.headers['if-none-match'] === '"one"' ? 304 : 200;
      return answerOf(status, status === 200 ? pageOf('Title', '') : '', { etag: '"one"', ...headers })(
        request,
        response,
      );
    });
    const id = await watched();
    await system.pass(2 * 3_600, 60);
    headers = { 'x-robots-tag': 'noindex' };
    await system.pass(4 * 3_600, 60);
    expect(await system.changesOf(id)).toMatchObject([
      { severity: 'critical', fields: ['indexable', 'xRobotsTag'] },
    ]);
  });
});
