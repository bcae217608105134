import { Types } from 'mongoose';
import { LEASE_MS } from '../../../core/database/leased-documents';
import { CrawlLease } from './crawl-lease';

const CRAWL = new Types.ObjectId();

/** One crawl as the database has it; while it is away nothing is answered. */
function aCrawl() {
  let held: { runner: string; until: number } | undefined;
  const state = { away: false };
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  const answer = <Value>(value: () => Value) =>
    state.away ? Promise.reject(new Error('The database is away.')) : Promise.resolve(value());
  const crawls = {
    take: (_id: unknown, runner: string, now: Date) =>
      answer(() => {
        if (held && held.runner !== runner && held.until >= now.getTime()) {
          refuse();
          return false;
        }
        held = { runner, until: now.getTime() + LEASE_MS };
        return true;
      }),
    update: (_id: unknown, runner: string) => answer(() => held?.runner === runner),
    letGo: (_id: unknown, runner: string) =>
      answer(() => {
        if (held?.runner === runner) held = undefined;
      }),
  };
  const stopping = new AbortController();
  const take = () => CrawlLease.take(crawls, CRAWL, stopping.signal);
  const giveAway = () => {
    held = { runner: 'another', until: Date.now() + 10 * LEASE_MS };
  };
  return { state, take, giveAway, refused, stop: () => stopping.abort(new Error('Stopped.')) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('is kept for as long as its run lives', async () => {
  const lease = await aCrawl().take();
  await jest.advanceTimersByTimeAsync(10 * LEASE_MS);
  await expect(lease.update({})).resolves.toBeUndefined();
  expect(lease.signal.aborted).toBe(false);
  await lease.release();
});

it('outlasts a database that is away for a moment, and ends where it is away for longer', async () => {
  const crawl = aCrawl();
  const lease = await crawl.take();
  crawl.state.away = true;
  await jest.advanceTimersByTimeAsync(LEASE_MS / 2);
  await expect(lease.goOn()).resolves.toBeUndefined();
  await jest.advanceTimersByTimeAsync(LEASE_MS);
  await expect(lease.goOn()).rejects.toThrow('The database is away.');
  await expect(lease.update({})).rejects.toThrow('The database is away.');
});

it('is kept by a run whose process stood still, where nobody has taken it meanwhile', async () => {
  const crawl = aCrawl();
  const lease = await crawl.take();
  jest.setSystemTime(Date.now() + 3 * LEASE_MS);
  for (const proof of [() => lease.update({}), () => lease.hold(), () => lease.goOn()]) {
    await expect(proof()).resolves.toBeUndefined();
    jest.setSystemTime(Date.now() + 3 * LEASE_MS);
  }
  crawl.giveAway();
  await expect(lease.goOn()).rejects.toThrow('Another run has the crawl.');
});

it('lets a run that is to stop write what it has, and begin nothing more', async () => {
  const crawl = aCrawl();
  const lease = await crawl.take();
  crawl.stop();
  await expect(lease.goOn()).rejects.toThrow('Stopped.');
  await expect(lease.hold()).resolves.toBeUndefined();
  await expect(lease.update({})).resolves.toBeUndefined();
});

it('is lost when its run writes to what has become another run’s', async () => {
  const crawl = aCrawl();
  const lease = await crawl.take();
  crawl.giveAway();
  await expect(lease.update({})).rejects.toThrow('Another run has the crawl.');
});

it('tells its run that another one has the crawl, though it writes nothing', async () => {
  const crawl = aCrawl();
  const lease = await crawl.take();
  crawl.giveAway();
  await jest.advanceTimersByTimeAsync(LEASE_MS / 2);
  expect(lease.signal.aborted).toBe(true);
});

it('goes to the run that waits once it is let go, and not before', async () => {
  // Who waits for it waits in real time.
  jest.useRealTimers();
  const crawl = aCrawl();
  const first = await crawl.take();
  let isTaken = false;
  const second = crawl.take().then((lease) => {
    isTaken = true;
    return lease;
  });
  await crawl.refused;
  expect(isTaken).toBe(false);
  await first.release();
  await (await second).release();
});
