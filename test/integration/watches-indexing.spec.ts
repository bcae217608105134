import { ada, useWatchSystem } from '../support/watch-system';
import { answerOf, pageOf } from '../support/watched-site';

jest.setTimeout(120_000);

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });

const at = (path: string) => `${site.origin}${path}`;
const NOINDEX = '<meta name="robots" content="noindex">';

type Answer = ReturnType<typeof answerOf>;

/** A page that answers each fetch with the next of some answers; the last one stays. */
function inTurn(path: string, answers: (Answer | string)[]) {
  let asked = 0;
  site.set(path, (request, response) => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? '';
    const own = typeof answer === 'string' ? answerOf(200, pageOf('Title', '', answer)) : answer;
    own(request, response);
  });
}

async function watched(path: string) {
  const { id } = await system.add({ url: at(path) });
  await system.pass(60);
  return id;
}

it.each<[string, Answer | string, { fields: string[]; severity?: string; quiet?: string[] }]>([
  ['robots', NOINDEX, { fields: ['indexable', 'robots'] }],
  [
    'a canonical',
    '<link rel="canonical" href="https://other.example/">',
    { fields: ['canonical', 'indexable'] },
  ],
  [
    'X-Robots-Tag',
    answerOf(200, pageOf('Title', ''), { 'x-robots-tag': 'noindex' }),
    { fields: ['indexable', 'xRobotsTag'] },
  ],
  ['a status', answerOf(203, pageOf('Title', '')), { fields: ['status'], severity: 'info' }],
  [
    'where it leads',
    answerOf(302, '', { location: '/elsewhere' }),
    // How it leads there decides nothing.
    { fields: ['finalUrl'], quiet: ['redirects'] },
  ],
])('that %s alternates at the beginning is told, and mutes no later change', async (_, other, expected) => {
  const { fields, severity = 'critical', quiet = [] } = expected;
  site.set('/elsewhere', pageOf('Title', ''));
  inTurn('/page', [other, '', '', '', other]);
  const id = await watched('/page');
  const [finding, ...others] = await system.changesOf(id);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity, seenOnce: false, hasText: true });
  expect(finding!.fields.toSorted()).toEqual(fields);
  expect(finding!.summary).toMatch(/ switch(es)? back and forth$/);
  const diff = await system.one.changes.diff(ada, finding!.id);
  expect(diff.fields.every(({ alternates }) => alternates)).toBe(true);
  expect((await system.view(id)).slots.map(({ field }) => field)).toEqual(quiet);
  await system.pass(2 * 3_600, 60);
  expect(await system.changesOf(id)).toHaveLength(1);
  await system.pass(3 * 3_600, 60);
  const [later] = await system.changesOf(id);
  expect(later).toMatchObject({ severity, seenOnce: false });
  expect(later!.fields).toEqual(expect.arrayContaining(fields));
  expect((await system.noticesOf()).map(({ kind }) => kind)).toEqual(['watch.changed', 'watch.changed']);
});

it('that robots alternate between checks is told once', async () => {
  inTurn('/page', ['', '', NOINDEX, '', NOINDEX, '', NOINDEX, '']);
  const id = await watched('/page');
  await system.pass(5 * 3_600, 60);
  const changes = await system.changesOf(id);
  expect(changes.filter(({ seenOnce }) => !seenOnce)).toMatchObject([
    { severity: 'critical', summary: 'Indexable and Robots meta tag switch back and forth' },
  ]);
  expect(await system.noticesOf()).toHaveLength(1);
  expect((await system.view(id)).fields).toMatchObject({ indexable: ['yes'] });
});

it('shows the fields of the last fetch, be they told or not', async () => {
  const og = (number: number) => `<meta property="og:title" content="Title ${number}">`;
  inTurn('/page', [og(1), og(2), og(3)]);
  const id = await watched('/page');
  expect((await system.view(id)).fields).toMatchObject({ openGraph: ['og:title: Title 2'] });
  await system.pass(3_900, 60);
  expect(await system.changesOf(id)).toEqual([]);
  expect((await system.view(id)).fields).toMatchObject({ openGraph: ['og:title: Title 3'] });
});

it('takes no place of a field that decides indexing from its owner either', async () => {
  inTurn('/page', ['', '', NOINDEX]);
  const id = await watched('/page');
  await system.pass(3_900, 60);
  const [change] = await system.changesOf(id);
  const ignore = (field: 'robots' | 'openGraph') =>
    system.one.ignoring.ignore(ada, id, { change: change!.id, field, apply: true });
  await expect(ignore('robots')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
