import { type IntentLists, INTENT_TYPES } from '../../contracts/intent/intent';
import { classifyKeywords } from './classify';
import { WordingGuess } from './wording-guess';

const LISTS: IntentLists = {
  informational: ['how to'],
  commercialInvestigation: ['best'],
  transactional: ['buy'],
  navigational: ['login'],
};
const wording = new WordingGuess();

it.each([
  ['cat sneezing at night', 'Informational'],
  ['Cat  Sneezing at NIGHT', 'Informational'],
  ['quiet vacuums for small flats', 'Commercial Investigation'],
  // What could be guessed is more than a keyword, or not English.
  ['', undefined],
  ['   ', undefined],
  ['garden hose', undefined],
  ['red kettle 49', undefined],
  ['katze niest nächtelang', undefined],
  ['кошка чихает ночью', undefined],
  [`cat sneezing at night ${'and summer '.repeat(20)}`, undefined],
])('%s: %s', (keyword, intent) => {
  expect(INTENT_TYPES[wording.intentOf(keyword)]).toBe(intent);
});

describe('a keyword without any of the words', () => {
  const GUESSED =
    'Keyword;V\ncat sneezing at night;1\n"CAT SNEEZING AT NIGHT";2\ngarden hose;3\nbuy shoes;4\n;5\n';
  const wordings = (guess?: boolean) => {
    const work = classifyKeywords(Buffer.from(GUESSED), LISTS, { guess });
    const chunks: Uint8Array[] = [];
    for (let next = work.next(); ; next = work.next()) {
      if (next.done)
        return { rows: Buffer.concat(chunks).toString().split('\r\n').slice(1, -1), outcome: next.value };
      chunks.push(next.value.bytes);
    }
  };

  it('gets the intent that its wording tells, and no word', () => {
    const { rows, outcome } = wordings(true);
    expect(rows).toEqual([
      'cat sneezing at night;1;;;;;Informational;Informational',
      '"CAT SNEEZING AT NIGHT";2;;;;;Informational;Informational',
      'garden hose;3;;;;;Unclassified;Unclassified',
      'buy shoes;4;;;buy;;Transactional;Transactional',
      ';5;;;;;Unclassified;Unclassified',
    ]);
    expect(outcome).toMatchObject({
      guessed: 2,
      counts: { Informational: 2, Transactional: 1, Unclassified: 2 },
    });
    expect(outcome.preview?.reasons?.map((reason) => reason?.by)).toEqual([
      'wording',
      'wording',
      undefined,
      'only',
      undefined,
    ]);
  });

  it.each([false, undefined])('stays unclassified where nothing is to be guessed: %s', (guess) => {
    const { rows, outcome } = wordings(guess);
    expect(rows.filter((row) => row.endsWith('Unclassified'))).toHaveLength(4);
    expect(outcome).not.toHaveProperty('guessed');
  });
});
