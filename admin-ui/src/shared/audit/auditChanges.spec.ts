import { changesOf } from './auditChanges';

const BATCH = '64b7f0c2a1b2c3d4e5f60718';
const nameOf = (id: string) => (id === BATCH ? 'Batch 12' : undefined);
const changes = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  changesOf({ before, after }, nameOf).map(({ field, before: old, after: next }) => [field, old, next]);

it('names fields and values as people read them', () => {
  const before = {
    batch: null,
    isActive: true,
    role: 'student',
    userType: 'free',
    subscriptionEndDate: null,
  };
  const after = { batch: BATCH, isActive: false, role: 'admin', userType: 'pro', subscriptionEndDate: null };
  expect(changes(before, after)).toEqual([
    ['Batch', null, ['Batch 12']],
    ['Active', ['Yes'], ['No']],
    ['Role', ['Student'], ['Admin']],
    ['Account type', ['Free'], ['Pro']],
  ]);
});

it('shows no id of a picture, and of the end of a subscription its day', () => {
  const before = { photo: null, subscriptionEndDate: '2099-01-31T23:59:59.999Z' };
  const after = { photo: 'f'.repeat(24), subscriptionEndDate: '2099-02-28T23:59:59.999Z' };
  expect(changes(before, after)).toEqual([
    ['Photo', null, ['Image']],
    ['Subscription end date', ['31 Jan 2099'], ['28 Feb 2099']],
  ]);
});

it('tells of a list what went and what came', () => {
  const before = { allowed: ['intent-finder', 'product-box-generator', 'product-box-1'] };
  const after = { allowed: ['intent-finder', 'schema-generator'] };
  expect(changes(before, after)).toEqual([
    ['Tools', ['Product Box Generator', 'Product Box 1'], ['Schema Generator']],
  ]);
});

it('names what a schedule of crawls is made of', () => {
  const after = {
    mode: 'site',
    startUrl: 'https://shop.example/',
    addresses: 0,
    every: 'weekly',
    time: '03:00',
  };
  expect(changes(null, after)).toEqual([
    ['Mode', null, ['Site']],
    ['Start URL', null, ['https://shop.example/']],
    ['URLs', null, ['0']],
    ['Every', null, ['Weekly']],
    ['Time', null, ['03:00']],
  ]);
});

it('tells of limits the numbers that differ', () => {
  const limit = (numberOfOperations: number) => ({
    limits: { 'optimize-prime': { numberOfOperations, time: '1 day' } },
  });
  expect(changes(limit(5), limit(2500))).toEqual([['Limits › Optimize Prime › Uses', ['5'], ['2,500']]]);
  expect(changes(null, limit(5))).toEqual([
    ['Limits › Optimize Prime › Uses', null, ['5']],
    ['Limits › Optimize Prime › Period', null, ['Per Day']],
  ]);
});

it('keeps to what is there where a record was made, deleted or imported', () => {
  expect(changes({ name: 'Ada', photo: null }, null)).toEqual([['Name', ['Ada'], null]]);
  expect(changes(null, { words: [{ type: 'Transactional', label: 'buy', important: true }] })).toEqual([
    ['Words', null, ['Transactional · buy · Yes']],
  ]);
  expect(changes(null, null)).toEqual([]);
});
