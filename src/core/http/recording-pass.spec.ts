import { NO_RECORDING_PASS, RecordingPass } from './recording-pass';

const NOW = new Date('2026-11-22T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const pass = new RecordingPass('4f8a1c0be27d9563a8f17c24d0e95b6a31fc8d72');
const cookieOf = (header: string) => header.split(';')[0] ?? '';
const issued = cookieOf(pass.issue(NOW));

it.each<[string, string | undefined, Date, boolean]>([
  ['as it was issued', issued, NOW, true],
  ['among other cookies', `a=b; ${issued}; c=d`, NOW, true],
  ['shortly before its end', issued, hours(11.9), true],
  ['after its end', issued, hours(12), false],
  ['with a later end', issued.replace(/=\d{10}/, '=9999999999'), NOW, false],
  ['signed by somebody else', cookieOf(new RecordingPass('another').issue(NOW)), NOW, false],
  ['under a longer name', `x${issued}`, NOW, false],
  ['taken away', cookieOf(NO_RECORDING_PASS), NOW, false],
  ['absent', undefined, NOW, false],
])('a pass %s', (_, cookies, now, isGood) => expect(pass.isIn(cookies, now)).toBe(isGood));

it('is out of reach of scripts', () => {
  expect(pass.issue(NOW)).toMatch(/; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
});
