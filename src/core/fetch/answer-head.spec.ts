import { headOf, locationOf } from './answer-head';

const locationWith = (status: number, location: string | undefined = '/next') =>
  locationOf(headOf('https://example.com/', status, { location }));

it.each([301, 302, 303, 307, 308])('follows a %i', (status) => {
  expect(locationWith(status)).toBe('/next');
});

it.each([200, 201, 300, 304, 305, 306, 404, 503])('does not follow a %i', (status) => {
  expect(locationWith(status)).toBeNull();
});

it.each([
  ['UTF-8 sent as bytes', Buffer.from('/café').toString('latin1'), '/café'],
  ['what is no UTF-8', '/caf\u00e9', '/caf\u00e9'],
])('reads %s', (_, sent, read) => {
  expect(locationWith(302, sent)).toBe(read);
});

it('leads nowhere without an address', () => {
  expect(locationOf(headOf('https://example.com/', 302, {}))).toBeNull();
});

it.each<[string, string[], string]>([
  ['the last of several', ['text/plain', 'text/html'], 'text/html'],
  ['the same twice', ['text/html', 'text/html'], 'text/html'],
  ['with its own charset', ['text/html; charset=a', 'text/html; charset=b'], 'text/html; charset=b'],
  ['with that of the line before', ['text/html; charset=a', 'text/html'], 'text/html; charset=a'],
  ['without that of another type', ['text/plain; charset=a', 'text/html'], 'text/html'],
  ['what is a type', ['text/html', '*/*', 'nonsense'], 'text/html'],
  ['several in one line', ['text/plain, text/html; x="a,b"'], 'text/html; x="a,b"'],
  ['what is none at all, as it is', ['a', 'b'], 'a, b'],
])('takes for the content type %s', (_, sent, read) => {
  const { contentType, headers } = headOf('https://example.com/', 200, { 'content-type': sent });
  expect([contentType, headers['content-type']]).toEqual([read, read]);
});
