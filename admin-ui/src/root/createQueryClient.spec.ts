import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { ApiError } from '../providers/apiClient';
import { createQueryClient, shouldRetry } from './createQueryClient';

afterEach(() => onlineManager.setOnline(true));

it('tries a save and a reading without a network, and tells that they failed', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const fail = () => Promise.reject(new Error('No answer'));
  const save = new MutationObserver(client, { mutationFn: fail });
  await expect(save.mutate()).rejects.toThrow('No answer');
  await expect(client.query({ queryKey: ['a'], queryFn: fail, retry: false })).rejects.toThrow('No answer');
});

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
