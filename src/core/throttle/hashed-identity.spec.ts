import { hashedIdentity } from './hashed-identity';

it('is the same for addresses that look alike, and tells nothing of them', () => {
  const hashed = hashedIdentity('ann@cohort.test');
  expect(hashed).toMatch(/^[\w-]{43}$/);
  expect(hashedIdentity('ＡNN@Cohort.Test')).toBe(hashed);
  expect(hashedIdentity('bob@cohort.test')).not.toBe(hashed);
});
