import type { WatchFieldName } from '../../src/contracts/watches/watch-content';
import { CHANGES } from '../support/watch-histories/changes';
import { FAILURES } from '../support/watch-histories/failures';
import { ACTS_AT, histories, type Told, watch } from '../support/watch-histories/histories';
import { NOISES } from '../support/watch-histories/noise';

const EACH = { noise: 10, change: 10, failure: 6 };
/** They follow from the text, and are told beside it. */
const NUMBERS: readonly WatchFieldName[] = ['words', 'links'];

const ALL = histories(EACH);
const TOLD = ALL.map(watch);

/** An alarm at any other check than that of the change is false. */
function falseAlarms({ history, alarms }: Told): number[] {
  return alarms.flatMap((alarm, at) => (alarm && !(history.change && at === ACTS_AT) ? [at] : []));
}

function fieldsTold({ alarms }: Told): WatchFieldName[] {
  const fields = alarms[ACTS_AT]?.fields.map(({ field }) => field) ?? [];
  return fields.filter((field) => !NUMBERS.includes(field)).toSorted();
}

const named = ({ history }: Told) =>
  `${history.change ?? history.failure ?? ''} ${history.seed} (${history.noises.join(', ')})`;

it('is measured on histories of all kinds', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(500);
  expect(Object.keys(NOISES).length).toBeGreaterThanOrEqual(20);
  expect(Object.keys(CHANGES).length).toBeGreaterThanOrEqual(24);
  expect(Object.keys(FAILURES).length).toBeGreaterThanOrEqual(15);
});

it('tells changes, and nothing else, in 99 of 100 cases', () => {
  const changed = TOLD.filter(({ history }) => history.change);
  const found = changed.filter(({ alarms }) => alarms[ACTS_AT]);
  const wrong = TOLD.filter((told) => falseAlarms(told).length > 0);
  const missed = changed.filter(({ alarms }) => !alarms[ACTS_AT]).map(named);
  const alarms = found.length + wrong.reduce((sum, told) => sum + falseAlarms(told).length, 0);
  expect({ missed, wrong: wrong.map(named) }).toEqual({
    missed: expect.any(Array),
    wrong: expect.any(Array),
  });
  expect(found.length / changed.length).toBeGreaterThanOrEqual(0.99);
  expect(found.length / alarms).toBeGreaterThanOrEqual(0.99);
});

it('tells every fetch that failed, and how', () => {
  const failed = TOLD.filter(({ history }) => history.failure);
  for (const told of failed) {
    expect([named(told), told.outcomes[ACTS_AT]]).toEqual([
      named(told),
      FAILURES[told.history.failure as string]?.outcome,
    ]);
  }
});

it('names the fields that changed, in 98 of 100 cases', () => {
  const found = TOLD.filter(({ history, alarms }) => history.change && alarms[ACTS_AT]);
  const exact = found.filter((told) => {
    const expected = CHANGES[told.history.change as string]?.fields(told.page) ?? [];
    return fieldsTold(told).join() === expected.toSorted().join();
  });
  expect(exact.length / found.length).toBeGreaterThanOrEqual(0.98);
});
