import { AppError } from '../errors/app-error';
import { DeviceCookies } from './device-cookies';
import { LoginAttempts } from './login-attempts';
import { ThrottleStorage } from './throttle-storage';

const TRIES = 10;
const TRIES_OF_MANY = 100;
const devices = new DeviceCookies({ jwtSecret: 'a-secret-of-this-spec' });
let attempts: LoginAttempts;
beforeEach(() => {
  attempts = new LoginAttempts(new ThrottleStorage(''), devices);
});

type Answer = 'in' | 'wrong' | 'unchecked';
const from = (address: string, cookies?: string) => ({ address, isLocal: false, cookies });
const ANYWHERE = from('10.9.9.9');

async function attempt(email: string, caller = ANYWHERE, password = 'wrong'): Promise<Answer> {
  const seen = { checked: false };
  const check = async () => {
    seen.checked = true;
    await new Promise((done) => setImmediate(done));
    if (password !== 'right') throw new AppError('INVALID_CREDENTIALS', 'Wrong.');
    return 'in' as const;
  };
  try {
    return await attempts.check(email, caller, check);
  } catch (error) {
    expect(error).toMatchObject({ code: seen.checked ? 'INVALID_CREDENTIALS' : 'TOO_MANY_REQUESTS' });
    return seen.checked ? 'wrong' : 'unchecked';
  }
}
const many = (count: number, one: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const all = (count: number, answer: Answer) => Array<Answer>(count).fill(answer);
const cookieOf = (email: string, cookies?: string) =>
  devices.issue(email, cookies, { isSecure: false }).split(';')[0];

it.each<[string, string]>([
  ['the same', 'ann@cohort.test'],
  ['in other case', 'ANN@Cohort.Test'],
  ['in letters that look alike', 'ａnn@cohort.test'],
])('strangers guess an e-mail ten times, from anywhere, and no more: %s', async (_, spelling) => {
  const guess = (index: number) => attempt('ann@cohort.test', from(`10.0.0.${index}`));
  expect(await many(TRIES + 20, guess)).toEqual([...all(TRIES, 'wrong'), ...all(20, 'unchecked')]);
  expect(await attempt(spelling, from('10.0.1.1'), 'right')).toBe('unchecked');
  expect(await attempt('bob@cohort.test', from('10.0.1.1'), 'right')).toBe('in');
});

it.each<[string, string, string]>([
  ['the same', '10.0.0.1', '10.0.0.1'],
  ['written as IPv6', '10.0.0.1', '::ffff:10.0.0.1'],
])('an address is a whole room: a hundred wrong tries, and no more: %s', async (_, one, again) => {
  const mistype = (index: number) => attempt(`user${index}@cohort.test`, from(one));
  expect(await many(TRIES_OF_MANY, mistype)).toEqual(all(TRIES_OF_MANY, 'wrong'));
  expect(await attempt('another@cohort.test', from(again), 'right')).toBe('unchecked');
  expect(await attempt('another@cohort.test', from('10.0.0.2'), 'right')).toBe('in');
});

it.each<[string, (index: number) => string]>([
  ['of a class', (index) => `user${index}@cohort.test`],
  ['of one account', () => 'ann@cohort.test'],
])('right tries at once all get in, however many: %s', async (_, emailOf) => {
  const logIn = (index: number) => attempt(emailOf(index), ANYWHERE, 'right');
  expect(await many(150, logIn)).toEqual(all(150, 'in'));
});

it('what was refused unchecked does not count for the address', async () => {
  await many(200, () => attempt('ann@cohort.test'));
  const others = await many(TRIES_OF_MANY - TRIES, (index) => attempt(`user${index}@cohort.test`));
  expect(others).toEqual(all(TRIES_OF_MANY - TRIES, 'wrong'));
  expect(await attempt('bob@cohort.test', ANYWHERE, 'right')).toBe('unchecked');
});

it('a check that could not be made does not count', async () => {
  for (let index = 0; index < 2 * TRIES; index++) {
    const check = () => Promise.reject(new Error('The database is away.'));
    await expect(attempts.check('ann@cohort.test', ANYWHERE, check)).rejects.toThrow('away');
  }
  expect(await attempt('ann@cohort.test', ANYWHERE, 'right')).toBe('in');
});

describe('a browser that has logged in before', () => {
  const EMAIL = 'ann@cohort.test';
  const known = (cookies = cookieOf(EMAIL)) => from('10.0.0.1', cookies);

  it('gets in while strangers keep guessing, from the same address too', async () => {
    await many(TRIES, () => attempt(EMAIL, from('10.0.0.1')));
    await many(TRIES_OF_MANY, (index) => attempt(`user${index}@cohort.test`, from('10.0.0.1')));
    expect(await attempt(EMAIL, from('10.0.0.1'), 'right')).toBe('unchecked');
    expect(await attempt(EMAIL, known(), 'right')).toBe('in');
  });

  it('guesses ten times, and takes nothing from others', async () => {
    const browser = known();
    expect(await many(TRIES + 5, () => attempt(EMAIL, browser))).toEqual([
      ...all(TRIES, 'wrong'),
      ...all(5, 'unchecked'),
    ]);
    expect(await attempt(EMAIL, from('10.0.0.1'), 'right')).toBe('in');
  });

  it('is the same one after another login', async () => {
    const cookie = cookieOf(EMAIL);
    await many(TRIES, () => attempt(EMAIL, known(cookie)));
    expect(await attempt(EMAIL, known(cookieOf(EMAIL, cookie)), 'right')).toBe('unchecked');
  });

  it('is a stranger to other accounts', async () => {
    await many(TRIES, () => attempt('bob@cohort.test'));
    expect(await attempt('bob@cohort.test', known(), 'right')).toBe('unchecked');
  });

  it('however many there are, an account is guessed a hundred times', async () => {
    const guess = () => attempt(EMAIL, known());
    const answers = await many(TRIES_OF_MANY + 10, guess);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(TRIES_OF_MANY);
    const BOB = 'bob@cohort.test';
    expect(await attempt(BOB, known(cookieOf(BOB)), 'right')).toBe('in');
  });
});
