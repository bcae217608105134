import { retryAfterMs } from './retry-after';

const NOW = Date.parse('2026-11-24T10:00:00Z');

it.each([
  ['3', 3_000],
  ['0', 0],
  [' 120 ', 120_000],
  ['86400', 600_000],
  ['Tue, 24 Nov 2026 10:00:30 GMT', 30_000],
  ['Tue, 24 Nov 2026 09:00:00 GMT', 0],
  ['Wed, 25 Nov 2026 10:00:00 GMT', 600_000],
  ['soon', null],
  ['', null],
  [undefined, null],
])('reads a Retry-After of %j as a pause of %j ms', (value, pause) => {
  expect(retryAfterMs(value, NOW)).toBe(pause);
});
