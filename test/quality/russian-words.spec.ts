import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InflectedClass } from '../../src/domain/text/inflected-class';
import { russianClassOf } from '../../src/domain/text/russian-words';

/** Of so many words of a class so many may be misread. */
const MOST_WRONG = 0.05;

const WORDS = readFileSync(join(__dirname, 'russian', 'words.txt'), 'utf8')
  .split('\n= ')
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.split('\n');
    return { name, words: lines.join(' ').split(' ').filter(Boolean) };
  });
const isNoun = (found: InflectedClass) => found === 'noun' || found === 'oblique';

it.each(WORDS)('tells $name from others by its ending', ({ name, words }) => {
  const wrong = words.filter((word) => {
    const found = russianClassOf(word.toLowerCase());
    return name === 'noun' ? !isNoun(found) : isNoun(found);
  });
  expect({ wrong, isFew: wrong.length <= MOST_WRONG * words.length }).toMatchObject({ isFew: true });
});

it.each([
  ['ошибки', 'noun'],
  ['ошибок', 'oblique'],
  ['состояние', 'noun'],
  ['состоянием', 'oblique'],
  ['данные', 'noun'],
  ['данных', 'oblique'],
  ['процессе', 'oblique'],
  ['аргументами', 'oblique'],
] as const)('knows whether "%s" may name a thing: %s', (word, name) => {
  expect(russianClassOf(word)).toBe(name);
});
