import { checkText } from './check-text';

const check = (
  text: string,
  phrases: string[],
  options: { language?: string | undefined; wordForms?: boolean } = {},
) => checkText(text, undefined, phrases, { language: 'en', wordForms: false, anyOrder: false, ...options });

it.each([
  ['en', 'amazon', 'Amazon’s prices and Amazon.', 2],
  ['en', 'dog', "A dog's bed, the dog`s bowl.", 2],
  ['en', "women's shoes", 'Women’s shoes.', 1],
  ['de', 'Oma', "Oma's Küche und Oma’s Garten.", 2],
  ['nl', 'foto', "Mooie foto's en een foto.", 2],
  ['nl', 'Anna', 'Anna’s fiets.', 1],
  ['tr', 'Ankara', "Ankara'da ve Ankara’nın.", 2],
  ['pl', 'Harry', "Książki Harry'ego.", 1],
  ['fr', 'autonomie', 'L’autonomie et l’autonomie.', 2],
  [undefined, 'amazon', 'Amazon’s.', 1],
])(
  'in %s %s in possessives and behind articles, with and without word forms',
  (language, phrase, text, count) => {
    for (const wordForms of [false, true])
      expect(check(text, [phrase], { language, wordForms }).phrases[0]?.matches).toBe(count);
  },
);

it.each([
  ['Joomla! templates', 'Our Joomla! templates are free. Joomla! Templates!', 2],
  ['Yahoo! Mail', 'Try Yahoo! Mail or yahoo! mail.', 2],
  ['FRITZ!App', 'Install FRITZ!App. FRITZ! App is another.', 1],
  ['Guess? watches', 'We sell Guess? Watches here. Guess? Watches!', 2],
  ['Who Wants? Cake', 'Who? Wants cake. Who wants? Cake.', 1],
  ['mamma mia! musical', 'Mamma Mia! Musical tickets.', 1],
])('names with a mark inside: %s', (phrase, text, count) => {
  expect(check(text, [phrase]).phrases[0]?.matches).toBe(count);
});

it.each([
  ['c++', 'C++ and C, c++! C.', 2],
  ['c', 'C++ and C, c#! C.', 2],
  ['c#', 'C# beats C, C++ and F#.', 1],
  ['.net', 'We like .NET and .net; the net is wide. Net.', 2],
  ['net', 'We like .NET and .net; the net is wide. Net.', 2],
  ['node.js', 'Node.js and node. JS.', 1],
  ['3d printer', 'A 3D printer and a printer.', 1],
  ['½ inch drill', 'A ½ inch drill, a 1/2 inch drill, an inch drill.', 2],
  ['inch drill', 'A ½ inch drill, a 1/2 inch drill, an inch drill.', 3],
  ['co₂', 'CO₂, CO2 and Co.', 2],
  ['co', 'CO₂, CO2 and Co.', 1],
  ['h₂o', 'H₂O and h2o.', 2],
  ['disney+', 'Disney+ is by Disney.', 1],
  ['notepad++', 'Notepad++ is no notepad.', 1],
  ['m²', '20 m² and 20 m.', 1],
  ['topic', 'topic#part, topic# and topic¹.', 3],
])('signs that name things: %s', (phrase, text, count) => {
  for (const wordForms of [false, true])
    expect(check(text, [phrase], { wordForms }).phrases[0]?.matches).toBe(count);
});

it('does not count what is compared besides words', () => {
  expect(check('A ½ inch C++ drill, 1/2 CO₂.', ['c++']).words).toBe(7);
});

it.each([
  ['en', true],
  ['hi', true],
  ['pl', true],
  ['ko', true],
  [undefined, false],
])(
  'says whether forms of words are known in %s, and goes by the thresholds of what it counts',
  (language, known) => {
    const text = 'alfa '.repeat(33) + 'beta gamma '.repeat(500);
    const { wordForms, phrases } = check(text, ['alfa'], { language, wordForms: true });
    expect(wordForms).toBe(known);
    // 3.3 %
    expect(phrases[0]?.verdict).toBe(known ? 'good' : 'over');
  },
);

it('judges a name by its own uses, not by those of the letter in it', () => {
  const text = `C++ and C. C++, C or C. ${'oolong '.repeat(5)}${'beta gamma '.repeat(30)}`;
  const { phrases } = check(text, ['c++', 'oolong']);
  expect(phrases.map(({ matches, verdict }) => [matches, verdict])).toEqual([
    [2, 'good'],
    [5, 'heavy'],
  ]);
});
