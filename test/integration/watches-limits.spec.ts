import { WATCH_MESSAGES as SAYS } from '../../src/contracts/watches/watch-messages';
import { WatchDto } from '../../src/contracts/watches/watches.dto';
import type { AppError } from '../../src/core/errors/app-error';
import { validateDto } from '../../src/core/validation/validate-dto';
import { ada, bob, useWatchSystem } from '../support/watch-system';
import { pageOf } from '../support/watched-site';

jest.setTimeout(240_000);

const CALLS = 80;

const { site, system } = useWatchSystem();

const at = (path: string | number) => `${site.origin}/${path}`;
const many = Array.from({ length: CALLS }, (_, number) => number);
const active = () => system.collection('watches').countDocuments({ place: { $exists: true } });

/** What was refused of some calls, by the error's code. */
async function refusals(calls: Promise<unknown>[]): Promise<AppError[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as AppError] : []));
}

describe('places', () => {
  it('are given to no more than the plan has, however many ask at once', async () => {
    await system.allow({ time: '30 days', maxUrlToWatch: 50, maxCheckPerUrl: 10 });
    const refused = await refusals(many.map((number) => system.add({ url: at(number) })));
    expect(await active()).toBe(50);
    expect(refused).toHaveLength(CALLS - 50);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['LIMIT_REACHED']));
    expect(refused[0]?.details).toEqual({
      ...{ moduleId: 'content-detection', field: 'maxUrlToWatch', requested: 1 },
      ...{ currentCount: 50, totalCount: 50, time: '30 days' },
    });
    expect(await system.stats()).toMatchObject({ currentCount: 50, totalCount: 50 });
  });

  it('are taken once by calls that add one address', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 10 });
    const refused = await refusals(many.slice(0, 20).map(() => system.add({ url: at('same') })));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 19 }, () => 'CONFLICT'));
    expect(await active()).toBe(1);
  });

  it('are all taken, and an address that is watched already says so all the same', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 1, maxCheckPerUrl: 10 });
    const { id } = await system.add({ url: at('same') });
    await expect(system.add({ url: at('other') })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await expect(system.add({ url: `${at('same')}#part` })).rejects.toMatchObject({
      ...{ code: 'CONFLICT', message: SAYS.alreadyWatched, details: { id } },
      errors: { url: SAYS.alreadyWatched },
    });
    const settings = validateDto(WatchDto, { url: at('same'), intervalMinutes: 60 });
    const { added, lines } = await system.one.imports.add(ada, `${at('same')}\n${at('other')}`, settings);
    expect([added, lines.map(({ outcome, id: known }) => [outcome, known])]).toEqual([
      0,
      [
        ['already', id],
        ['no-place', null],
      ],
    ]);
  });

  it('are given away by pausing, and taken again by resuming', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: CALLS, maxCheckPerUrl: 10 });
    const ids = await Promise.all(many.map(async (number) => (await system.add({ url: at(number) })).id));
    const paused = await system.one.actions.bulk(ada, 'pause', { ids: ids });
    expect([paused.done.length, await active()]).toEqual([CALLS, 0]);
    await system.allow({ time: '1 day', maxUrlToWatch: 30, maxCheckPerUrl: 10 });
    const refused = await refusals(ids.map((id) => system.one.actions.resume(ada, id)));
    expect([refused.length, await active()]).toEqual([CALLS - 30, 30]);
    expect(await system.one.actions.bulk(bob, 'delete', { ids: ids.slice(0, 3) })).toMatchObject({
      done: [],
      refused: [{ sentence: 'This watch no longer exists' }, {}, {}],
    });
  });

  it('beyond a plan that became smaller are those of the newest, which can be resumed once it has grown', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 6, maxCheckPerUrl: 10 });
    const ids: string[] = [];
    for (const number of many.slice(0, 6)) {
      system.clock.time += 60_000;
      ids.push((await system.add({ url: at(number) })).id);
    }
    await system.allow({ time: '1 day', maxUrlToWatch: 2, maxCheckPerUrl: 10 });
    expect(await system.one.plans.fitAll()).toBe(4);
    const states = async () => Promise.all(ids.map(async (id) => (await system.view(id)).state));
    expect(await states()).toEqual([
      'baseline',
      'baseline',
      ...Array.from({ length: 4 }, () => 'paused-by-plan'),
    ]);
    await expect(system.one.actions.resume(ada, ids[3]!)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await expect(system.add({ url: at('more') })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await system.allow({ time: '1 day', maxUrlToWatch: 3, maxCheckPerUrl: 10 });
    expect(await system.one.actions.resume(ada, ids[3]!)).toMatchObject({ state: 'baseline' });
    expect(await active()).toBe(3);
    expect(await system.one.plans.fitAll()).toBe(0);
  });
});

