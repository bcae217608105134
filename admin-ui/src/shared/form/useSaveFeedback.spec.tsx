import { act } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { renderWithNotices } from '../../testing/renderWithNotices';
import { useSaveFeedback } from './useSaveFeedback';

const SENTENCE = 'This is the last active admin.';
const FAILED = 'Something Went Wrong!';

/** What a save tells that fails so. */
function told(error: unknown, failed?: string): unknown {
  const { result, notices } = renderWithNotices(() =>
    useSaveFeedback({ saved: 'Saved.', failed, onSaved: () => undefined }),
  );
  act(() => result.current.onError(error));
  return notices().at(-1);
}

describe('a failed save', () => {
  it.each([
    ['a refusal', new HttpError(SENTENCE, 409, {}), SENTENCE],
    ['a full disk', new HttpError(SENTENCE, 507, { code: 'DISK_FULL' }), SENTENCE],
    ['marked fields', new HttpError('Correct the fields.', 422, { errors: { email: 'Taken' } }), FAILED],
    ['a server error', new HttpError('Boom', 500, {}), FAILED],
    ['no answer', new HttpError('Not available', 0, {}), FAILED],
    ['a mistake', new TypeError('x is undefined'), FAILED],
  ])('tells of %s', (_, error, sentence) => expect(told(error, FAILED)).toBe(sentence));

  it('tells what the error says where the resource has no sentence of its own', () => {
    expect(told(new HttpError('Not available', 0, {}))).toBe('Not available');
    expect(told('nothing')).toBe('Something went wrong!');
  });
});
