import { LoginAttempts } from './login-attempts';
import { ThrottleStorage } from './throttle-storage';

const TRIES = 10;
let attempts: LoginAttempts;
beforeEach(() => {
  attempts = new LoginAttempts(new ThrottleStorage(''));
});

const from = (address: string) => ({ address, isLocal: false });
const everyTry = async (of: (index: number) => [email: string, address: string]) => {
  for (let index = 0; index < TRIES; index++) {
    const [email, address] = of(index);
    await attempts.count(email, from(address));
  }
};
const refused = { code: 'TOO_MANY_REQUESTS' };

it.each<[string, string]>([
  ['the same', 'ann@cohort.test'],
  ['in other case', 'ANN@Cohort.Test'],
  ['in letters that look alike', 'ａnn@cohort.test'],
])('ten tries of one e-mail are let through from anywhere, and no more: %s', async (_, spelling) => {
  await everyTry((index) => ['ann@cohort.test', `10.0.0.${index}`]);
  await expect(attempts.count(spelling, from('10.0.1.1'))).rejects.toMatchObject(refused);
  await attempts.count('bob@cohort.test', from('10.0.1.1'));
});

it.each<[string, string, string]>([
  ['the same', '10.0.0.1', '10.0.0.1'],
  ['written as IPv6', '10.0.0.1', '::ffff:10.0.0.1'],
])('ten tries of one address are let through for any e-mail, and no more: %s', async (_, one, again) => {
  await everyTry((index) => [`user${index}@cohort.test`, one]);
  await expect(attempts.count('another@cohort.test', from(again))).rejects.toMatchObject(refused);
  await attempts.count('another@cohort.test', from('10.0.0.2'));
});

it('a try that succeeded is given back, for its e-mail and its address', async () => {
  const [email, caller] = ['ann@cohort.test', from('10.0.0.1')];
  for (let index = 0; index < 2 * TRIES; index++) {
    await attempts.count(email, caller);
    await attempts.giveBack(email, caller);
  }
  await everyTry(() => [email, caller.address]);
  await expect(attempts.count(email, caller)).rejects.toMatchObject(refused);
});
