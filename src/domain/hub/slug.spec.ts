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
  ['Κουζίνα και μούσλι', 'el', 'kouzina-kai-mousli'],
  ['Ευαγγελία, αυτό, αύριο, εύκολα', 'el', 'evangelia-afto-avrio-efkola'],
  ['μπύρα, λάμπα, ελέγχω, Εύβοια', 'el', 'byra-lampa-elencho-evvoia'],
  ['πραΰς, μαϊντανός, καΐκι', 'el', 'prays-maintanos-kaiki'],
  ['咖啡 机', 'zh', '咖啡-机'],
  ['what’s a ristretto?', 'en', 'whats-a-ristretto'],
  ['c++ / c#', 'en', 'c-plus-plus-c-sharp'],
  ['C tutorial', 'en', 'c-tutorial'],
  ['C# tutorial', 'en', 'c-sharp-tutorial'],
  ['C++ tutorial', 'en', 'c-plus-plus-tutorial'],
  ['.NET or node.js?', 'en', 'dot-net-or-node-js'],
  ['Disney+ price', 'en', 'disney-plus-price'],
  ['What it is. then more', 'en', 'what-it-is-then-more'],
  ['½-inch and 2½ inch drill', 'en', '1-2-inch-and-2-1-2-inch-drill'],
  ['CO₂ sensor, 20 m²', 'en', 'co2-sensor-20-m2'],
  ['ﬁne ﬂour', 'en', 'fine-flour'],
  ['Brand™ shoes®', 'en', 'brand-shoes'],
  ['ＡＢＣ １２', 'en', 'abc-12'],
  ['əla gözlər', 'az', 'ela-gozler'],
  ['Київ', 'uk', 'kyiv'],
  ['Юрій Згурський, Ялта', 'uk', 'yurii-zghurskyi-yalta'],
  ['Знам’янка і Євпаторія', 'uk', 'znamianka-i-yevpatoriia'],
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
