import { MESSAGES } from '@contracts/messages';
import { JOB_KIND_INFOS } from './jobKinds';
import { failureText, isFinished, percentDone, phaseOf, progressText, workText } from './jobText';

const { intent } = JOB_KIND_INFOS;
const SOME = { done: 1200, total: 400_000 };
const NONE = { done: 0, total: 0 };

it.each([
  ['queued' as const, NONE, 'Waiting for its turn…', 'Waiting'],
  ['running' as const, NONE, 'Reading the file…', 'Classifying'],
  ['running' as const, SOME, '1,200 of 400,000 rows done', 'Classifying'],
  ['running' as const, { done: 1200, total: 0 }, '1,200 rows done', 'Classifying'],
  ['paused' as const, NONE, 'Paused', 'Paused'],
  ['paused' as const, SOME, 'Paused · 1,200 of 400,000 rows done', 'Paused'],
])('a %s job with %j done: %s', (status, progress, text, phase) => {
  expect(workText(intent, { status, progress })).toBe(text);
  expect(phaseOf(intent, { status, progress })).toBe(phase);
});

it.each([
  [NONE, null, '–'],
  [{ done: 1200, total: 0 }, null, '1,200'],
  [{ done: 1, total: 3 }, 33, '1 of 3'],
  [{ done: 399_999, total: 400_000 }, 99, '399,999 of 400,000'],
  [{ done: 5, total: 4 }, 100, '5 of 4'],
])('%j: %j percent, %j', (progress, percent, text) => {
  expect(percentDone(progress)).toBe(percent);
  expect(progressText(progress)).toBe(text);
});

it.each([
  ['queued' as const, false],
  ['running' as const, false],
  ['paused' as const, false],
  ['done' as const, true],
  ['failed' as const, true],
  ['cancelled' as const, true],
])('%s is finished: %s', (status, finished) => expect(isFinished({ status })).toBe(finished));

it('sends the user to the file, or once to an administrator', () => {
  const rejected = { code: 'FILE_REJECTED', message: 'This file is not text.' };
  expect(failureText({ error: rejected })).toMatch(/^This file is not text\. Mend the file/);
  expect(failureText({ error: { code: 'INTERNAL', message: MESSAGES.jobFailed } })).toBe(MESSAGES.jobFailed);
  expect(failureText({})).toBe(MESSAGES.jobFailed);
});
