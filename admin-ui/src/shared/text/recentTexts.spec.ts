import { forgetRecentText, forgetRecentTexts, putAwayText, readRecentTexts } from './recentTexts';

const ME = 'me';
const texts = () => readRecentTexts(ME).map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Each a minute after the other. */
function putAway(...all: string[]) {
  for (const text of all) {
    putAwayText(ME, text);
    vi.advanceTimersByTime(60_000);
  }
}

it('keeps the newest ten for their owner alone, each once', () => {
  putAway(...Array.from({ length: 12 }, (_, number) => `Text ${number}`), 'Text 5');
  expect(texts()).toHaveLength(10);
  expect(texts().slice(0, 3)).toEqual(['Text 5', 'Text 11', 'Text 10']);
  expect(readRecentTexts('another')).toEqual([]);
});

it('keeps a million characters in all, and no text for longer than 30 days', () => {
  putAway('old', 'x'.repeat(600_000), 'y'.repeat(600_000));
  expect(texts().map(({ length }) => length)).toEqual([600_000, 3]);
  vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000 - 120_000);
  expect(texts()).toHaveLength(1);
});

it('forgets one, or all', () => {
  putAway('One', 'Two', 'Three');
  const [, two] = readRecentTexts(ME);
  expect(forgetRecentText(ME, two?.at ?? '').map(({ text }) => text)).toEqual(['Three', 'One']);
  forgetRecentTexts(ME);
  expect(texts()).toEqual([]);
});

it('lets the oldest go where the browser has no room, and reads nothing that is none of its own', () => {
  putAway('One', 'Two');
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.includes('One')) throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  putAway('Three');
  expect(texts()).toEqual(['Three', 'Two']);
  for (const broken of ['{', '{}', '[null, 3, {"text": "x"}]']) {
    setItem.call(localStorage, `recent-texts.${ME}`, broken);
    expect(texts()).toEqual([]);
  }
});
