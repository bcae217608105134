import type { AuthUser } from '../../contracts/access/access';
import { PAGES_AT_ONCE, PAGES_PER_MINUTE } from '../../contracts/fetching/fetching';
import { FETCHING_MESSAGES } from '../../contracts/fetching/fetching-messages';
import { PageRequests } from './page-requests';
import { ThrottleStorage } from './throttle-storage';

const ANN: AuthUser = {
  id: 'ann',
  email: 'ann@cohort.test',
  name: 'Ann',
  role: 'student',
  userType: 'free',
  extendedPermissions: [],
  tokenVersion: 0,
  twoFactor: false,
};
const BOB: AuthUser = { ...ANN, id: 'bob' };
const ACTING = { id: 'root', email: 'root@cohort.test', name: 'Root', until: new Date(), tokenId: 'one' };
let requests: PageRequests;

beforeEach(() => {
  jest.useFakeTimers();
  requests = new PageRequests(new ThrottleStorage(''));
});
afterEach(() => jest.useRealTimers());

const read = () => Promise.resolve('a page');

/** Begins as many reads as told, which last until `end()`. */
function begin(user: AuthUser, count = PAGES_AT_ONCE): { end: () => Promise<string[]> } {
  let answer: (page: string) => void = () => {};
  const page = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const reads = Array.from({ length: count }, () => requests.hold(user, () => page));
  return {
    end: () => {
      answer('a page');
      return Promise.all(reads);
    },
  };
}

it('reads at most three pages of a user at once, and tells when to try again', async () => {
  const others = begin(ANN);
  await expect(requests.hold(ANN, read)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: FETCHING_MESSAGES.tooManyAtOnce,
    details: { retryAfter: 5 },
  });
  expect(await requests.hold(BOB, read)).toBe('a page');
  expect(await others.end()).toEqual(['a page', 'a page', 'a page']);
});

it('has a place again after each read, whether it failed or not', async () => {
  const failing = () => Promise.reject(new Error('The site is away.'));
  for (let index = 0; index < 2 * PAGES_AT_ONCE; index++) {
    await expect(requests.hold(ANN, failing)).rejects.toThrow('away');
  }
  await begin(ANN).end();
  const others = begin(ANN);
  await expect(requests.hold(ANN, read)).rejects.toMatchObject({ message: FETCHING_MESSAGES.tooManyAtOnce });
  await others.end();
  expect(await requests.hold(ANN, read)).toBe('a page');
});

it('frees the place of each read that ends, and no other', async () => {
  const two = begin(ANN, 2);
  const one = begin(ANN, 1);
  await one.end();
  const another = begin(ANN, 1);
  await expect(requests.hold(ANN, read)).rejects.toMatchObject({ message: FETCHING_MESSAGES.tooManyAtOnce });
  await Promise.all([two.end(), another.end()]);
  expect(await requests.hold(ANN, read)).toBe('a page');
});

it('reads at most sixty pages of a user a minute', async () => {
  for (let index = 0; index < PAGES_PER_MINUTE; index++) await requests.hold(ANN, read);
  await expect(requests.hold(ANN, read)).rejects.toMatchObject({ details: { retryAfter: 60 } });
  expect(await requests.hold(BOB, read)).toBe('a page');
  jest.advanceTimersByTime(60_000);
  expect(await requests.hold(ANN, read)).toBe('a page');
});

it('counts for the admin who acts as a student, not for the student', async () => {
  const others = begin({ ...ANN, actingAdmin: ACTING });
  expect(await requests.hold(ANN, read)).toBe('a page');
  await expect(requests.hold({ ...BOB, actingAdmin: ACTING }, read)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await others.end();
});
