import { SUMMARY_TASK } from '../../domain/model/tasks/summary';
import { ModelCall } from './model-call';
import { ModelFailure } from './model-failure';
import { MODEL_LIMITS } from './model-limits';

const CONTENT = '{"summary":"Fine."}';
const ANSWER = { choices: [{ message: { content: CONTENT }, finish_reason: 'stop' }] };
const WRONG = { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] };

type Step = { takes: number; ends: ModelFailure | object };

/** A call to a server that takes its time; the clock is the test's. */
async function call(steps: Step[], request: { text?: string; signal?: AbortSignal } = {}) {
  let now = 0;
  const timeouts: number[] = [];
  const settled: number[] = [];
  const server = {
    ask: (_: unknown, { timeoutMs }: { timeoutMs: number }): Promise<unknown> => {
      timeouts.push(timeoutMs);
      const { takes, ends } = steps.shift() ?? { takes: 0, ends: ANSWER };
      now += Math.min(takes, timeoutMs);
      if (takes > timeoutMs) return Promise.reject(new ModelFailure('timeout'));
      return ends instanceof ModelFailure ? Promise.reject(ends) : Promise.resolve(ends);
    },
  };
  const settle = ({ requests }: { requests: number }) => Promise.resolve(Boolean(settled.push(requests)));
  const made = new ModelCall(
    {
      task: SUMMARY_TASK,
      data: [{ label: 'finding', text: request.text ?? 'Fine.' }],
      language: 'en',
      budget: { user: 'u' },
      signal: request.signal,
    },
    {
      server,
      budget: { reserve: () => Promise.resolve({ settle }) },
      limits: MODEL_LIMITS,
      now: () => now,
      wait: (milliseconds) => Promise.resolve(void (now += milliseconds)),
      memory: { refusesFormat: false },
    },
  );
  const ends = await made.run().catch((error: unknown) => (error as ModelFailure).reason);
  return { ends, took: now, timeouts, settled };
}

const busy = (retryAfter: number | null) => new ModelFailure('rate-limited', { status: 429, retryAfter });
const away = new ModelFailure('server-error', { status: 503 });
const bad = new ModelFailure('request-refused', { status: 400 });

it.each<[string, Step[], unknown, number, number[]]>([
  ['a good answer', [{ takes: 2_000, ends: ANSWER }], { summary: 'Fine.' }, 2_000, [60_000]],
  ['one that takes for ever', [{ takes: 1e9, ends: ANSWER }], 'timeout', 60_000, [60_000]],
  [
    'a failure at the last moment',
    [
      { takes: 59_000, ends: away },
      { takes: 1e9, ends: ANSWER },
    ],
    'timeout',
    65_000,
    [60_000, 5_000],
  ],
  ['no time left to wait', [{ takes: 59_000, ends: busy(9_000) }], 'rate-limited', 59_000, [60_000]],
  ['a wait that is too long', [{ takes: 10, ends: busy(10_001) }], 'rate-limited', 10, [60_000]],
  ['the longest wait', [{ takes: 10, ends: busy(10_000) }], { summary: 'Fine.' }, 10_010, [60_000, 54_990]],
  [
    'three requests, each slow',
    [
      { takes: 30_000, ends: away },
      { takes: 30_000, ends: WRONG },
      { takes: 30_000, ends: ANSWER },
    ],
    'timeout',
    65_000,
    [60_000, 34_000, 4_000],
  ],
  [
    'no fourth request',
    [
      { takes: 10, ends: away },
      { takes: 10, ends: bad },
      { takes: 10, ends: WRONG },
    ],
    'wrong-form',
    1_030,
    [60_000, 60_000, 60_000],
  ],
])('keeps to 65 seconds and three requests: %s', async (_, steps, ends, took, timeouts) => {
  expect(await call(steps)).toEqual({ ends, took, timeouts, settled: timeouts.map(() => 1) });
});

it('asks nothing where the data are longer than one request may be', async () => {
  expect(await call([], { text: 'word '.repeat(20_000) })).toMatchObject({ ends: 'too-long', timeouts: [] });
});

it('asks nothing for a caller who has given up', async () => {
  const signal = AbortSignal.abort();
  expect(await call([], { signal })).toMatchObject({ ends: 'aborted', timeouts: [] });
});
