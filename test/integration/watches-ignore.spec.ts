import { Logger } from '@nestjs/common';
import { WATCH_CONTENT_MESSAGES } from '../../src/contracts/watches/watch-content-messages';
import { WATCH_LIMITS } from '../../src/contracts/watches/watch-limits';
import { WATCH_MESSAGES as SAYS } from '../../src/contracts/watches/watch-messages';
import { WatchIgnoreDto } from '../../src/contracts/watches/watches.dto';
import { AppError } from '../../src/core/errors/app-error';
import { validateDto } from '../../src/core/validation/validate-dto';
import { ada, bob, startWatchSystem, type WatchSystem } from '../support/watch-system';
import { pageOf, startWatchedSite, type WatchedSite } from '../support/watched-site';

jest.setTimeout(120_000);

let site: WatchedSite;
let system: WatchSystem;

beforeAll(async () => {
  Logger.overrideLogger(false);
  site = await startWatchedSite();
  system = await startWatchSystem({ FETCH_ALLOW_HOSTS: site.host });
});

beforeEach(async () => {
  site.clear();
  await system.clear();
  await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });
});

afterAll(async () => {
  await system.stop();
  await site.close();
});

/** A page with a line of its weather, one of its time, and a title. */
const shoes = ({ weather = 'sun', ago = 'now', title = 'Shoes' } = {}) =>
  pageOf(title, `<p>Weather: ${weather}</p><h2>News</h2><p>Written ${ago} by Ada</p>`);

const ignore = (id: string, wanted: object, owner = ada) =>
  system.one.ignoring.ignore(owner, id, validateDto(WatchIgnoreDto, wanted));
/** The code and the sentences of a refusal. */
async function refused(id: string, wanted: object, owner = ada) {
  try {
    await ignore(id, wanted, owner);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, says: error.errors ?? error.message };
  }
}

/** A watch whose page became each of these, an hour after the other; its alarms, the newest first. */
async function alarmed(pages: string[], { path = '/shoes', masks = [] as string[], owner = ada } = {}) {
  const { id } = await system.add({ url: `${site.origin}${path}`, masks: masks as never }, owner);
  site.set(path, shoes());
  await system.pass(60);
  for (const page of pages) await becomes(page, path);
  const alarms = await system.changesOf(id, owner);
  expect(alarms.map(({ seenOnce, ignored }) => [seenOnce, ignored])).toEqual(pages.map(() => [false, false]));
  return { id, alarms };
}

async function becomes(page: string, path = '/shoes') {
  site.set(path, page);
  await system.pass(3_960, 60);
}

const ALL_OF_IT = [
  shoes({ weather: 'rain' }),
  shoes({ weather: 'rain', title: 'All shoes' }),
  shoes({ weather: 'snow', title: 'All shoes' }),
];

/** All that a count must leave as it is. */
async function keptOf(id: string) {
  const { rules, masks, slots, nextCheckAt } = await system.view(id);
  return { rules, masks, slots, nextCheckAt, changes: await system.changesOf(id) };
}

// A place stops what takes its own lines away: the oldest alarm took another one.
it.each<[string, (newest: string) => object, object, boolean[]]>([
  ['a text', () => ({ rule: ' weather: * ' }), { rule: 'weather: *' }, [true, false, true]],
  [
    'a regular expression',
    () => ({ rule: '/weather: \\w+/i' }),
    { rule: '/weather: \\w+/i' },
    [true, false, true],
  ],
  [
    'the place of a difference',
    (change) => ({ change, hunk: 0 }),
    { slot: expect.objectContaining({ field: null, off: false, lines: 1 }) },
    [true, false, false],
  ],
])('%s would have stopped the alarms that it names, and stops the next', async (_, wanted, kept, quiet) => {
  const stopped = quiet.filter(Boolean).length;
  const { id, alarms } = await alarmed(ALL_OF_IT);
  const newest = alarms[0]?.id ?? '';
  const before = await keptOf(id);
  const counted = await ignore(id, wanted(newest));
  expect(counted).toMatchObject({ stopped, of: 3, applied: false, ...kept });
  expect(await keptOf(id)).toEqual(before);

  expect(await ignore(id, { ...wanted(newest), apply: true })).toMatchObject({
    ...{ stopped, of: 3, applied: true },
    ...kept,
  });
  expect((await system.changesOf(id)).map(({ ignored }) => ignored)).toEqual(quiet);
  const told = (await system.noticesOf()).length;
  await becomes(shoes({ weather: 'snow', title: 'More shoes' }));
  expect(await system.changesOf(id)).toHaveLength(4);
  await becomes(shoes({ weather: 'rain', title: 'More shoes' }));
  expect(await system.view(id)).toMatchObject({ state: 'unchanged' });
  expect(await system.changesOf(id)).toHaveLength(4);
  expect(await system.noticesOf()).toHaveLength(told + 1);
});

