import fc from 'fast-check';
import { oneLine } from './google-result';
import { ELLIPSIS, fitBoth, fitText, shownText } from './fit-text';
import { SERP_PROFILE_IDS, SERP_PROFILES, type TextLimit } from './serp-profiles';
import { textPixels } from './text-pixels';

const { desktop, mobile } = SERP_PROFILES;
const desktop22 = SERP_PROFILES['desktop-22'];
const LONG = 'The 10 Best Running Shoes of 2026, Tested on Road and Trail by Our Editors | Example Runner';

it.each([
  ['nothing', '', desktop.title, 'safe', ''],
  ['a short title', 'Shoes', desktop.title, 'safe', 'Shoes'],
  ['a title of 570 pixels', 'm'.repeat(34), desktop.title, 'close', 'm'.repeat(34)],
  ['one of 633 pixels at 22', 'i'.repeat(130), desktop22.title, 'edge', 'i'.repeat(130)],
  [
    'a long title',
    LONG,
    desktop.title,
    'cut',
    'The 10 Best Running Shoes of 2026, Tested on Road and Trail …',
  ],
  [
    'one that two lines hold',
    'Running shoes '.repeat(4).trim(),
    mobile.title,
    'safe',
    'Running shoes '.repeat(4).trim(),
  ],
  ['one word that is too wide', 'm'.repeat(40), desktop.title, 'cut', `${'m'.repeat(34)} …`],
  [
    'Japanese by its words',
    '東京で一番おいしいラーメン屋さんを探すための完全ガイド決定版まとめ',
    desktop.title,
    'cut',
    undefined,
  ],
])('fits %s', (_, text, limit, verdict, shown) => {
  const fit = fitText(text, limit);
  expect(fit.verdict).toBe(verdict);
  if (shown !== undefined) expect(shownText(text, fit)).toBe(shown);
});

it('names the last word that shows, in scripts without spaces too', () => {
  expect(fitText(LONG, desktop.title).lastWord).toBe('Trail');
  const { lastWord, shownTo } = fitText(
    '東京で一番おいしいラーメン屋さんを探すための完全ガイド決定版まとめ',
    desktop.title,
  );
  expect(shownTo).toBeGreaterThan(20);
  expect(lastWord.length).toBeGreaterThan(0);
  expect(lastWord.length).toBeLessThan(8);
});

it('takes the verdict by width, not by characters', () => {
  expect(fitText('i'.repeat(61), desktop.title).verdict).toBe('safe');
  expect(fitText('W'.repeat(40), desktop.title).verdict).toBe('cut');
});

it('leaves less room for what is in bold', () => {
  const text = 'shoes '.repeat(40).trim();
  const bold = [...text.matchAll(/shoes/g)].map(({ index }) => [index, index + 5] as const);
  const [plain, marked] = [fitText(text, desktop.description), fitText(text, desktop.description, bold)];
  expect(marked.pixels).toBeGreaterThan(plain.pixels);
  expect(marked.shownTo).toBeLessThan(plain.shownTo);
});

it('says where a width is guessed', () => {
  expect(fitText('Shoes', desktop.title).estimated).toBe(false);
  expect(fitText('Shoes 👟', desktop.title).estimated).toBe(true);
});

/** Between two lines, where it takes no room. */
const SPACE = textPixels(' ', { size: 20 }).pixels;

const texts = fc.oneof(
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('shoes', 'für', '東京', 'обувь', '—', '👟', 'รองเท้า', 'W'.repeat(60), '…', '\n'), {
      maxLength: 60,
    })
    .map((words) => words.join(' ')),
);

it.each(SERP_PROFILE_IDS)('never shows more on %s than has room, and cuts only what is wider', (id) => {
  for (const limit of [SERP_PROFILES[id].title, SERP_PROFILES[id].description]) {
    fc.assert(
      fc.property(texts, (written) => {
        const text = oneLine(written);
        const fit = fitText(text, limit);
        const width = limit.cut * limit.fontSize;
        expect(fit.shownTo).toBeGreaterThanOrEqual(0);
        expect(fit.shownTo).toBeLessThanOrEqual(text.length);
        if (fit.verdict === 'cut') {
          expect(fit.pixels).toBeGreaterThan(width);
          expect(textPixels(shownText(text, fit), { size: limit.fontSize }).pixels).toBeLessThanOrEqual(
            fit.limit + (limit.lines - 1) * SPACE + 0.01,
          );
          // No character is cut in two.
          expect(text.slice(0, fit.shownTo)).not.toMatch(/[\ud800-\udbff]$/);
        } else if (limit.lines === 1) expect(fit.pixels).toBeLessThanOrEqual(width + 0.01);
      }),
      { numRuns: 150 },
    );
  }
});

/** Where the shown part of a text of narrow words ends: word by word, each line measured anew. */
function shownWordByWord(text: string, { cut, lines }: TextLimit): number {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + word.length] as const);
  const lineFrom = (first: number, rest: string) => {
    const [start] = words[first] ?? [0];
    const isFull = words.findIndex(
      ([, end], at) => at >= first && textPixels(text.slice(start, end) + rest, { size: 1 }).pixels > cut,
    );
    return isFull < 0 ? words.length : isFull;
  };
  let first = 0;
  for (let line = 1; line < lines; line += 1) first = lineFrom(first, '');
  if (lineFrom(first, '') === words.length) return text.length;
  return words[lineFrom(first, ELLIPSIS) - 1]?.[1] ?? 0;
}

it.each(SERP_PROFILE_IDS)('fills the lines of %s with the words that fit, one by one', (id) => {
  const word = fc.constantFrom('shoes', 'für', 'обувь', 'a', '—', 'Wide-fit', 'tested,', 'كتاب', '2026');
  const space = fc.constantFrom(' ', '  ', '\u2009', '\u00a0', '\n');
  for (const limit of [SERP_PROFILES[id].title, SERP_PROFILES[id].description]) {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 60 }), (pairs) => {
        const text = pairs.flat().join('').trim();
        expect(fitText(text, limit).shownTo).toBe(shownWordByWord(text, limit));
      }),
      { numRuns: 150 },
    );
  }
});

it('shows no less when a text becomes longer at its end, but for the ellipsis', () => {
  fc.assert(
    fc.property(texts, texts, (text, more) => {
      const before = fitText(text, desktop.title);
      const after = fitText(`${text} ${more}`, desktop.title);
      if (before.verdict === 'cut') expect(after.shownTo).toBe(before.shownTo);
      expect(after.pixels).toBeGreaterThanOrEqual(before.pixels - 0.01);
    }),
    { numRuns: 150 },
  );
});

it('fits a text on two devices as on each alone', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const alone = [desktop.description, mobile.title].map((limit) => fitText(text, limit));
      expect(fitBoth(text, desktop.description, mobile.title)).toEqual(alone);
    }),
    { numRuns: 150 },
  );
});

it('counts the ellipsis', () => {
  const width = (text: string) => textPixels(text, { size: 20 }).pixels;
  const word = 'Shoes';
  const text = Array.from({ length: 30 }, () => word).join(' ');
  const shown = shownText(text, fitText(text, desktop.title));
  expect(width(shown)).toBeLessThanOrEqual(600);
  expect(width(shown.replace(ELLIPSIS, ` ${word}${ELLIPSIS}`))).toBeGreaterThan(600);
});
