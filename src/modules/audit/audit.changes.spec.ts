import { changesBetween } from './audit.changes';

const user = { name: 'Ada', email: 'ada@example.org' };

it('keeps a created and a deleted record whole', () => {
  expect(changesBetween(null, user)).toEqual({ before: null, after: user });
  expect(changesBetween(user, null)).toEqual({ before: user, after: null });
});

it('keeps the differing fields of an updated record', () => {
  expect(changesBetween(user, { ...user, name: 'Ada L.' })).toEqual({
    before: { name: 'Ada' },
    after: { name: 'Ada L.' },
  });
});

it('tells a field that was not there as null', () => {
  expect(changesBetween({ batch: '7' }, { batch: '7', defaultTool: 'word-counter' })).toEqual({
    before: { defaultTool: null },
    after: { defaultTool: 'word-counter' },
  });
});

it('cuts what is too long to read', () => {
  const { after } = changesBetween(null, { note: 'x'.repeat(5000) });
  expect(String(after?.note)).toHaveLength(301);
});
