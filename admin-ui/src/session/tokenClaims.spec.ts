import { tokenExpiringAt } from '../testing/users';
import { isTokenExpired, ownerOfToken } from './tokenClaims';

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

it.each([
  ['a token of somebody', `x.${btoa(JSON.stringify({ sub: 's1' }))}.y`, 's1'],
  ['a token that does not say', tokenExpiringAt(NOW), undefined],
  ['something that is no token', 'nonsense', undefined],
])('%s is of %j', (_name, token, owner) => {
  expect(ownerOfToken(token)).toBe(owner);
});
