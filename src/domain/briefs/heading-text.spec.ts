import { competitorOfText } from './competitor';
import { holdsName, namesOf, plainHeading, plainTitle } from './heading-text';

it.each([
  ['en', 'Strategy 2: Grind finer', 'Grind finer'],
  ['en', 'Step 3 – Rinse the filter', 'Rinse the filter'],
  ['en', '7. Store it cold', 'Store it cold'],
  ['en', '#3 Use fresh beans', 'Use fresh beans'],
  ['en', 'IV. Results', 'IV. Results'],
  ['en', '☕ What you need', 'What you need'],
  ['en', 'Q: How long does it last?', 'How long does it last?'],
  ['en', '3 ways to brew', '3 ways to brew'],
  ['en', '10 litres are enough', '10 litres are enough'],
  ['en', 'Step by step', 'Step by step'],
  ['en', 'Part of the fun', 'Part of the fun'],
  ['en', 'Part 2 of the series', 'Part 2 of the series'],
  ['en', '10 litres', '10 litres'],
  ['en', '2 Beans', 'Beans'],
  ['en', 'Section 3: Water', 'Water'],
  ['en', 'Module 1: Beans', 'Beans'],
  ['en', '4.1. Beans', 'Beans'],
  ['en', '4.1 Beans', 'Beans'],
  ['de', 'Teil 2 – Mahlen', 'Mahlen'],
  ['de', '1.5 Liter Wasser', '1.5 Liter Wasser'],
  ['es', 'Módulo 2: Molienda', 'Molienda'],
  ['pl', 'Moduł 3: Mielenie', 'Mielenie'],
  ['de', 'Schritt 4: Module anbringen', 'Module anbringen'],
  ['de', 'Tipp Nr. 2 – Früh gießen', 'Früh gießen'],
  ['de', 'Tag der Ernte', 'Tag der Ernte'],
  ['es', 'Paso 1: Instala Docker', 'Instala Docker'],
  ['es', 'Error 5. Regar de más', 'Regar de más'],
  ['es', 'Paso a paso', 'Paso a paso'],
  ['fr', 'Étape 2 : Pétrir la pâte', 'Pétrir la pâte'],
  ['fr', 'Règle n° 1', 'Règle n° 1'],
  ['ru', 'Шаг 3. Промойте фильтр', 'Промойте фильтр'],
  ['ru', 'Часть речи', 'Часть речи'],
])('in %s "%s" is plainly "%s"', (_, heading, plain) => {
  expect(plainHeading(heading)).toBe(plain);
});

const pageOf = (title: string, finalUrl: string) => ({
  ...{ position: 1, finalUrl },
  text: { ...competitorOfText('Text.', { language: 'en' }), title },
});

it.each([
  ['behind a bar', 'Kettles compared | Slow Bean', 'https://x.example/', ['Slow Bean'], 'Kettles compared'],
  ['its host', 'Kettles compared - Slowbean', 'https://slowbean.example/', ['Slowbean'], 'Kettles compared'],
  [
    'its host, first',
    'Kaffeehaus: Kannen – Vergleich',
    'https://kaffee.example/',
    [],
    'Kaffeehaus: Kannen Vergleich',
  ],
  [
    'none of another part',
    'Cafeteras - Guía completa',
    'https://tienda.example/',
    [],
    'Cafeteras Guía completa',
  ],
  [
    'none of a long part',
    'Cafetières | tout ce que vous devez savoir',
    'https://x.example/',
    [],
    'Cafetières tout ce que vous devez savoir',
  ],
  ['in Russian', 'Чайники | Кофейня', 'https://x.example/', ['Кофейня'], 'Чайники'],
])('the name of a site is %s', (_, title, url, names, plain) => {
  const page = pageOf(title, url);
  expect(namesOf(page)).toEqual(names);
  expect(plainTitle(page)).toBe(plain);
});

it.each([
  ['Kettles by Slow Bean', 'Kettles'],
  ['Slow Bean: our kettles', 'our kettles'],
  ['Kettles – Slow Bean', 'Kettles'],
  ['Hervidores de Slow Bean', 'Hervidores'],
  ['Wasserkocher von Slow Bean', 'Wasserkocher'],
  ['Bouilloires chez Slow Bean', 'Bouilloires'],
  ['The slow bean method', 'The slow bean method'],
])('"%s" without the name of its site is "%s"', (heading, plain) => {
  expect(plainHeading(heading, ['Slow Bean'])).toBe(plain);
});

it.each([
  ['Why Slow Bean?', true],
  ['slow-bean kettles', true],
  ['Slow beans', false],
  ['Kettles', false],
])('"%s" holds the name of its site: %s', (heading, holds) => {
  expect(holdsName(heading, ['Slow Bean'])).toBe(holds);
});
