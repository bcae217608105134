import { ownPath } from './ownPath';

const HOST = 'http://cohort.test';

it.each([
  ['//', '/%2F'],
  ['//evil.example/a', '/%2Fevil.example/a'],
  ['///evil.example', '/%2F%2Fevil.example'],
  ['/\\evil.example', '/%2Fevil.example'],
  ['/', '/'],
  ['/users/create', '/users/create'],
  ['/;//', '/;//'],
  ['/a//b', '/a//b'],
])('%s becomes %s, which is on the same host', (path, own) => {
  expect(ownPath(path)).toBe(own);
  expect(new URL(ownPath(path), HOST).origin).toBe(HOST);
});
