import { gzipSync } from 'node:zlib';
import { ada, useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf, type WatchedSite } from '../support/watched-site';

jest.setTimeout(240_000);

const MB = 1024 * 1024;

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });

const at = (path: string) => `${site.origin}${path}`;
const html = { 'content-type': 'text/html; charset=utf-8' };
const bomb = gzipSync(Buffer.alloc(60 * MB, 'a'));

/** What a watch says after a first fetch of a page and its tries. */
async function checked(path: string) {
  const { id } = await system.add({ url: at(path), intervalMinutes: 60 });
  await system.pass(20 * 60, 30);
  return system.view(id);
}

it.each<[string, Parameters<WatchedSite['set']>[1], string]>([
  [
    'a bomb',
    (_, response) => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    'large',
  ],
  [
    '30 redirects',
    (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end(),
    'redirects',
  ],
  ['more than 2 MB', answerOf(200, pageOf('Large', 'x'.repeat(2.5 * MB))), 'too large'],
  ['another kind of file', answerOf(200, 'PK', { 'content-type': 'application/zip' }), 'another kind'],
  [
    'an address within the network',
    (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    'cannot be reached',
  ],
])('%s is told as what it is, and nothing is kept of it', async (_, answer, sentence) => {
  for (let path = '/page'; path.length < 40; path += 'x') site.set(path, answer);
  const { lastCheck, state, checksLeft, id } = await checked('/page');
  expect([state, lastCheck?.sentence]).toEqual(['baseline', expect.stringContaining(sentence)]);
  const [row] = await system.checksOf(id);
  expect(checksLeft).toBe(row?.outcome === 'network' ? 96 : 95);
  expect(await system.kept()).toMatchObject({ watch_versions: 0, watch_contents: 0 });
});

it('a page that never ends keeps neither its worker nor other pages waiting', async () => {
  site.set('/hangs', (_, response) => void response.writeHead(200, html).write('<p>'));
  site.set('/page', pageOf('Title', ''));
  await system.add({ url: at('/hangs') });
  await system.pass(5);
  system.clock.time += 30_000;
  // Its look returns at once, though the page hangs.
  expect(await system.one.runs.runDue()).toBe(1);
  const other = await system.add({ url: at('/page') });
  system.clock.time += 60_000;
  await system.one.runs.runDue();
  await system.one.runs.settled();
  await system.pass(240, 30);
  expect(await system.view(other.id)).toMatchObject({ baselineAt: expect.any(String) });
});

it.each([
  ['2 MB of one line', pageOf('One line', `<p>${'word '.repeat(380_000)}</p>`)],
  ['deep nesting', pageOf('Deep', '<div>'.repeat(100_000))],
  ['a million of elements', pageOf('Many', '<b>'.repeat(400_000))],
  ['broken markup', pageOf('Broken', `<table><tr><td ${'a="'.repeat(50_000)}`)],
])('%s is read, or told to take too long, while others are answered', async (_, page) => {
  site.set('/page', page);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 20);
  const { state, lastCheck } = await checked('/page');
  clearInterval(beat);
  expect(state).toBe('baseline');
  expect(lastCheck?.outcome).toMatch(/^(ok|network|empty)$/);
  // Reading one of them on this thread would take seconds.
  expect(longest).toBeLessThan(1_000);
});

it('a selector that costs too much on a page is told, and other watches go on', async () => {
  const many = `<div class="a">`.repeat(3_000);
  site.set('/page', pageOf('Many', many));
  const scope = { part: 'selectors', selectors: ['.a .a .a .a .a .a .a b'], excluded: [] } as const;
  const { id } = await system.add({
    url: at('/page'),
    scope: { ...scope, selectors: [...scope.selectors], excluded: [] },
  });
  await system.pass(20 * 60, 60);
  const { lastCheck, emptySelectors } = await system.one.watches.get(ada, id);
  expect(lastCheck?.sentence?.includes('takes too long') || emptySelectors.length === 1).toBe(true);
});
