import { searchMatcher, searchPatterns } from './search';

const finds = (sought: string, text: string) => searchMatcher(sought)(text);

describe('searchMatcher', () => {
  it.each([
    ['muller', 'müller'],
    ['müller', 'muller'],
    ['müller', 'mu\u0308ller'],
    ['mu\u0308ller', 'müller'],
    ['jose', 'maría josé garcía'],
    ['nguyen', 'nguyễn văn an'],
    ['strasse', 'straße 9'],
    ['straße', 'strasse 9'],
    ['soren', 'søren'],
    ['lodz', 'łódź'],
    ['aether', 'æther'],
    ['istanbul', 'ıstanbul'],
    ['αθηνα', 'αθήνα'],
    ['елка', 'ёлка'],
    ['ガ', 'ガイド'],
    ['한', '한국어'],
    ['a.b+c [d]', 'xa.b+c [d]x'],
    ['wi-fi', 'best Wi-Fi router'],
    ['24/7', 'open 24/7'],
    ['ü'.repeat(100), 'u'.repeat(100)],
    ['ü'.repeat(500), 'ü'.repeat(500)],
  ])('%s finds %s', (sought, text) => expect(finds(sought, text)).toBe(true));

  it.each([
    ['mueller', 'Müller'],
    ['mueller', 'Mu\u0308ller'],
    ['mueller', 'Mueller'],
    ['müller', 'Mueller'],
    ['Jaeger', 'JÄGER'],
    ['Jäger', 'Jaeger'],
    ['goethe', 'Göthe'],
    ['Göthe', 'Goethe'],
    ['soeren', 'Søren'],
    ['søren', 'Soeren'],
    ['WEISS', 'Weiß'],
    ['Weiß', 'WEISS'],
    ['samuel', 'Samuel'],
    ['rue', 'Rue de la Paix'],
  ])('%s, as one would type it, finds %s', (sought, text) => expect(finds(sought, text)).toBe(true));

  it.each([
    ["o'brien", 'Sinéad O’Brien'],
    ['o’brien', "Sinead O'Brien"],
    ['o´brien', 'O‘Brien'],
    ["o'brien", 'Oʼbrien'],
  ])('%s, with any apostrophe, finds %s', (sought, text) => expect(finds(sought, text)).toBe(true));

  it.each([
    ['miller anna', 'Anna Miller'],
    ['  anna   miller ', 'Anna Maria Miller'],
    ['ann ann', 'Anna'],
    ['', 'anything'],
    ['a '.repeat(30), 'a'],
  ])('all words of %s are in %s, in any order', (sought, text) => expect(finds(sought, text)).toBe(true));

  it.each([
    ['muller', 'miller'],
    ['muller', 'mueller'],
    ['a.b', 'axb'],
    ['ss', 's'],
    ['カ', 'ガイド'],
    ['mull', 'mul'],
    ['anna miller', 'Anna Smith'],
    ["o'brien", 'obrien'],
    ['mue', 'mú'],
  ])('%s does not find %s', (sought, text) => expect(finds(sought, text)).toBe(false));

  it('looks for each word in all the texts', () => {
    const matches = searchMatcher('cohort.test ann');
    expect(matches('Anna', 'a@cohort.test')).toBe(true);
    expect(matches('Anna', null, undefined)).toBe(false);
  });
});

describe('searchPatterns', () => {
  it('stay below what a database takes as a pattern', () => {
    for (const letter of 'aeiouäαωи') {
      for (const pattern of searchPatterns(letter.repeat(100))) {
        expect(Buffer.byteLength(pattern)).toBeLessThan(32_764);
      }
    }
  });

  it('are few, however many words are sought', () => {
    const words = Array.from({ length: 200 }, (_, number) => `w${number}`);
    expect(searchPatterns(words.join(' '))).toHaveLength(21);
    expect(finds(words.join(' '), words.join(' '))).toBe(true);
  });
});
