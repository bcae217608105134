import { HostPace } from './host-pace';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const now = () => performance.now();
const every = (pace: HostPace) => pace.slowdown(now())?.everyMs;

function complainOnce(pace: HostPace, pauseMs: number | null = null) {
  pace.complain({ askedAt: now(), pauseMs });
}

it.each([
  [0, 100],
  [200, 400],
  [1_000, 2_000],
  [50_000, 60_000],
])('halves the rate of a host that is asked every %i ms: every %i ms', (usual, expected) => {
  const pace = new HostPace(usual);
  complainOnce(pace);
  expect(every(pace)).toBe(expected);
});

it('takes complaints of requests that were on their way for one', () => {
  const pace = new HostPace(200);
  const askedAt = now();
  jest.advanceTimersByTime(50);
  for (let request = 0; request < 8; request++) pace.complain({ askedAt, pauseMs: null });
  expect(every(pace)).toBe(400);
});

it('pauses for as long as the host asks, else for a second', () => {
  const asked = new HostPace(0);
  complainOnce(asked, 30_000);
  expect(asked.slowdown(now())?.pauseMs).toBe(30_000);
  const silent = new HostPace(0);
  complainOnce(silent);
  expect(silent.slowdown(now())?.pauseMs).toBe(1_000);
});

/** Good answers at the pace's own rate, for so long; gives when it is as usual again, if it is. */
function answersFor(pace: HostPace, milliseconds: number): number | undefined {
  for (let passed = 0; passed < milliseconds;) {
    const ms = Math.max(every(pace) ?? 1, 1);
    jest.advanceTimersByTime(ms);
    pace.praise(now());
    passed += ms;
    if (!pace.slowdown(now())) return passed;
  }
  return undefined;
}

it.each([0, 100, 200, 500, 1_000, 5_000, 10_000])(
  'is back at a pace of %i ms within a minute after a short complaint',
  (usual) => {
    const pace = new HostPace(usual);
    complainOnce(pace);
    // It goes on while the host has not calmed down.
    for (let seconds = 1; seconds <= 4; seconds++) {
      jest.advanceTimersByTime(1_000);
      complainOnce(pace);
    }
    expect(every(pace)).toBe(Math.max(100, 2 * usual));
    expect(answersFor(pace, 60_000)).toBeLessThan(60_000);
  },
);

it('pauses twice as long each time that the host complains at once again', () => {
  const pace = new HostPace(0);
  const pauses = Array.from({ length: 8 }, () => {
    complainOnce(pace);
    const { pauseMs = 0 } = pace.slowdown(now()) ?? {};
    jest.advanceTimersByTime(pauseMs);
    return pauseMs / 1_000;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('recovers in steps, not to what was too fast, the longer the more often that was told', () => {
  const pace = new HostPace(200);
  const remembered = [30, 60, 120, 240, 480, 600, 600].map((seconds) => {
    complainOnce(pace);
    expect(every(pace)).toBe(400);
    expect(answersFor(pace, (seconds - 1) * 1_000)).toBeUndefined();
    expect(every(pace)).toBe(250);
    return answersFor(pace, 20_000);
  });
  expect(remembered).not.toContain(undefined);
  jest.advanceTimersByTime(21 * 60_000);
  complainOnce(pace);
  answersFor(pace, 29_000);
  expect(answersFor(pace, 20_000)).toBeDefined();
});

it('halves the rate again where the halved one was too fast, too', () => {
  const pace = new HostPace(200);
  for (const expected of [400, 800, 1_600]) {
    complainOnce(pace);
    expect(every(pace)).toBe(expected);
    pace.praise(now());
  }
});

it('risks nothing once it is calm', () => {
  const pace = new HostPace(200);
  complainOnce(pace);
  for (let answer = 0; answer < 200; answer++) pace.praise(now());
  pace.calm();
  for (let answer = 0; answer < 200; answer++) pace.praise(now());
  expect(every(pace)).toBe(400);
});

it('lets those who wait go one after the other, and stops when they give up', async () => {
  // Who waits waits in real time.
  jest.useRealTimers();
  const pace = new HostPace(20);
  const begun = now();
  const gone: number[] = [];
  await Promise.all([1, 2, 3].map((turn) => pace.turn().then(() => gone.push(turn))));
  expect(gone).toEqual([1, 2, 3]);
  expect(now() - begun).toBeGreaterThanOrEqual(40);
  const stop = new AbortController();
  complainOnce(pace, 60_000);
  const waiting = [pace.turn(stop.signal), pace.turn(stop.signal)];
  stop.abort();
  for (const turn of waiting) await expect(turn).rejects.toThrow('aborted');
});
