import { isTimeZone } from './time-zone';

it.each([
  ['Europe/Berlin', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+5', true],
  ['UTC', true],
  ['+01:00', false],
  ['', false],
  ['Berlin', false],
])('%s is a time zone: %s', (zone, is) => expect(isTimeZone(zone)).toBe(is));
