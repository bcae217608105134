import { slugOf, uniqueSlugs } from './slug';

it.each([
  ['Best Espresso Machine', 'en', 'best-espresso-machine'],
  ['Kaffeemühle für Größe M', 'de', 'kaffeemuehle-fuer-groesse-m'],
  ['Café & crème brûlée', 'fr', 'cafe-et-creme-brulee'],
  ['niño y añejo', 'es', 'nino-y-anejo'],
  ['smörgås', 'sv', 'smorgas'],
  ['blåbær på øy', 'no', 'blaabaer-paa-oey'],
  ['żółta łódź', 'pl', 'zolta-lodz'],
  ['IĞDIR ışık', 'tr', 'igdir-isik'],
  ['кофемашина для дома', 'ru', 'kofemashina-dlya-doma'],
  ['їжак і гриб', 'uk', 'yizhak-i-hryb'],
  ['καφές εσπρέσο', 'el', 'kafes-espreso'],
  ['咖啡 机', 'zh', '咖啡-机'],
  ['what’s a ristretto?', 'en', 'whats-a-ristretto'],
  ['c++ / c#', 'en', 'c-c'],
  ['…', 'en', 'page'],
])('writes %s (%s) as %s', (title, language, slug) => {
  expect(slugOf(title, language)).toBe(slug);
});

it('is cut between words at 60 characters, and a single long word within', () => {
  expect(slugOf('a quite long title of a page that goes on and on about espresso machines', 'en')).toBe(
    'a-quite-long-title-of-a-page-that-goes-on-and-on-about',
  );
  expect(slugOf('x'.repeat(90), 'en')).toHaveLength(60);
});

it('numbers what comes twice', () => {
  expect(uniqueSlugs(['A b', 'a-b', 'a b 2', 'A B'], 'en')).toEqual(['a-b', 'a-b-2', 'a-b-2-2', 'a-b-3']);
});
