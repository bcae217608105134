import { MAX_MARKS, normalizeUnicode } from './unicode';

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
const ACUTE = '\u0301';
const GRAVE_BELOW = '\u0316';

describe('marks in a row', () => {
  it.each<[what: string, text: string, normal: string]>([
    ['stay up to the cap', `x${GRAVE_BELOW.repeat(MAX_MARKS)}`, `x${GRAVE_BELOW.repeat(MAX_MARKS)}`],
    ['are cut beyond it', `x${GRAVE_BELOW.repeat(MAX_MARKS + 1)}y`, `x${GRAVE_BELOW.repeat(MAX_MARKS)}y`],
    ['are cut at the beginning', GRAVE_BELOW.repeat(99), GRAVE_BELOW.repeat(MAX_MARKS)],
    [
      'are counted anew after a letter',
      `x${GRAVE_BELOW.repeat(20)}y${GRAVE_BELOW.repeat(20)}`,
      `x${GRAVE_BELOW.repeat(20)}y${GRAVE_BELOW.repeat(20)}`,
    ],
    [
      'are cut wherever there are too many',
      `x${GRAVE_BELOW.repeat(50)}é${GRAVE_BELOW.repeat(50)}z`,
      `x${GRAVE_BELOW.repeat(MAX_MARKS)}é${GRAVE_BELOW.repeat(MAX_MARKS)}z`.normalize('NFKC'),
    ],
    [
      'are counted whole beyond the first plane',
      `x${'\u{1e8d0}'.repeat(40)}`,
      `x${'\u{1e8d0}'.repeat(MAX_MARKS)}`,
    ],
    ['compose as ever', `${'a'.repeat(40)}${ACUTE}`, `${'a'.repeat(39)}á`],
  ])('%s', (_, text, normal) => expect(normalizeUnicode(text, 'NFKC')).toBe(normal));

  it('are few in every form, whichever character gives them', () => {
    const longest = Math.max(
      ...marksAndWhatBecomesMarks().flatMap((character) =>
        FORMS.map((form) => marksInARow(normalizeUnicode(`x${character.repeat(200)}`, form))),
      ),
    );
    // One character gives three marks at most.
    expect(longest).toBeLessThanOrEqual(3 * MAX_MARKS);
  });
});

it('leaves text without such runs to the platform', () => {
  const text = 'ﬁnﬂuß 漢字 각 한국어 क्षेत्रीय ﷺ ① ｶﾞ Ångström \u{1d165} \ud834 '.repeat(3);
  for (const form of FORMS) expect(normalizeUnicode(text, form)).toBe(text.normalize(form));
});

function marksInARow(text: string): number {
  return Math.max(0, ...(text.match(/\p{M}+/gu) ?? []).map((run) => Array.from(run).length));
}

function marksAndWhatBecomesMarks(): string[] {
  const found: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (/^\p{M}+$/u.test(character.normalize('NFKD'))) found.push(character);
  }
  return found;
}
