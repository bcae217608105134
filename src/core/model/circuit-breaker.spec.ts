import { CircuitBreaker } from './circuit-breaker';
import { MODEL_LIMITS } from './model-limits';

function breaker() {
  let now = 1_000_000;
  return { breaker: new CircuitBreaker(MODEL_LIMITS, () => now), pass: (ms: number) => void (now += ms) };
}

it('pauses for a minute after three failures within one', () => {
  const { breaker: own, pass } = breaker();
  own.failed();
  pass(29_000);
  own.failed();
  pass(29_000);
  expect(own.isPaused).toBe(false);
  own.failed();
  expect(own.isPaused).toBe(true);
  pass(59_999);
  expect(own.isPaused).toBe(true);
  pass(1);
  expect(own.isPaused).toBe(false);
});

it('forgets failures after a minute, and all of them after an answer', () => {
  const { breaker: own, pass } = breaker();
  own.failed();
  own.failed();
  pass(60_000);
  own.failed();
  own.failed();
  expect(own.isPaused).toBe(false);
  own.answered();
  own.failed();
  own.failed();
  expect(own.isPaused).toBe(false);
  own.failed();
  expect(own.isPaused).toBe(true);
  own.answered();
  expect(own.isPaused).toBe(false);
});
