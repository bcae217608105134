import { MESSAGES } from '@contracts/messages';
import { failureText, fileNameOf, isFinished, workText } from './jobText';

describe('workText', () => {
  it.each([
    ['queued' as const, { done: 0, total: 0 }, 'Waiting for its turn…'],
    ['running' as const, { done: 0, total: 0 }, 'Reading the file…'],
    ['running' as const, { done: 1200, total: 400_000 }, '1,200 of 400,000 rows done'],
  ])('%s %j: %s', (status, progress, text) => expect(workText({ status, progress })).toBe(text));
});

describe('isFinished', () => {
  it.each([
    ['queued' as const, false],
    ['running' as const, false],
    ['done' as const, true],
    ['failed' as const, true],
    ['cancelled' as const, true],
  ])('%s: %s', (status, finished) => expect(isFinished({ status })).toBe(finished));
});

describe('fileNameOf', () => {
  it('takes what the user uploaded', () => {
    expect(fileNameOf({ parameters: { fileName: 'mine.csv' } })).toBe('mine.csv');
    expect(fileNameOf({ parameters: {} })).toBe('keywords.csv');
  });
});

describe('failureText', () => {
  it('sends the user to the file, or once to an administrator', () => {
    const rejected = { code: 'FILE_REJECTED' as const, message: 'This file is not text.' };
    expect(failureText({ error: rejected })).toMatch(/^This file is not text\. Mend the file/);
    expect(failureText({ error: { code: 'INTERNAL', message: MESSAGES.jobFailed } })).toBe(
      MESSAGES.jobFailed,
    );
    expect(failureText({})).toBe(MESSAGES.jobFailed);
  });
});
