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
