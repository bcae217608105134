import { changesBetween } from './audit.changes';

const user = { id: '1', name: 'Ada', email: 'ada@example.org', passwordHash: '$argon2id$', tokenVersion: 3 };

it('keeps a created record whole, without secrets', () => {
  expect(changesBetween(null, user)).toEqual({
    before: null,
    after: { name: 'Ada', email: 'ada@example.org' },
  });
});

it('keeps the differing fields of an updated record', () => {
  expect(changesBetween(user, { ...user, name: 'Ada L.', passwordHash: 'other' })).toEqual({
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
  const { after } = changesBetween(null, { photoURL: 'x'.repeat(5000) });
  expect(String(after?.photoURL)).toHaveLength(301);
});
