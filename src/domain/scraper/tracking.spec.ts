import { isTracked } from './tracking';

const at = (rest: string) => `https://example.com/${rest}`;

it.each(['?utm_source=x', '?a=1&UTM_Campaign=x', '?gclid=1', '?a=1&fbclid=2#x', '?mc_cid='])(
  'finds the parameter of a campaign in %s',
  (rest) => expect(isTracked(at(rest))).toBe(true),
);

it.each([
  '',
  '?a=1',
  '?utm=1',
  '?my_utm_source=1',
  '?q=utm_source=1',
  '#?utm_source=1',
  '?a=1#&gclid=1',
  'utm_source=1',
])('finds none in %s', (rest) => expect(isTracked(at(rest))).toBe(false));
