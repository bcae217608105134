import { BriefCache } from './brief-cache';

/** A database of one value, each answer of which waits until it is let go. */
function database() {
  const waiting: (() => void)[] = [];
  const state = { value: 1, asked: 0 };
  const ask = async () => {
    state.asked += 1;
    const { value } = state;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return value;
  };
  return { state, ask, answer: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

async function asked(cache: BriefCache<number>, answer: () => void): Promise<number> {
  const value = cache.get('a');
  const timer = setInterval(answer);
  return value.finally(() => clearInterval(timer));
}

it('asks once for all who ask meanwhile and soon after', async () => {
  const { state, ask, answer } = database();
  const cache = new BriefCache(ask);
  const both = Promise.all([cache.get('a'), cache.get('a')]);
  answer();
  expect(await both).toEqual([1, 1]);
  expect(await cache.get('a')).toBe(1);
  expect(state.asked).toBe(1);
});

it('asks again after a change of this process, a failed one as well', async () => {
  const { state, ask, answer } = database();
  const cache = new BriefCache(ask);
  expect(await asked(cache, answer)).toBe(1);
  state.value = 2;
  await cache.changing(Promise.resolve());
  expect(await asked(cache, answer)).toBe(2);
  state.value = 3;
  await expect(cache.changing(Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  expect(await asked(cache, answer)).toBe(3);
});

it('does not keep an answer from before a change that came in between', async () => {
  const { state, ask, answer } = database();
  const cache = new BriefCache(ask);
  const before = cache.get('a');
  state.value = 2;
  await cache.changing(Promise.resolve());
  answer();
  expect(await before).toBe(1);
  expect(await asked(cache, answer)).toBe(2);
});

it('does not keep a failure', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve(1)];
  const cache = new BriefCache(() => answers.shift() as Promise<number>);
  await expect(cache.get('a')).rejects.toThrow('away');
  expect(await cache.get('a')).toBe(1);
});

it('asks again when others may have changed it', async () => {
  const { state, ask, answer } = database();
  const cache = new BriefCache(ask);
  expect(await asked(cache, answer)).toBe(1);
  state.value = 2;
  const later = performance.now() + 2_001;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(await asked(cache, answer)).toBe(2);
});
