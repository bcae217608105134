import { MESSAGES } from '@contracts/messages';
import { JOB_KIND_INFOS } from './jobKinds';
import {
  failureText,
  isFinished,
  percentDone,
  phaseOf,
  progressText,
  timeWorked,
  tookText,
  workText,
} from './jobText';

const { intent } = JOB_KIND_INFOS;
const SOME = { done: 1200, total: 400_000 };
const NONE = { done: 0, total: 0 };

it.each([
  ['queued' as const, NONE, 'Waiting for its turn…', 'Waiting'],
  ['running' as const, NONE, 'Reading the file…', 'Classifying'],
  ['running' as const, SOME, '1,200 of 400,000 rows done', 'Classifying'],
  ['running' as const, { done: 1200, total: 0 }, '1,200 rows done', 'Classifying'],
  [
    'running' as const,
    { ...SOME, step: 'Reading pages' },
    'Reading pages · 1,200 of 400,000 rows done',
    'Classifying',
  ],
  ['paused' as const, NONE, 'Paused', 'Paused'],
  ['paused' as const, SOME, 'Paused · 1,200 of 400,000 rows done', 'Paused'],
])('a %s job with %j done: %s', (status, progress, text, phase) => {
  expect(workText(intent, { status, progress })).toBe(text);
  expect(phaseOf(intent, { status, progress })).toBe(phase);
});

it('a queued job says what it waits for', () => {
  const job = { status: 'queued', progress: NONE } as const;
  expect(workText(intent, { ...job, waitsFor: 'own' })).toBe('Waiting for another of yours to end…');
  expect(workText(intent, { ...job, waitsFor: 'others' })).toBe('Waiting for its turn…');
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

describe('the time that a job worked', () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();

  it.each([
    ['waits', {}, null],
    ['is paused before its start', { pausedAt: at(5) }, null],
    ['runs', { startedAt: at(0) }, '30 s'],
    ['runs again', { startedAt: at(0), pausedMs: 20_000 }, '10 s'],
    ['is paused', { startedAt: at(0), pausedAt: at(12) }, '12 s'],
    ['is paused again', { startedAt: at(0), pausedAt: at(25), pausedMs: 12_000 }, '13 s'],
    ['is done', { startedAt: at(0), finishedAt: at(26), pausedMs: 12_000 }, '14 s'],
    ['is cancelled in its pause', { startedAt: at(0), pausedAt: at(12), finishedAt: at(26) }, '12 s'],
    ['ends by another clock', { startedAt: at(1), finishedAt: at(0) }, '0 s'],
  ])('where it %s', (_, times, text) => expect(timeWorked(times, new Date(at(30)))).toBe(text));

  it.each([
    [{ startedAt: at(0), finishedAt: at(26), pausedMs: 12_000 }, ' in 14 s'],
    [{ startedAt: at(0) }, ''],
    [{ finishedAt: at(26) }, ''],
  ])('ends a sentence: %j, %j', (times, text) => expect(tookText(times)).toBe(text));
});

it('sends the user to the file, or once to an administrator', () => {
  const rejected = { code: 'FILE_REJECTED', message: 'This file is not text.' };
  expect(failureText({ error: rejected })).toMatch(/^This file is not text\. Fix the file/);
  expect(failureText({ error: { code: 'INTERNAL', message: MESSAGES.jobFailed } })).toBe(MESSAGES.jobFailed);
  expect(failureText({})).toBe(MESSAGES.jobFailed);
});
