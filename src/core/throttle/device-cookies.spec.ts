import { DeviceCookies } from './device-cookies';

const devices = new DeviceCookies({ jwtSecret: 'a-secret-of-this-spec' });
const NOW = new Date('2026-11-24T08:00:00Z');
const DAY_MS = 86_400_000;
const issue = (email: string, cookies?: string) =>
  devices.issue(email, cookies, { isSecure: false, now: NOW }).split(';')[0] ?? '';
const passesIn = (cookie: string) => cookie.split('=')[1]?.split('~') ?? [];
const ANN = 'ann@cohort.test';

it('knows a browser by the account that it logged in to, among other cookies', () => {
  const cookie = issue(ANN);
  const device = devices.deviceOf(ANN, `theme=dark; ${cookie}; x=y`, NOW);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf('ANN@cohort.test', cookie, NOW)).toBe(device);
  expect(devices.deviceOf('bob@cohort.test', cookie, NOW)).toBeUndefined();
});

it.each<[string, (cookie: string) => string | undefined]>([
  ['none', () => undefined],
  ['another signature', (cookie) => cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
  ['another end', (cookie) => cookie.replace(/=\d/, '=9')],
  ['another device', (cookie) => cookie.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
  ['nonsense', () => 'cohort-device=~~.~'],
])('a cookie that is not ours makes nobody known: %s', (_, forge) => {
  expect(devices.deviceOf(ANN, forge(issue(ANN)), NOW)).toBeUndefined();
});

it('ends after 180 days without a login, and with the secret', () => {
  const cookie = issue(ANN);
  expect(devices.deviceOf(ANN, cookie, new Date(NOW.getTime() + 179 * DAY_MS))).toBeDefined();
  expect(devices.deviceOf(ANN, cookie, new Date(NOW.getTime() + 180 * DAY_MS))).toBeUndefined();
  expect(new DeviceCookies({ jwtSecret: 'another' }).deviceOf(ANN, cookie, NOW)).toBeUndefined();
});

it('remembers the last five accounts of a browser that many share', () => {
  const emails = Array.from({ length: 7 }, (_, index) => `user${index}@cohort.test`);
  const cookie = emails.reduce((cookies, email) => issue(email, cookies), '');
  const known = emails.filter((email) => devices.deviceOf(email, cookie, NOW));
  expect(known).toEqual(emails.slice(2));
  expect(passesIn(cookie)).toHaveLength(5);
});

it('keeps the other accounts of a browser, however often one of them logs in', () => {
  const others = issue('bob@cohort.test');
  const cookie = Array.from({ length: 7 }).reduce<string>((cookies) => issue(ANN, cookies), others);
  expect(devices.deviceOf('bob@cohort.test', cookie, NOW)).toBeDefined();
  expect(devices.deviceOf(ANN, cookie, NOW)).toBeDefined();
});

it('looks at no more than five accounts, whatever is sent, and hands on nothing but its own', () => {
  const emails = Array.from({ length: 6 }, (_, index) => `user${index}@cohort.test`);
  const passes = emails.flatMap((email) => passesIn(issue(email)));
  const cookie = `cohort-device=${passes.join('~')}`;
  const known = emails.filter((email) => devices.deviceOf(email, cookie, NOW));
  expect(known).toEqual(emails.slice(0, 5));
  expect(passesIn(issue(ANN, 'cohort-device=some~other~words'))).toHaveLength(1);
});

it('reaches neither scripts nor other sites, and over TLS alone where there is TLS', () => {
  expect(devices.issue(ANN, undefined, { isSecure: true })).toMatch(
    /; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(devices.issue(ANN, undefined, { isSecure: false })).toMatch(/; SameSite=Lax$/);
});
