import { clickPeriodOf, goAddress, goIdOf, newGoId, reachOf } from './go-links';

const ID = '0123456789ABCDxz';

it('makes ids of 16 letters and digits, each of them drawn', () => {
  expect(newGoId(() => 0)).toBe('0'.repeat(16));
  expect(newGoId((below) => below - 1)).toBe('z'.repeat(16));
});

it.each([
  [`/go/${ID}`, ID],
  [`/go/${ID}/`, ID],
  [`/go/${ID}?to=https://evil.example/`, ID],
  [`/go/${ID}#x`, ID],
  ['/go/', undefined],
  ['/go', undefined],
  [`/go/${ID}x`, undefined],
  [`/go/${ID.slice(1)}`, undefined],
  [`/go//${ID}`, undefined],
  [`/go/${ID}//`, undefined],
  [`/go/${ID}/..`, undefined],
  [`/go/${ID.slice(1)}%00`, undefined],
  [`/go/${ID.slice(1)}é`, undefined],
  ['/go/https://evil.example/', undefined],
  ['/go/$ne', undefined],
  [`/GO/${ID}`, undefined],
])('reads %s', (url, id) => {
  expect(goIdOf(url)).toBe(id);
});

it('writes an address that it reads', () => {
  const address = goAddress('https://cohort.example', ID);
  expect(address).toBe(`https://cohort.example/go/${ID}`);
  expect(goIdOf(new URL(address).pathname)).toBe(ID);
});

it.each([
  ['https://cohort.example', 'https://cohort.example', 'public'],
  ['https://cohort.example', '', 'unset'],
  ['http://192.168.1.4:3000', '', 'unset'],
  ['http://localhost:3000', '', 'local'],
  ['http://127.0.0.1:3000', '', 'local'],
  ['http://[::1]:3000', 'http://[::1]:3000', 'local'],
  ['http://localhost:3000', 'http://localhost:3000', 'local'],
])('of %s with PUBLIC_URL %j, says who can follow', (origin, publicUrl, reach) => {
  expect(reachOf(origin, publicUrl)).toBe(reach);
});

it.each([
  ['30', 30],
  ['395', 395],
  ['31', null],
  ['', null],
  ['30.0', null],
])('reads the period %j', (text, days) => {
  expect(clickPeriodOf(text)).toBe(days);
});
