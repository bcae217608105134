import { tokenExpiringAt } from '../testing/users';
import { isTokenExpired } from './tokenExpiry';

const NOW = 1_800_000_000_000;

it.each([
  ['a token of the future', tokenExpiringAt(NOW + 1000), false],
  ['a token of the past', tokenExpiringAt(NOW - 1000), true],
  ['a token of this very moment', tokenExpiringAt(NOW), true],
  ['something that is no token', 'nonsense', true],
  ['a token without a claim', `x.${btoa('{}')}.y`, true],
])('%s', (_name, token, expired) => {
  expect(isTokenExpired(token, NOW)).toBe(expired);
});
