import type { DraftFields, NewerDraft, SavedDraft } from '@contracts/drafts/drafts';
import { ApiError } from '../../../providers/apiClient';
import { DraftSaver, type SaveState } from './draftSaver';

const fields = (content: string): DraftFields => ({
  title: '',
  slug: '',
  description: '',
  keyword: '',
  content,
});

function saving(answer: (sent: DraftFields & { version: number }) => Promise<SavedDraft>) {
  const sent: string[] = [];
  const states: SaveState['kind'][] = [];
  const saver = new DraftSaver(
    { version: 1, updatedAt: '' },
    (draft) => {
      sent.push(`${draft.version}:${draft.content}`);
      return answer(draft);
    },
    ({ kind }) => states.push(kind),
  );
  return { saver, sent, states };
}

const good = ({ version }: { version: number }) =>
  Promise.resolve({ id: 'a', version: version + 1, words: 1, updatedAt: '2026-01-01' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves two seconds after the last change, and once', async () => {
  const { saver, sent, states } = saving(good);
  saver.changed(() => fields('a'));
  await vi.advanceTimersByTimeAsync(1_500);
  saver.changed(() => fields('ab'));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['1:ab']);
  expect(states.at(-1)).toBe('saved');
});

it('saves what is changed during a save behind it', async () => {
  let answer: () => void = () => undefined;
  const { saver, sent } = saving(
    (draft) => new Promise((fulfil) => (answer = () => void good(draft).then(fulfil))),
  );
  saver.changed(() => fields('a'));
  await vi.advanceTimersByTimeAsync(2_000);
  saver.changed(() => fields('ab'));
  answer();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['1:a', '2:ab']);
});

it('stops at a newer text, and writes over it when its owner says so', async () => {
  const newer = { version: 7 } as NewerDraft;
  const body = { details: { newer } };
  let isFirst = true;
  const { saver, sent, states } = saving((draft) => {
    if (!isFirst) return good(draft);
    isFirst = false;
    return Promise.reject(new ApiError(409, 'stale', 'CONFLICT', undefined, body as never));
  });
  saver.changed(() => fields('a'));
  await vi.advanceTimersByTimeAsync(2_000);
  saver.changed(() => fields('ab'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, states.at(-1)]).toEqual([['1:a'], 'conflict']);
  await saver.overwrite(7, () => fields('ab'));
  expect([sent.at(-1), states.at(-1)]).toEqual(['7:ab', 'saved']);
});

it.each([
  [0, true],
  [503, true],
  [422, false],
])('tries again by itself after a failure with status %d: %s', async (status, again) => {
  const { saver, sent, states } = saving(() => Promise.reject(new ApiError(status, 'no')));
  saver.changed(() => fields('a'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sent.length > 1).toBe(again);
  saver.stop();
});
