import type { WatchFieldName, WatchOutcome } from '../../src/contracts/watches/watch-content';
import { CHANGES } from '../support/watch-histories/changes';
import { FAILURES } from '../support/watch-histories/failures';
import { type Acted, actOut, histories } from '../support/watch-histories/histories';
import { NOISES } from '../support/watch-histories/noise';
import { useWatchSystem } from '../support/watch-system';

jest.setTimeout(900_000);

/** Of each kind. The figures of docs/decisions/change-detection.md are those of ten, ten and six, and of more seeds. */
const EACH = process.env['HISTORIES']
  ? { noise: 10, change: 10, failure: 6 }
  : { noise: 2, change: 2, failure: 1 };
const SEED = Number(process.env['HISTORIES'] ?? 1);
const INTERVAL_MINUTES = 360;
const INTERVAL_SECONDS = INTERVAL_MINUTES * 60;
const STEP_SECONDS = 15;
/** Checks before something happens, and after it. */
const [BEFORE, AFTER] = [3, 3];
/** They follow from the text, and are told beside it. */
const NUMBERS: readonly WatchFieldName[] = ['words', 'links'];

interface Change {
  watch: unknown;
  at: Date;
  fields: WatchFieldName[];
}

const { site, system } = useWatchSystem({ time: '1 day', maxUrlToWatch: 2_000, maxCheckPerUrl: 96 });

/** All that the watches of some pages told, each check of all of them after the other. */
async function lived(acted: readonly Acted[]) {
  const watches = new Map<string, Acted>();
  for (const each of acted) {
    const { id } = await system.add({ url: each.address, intervalMinutes: INTERVAL_MINUTES });
    watches.set(id, each);
  }
  const pass = (intervals: number) => system.pass(intervals * INTERVAL_SECONDS, STEP_SECONDS);
  await pass(1 + BEFORE);
  const actedAt = system.clock.now();
  for (const { act } of acted) act();
  const blocked = acted.filter(({ page }) => page.robotsTxt === 'blocked');
  const rules = blocked.map(({ page }) => `Disallow: ${new URL(page.finalUrl).pathname}`);
  site.robots(['User-agent: *', ...rules].join('\n'));
  await pass(1);
  for (const { recover } of acted) recover();
  await pass(AFTER);
  const changes = await system.collection('watch_changes').find({ seenOnce: false }).toArray();
  const checks = await system.collection('watch_checks').find({}).toArray();
  return [...watches].map(([id, each]) => ({
    ...each,
    told: (changes as unknown as Change[]).filter(({ watch }) => String(watch) === id),
    outcomes: checks
      .filter(({ watch, at }) => String(watch) === id && at > actedAt)
      .map(({ outcome }) => outcome as WatchOutcome),
    checks: checks.filter(({ watch }) => String(watch) === id).length,
    actedAt,
  }));
}

type Lived = Awaited<ReturnType<typeof lived>>[number];

const named = ({ history }: Pick<Acted, 'history'>) =>
  `${history.change ?? history.failure ?? ''} ${history.seed} (${history.noises.join(', ')})`;
const apartFromNumbers = (fields: readonly WatchFieldName[]) =>
  fields.filter((field) => !NUMBERS.includes(field)).toSorted();

function show(figures: Record<string, unknown>) {
  if (process.env['HISTORIES']) process.stdout.write(`${JSON.stringify(figures)}\n`);
}

it('tells changes, nothing else, and which fields they are of', async () => {
  const acted = histories({ ...EACH, failure: 0 }, SEED).map((history) => actOut(history, site));
  const all = await lived(acted);
  const firstOf = ({ told, history, actedAt }: Lived) =>
    history.change === null ? undefined : told.find(({ at }) => at > actedAt);
  const changed = all.filter(({ history }) => history.change !== null);
  const found = changed.filter((each) => firstOf(each));
  const falseAlarms = all.flatMap((each) =>
    each.told.filter((change) => change !== firstOf(each)).map(() => named(each)),
  );
  const exact = found.filter((each) => {
    const expected = CHANGES[each.history.change ?? '']?.fields(each.page) ?? [];
    return apartFromNumbers(firstOf(each)?.fields ?? []).join() === expected.toSorted().join();
  });
  const checks = all.reduce((sum, each) => sum + each.checks, 0);
  const missed = changed.filter((each) => !found.includes(each)).map(named);
  const inexact = found
    .filter((each) => !exact.includes(each))
    .map((each) => `${named(each)}: ${firstOf(each)?.fields.join()}`);
  show({ histories: all.length, checks, found: found.length, missed, falseAlarms, inexact });
  expect(all.length).toBe(
    Object.keys(NOISES).length * EACH.noise + Object.keys(CHANGES).length * EACH.change,
  );
  expect(checks).toBeGreaterThanOrEqual(all.length * (1 + BEFORE + AFTER));
  const but = (wrong: string[], share: number) => (wrong.length / found.length > share ? wrong : []);
  expect({
    missed: but(missed, 0.01),
    falseAlarms: but(falseAlarms, 0.02),
    inexact: but(inexact, 0.02),
  }).toEqual({ missed: [], falseAlarms: [], inexact: [] });
});

it('tells every fetch that failed, and how', async () => {
  const acted = histories({ noise: 0, change: 0, failure: EACH.failure }, SEED).map((history) =>
    actOut(history, site),
  );
  const all = await lived(acted);
  const wrong = all.filter(
    ({ history, outcomes }) => !outcomes.includes(FAILURES[history.failure ?? '']?.outcome ?? 'ok'),
  );
  const alarms = all.filter(({ told }) =>
    told.some(({ fields }) => fields.length === 0 || fields.some((field) => field !== 'status')),
  );
  show({ failures: all.length, wrong: wrong.map(named), alarms: alarms.map(named) });
  expect(all.length).toBe(Object.keys(FAILURES).length * EACH.failure);
  expect(wrong.map((each) => [named(each), each.outcomes])).toEqual([]);
  expect(alarms.map((each) => [named(each), each.told.map(({ fields }) => fields)])).toEqual([]);
});
