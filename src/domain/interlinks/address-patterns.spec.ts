import { addressMatcher } from './address-patterns';

const ADDRESS = 'https://www.a.example/blog/tea?page=2';

it.each([
  ['/blog/*', true],
  ['/blog/tea', false],
  ['/blog/tea?page=2', true],
  ['*/tea*', true],
  ['https://www.a.example/*', true],
  ['http://www.a.example/*', false],
  ['www.a.example/blog/*', true],
  ['*', true],
  ['/b*g/*e=*2', true],
  ['/b*g/*e=*22', false],
  ['/BLOG/*', false],
  ['/blog.tea?page=2', false],
  ['  ', false],
])('%j matches: %s', (pattern, isMatch) => {
  expect(addressMatcher([pattern])(ADDRESS)).toBe(isMatch);
});

it('takes no longer for patterns of many stars', () => {
  const match = addressMatcher([`/${'a*'.repeat(200)}b`]);
  expect(match(`https://a.example/${'a'.repeat(2_000)}`)).toBe(false);
});
