import type { WatchCheckResult, WatchEvent, WatchProgress } from '../../contracts/watches/watch-progress';
import { afterFetch, NEW_WATCH } from './progress';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const read = (found: 'baseline' | 'nothing' | 'seen-once' | 'change'): WatchCheckResult => ({
  kind: 'read',
  found,
});
const failed = (status: number | null = null, retryAfterMs: number | null = null): WatchCheckResult => ({
  ...{ kind: 'failed', status, retryAfterMs },
  outcome: status === null ? 'network' : 'http',
});
/** A check whose fetch and three more tries fail. */
const failedCheck = (status?: number) => Array.from({ length: 4 }, () => failed(status));
const WATCHED: WatchProgress = { ...NEW_WATCH, hasBaseline: true, standing: 'unchanged' };

/** What each result comes to, one after the other, an hour between checks. */
function run(results: WatchCheckResult[], start = WATCHED) {
  let [progress, now] = [start, 0];
  const steps = results.map((result) => {
    const step = afterFetch(progress, result, { now, intervalMs: HOUR, random: 0.5 });
    const told = step.recovered ? `${step.event}, recovered` : step.event;
    const waits = step.nextAt === null ? null : step.nextAt - now;
    [progress, now] = [step.progress, step.nextAt ?? now];
    return { told, waits };
  });
  return { progress, told: steps.map(({ told }) => told), waits: steps.map(({ waits }) => waits) };
}

/** Without the tries in between. */
function ends(told: string[]): string[] {
  return told.filter((event) => event !== ('retry' satisfies WatchEvent));
}

it.each([
  ['baseline', 'baseline', 'baseline'],
  ['nothing', 'unchanged', 'unchanged'],
  ['seen-once', 'seen-once', 'unchanged'],
  ['change', 'changed', 'changed'],
] as const)('a page that was read with %s', (found, event, standing) => {
  const { told, waits, progress } = run([read(found)]);
  expect([told, waits, progress.standing]).toEqual([[event], [HOUR], standing]);
});

it('tries three times more before a check has failed', () => {
  const { told, waits, progress } = run(failedCheck());
  expect(told).toEqual(['retry', 'retry', 'retry', 'failed']);
  expect(waits).toEqual([30_000, 120_000, 600_000, HOUR]);
  expect(progress).toMatchObject({ standing: 'unchanged', tries: 0, failedChecks: 1 });
});

it('says nothing of tries that a later one made good', () => {
  expect(run([failed(), failed(500), read('nothing')]).told).toEqual(['retry', 'retry', 'unchanged']);
});

it('waits as long as a host asks, up to a day', () => {
  const { waits } = run([failed(429, 90_000), failed(429, 3 * DAY), failed(429, 5 * HOUR), failed(429)]);
  expect(waits).toEqual([90_000, DAY, 5 * HOUR, 30_000]);
});

it.each([
  [503, DAY, ['status']],
  [503, HOUR, ['status']],
  [503, 5 * 60_000, ['retry']],
  [429, HOUR, ['failed']],
  [503, null, ['retry']],
])('a %d that asks for %s ms comes to %j at once', (status, retryAfterMs, expected) => {
  expect(run([failed(status, retryAfterMs)]).told).toEqual(expected);
});

it('looks at a page that fails once a day at the latest, and says that it does', () => {
  const month = { ...WATCHED };
  let [progress, now, at] = [month, 0, [] as number[]];
  const events: string[] = [];
  while (events.at(-1) !== 'gave-up') {
    const step = afterFetch(progress, failed(403), { now, intervalMs: 30 * DAY, random: 0.5 });
    if (step.event !== 'retry') {
      events.push(step.event);
      at.push(now);
    }
    [progress, now] = [step.progress, step.nextAt ?? now];
  }
  expect(events.slice(0, 4)).toEqual(['failed', 'failed', 'failing', 'failed']);
  expect(at[2]).toBeLessThan(3 * DAY);
});

it.each([
  [
    'fails after three checks, once, and is well again',
    [...failedCheck(), ...failedCheck(), ...failedCheck(), ...failedCheck(), read('nothing')],
    ['failed', 'failed', 'failing', 'failed', 'unchanged, recovered'],
  ],
  [
    'is gone: told at once, and not again as failing',
    [...failedCheck(404), ...failedCheck(410), ...failedCheck(404), read('change')],
    ['status', 'failed', 'failed', 'changed, recovered'],
  ],
  ['breaks after it was gone', [...failedCheck(404), ...failedCheck(503)], ['status', 'status']],
  [
    'is refused: no status to tell',
    [...failedCheck(403), ...failedCheck(403), ...failedCheck(403)],
    ['failed', 'failed', 'failing'],
  ],
  [
    'is told gone after it failed otherwise',
    [...failedCheck(), ...failedCheck(), ...failedCheck(), ...failedCheck(404)],
    ['failed', 'failed', 'failing', 'status'],
  ],
  ['fails once and is read', [...failedCheck(), read('nothing')], ['failed', 'unchanged']],
])('a page that %s', (_, results, expected) => {
  expect(ends(run(results).told)).toEqual(expected);
});

it('is failing from the third failed check on, or as soon as it is gone', () => {
  expect(run([...failedCheck(), ...failedCheck()]).progress.standing).toBe('unchanged');
  expect(run([...failedCheck(), ...failedCheck(), ...failedCheck()]).progress.standing).toBe('failing');
  expect(run(failedCheck(410)).progress.standing).toBe('failing');
});

it('knows no change of status before a first version is kept', () => {
  expect(ends(run([...failedCheck(404), read('baseline')], { ...NEW_WATCH }).told)).toEqual([
    'failed',
    'baseline',
  ]);
});

it('gives up after 14 days, whatever its interval', () => {
  const { told, waits } = run(Array.from({ length: 30 }, () => failedCheck()).flat());
  const last = told.indexOf('gave-up');
  expect(waits[last]).toBeNull();
  const waited = waits.slice(0, last).reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  // From the end of the first failed check on.
  expect(waited - 12.5 * 60_000).toBeGreaterThanOrEqual(14 * DAY);
  expect(waited).toBeLessThan(16 * DAY);
});
