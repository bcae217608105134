import { LogLimit } from './log-limit';

it('lets one line a minute through and tells how many were left out', () => {
  const limit = new LogLimit();
  expect(limit.take(0)).toBe(0);
  expect(limit.take(1)).toBeNull();
  expect(limit.take(59_999)).toBeNull();
  expect(limit.take(60_000)).toBe(2);
  expect(limit.take(60_001)).toBeNull();
  expect(limit.take(120_000)).toBe(1);
});
