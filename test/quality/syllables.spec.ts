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
