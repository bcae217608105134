import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { INTENT_TYPES, MAX_WORD_LENGTH } from '../../contracts/intent/intent';
import { normalizeText } from './normalize';
import { INTENT_LANGUAGES } from '../../contracts/intent/intent-languages';
import { DEFAULT_VOCABULARIES } from './vocabulary/default-vocabularies';
import { readWordsFile } from './words-file';

const read = (text: string) => {
  const lines = [...readWordsFile(Buffer.from(text))];
  return {
    words: lines.filter((line) => 'label' in line),
    problems: lines.filter((line) => 'message' in line),
  };
};

describe('readWordsFile', () => {
  it('reads columns in any order and tidies labels', () => {
    expect(read('label;type;important\n near   me ;transactional;yes\n"a;b";Navigational;\n')).toEqual({
      words: [
        { type: 'Transactional', label: 'near me', important: true },
        { type: 'Navigational', label: 'a;b' },
      ],
      problems: [],
    });
  });

  it('tells the line of each problem and takes the others', () => {
    const file = [
      'type,label,important',
      'Informational,"two',
      'lines",true',
      'Wrong,word,',
      '',
      'Informational,,',
      `Informational,${'x'.repeat(MAX_WORD_LENGTH + 1)},`,
      'Informational,ok,maybe',
      'Informational,fine,false',
    ].join('\r\n');
    expect(read(file)).toEqual({
      words: [
        { type: 'Informational', label: 'two lines', important: true },
        { type: 'Informational', label: 'fine', important: false },
      ],
      problems: [
        { line: 4, message: INTENT_MESSAGES.typeInvalid },
        { line: 6, message: INTENT_MESSAGES.wordRequired },
        { line: 7, message: INTENT_MESSAGES.wordTooLong },
        { line: 8, message: INTENT_MESSAGES.importImportant },
      ],
    });
  });

  it('refuses a file without the columns', () => {
    expect(() => read('word\nbuy\n')).toThrow(INTENT_MESSAGES.importColumns);
  });
});

describe('the default vocabulary', () => {
  it.each(INTENT_TYPES)('has at least 60 different words for %s', (type) => {
    const { important, others } = DEFAULT_VOCABULARIES.en[type];
    const keys = [...important, ...others].map(normalizeText);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(60);
    expect(important.length).toBeGreaterThanOrEqual(20);
  });

  it.each(INTENT_LANGUAGES)('has at least 20 words for each intent in %s, none in two lists', (language) => {
    const keys = INTENT_TYPES.flatMap((type) => {
      const { important } = DEFAULT_VOCABULARIES[language][type];
      expect(important.length).toBeGreaterThanOrEqual(20);
      return important.map(normalizeText);
    });
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('takes a word that several languages have as important in each of them, or in none', () => {
    const importance = new Map<string, Map<string, boolean>>();
    for (const language of INTENT_LANGUAGES)
      for (const type of INTENT_TYPES)
        for (const [isImportant, words] of [
          [true, DEFAULT_VOCABULARIES[language][type].important],
          [false, DEFAULT_VOCABULARIES[language][type].others],
        ] as const)
          for (const word of words) {
            const key = `${type}: ${normalizeText(word)}`;
            importance.set(
              key,
              (importance.get(key) ?? new Map<string, boolean>()).set(language, isImportant),
            );
          }
    const differing = [...importance].filter(([, languages]) => new Set(languages.values()).size > 1);
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});