describe('checks', () => {
  it('are counted once of calls at the same time, and told to be used up with the day on which they begin anew', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 2 });
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('page'), intervalMinutes: 24 * 60 });
    await system.pass(60);
    expect(await system.view(id)).toMatchObject({ checksLeft: 1, state: 'baseline' });
    const refused = await refusals(many.map(() => system.one.actions.check(ada, id)));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: CALLS - 1 }, () => 'CONFLICT'));
    await system.pass(30);
    expect(await system.view(id)).toMatchObject({ checksLeft: 0, checking: false });
    await expect(system.one.actions.check(ada, id)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      details: {
        ...{ moduleId: 'content-detection', field: 'maxCheckPerUrl', currentCount: 2, totalCount: 2 },
        ...{ time: '1 day', resetsAt: '2026-11-25T00:00:00.000Z' },
      },
    });
  });

  it('of a lifetime are used up for good, until the plan allows more', async () => {
    await system.allow({ time: 'lifetime', maxUrlToWatch: 5, maxCheckPerUrl: 1 });
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('page'), intervalMinutes: 15 });
    await system.pass(3_600, 60);
    expect(await system.view(id)).toMatchObject({ checksLeft: 0, nextCheckAt: null, checksResetAt: null });
    const others = [{ field: 'maxCheckPerUrl', currentCount: 1, totalCount: 1 }];
    expect(await system.stats()).toMatchObject({ currentCount: 1, totalCount: 5, others });
    await system.allow({ time: 'lifetime', maxUrlToWatch: 5, maxCheckPerUrl: 3 });
    expect(await system.one.plans.fitAll()).toBe(1);
    await system.pass(3_600, 60);
    expect(await system.view(id)).toMatchObject({ checksLeft: 0 });
    expect(await system.checksOf(id)).toHaveLength(3);
  });

  it('cost nothing where the page could not be reached, and no more for tries, calibration and confirmation', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 96 });
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('page'), intervalMinutes: 60 });
    await system.pass(60);
    site.set('/page', pageOf('Another title', ''));
    await system.pass(3_900, 60);
    expect(await system.changesOf(id)).toHaveLength(1);
    expect(await system.view(id)).toMatchObject({ checksLeft: 94 });
    site.set('/page', (request) => void request.socket.destroy());
    await system.pass(2 * 3_600, 60);
    expect(await system.view(id)).toMatchObject({ checksLeft: 94, lastCheck: { outcome: 'network' } });
  });

  it('wait for the next window where none is left', async () => {
    await system.allow({ time: '1 day', maxUrlToWatch: 5, maxCheckPerUrl: 1 });
    site.set('/page', pageOf('Title', ''));
    const { id } = await system.add({ url: at('page'), intervalMinutes: 15 });
    expect(await system.view(id)).toMatchObject({ intervalMinutes: 15, actualMinutes: 24 * 60 });
    await system.pass(60);
    const accepted = await system.one.watches.acceptAsBaseline(ada, id);
    expect(accepted).toMatchObject({ state: 'baseline', baselineAt: null, checksLeft: 0 });
    await system.pass(60);
    const { nextCheckAt } = await system.view(id);
    expect(Date.parse(nextCheckAt ?? '')).toBeGreaterThanOrEqual(Date.parse('2026-11-25T00:00:00Z'));
    await system.pass(15 * 3_600, 600);
    expect(await system.checksOf(id)).toHaveLength(2);
  });
});