it('a kind of text would have stopped the alarms that it names, and stops the next', async () => {
  const { id } = await alarmed([
    shoes({ ago: '3 minutes ago' }),
    shoes({ ago: '5 minutes ago' }),
    shoes({ ago: '9 minutes ago', weather: 'rain' }),
    shoes({ ago: '2 hours ago', weather: 'rain' }),
  ]);
  const before = await keptOf(id);
  // The first alarm brought the text itself, and the third has another change beside it.
  const mask = { mask: 'relative-time' };
  expect(await ignore(id, mask)).toEqual({ stopped: 2, of: 4, applied: false, ...mask });
  expect(await keptOf(id)).toEqual(before);
  expect(await ignore(id, { ...mask, apply: true })).toEqual({ stopped: 2, of: 4, applied: true, ...mask });
  expect((await system.view(id)).masks).toEqual(['relative-time']);
  await becomes(shoes({ ago: '4 days ago', weather: 'rain' }));
  expect(await system.view(id)).toMatchObject({ state: 'unchanged' });
  expect(await system.changesOf(id)).toHaveLength(4);
});

it('a field would have stopped its alarms; the values that it had are quiet, another one is not', async () => {
  const { id, alarms } = await alarmed([
    shoes({ title: 'Sale' }),
    shoes({ title: 'Shoes' }),
    shoes({ title: 'Sale', weather: 'rain' }),
  ]);
  const wanted = { change: alarms[1]?.id, field: 'title' };
  expect(await ignore(id, { ...wanted, apply: true })).toMatchObject({
    ...{ stopped: 2, of: 3, applied: true },
    slot: { field: 'title' },
  });
  await becomes(shoes({ title: 'Shoes', weather: 'rain' }));
  expect(await system.changesOf(id)).toHaveLength(3);
});

it('what is ignored already is neither counted again nor an alarm of the past any more', async () => {
  const { id, alarms } = await alarmed(ALL_OF_IT);
  await ignore(id, { rule: 'weather', apply: true });
  expect(await ignore(id, { change: alarms[1]?.id, field: 'title' })).toMatchObject({ stopped: 1, of: 1 });
  expect(await ignore(id, { rule: 'nowhere' })).toMatchObject({ stopped: 0, of: 1 });
});

it('alarms whose texts are no longer kept are not looked at, and none of theirs can be pointed at', async () => {
  const { id, alarms } = await alarmed(ALL_OF_IT);
  const oldest = await system.collection('watch_versions').find({}).sort({ at: 1 }).limit(1).toArray();
  await system.collection('watch_versions').deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
  expect(await ignore(id, { rule: 'weather' })).toMatchObject({ stopped: 1, of: 2 });
  expect(await refused(id, { change: alarms[2]?.id, hunk: 0 })).toEqual({
    ...{ code: 'CONFLICT', says: SAYS.versionsGone },
  });
});

