import { comparable } from './compare';
import { readabilityOf } from './readability';
import { readingSpeed, secondsAt, speakingSpeed } from './reading-time';
import { stemOf } from './stems';
import { countSyllables } from './syllables';
import { analyseText } from './text-analysis';
import { sentencesOf } from './tokens';

it.each([
  ['Don’t', "don't"],
  ['soft\u00adhyphen\u200b', 'softhyphen'],
  ['ＦＵＬＬ', 'full'],
  ['e‑mail', 'e-mail'],
])('compares %j as %j', (word, expected) => {
  expect(comparable(word)).toBe(expected);
});

it('gives sentences with their words, also of a line that is cut into pieces', () => {
  const line = `${'word '.repeat(1_000)}end. Next one.`;
  expect([...sentencesOf(line)].map(({ tokens }) => tokens.length)).toEqual([1_001, 2]);
});

describe('phrases', () => {
  const phrasesOf = (text: string, language = 'en') =>
    analyseText(text, language).phrases.map(({ text: phrase, count }) => `${phrase} ${count}`);

  it('counts what comes twice, without function words at the ends', () => {
    const text = 'The coffee machine of the year. A coffee machine! Coffee is good, good.';
    expect(phrasesOf(text)).toEqual(['coffee 3', 'coffee machine 2', 'good 2']);
  });

  it('hides what mostly lies within a longer phrase, and keeps function words inside of one', () => {
    expect(phrasesOf('State of the art is good. State of the art was bad.')).toEqual(['State of the art 2']);
  });

  it('finds none that spans two sentences', () => {
    expect(phrasesOf('Red house. Blue car. Red house. Blue car.')).toEqual(['Blue car 2', 'Red house 2']);
  });

  it('tells which share of the words a phrase is', () => {
    const [first] = analyseText('big cat, big cat, dog', 'en').phrases;
    expect(first).toMatchObject({ text: 'big cat', count: 2, share: 0.8 });
  });

  it('finds words where none stand apart', () => {
    expect(phrasesOf('東京タワーは高い。東京タワーに行く。', 'ja')[0]).toContain('東京タワー 2');
  });
});

it.each([
  ['en', 'readability', 5],
  ['en', 'the', 1],
  ['de', 'Größenordnung', 4],
  ['de', 'Auto', 2],
  ['es', 'poesía', 4],
  ['es', 'guerra', 2],
  ['es', 'ciudad', 2],
  ['fr', 'bateaux', 2],
  ['fr', 'petite', 2],
  ['de', 'Museum', 3],
  ['de', 'Museumsshop', 4],
  ['de', 'Jubiläum', 4],
  ['de', 'Neumarkt', 2],
  ['de', 'beenden', 3],
  ['de', 'unbeeindruckt', 4],
  ['de', 'beerdigen', 4],
  ['de', 'Beeren', 2],
  ['de', 'beurteilen', 4],
  ['de', 'Beule', 2],
  ['de', 'beinhalten', 4],
  ['de', 'geehrt', 2],
  ['de', 'ungeeignet', 4],
  ['de', 'geimpft', 2],
  ['de', 'Geist', 1],
  ['de', 'Ferien', 3],
  ['de', 'Melodien', 4],
  ['de', 'erschien', 2],
  ['de', 'Wien', 1],
  ['es', 'yo', 1],
  ['es', 'ya', 1],
  ['es', 'ayer', 2],
  ['es', 'mayor', 2],
  ['es', 'playa', 2],
  ['es', 'proyecto', 3],
  ['es', 'leyes', 2],
  ['es', 'muy', 1],
  ['es', 'rey', 1],
  ['es', 'y', 1],
  ['es', 'construir', 2],
  ['es', 'Uruguay', 3],
  ['fr', 'voyage', 2],
  ['fr', 'payer', 2],
  ['fr', 'payé', 2],
  ['fr', 'crayon', 2],
  ['fr', 'essayer', 3],
  ['fr', 'paye', 1],
  ['fr', 'employée', 3],
  ['fr', 'pays', 2],
  ['fr', 'paysage', 3],
  ['fr', 'yeux', 1],
  ['fr', 'stylo', 2],
  ['fr', 'théâtre', 2],
  ['fr', 'naïf', 2],
  ['fr', 'Noël', 2],
  ['fr', 'faïence', 2],
  ['it', 'ciao', 2],
  ['it', 'paura', 3],
  ['it', 'famiglia', 3],
  ['nl', 'geëerd', 3],
  ['pt', 'coração', 3],
  ['ru', 'здравствуйте', 3],
  ['tr', 'öğretmen', 3],
  ['ru', 'в', 1],
])('counts in %s the syllables of %s: %i', (language, word, count) => {
  expect(countSyllables(word, language)).toBe(count);
});

describe('readability', () => {
  const counts = { words: 100, sentences: 10, syllables: 150, longWords: 20 };

  it.each([
    ['en', 69.785],
    ['de', 82.25],
    ['fr', 86.45],
    ['es', 106.64],
    ['it', 114],
    ['nl', 82.04],
    ['ru', 103.685],
    ['pt', 111.785],
    ['tr', 112.4625],
  ])('is Flesch’s in %s: %d', (language, score) => {
    expect(readabilityOf(language, counts)).toMatchObject({
      formula: 'flesch',
      score: expect.closeTo(score, 3),
    });
  });

  it('is LIX where Flesch was not adapted', () => {
    expect(readabilityOf('sv', counts)).toEqual({ formula: 'lix', score: 30 });
  });

  it.each([
    ['en', 99, 'too-short'],
    ['ja', 100, 'no-spaces'],
    [undefined, 100, 'unknown-language'],
  ])('is none in %s with %i words: %s', (language, words, reason) => {
    expect(readabilityOf(language, { ...counts, words })).toEqual({ formula: 'none', reason });
  });
});

it.each([
  ['en', 238, 228, 'words'],
  ['de', 186.85, 179, 'words'],
  ['ja', 372.66, 357, 'characters'],
  ['hu', 920.68, 882, 'characters'],
  [undefined, 238, 228, 'words'],
])('reads %s at %d and speaks it at %d %s a minute', (language, reading, speaking, unit) => {
  expect(readingSpeed(language)).toEqual({ unit, perMinute: expect.closeTo(reading, 1) });
  expect(speakingSpeed(language)).toEqual({ unit, perMinute: speaking });
});

it('tells how long a text takes', () => {
  expect(secondsAt(readingSpeed('en'), { words: 476, charactersWithoutSpaces: 0 })).toBe(120);
});

it('counts long sentences by the limit of the language', () => {
  const text = `${'Parola '.repeat(22)}. ${'Parola '.repeat(27)}.`;
  expect(analyseText(text, 'it').longSentences).toMatchObject({ limit: 25, count: 1 });
  expect(analyseText(text, 'en').longSentences).toMatchObject({ limit: 20, count: 2 });
});

it.each([
  ['en', 'running', 'run'],
  ['de', 'häuser', 'haus'],
  ['ru', 'книгами', 'книг'],
  ['xx', 'anything', 'anything'],
])('stems in %s %s as %s', (language, form, stem) => {
  expect(stemOf(form, language)).toBe(stem);
});
