import { MailRequests } from './mail-requests';
import { ThrottleStorage } from './throttle-storage';

const ANN = 'ann@cohort.test';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let requests: MailRequests;

beforeEach(() => {
  jest.useFakeTimers();
  requests = new MailRequests(new ThrottleStorage(''));
});
afterEach(() => jest.useRealTimers());

async function ask(email: string, address: string): Promise<boolean> {
  try {
    await requests.count(email, { address, isLocal: false });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    return false;
  }
}

/** How many of so many were let through. */
async function passing(count: number, one: (index: number) => Promise<boolean>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index++) passed += (await one(index)) ? 1 : 0;
  return passed;
}

it('three requests for an e-mail in five minutes, wherever they come from and however it is written', async () => {
  expect(await passing(5, (index) => ask(ANN, `10.0.0.${index}`))).toBe(3);
  expect(await ask('ANN@Cohort.Test', '10.0.1.1')).toBe(false);
  expect(await ask('bob@cohort.test', '10.0.1.2')).toBe(true);
  jest.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(await ask(ANN, '10.0.1.3')).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await ask(ANN, '10.0.1.4')).toBe(true);
});

it('ten requests from an address in five minutes, for whomever', async () => {
  expect(await passing(15, (index) => ask(`user${index}@cohort.test`, '10.0.0.1'))).toBe(10);
  expect(await ask(ANN, '::ffff:10.0.0.1')).toBe(false);
  expect(await ask(ANN, '10.0.0.2')).toBe(true);
});

it('tells who is refused the longer time to wait', async () => {
  await passing(10, (index) => ask(`user${index}@cohort.test`, '10.0.0.1'));
  jest.advanceTimersByTime(4 * MINUTE_MS);
  await passing(3, (index) => ask(ANN, `10.0.1.${index}`));
  const refused = requests.count(ANN, { address: '10.0.0.1', isLocal: false });
  await expect(refused).rejects.toMatchObject({ details: { retryAfter: 300 } });
});

it('ten mails to an e-mail a day', async () => {
  expect(await passing(15, () => requests.mayMail(ANN))).toBe(10);
  expect(await requests.mayMail('ANN@Cohort.Test')).toBe(false);
  expect(await requests.mayMail('bob@cohort.test')).toBe(true);
  jest.advanceTimersByTime(24 * HOUR_MS - 1);
  expect(await requests.mayMail(ANN)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await requests.mayMail(ANN)).toBe(true);
});
