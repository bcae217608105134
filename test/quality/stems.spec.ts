import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { newStemmer } from 'snowball-stemmers';
import { declaration, DECLARATIONS } from './declarations';

/** What stems a language here, and its name, as Snowball knows it. */
const LANGUAGES = [
  ['es', es, 'spanish'],
  ['it', it, 'italian'],
  ['pt', pt, 'portuguese'],
  ['fi', fi, 'finnish'],
] as const;

/** Each word of a declaration once. */
function words(language: string): string[] {
  const text = declaration(DECLARATIONS[language] ?? '').join(' ');
  return [...new Set(text.toLowerCase().match(/\p{L}+/gu))];
}

test.each(LANGUAGES)('%s is stemmed as Snowball’s own stemmer does', (language, stem, name) => {
  const stemmer = newStemmer(name);
  const all = words(language);
  const same = all.filter((word) => stem(word) === stemmer.stem(word));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((word) => stemmer.stem(word) !== word).length).toBeGreaterThan(all.length / 3);
  expect(same.length / all.length).toBeGreaterThanOrEqual(0.995);
});