it('a watch and a change of others are not found', async () => {
  const { id, alarms } = await alarmed([shoes({ weather: 'rain' })]);
  const own = await alarmed([shoes({ weather: 'rain' })], { path: '/boots', owner: bob });
  const second = await alarmed([shoes({ weather: 'rain' })], { path: '/boots' });
  const gone = { code: 'NOT_FOUND', says: SAYS.changeGone };
  expect(await refused(id, { rule: 'weather', apply: true }, bob)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(own.id, { change: alarms[0]?.id, hunk: 0 }, bob)).toEqual(gone);
  // Of the same owner, but of another watch.
  expect(await refused(id, { change: second.alarms[0]?.id, hunk: 0 })).toEqual(gone);
  expect(await refused(id, { change: 'f'.repeat(24), field: 'title' })).toEqual(gone);
  expect(await keptOf(id)).toMatchObject({ rules: [], changes: [{ ignored: false }] });
});

it('says what is wrong with what is entered', async () => {
  const { id, alarms } = await alarmed([shoes({ weather: 'rain' })], { masks: ['hex'] });
  const change = alarms[0]?.id;
  const wrong: [object, object][] = [
    [{}, { rule: SAYS.ignoreOne }],
    [{ rule: '  ' }, { rule: SAYS.ignoreOne }],
    [{ rule: 'a', mask: 'uuid' }, { rule: SAYS.ignoreOne }],
    [{ change, hunk: 0, field: 'title' }, { rule: SAYS.ignoreOne }],
    [{ change }, { rule: SAYS.ignoreOne }],
    [{ hunk: 0 }, { change: SAYS.hunkUnknown }],
    [{ change, hunk: 7 }, { change: SAYS.hunkUnknown }],
    [{ change, field: 'title' }, { change: SAYS.hunkUnknown }],
    [{ change, hunk: -1 }, { hunk: SAYS.hunkUnknown }],
    [{ change, field: 'color' }, { field: SAYS.hunkUnknown }],
    [{ change: 'x', hunk: 0 }, { change: SAYS.hunkUnknown }],
    [{ mask: 'moon' }, { mask: SAYS.masksInvalid }],
    [{ mask: 'hex' }, { mask: SAYS.alreadyIgnored }],
    [{ rule: '***' }, { rule: WATCH_CONTENT_MESSAGES.ruleMatchesAll }],
    [{ rule: 'x'.repeat(WATCH_LIMITS.rule + 1) }, { rule: WATCH_CONTENT_MESSAGES.ruleTooLong }],
    [{ rule: '/(/' }, { rule: expect.stringContaining('not a regular expression') }],
  ];
  for (const [wanted, says] of wrong) {
    expect([wanted, await refused(id, { ...wanted, apply: true })]).toEqual([
      wanted,
      { code: 'VALIDATION_FAILED', says },
    ]);
  }
  await ignore(id, { rule: 'weather', apply: true });
  expect(await refused(id, { rule: 'weather' })).toMatchObject({ says: { rule: SAYS.alreadyIgnored } });
});

it('keeps no more rules and places than a watch may have', async () => {
  const { id, alarms } = await alarmed([shoes({ weather: 'rain' })]);
  const slot = { field: null, before: null, after: null, held: [], lines: 1, off: false };
  const slots = Array.from({ length: WATCH_LIMITS.slots }, (_, number) => ({ ...slot, id: `${number}` }));
  const rules = Array.from({ length: WATCH_LIMITS.rules }, (_, number) => `rule ${number}`);
  await system.collection('watches').updateMany({}, { $set: { slots, rules } });
  expect(await refused(id, { rule: 'weather' })).toMatchObject({
    says: { rule: WATCH_CONTENT_MESSAGES.tooManyRules },
  });
  expect(await refused(id, { change: alarms[0]?.id, hunk: 0 })).toMatchObject({
    says: { change: SAYS.tooManySlots },
  });
});

it('two at the same time are both kept', async () => {
  const { id } = await alarmed([shoes({ weather: 'rain' })]);
  await Promise.all(['weather', 'moon', 'tide'].map((rule) => ignore(id, { rule, apply: true })));
  expect((await system.view(id)).rules.toSorted()).toEqual(['moon', 'tide', 'weather']);
});
