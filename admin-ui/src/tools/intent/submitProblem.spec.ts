import { MESSAGES } from '@contracts/messages';
import { ApiError } from '../../providers/apiClient';
import { submitProblem } from './submitProblem';

const sentence = 'The file has no keyword column.';

describe('submitProblem', () => {
  it.each([
    ['an unexpected error', new TypeError('x'), { fields: {}, toast: MESSAGES.submitFailed }],
    ['no answer', new ApiError(0, 'x'), { fields: {}, toast: MESSAGES.submitFailed }],
    ['a server error', new ApiError(500, 'x', 'INTERNAL'), { fields: {}, toast: MESSAGES.submitFailed }],
    ['a full disk', new ApiError(507, sentence, 'DISK_FULL'), { fields: {}, toast: sentence }],
    ['an ended session', new ApiError(401, 'x', 'UNAUTHENTICATED'), { fields: {} }],
    ['too many requests', new ApiError(429, 'x', 'TOO_MANY_REQUESTS'), { fields: {} }],
    ['a refused file', new ApiError(422, sentence, 'FILE_REJECTED'), { fields: { file: sentence } }],
    ['an over-large body', new ApiError(413, 'x'), { fields: { file: MESSAGES.fileTooLarge } }],
    [
      'refused lists',
      new ApiError(422, 'x', 'VALIDATION_FAILED', { navigational: 'a', transactional: 'b' }),
      { fields: { navigational: 'a', transactional: 'b' } },
    ],
    [
      'a field that the page does not have',
      new ApiError(422, sentence, 'VALIDATION_FAILED', { other: 'a' }),
      { fields: {}, message: sentence },
    ],
    ['too many jobs', new ApiError(429, sentence, 'TOO_MANY_JOBS'), { fields: {}, message: sentence }],
    ['any other refusal', new ApiError(403, sentence, 'FORBIDDEN'), { fields: {}, message: sentence }],
  ])('%s', (_, error, problem) => expect(submitProblem(error)).toEqual(problem));
});
