import { act, renderHook } from '@testing-library/react';
import type { UploadOptions } from '../../providers/apiUpload';
import * as jobApi from './jobApi';
import type { AnyJob } from './jobKinds';
import { useUpload } from './useUpload';

const FILE = new File(['keyword'], 'keywords.csv');
const JOB = { id: 'j1', status: 'queued' } as AnyJob;

/** An upload of which a part has arrived, and what becomes of it. */
function startUpload(sent: number) {
  const { result } = renderHook(() => useUpload());
  let tell: UploadOptions['onProgress'];
  let signal: AbortSignal | undefined;
  let resolve: (job: AnyJob) => void = () => undefined;
  const send = (options: UploadOptions) => {
    tell = options.onProgress;
    signal = options.signal;
    return new Promise<AnyJob>((answer, refuse) => {
      resolve = answer;
      signal?.addEventListener('abort', () => refuse(new DOMException('x', 'AbortError')));
    });
  };
  let outcome: Promise<AnyJob | undefined> | undefined;
  act(() => {
    outcome = result.current.start(FILE, send);
  });
  act(() => tell?.({ sent, total: FILE.size }));
  return {
    result,
    outcome: () => outcome,
    answer: () => act(async () => resolve(JOB)),
    signal: () => signal,
  };
}

const changeJob = vi.spyOn(jobApi, 'changeJob');
beforeEach(() => changeJob.mockReset().mockResolvedValue(undefined as never));

it('becomes a job', async () => {
  const { result, outcome, answer } = startUpload(FILE.size);
  expect(result.current.upload).toEqual({ fileName: 'keywords.csv', sent: FILE.size, total: FILE.size });
  await answer();
  expect(await outcome()).toBe(JOB);
  expect(result.current.upload).toBeUndefined();
});

it('stops where it is dropped on its way', async () => {
  const { result, outcome, signal } = startUpload(1);
  act(() => result.current.drop());
  expect(signal()?.aborted).toBe(true);
  expect(await outcome()).toBeUndefined();
  expect(result.current.upload).toBeUndefined();
  expect(changeJob).not.toHaveBeenCalled();
});

it('has its job cancelled where it is dropped when it has arrived', async () => {
  const { result, outcome, answer, signal } = startUpload(FILE.size);
  act(() => result.current.drop());
  expect(result.current.upload).toBeUndefined();
  expect(signal()?.aborted).toBe(false);
  await answer();
  expect(await outcome()).toBeUndefined();
  expect(changeJob.mock.calls).toEqual([['j1', 'cancel']]);
});
