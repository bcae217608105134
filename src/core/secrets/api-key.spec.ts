import { hashOfApiKey, isApiKey, newApiKey } from './api-key';

const FORMAT = /^cohort_[0-9A-Za-z]{49}$/;

it('makes keys that scanners know, each another one', () => {
  const keys = Array.from({ length: 200 }, newApiKey);
  expect(keys.filter((key) => !FORMAT.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
  expect(new Set(keys.map(hashOfApiKey)).size).toBe(200);
  expect(keys.every(isApiKey)).toBe(true);
});

it('keeps nothing of a key but its hash', () => {
  const key = newApiKey();
  expect(hashOfApiKey(key)).toMatch(/^[\w-]{43}$/);
  expect(hashOfApiKey(key)).toBe(hashOfApiKey(key));
});

it('knows a slip in copying without its hash', () => {
  const key = newApiKey();
  const other = key.at(20) === 'A' ? 'B' : 'A';
  const slips = [
    key.slice(0, 20) + other + key.slice(21),
    key.slice(0, -1),
    `${key}0`,
    key.toUpperCase(),
    ` ${key}`,
    `${key}\n`,
    'cohort_',
    '',
  ];
  expect(slips.filter((slip) => hashOfApiKey(slip) !== undefined)).toEqual([]);
});

it('takes no session for a key', () => {
  expect(isApiKey('eyJhbGciOiJIUzI1NiJ9.e30.x')).toBe(false);
});
