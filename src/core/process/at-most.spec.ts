import { atMost } from './at-most';

it('lets so many in at a time, in their order, and others after a failure', async () => {
  const begun: number[] = [];
  const ends = new Map<number, { fulfil: () => void; reject: (error: Error) => void }>();
  const work = atMost(2, (item: number) => {
    begun.push(item);
    return new Promise<number>((fulfil, reject) => {
      ends.set(item, { fulfil: () => fulfil(item * 10), reject });
    });
  });
  const [first, second, third, fourth] = [work(1), work(2), work(3), work(4)];
  expect(begun).toEqual([1, 2]);
  ends.get(2)?.reject(new Error('two'));
  await expect(second).rejects.toThrow('two');
  expect(begun).toEqual([1, 2, 3]);
  ends.get(1)?.fulfil();
  expect(await first).toBe(10);
  expect(begun).toEqual([1, 2, 3, 4]);
  ends.get(3)?.fulfil();
  ends.get(4)?.fulfil();
  expect(await Promise.all([third, fourth])).toEqual([30, 40]);
  void work(5);
  expect(begun).toContain(5);
});
