import { act, renderHook } from '@testing-library/react';
import type { UploadOptions } from '../../../providers/apiUpload';
import { cancelJob, submitKeywords } from './jobApi';
import type { IntentJob } from './jobText';
import { useUpload } from './useUpload';

jest.mock('./jobApi');

const FILE = new File(['keyword'], 'keywords.csv');
const LISTS = { informational: ['a'], commercialInvestigation: [], transactional: [], navigational: [] };
const JOB = { id: 'j1', status: 'queued' } as IntentJob;

/** An upload of which a part has arrived, and what becomes of it. */
function startUpload(sent: number) {
  const { result } = renderHook(() => useUpload());
  let tell: UploadOptions['onProgress'];
  let signal: AbortSignal | undefined;
  let resolve: (job: IntentJob) => void = () => undefined;
  jest.mocked(submitKeywords).mockImplementation((_lists, _file, options) => {
    tell = options.onProgress;
    signal = options.signal;
    return new Promise((answer, refuse) => {
      resolve = answer;
      signal?.addEventListener('abort', () => refuse(new DOMException('x', 'AbortError')));
    });
  });
  let outcome: Promise<IntentJob | undefined> | undefined;
  act(() => {
    outcome = result.current.start(LISTS, FILE);
  });
  act(() => tell?.({ sent, total: FILE.size }));
  return {
    result,
    outcome: () => outcome,
    answer: () => act(async () => resolve(JOB)),
    signal: () => signal,
  };
}

beforeEach(() => jest.mocked(cancelJob).mockReset());

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
  expect(cancelJob).not.toHaveBeenCalled();
});

it('has its job cancelled where it is dropped when it has arrived', async () => {
  const { result, outcome, answer, signal } = startUpload(FILE.size);
  act(() => result.current.drop());
  expect(result.current.upload).toBeUndefined();
  expect(signal()?.aborted).toBe(false);
  await answer();
  expect(await outcome()).toBeUndefined();
  expect(jest.mocked(cancelJob).mock.calls).toEqual([['j1']]);
});
