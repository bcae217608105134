import { HostTurns } from './host-turns';

const { signal } = new AbortController();
const turnsOf = (...items: string[]) => new HostTurns(items, (item) => item.charAt(0));

it('hands out one of each host at a time, in the order in which they stand', async () => {
  const turns = turnsOf('a1', 'a2', 'b1', 'a3', 'c1');
  const first = [await turns.next(signal), await turns.next(signal), await turns.next(signal)];
  expect(first).toEqual(['a1', 'b1', 'c1']);
  const waiting = turns.next(signal);
  turns.done('b1');
  turns.done('a1');
  expect(await waiting).toBe('a2');
  turns.done('a2');
  turns.done('c1');
  expect(await turns.next(signal)).toBe('a3');
  turns.done('a3');
  expect(await turns.next(signal)).toBeNull();
});

it('tells all who wait that nothing is left, or that it is over', async () => {
  const turns = turnsOf('a1');
  expect(await turns.next(signal)).toBe('a1');
  const waiting = [turns.next(signal), turns.next(signal)];
  turns.done('a1');
  expect(await Promise.all(waiting)).toEqual([null, null]);
  const ended = turnsOf('a1', 'a2');
  await ended.next(signal);
  const left = ended.next(signal);
  ended.end();
  expect(await left).toBeNull();
});

it('stops waiting when the run stops', async () => {
  const stop = new AbortController();
  const turns = turnsOf('a1', 'a2');
  await turns.next(stop.signal);
  const waiting = turns.next(stop.signal);
  stop.abort(new Error('The worker stops.'));
  await expect(waiting).rejects.toThrow();
});
