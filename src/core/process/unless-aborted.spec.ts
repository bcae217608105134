import { unlessAborted } from './unless-aborted';

it('gives what the work comes to, and fails as it does', async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(signal, Promise.resolve(7))).toBe(7);
  await expect(unlessAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('ends by the reason of the signal, and hears nothing of the work afterwards', async () => {
  const ending = new AbortController();
  let reject = (_error: Error) => {};
  const promise = new Promise<never>((_, fail) => (reject = fail));
  const ended = unlessAborted(ending.signal, promise);
  ending.abort(new Error('cancelled'));
  await expect(ended).rejects.toThrow('cancelled');
  reject(new Error('nobody hears it'));
  await expect(unlessAborted(ending.signal, Promise.resolve(7))).rejects.toThrow('cancelled');
});
