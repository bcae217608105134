import { ActionLimits } from './action-limits';
import { ThrottleStorage } from './throttle-storage';

const SAVING = { action: 'save', times: 2, windowMs: 60_000 };
const REFUSED = { code: 'TOO_MANY_REQUESTS', details: { retryAfter: 60 } };

afterEach(() => jest.useRealTimers());

it('refuses an action beyond its limit, until the window ends', async () => {
  jest.useFakeTimers();
  const limits = new ActionLimits(new ThrottleStorage(''));
  await limits.count('ann', SAVING);
  await limits.count('ann', SAVING);
  await expect(limits.count('ann', SAVING)).rejects.toMatchObject(REFUSED);
  jest.advanceTimersByTime(SAVING.windowMs);
  await expect(limits.count('ann', SAVING)).resolves.toBeUndefined();
});

it('counts each user and each action apart', async () => {
  const limits = new ActionLimits(new ThrottleStorage(''));
  await limits.count('ann', SAVING);
  await limits.count('ann', SAVING);
  await expect(limits.count('bob', SAVING)).resolves.toBeUndefined();
  await expect(limits.count('ann', { ...SAVING, action: 'publish' })).resolves.toBeUndefined();
});
