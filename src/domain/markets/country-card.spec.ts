import { countries, countryCard } from './country-card';
import { languagesOfTerritory, TERRITORIES } from './territories';

it('knows 257 territories by name', () => {
  expect(TERRITORIES).toHaveLength(257);
  expect(countries()[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(countryCard('XX')).toBeNull();
});

it.each([
  ['GB', ['uk'], 'uk', [['en-GB', 'en']]],
  ['DE', ['de'], 'de', [['de-DE', 'de']]],
  [
    'CH',
    ['ch'],
    'ch',
    [
      ['de-CH', 'de'],
      [null, 'gsw'],
      ['fr-CH', 'fr'],
      ['it-CH', 'it'],
    ],
  ],
  ['IL', ['il', 'ישראל'], 'il', [['he-IL', 'iw']]],
  ['TW', ['tw', '台灣', '台湾'], 'tw', [['zh-Hant-TW', 'zh-TW']]],
  ['BR', ['br'], 'br', [['pt-BR', 'pt-BR']]],
  ['XK', [], 'xk', [['sq', 'sq']]],
])('makes the card of %s', (code, tlds, gl, languages) => {
  const card = countryCard(code);
  expect(card?.tlds.map(({ tld }) => tld)).toEqual(tlds);
  expect(card?.gl).toBe(gl);
  const found = card?.languages.slice(0, languages.length).map(({ hreflang, hl }) => [hreflang, hl]);
  expect(found).toEqual(languages);
});

it('asks Google for a country by parameters, since its own domains lead to google.com', () => {
  expect(countryCard('AT')?.languages[0]?.google).toBe('https://www.google.com/search?q=&hl=de&gl=at');
});

it('marks domains that say nothing of their country', () => {
  expect(countryCard('IO')?.tlds).toEqual([{ tld: 'io', isGeneric: true }]);
});

it('leaves out what is neither official nor of a tenth of the people', () => {
  for (const code of TERRITORIES) {
    for (const { official, percent } of languagesOfTerritory(code))
      expect(official || percent >= 10).toBe(true);
  }
});
