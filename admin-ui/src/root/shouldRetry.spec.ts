import { HttpError } from 'react-admin';
import { ApiError } from '../providers/apiClient';
import { shouldRetry } from './shouldRetry';

it.each([
  ['no answer', new ApiError(0, ''), true],
  ['a failure of the server', new ApiError(503, ''), true],
  ['a mistake', new TypeError(''), true],
  ['a refusal', new ApiError(404, ''), false],
  ['too many requests', new ApiError(429, ''), false],
  ['too many requests for a list', new HttpError('', 429), false],
])('after %s: %s', (_name, error, again) => {
  expect(shouldRetry(0, error)).toBe(again);
  expect(shouldRetry(1, error)).toBe(false);
});
