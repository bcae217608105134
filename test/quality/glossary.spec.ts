import { proseOf, textOf } from './documents';
import { type Sentence, sentences, sentencesOf } from './sentences';

/** The product says one thing with one word, and the glossary names the words that it replaces. */

interface Term {
  word: string;
  means: string;
  /** The words in whose place it stands. */
  refuses: string[];
  /** Where such a word means something else. */
  allowed?: string[];
}

interface Words {
  terms: Term[];
  /** As the specification quotes them. */
  verbatim: string[];
  /** With words that programs send, spelt as those expect them. */
  values: string[];
}

const GLOSSARY = 'docs/glossary.md';
const { terms, verbatim, values } = JSON.parse(textOf('test/quality/glossary/words.json')) as Words;
const EXCEPTIONS = [...verbatim, ...values];
const REFUSED = terms.flatMap(({ word, refuses, allowed = [] }) =>
  refuses.map((refused) => ({ word, refused, found: patternOf(refused), allowed: allowed.map(patternOf) })),
);

/** The word in lower case or with a capital; no part of a longer word, of a file's name or of a parameter. */
function patternOf(word: string): RegExp {
  const first = word.slice(0, 1);
  const letters = `[${first.toLowerCase()}${first.toUpperCase()}]${word.slice(1)}`;
  return new RegExp(`(?<![\\w.=/@-])${letters}(?![\\w=/-])`, 'g');
}

function* refusedIn(text: string): Iterable<string> {
  for (const { word, refused, found, allowed } of REFUSED) {
    const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
    if (rest.search(found) !== -1) yield `“${refused}”: write “${word}”`;
  }
}

function complaints(read: readonly Sentence[]): string[] {
  return read
    .filter(({ text }) => !EXCEPTIONS.includes(text))
    .flatMap(({ file, line, text }) =>
      [...refusedIn(text)].map((why) => `${file}:${line} ${why} in ${text}`),
    );
}

describe('the words of the product', () => {
  const READ = sentences();

  it('are those of the glossary', () => {
    expect(READ.length).toBeGreaterThan(3_000);
    expect(complaints(READ)).toEqual([]);
  });

  it('have their percentages as English writes them: 30%', () => {
    expect(READ.filter(({ text }) => /[\d…]\s%/.test(text))).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const needed = new Set(READ.map(({ text }) => text).filter((text) => [...refusedIn(text)].length > 0));
    expect(EXCEPTIONS.filter((text) => !needed.has(text))).toEqual([]);
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
    expect([...refusedIn(text)].length > 0).toBe(isRefused);
  });
});
