import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { countSyllables } from '../../src/domain/text/syllables';

/** Every fifth word of the dictionary: its vowels, which carry a digit for their stress, are its syllables. */
const WORDS = Object.entries(dictionary)
  .filter(([word]) => /^[a-z]+$/.test(word))
  .filter((_, index) => index % 5 === 0)
  .map(([word, sounds]) => ({ word, syllables: sounds.match(/\d/g)?.length ?? 0 }));

it('counts the syllables of English words as the CMU dictionary speaks them, and not more or fewer by and large', () => {
  expect(WORDS.length).toBeGreaterThan(20_000);
  const counted = WORDS.map(({ word, syllables }) => ({ own: countSyllables(word, 'en'), syllables }));
  const right = counted.filter(({ own, syllables }) => own === syllables).length / counted.length;
  const sum = (of: (entry: { own: number; syllables: number }) => number) =>
    counted.reduce((total, entry) => total + of(entry), 0);
  const bias = sum(({ own }) => own) / sum(({ syllables }) => syllables) - 1;
  expect(right).toBeGreaterThanOrEqual(0.92);
  expect(Math.abs(bias)).toBeLessThanOrEqual(0.02);
});

/**
 * Over 300 words each, cut as dictionaries of pronunciation speak them, without the e of French that is not spoken; written
 * before the rules were looked at. The rules were widened by every other word.
 */
it.each(['it', 'fr', 'pt'])(
  'counts the syllables of words of %s that the rules were not written by',
  (language) => {
    const list = readFileSync(join(__dirname, 'syllables', `${language}.txt`), 'utf8');
    const words = list.trim().split(/\s+/);
    const wrong = words.filter(
      (cut, place) =>
        place % 2 === 1 && countSyllables(cut.replaceAll('-', ''), language) !== cut.split('-').length,
    );
    expect(words.length).toBeGreaterThanOrEqual(300);
    expect(wrong.length / (words.length / 2)).toBeLessThanOrEqual(0.04);
  },
);
