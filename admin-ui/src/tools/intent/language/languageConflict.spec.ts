import { languageConflict } from './languageConflict';

it.each([
  ['of one language', 'de', ['de'], undefined],
  ['of which the words have both languages', 'de', ['en', 'de'], undefined],
  ['whose language cannot be told', undefined, ['en'], undefined],
  ['without words', 'de', [], undefined],
  ['whose language nobody tells from that of the words', 'id', ['ms'], undefined],
])('says nothing of a file %s', (_, file, words, sentence) => {
  expect(languageConflict(file, words)).toBe(sentence);
});

it('says what to do when file and words differ', () => {
  expect(languageConflict('de', ['en'])).toEqual({
    sentence:
      'These keywords look German, and the words are English: few keywords will match. Use the German words instead.',
    wanted: 'de',
  });
  expect(languageConflict('pt', ['en', 'fr'])?.sentence).toContain('the words are English and French');
});

it.each([[[]], [['en']]])('says that there are no words yet for a language, with %j chosen', (words) => {
  expect(languageConflict('sv', words)).toEqual({
    sentence:
      'These keywords look Swedish. There are no Swedish words to fill in yet: choose or paste your own in step 2.',
  });
});
