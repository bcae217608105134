import fc from 'fast-check';
import { countWords, WordCounter } from './word-counter';

describe('countWords', () => {
  it.each<[text: string, words: number]>([
    ['', 0],
    [' \n – … ', 0],
    ["don't e-mail 50% off", 4],
    ['naïve café, Straße', 3],
    ['слова стоят раздельно', 3],
    ['東京は日本の首都', 5],
    ['ภาษาไทย', 2],
    ['word東word', 3],
    ['a\u00a0b\u3000c', 3],
    ['𠀀𠀁', 2],
    ['one😀two', 1],
  ])('counts %j as %d', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('counts the same wherever a text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', 'я', '東', 'ก', ' ', '-', '\u3000', '😀')),
        (characters) => {
          const counter = new WordCounter();
          for (const character of characters) counter.add(character);
          expect(counter.count).toBe(countWords(characters.join('')));
        },
      ),
    );
  });
});
