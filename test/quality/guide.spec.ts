import { filesBelow, proseOf, textOf } from './documents';
import { columns, sentencesOf } from './sentences';
import { refusedInDocument } from './glossary/refused-words';

/** The guide names buttons, tabs and fields in bold, as the product has them. */

const CHAPTERS = filesBelow('docs/guide').filter((file) => file.endsWith('.md'));

/** What a paragraph is about, where that is no label of the product. */
const TOPICS = new Set([
  ...[
    'AdSense',
    'A change is confirmed',
    'A user’s own mistake',
    'All users seem to come from one IP address',
  ],
  ...['An anchor is a phrase', 'Anything else', 'Competing pages', 'Cookie sales', 'Filling'],
  ...[
    'Jobs wait for ever',
    'Long sentences',
    'Outliers',
    'Pages could not be reached',
    'Parents',
    'Placement',
  ],
  ...[
    'Reading time',
    'The form’s checks',
    'The verdicts',
    'Topic',
    'Webhooks',
    'What changes by itself stays quiet',
  ],
  ...['Widths', 'Your batch'],
]);

const SOURCES = ['src/contracts', 'src/domain', 'admin-ui/src']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file))
  .map((file) => ({ file, text: textOf(file) }));
/** All that the product writes. */
const LABELS = new Set([
  ...SOURCES.flatMap(({ file, text }) => sentencesOf(file, text)).map(({ text }) => text),
  ...columns().map(({ text }) => text),
]);

interface Named {
  chapter: string;
  name: string;
}

/** What stands in bold, but for whole sentences. */
function namesIn(chapter: string): Named[] {
  return [...proseOf(chapter).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = '']) => {
    const name = bold.replaceAll("'", '’');
    return name.endsWith('.') ? [] : [{ chapter, name }];
  });
}

/** A word in a sentence has no capital. */
function isLabel(name: string): boolean {
  const label = name.slice(0, 1).toUpperCase() + name.slice(1);
  return LABELS.has(label) || SOURCES.some(({ text }) => text.includes(`'${label}'`));
}
const NAMED = CHAPTERS.flatMap(namesIn);

it('names what the product has by the words that stand there', () => {
  expect(NAMED.length).toBeGreaterThan(60);
  expect(NAMED.filter(({ name }) => !isLabel(name) && !TOPICS.has(name))).toEqual([]);
});

it('has no topic that no chapter has, or that is a label', () => {
  const names = new Set(NAMED.map(({ name }) => name));
  expect([...TOPICS].filter((topic) => !names.has(topic) || isLabel(topic))).toEqual([]);
});

it.each(CHAPTERS)('%s takes its words from the glossary', (chapter) => {
  expect(refusedInDocument(chapter)).toEqual([]);
});
