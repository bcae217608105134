import { inLanes } from './in-lanes';

it('does all, and no more at a time than it has lanes', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    done.push(item);
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('begins nothing after a failure, and waits for what runs', async () => {
  const begun: number[] = [];
  let ended = 0;
  const work = inLanes([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    ended++;
    if (item === 1) throw new Error('one');
  });
  await expect(work).rejects.toThrow('one');
  expect(ended).toBe(begun.length);
  expect(begun).not.toContain(4);
});
