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

it('recovers in steps, not to what was too fast, and after ten minutes to that as well', () => {
  const pace = new HostPace(200);
  complainOnce(pace);
  for (let answer = 0; answer < 200; answer++) pace.praise(now());
  expect(every(pace)).toBe(250);
  jest.advanceTimersByTime(11 * 60_000);
  for (let answer = 0; answer < 200; answer++) pace.praise(now());
  expect(pace.slowdown(now())).toBeNull();
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
