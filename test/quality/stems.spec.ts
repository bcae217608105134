import { newStemmer } from 'snowball-stemmers';
import { stemOf } from '../../src/domain/text/stems';
import { declaration, DECLARATIONS } from './declarations';

/** Its name, as Snowball knows it. */
const LANGUAGES = { es: 'spanish', it: 'italian', pt: 'portuguese', fi: 'finnish' };

/** Each word of a declaration once. */
function words(language: string): string[] {
  const text = declaration(DECLARATIONS[language] ?? '').join(' ');
  return [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
}

it.each(Object.entries(LANGUAGES))('stems %s as Snowball’s own stemmer does', (language, name) => {
  const stemmer = newStemmer(name);
  const all = words(language);
  const same = all.filter((word) => stemOf(word, language) === stemmer.stem(word));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((word) => stemmer.stem(word) !== word).length).toBeGreaterThan(all.length / 3);
  expect(same.length / all.length).toBeGreaterThanOrEqual(0.995);
});
