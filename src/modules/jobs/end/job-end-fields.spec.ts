import { MESSAGES } from '../../../contracts/messages';
import { AppError } from '../../../core/errors/app-error';
import { failureOf } from './job-end-fields';

const SENTENCE = 'This file contains no keywords. Please choose another one.';
const refusal = (cause?: unknown) => new AppError('FILE_REJECTED', SENTENCE, { cause });

describe('the reason beside the sentence for the owner', () => {
  it.each<[string, unknown, string, string]>([
    ['of a fault of ours', new TypeError('no such column'), MESSAGES.jobFailed, 'TypeError: no such column'],
    ['of what is no error', 'gone', MESSAGES.jobFailed, 'gone'],
    ['of a refusal is its cause', refusal(new Error('EPIPE')), SENTENCE, 'Error: EPIPE'],
    ['of one within another', refusal(refusal(new Error('EPIPE'))), SENTENCE, 'Error: EPIPE'],
  ])('%s', (_, error, message, reason) => {
    expect(failureOf(error)).toMatchObject({ error: { message }, reason });
  });

  it.each([
    ['a refusal without a cause', refusal()],
    ['one that says the same within', refusal(refusal())],
  ])('is none for %s: it would say the sentence again', (_, error) => {
    expect(failureOf(error)).toEqual({ error: { code: 'FILE_REJECTED', message: SENTENCE } });
  });
});
