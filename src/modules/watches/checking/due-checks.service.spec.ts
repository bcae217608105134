import { setTimeout as wait } from 'node:timers/promises';
import type { ClaimedWatch, WatchClaimsRepository } from '../watch-claims.repository';
import type { WatchCheckingService } from './watch-checking.service';
import { WatchClock } from './watch-clock';
import { CHECKS_AT_ONCE, DueChecksService } from './due-checks.service';

it('cuts off all checks under way, whose fetches listen to a signal of their own', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => void warnings.push(name);
  process.on('warning', onWarning);
  let cutOff = 0;
  const step = (_: ClaimedWatch, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        cutOff += 1;
        resolve();
      });
    });
  const claimDue = async (_: Date, limit: number) =>
    Array.from({ length: limit }, (_none, at) => ({ url: `https://shop-${at}.example/` }) as ClaimedWatch);
  const runs = new DueChecksService(
    { claimDue } as unknown as WatchClaimsRepository,
    { step } as unknown as WatchCheckingService,
    new WatchClock(),
  );
  expect(await runs.runDue()).toBe(CHECKS_AT_ONCE);
  await runs.beforeApplicationShutdown();
  await wait(0);
  process.off('warning', onWarning);
  expect([cutOff, warnings]).toEqual([CHECKS_AT_ONCE, []]);
});
