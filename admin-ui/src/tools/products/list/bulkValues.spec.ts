import { bulkProblem, bulkRequestOf, type BulkValues } from './bulkValues';

const NOTHING: BulkValues = {
  addTags: [],
  removeTags: [],
  setsBrand: false,
  brand: 'Left over',
  setsCurrency: false,
  currency: 'USD',
  setsDay: false,
  asOf: '2026-11-26',
};

it.each<[Partial<BulkValues>, object, string | undefined]>([
  [{}, {}, 'Choose what to change.'],
  [{ addTags: ['a'] }, { addTags: ['a'] }, undefined],
  [{ setsBrand: true, brand: ' ' }, { brand: '' }, undefined],
  [{ setsDay: true, removeTags: ['b'] }, { asOf: '2026-11-26', removeTags: ['b'] }, undefined],
  [{ setsCurrency: true, currency: '' }, { currency: '' }, 'Choose a currency, such as USD.'],
])('of %j sends what was switched on', (change, request, problem) => {
  const values = { ...NOTHING, ...change };
  expect(bulkRequestOf(values)).toEqual(request);
  expect(bulkProblem(values)).toBe(problem);
});
