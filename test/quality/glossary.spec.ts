import { filesBelow, proseOf } from './documents';
import { britishWords, refusedInDocument, refusedWords, WORDS } from './glossary/refused-words';
import {
  columns,
  columnsOf,
  hints,
  hintsOf,
  type Sentence,
  sentences,
  sentencesOf,
  sentencesOfRules,
} from './sentences';

/** The product says one thing with one word, and the glossary names the words that it replaces. */

const GLOSSARY = 'docs/glossary.md';
const { terms, verbatim, values } = WORDS;
const EXCEPTIONS = [...verbatim, ...values];

/** What who runs or changes Cohort reads; the guide has a spec of its own. */
const DOCUMENTS = [
  'README.md',
  ...filesBelow('docs').filter(
    (file) => file.endsWith('.md') && !file.startsWith('docs/guide/') && file !== GLOSSARY,
  ),
];
/** An operation of the API is no use of a plan. */
const OF_THE_API = ['operation', 'operations'];
/** A row that names modules by their folders. */
const TIER = /^\| \d+ +\| (?!all others)/m;

function complaints(read: readonly Sentence[]): string[] {
  return read
    .filter(({ text }) => !EXCEPTIONS.includes(text))
    .flatMap(({ file, line, text }) =>
      [...refusedWords(text)].map((why) => `${file}:${line} ${why} in ${text}`),
    );
}

describe('the words of the product', () => {
  const READ = sentences();

  it('are those of the glossary', () => {
    expect(READ.length).toBeGreaterThan(3_000);
    expect(complaints(READ)).toEqual([]);
  });

  it('name the columns of exports, too', () => {
    const read = columns();
    expect(read.length).toBeGreaterThan(100);
    const refused = read.flatMap(({ file, line, text }) =>
      [...refusedWords(text)].map((why) => `${file}:${line} ${why} in ${text}`),
    );
    expect(refused).toEqual([]);
  });

  it('are looked for in columns by their cells', () => {
    const source = [
      'const A = { Address: ({ url }) => url, names: () => 1, "Final Address": finalOf };',
      "const B = { Operations: row.uses, Product: { required: [] }, Label: 'no cell' };",
    ].join('\n');
    expect(columnsOf('example.ts', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '1 Address',
      '1 Final Address',
      '2 Operations',
    ]);
  });

  it('are spelled as in America in what rules say, too', () => {
    const read = sentencesOfRules().filter(({ text }) => !EXCEPTIONS.includes(text));
    expect(read.length).toBeGreaterThan(1_000);
    expect(read.filter(({ text }) => [...refusedWords(text, { spellingAlone: true })].length > 0)).toEqual(
      [],
    );
  });

  it('are spelled as in America by every kind of spelling, in what is read and in the documents', () => {
    const documents = [
      'README.md',
      ...filesBelow('docs').filter((file) => file.endsWith('.md') && file !== GLOSSARY),
    ];
    const told = documents.flatMap((file) =>
      proseOf(file)
        .replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
        .split('\n'),
    );
    const read = [...READ, ...sentencesOfRules()]
      .map(({ text }) => text)
      .filter((text) => !EXCEPTIONS.includes(text));
    expect([...read, ...told].filter((text) => britishWords(text).length > 0)).toEqual([]);
  });

  it.each([
    [
      'We optimise, analyse and summarise whatever you prioritised',
      ['optimise', 'summarise', 'prioritised', 'analyse'],
    ],
    ['Two litres of colourful paint in the centre', ['colourful', 'litres', 'centre']],
    ['A travelling labelled programme', ['travelling', 'labelled', 'programme']],
    ['Otherwise raise four promises, and revise the analyses of an hour', []],
  ])('are told from British ones: %s', (text, british) => {
    expect(britishWords(text)).toEqual(british);
  });

  it('end hints with a full stop', () => {
    const read = hints();
    expect(read.length).toBeGreaterThan(150);
    expect(read.filter(({ text }) => !/[.?!…]$/.test(text))).toEqual([]);
  });

  it('are looked for in whatever a hint may come to', () => {
    const source = [
      'const field = <Field help="Such as 5" hint={`Up to ${most} MB`} label="A field" />;',
      "const view = <Field helperText={problem ?? (isNew ? 'Leave it' : `${size} of 1 MB`)} />;",
      "const told = { help: () => 'In digits.', text: 'None' };",
    ].join('\n');
    expect(hintsOf('example.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '1 Such as 5',
      '1 Up to … MB',
      '2 Leave it',
      '3 In digits.',
    ]);
  });

  it('have their percentages as English writes them: 30%', () => {
    expect(READ.filter(({ text }) => /[\d…]\s%/.test(text))).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const needed = new Set(READ.map(({ text }) => text).filter((text) => [...refusedWords(text)].length > 0));
    expect(EXCEPTIONS.filter((text) => !needed.has(text))).toEqual([]);
  });

  it.each(DOCUMENTS)('are those of %s, too', (document) => {
    const refused = refusedInDocument(document, OF_THE_API).filter(
      (why) => !TIER.test(why.split(' in ')[1] ?? ''),
    );
    expect(refused).toEqual([]);
  });

  it('stand in the glossary, each with what it means and what it replaces', () => {
    const rows = proseOf(GLOSSARY)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const told = rows.slice(2).map(([, word, means, instead]) => ({ word, means, instead }));
    expect(told).toEqual(
      terms.map(({ word, means, refuses }) => ({ word, means, instead: refuses.join(', ') })),
    );
  });

  it('are looked for in texts, labels, sentences and templates, and nowhere else', () => {
    const source = [
      "import { picture } from './picture of';",
      "type Kind = 'a picture';",
      "const LABEL = 'Picture';",
      "const key = 'picture';",
      'const told = `The picture of ${name}`;',
      'const view = <Box className="a picture" label="Your picture">No picture\n yet</Box>;',
    ].join('\n');
    const read = sentencesOf('example.tsx', source);
    expect(read.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '3 Picture',
      '5 The picture of …',
      '6 Your picture',
      '6 No picture yet',
    ]);
    expect(complaints(read)).toHaveLength(4);
  });

  it.each([
    ['Choose a csv', true],
    ['Choose a CSV', false],
    ['Save it as .csv and choose it', false],
    ['An e-mail', true],
    ['The mail server', false],
    ['Your email address', false],
    ['Its address', true],
    ['A recommended page', false],
  ])('%s is refused: %s', (text, isRefused) => {
    expect([...refusedWords(text)].length > 0).toBe(isRefused);
  });
});
