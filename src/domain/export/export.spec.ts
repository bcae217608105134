import { COMMA } from '../csv/bytes';
import JSZip from 'jszip';
import type { ExportDocument } from './document';
import { tableAsCsv, tablesOf } from './document-csv';
import { documentAsDocx } from './document-docx';
import { documentAsMarkdown } from './document-markdown';

const BRIEF: ExportDocument = {
  title: 'Brew coffee',
  subtitle: 'Write 900 to 1,200 words.',
  language: 'en',
  sections: [
    {
      heading: 'Outline',
      blocks: [{ kind: 'facts', facts: [{ name: 'Words', value: '1,000' }] }],
      sections: [
        {
          heading: 'Choose beans',
          blocks: [
            { kind: 'text', text: 'Say what to look for.' },
            { kind: 'list', items: ['roast', 'origin'] },
            { kind: 'list', ordered: true, items: ['weigh', 'grind'] },
            { kind: 'list', ordered: true, items: ['pour'] },
          ],
        },
      ],
    },
    {
      heading: 'Terms',
      blocks: [
        {
          kind: 'table',
          id: 'terms',
          columns: ['Term', 'Uses'],
          rows: [
            ['coffee', 3],
            ['grinder', null],
          ],
        },
      ],
    },
  ],
};

function holding(text: string): ExportDocument {
  const blocks: ExportDocument['sections'][0]['blocks'] = [
    { kind: 'text', text },
    { kind: 'list', items: [text] },
    { kind: 'facts', facts: [{ name: text, value: text }] },
    { kind: 'table', id: 'texts', columns: [text], rows: [[text]] },
  ];
  return { title: text, sections: [{ heading: text, blocks }] };
}

async function xmlOf(document: ExportDocument): Promise<string> {
  const zip = await JSZip.loadAsync(await documentAsDocx(document));
  return zip.file('word/document.xml')?.async('string') ?? '';
}

/** The paragraphs of a docx, each with its style and its text. */
async function paragraphsOf(document: ExportDocument): Promise<{ style: string; text: string }[]> {
  const xml = await xmlOf(document);
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(paragraph)?.[1] ?? '',
    text: [...paragraph.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => unescaped(text ?? '')).join(''),
  }));
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** A running text as a draft has it. */
const TEXT: ExportDocument = {
  title: 'Brew coffee',
  untitled: true,
  sections: [],
  blocks: [
    { kind: 'heading', level: 1, text: 'Brew coffee' },
    {
      kind: 'text',
      text: [
        { text: 'Take ' },
        { text: 'fresh ', bold: true },
        { text: 'beans', italic: true, bold: true },
        { text: ' from ' },
        { text: 'a shop', href: 'https://shop.example/a?b=(c)' },
        { text: '.\nNot ' },
        { text: 'old', strike: true },
        { text: ' ones: ' },
        { text: 'a `tick`', code: true },
      ],
    },
    { kind: 'quote', blocks: [{ kind: 'text', text: 'Said once.' }] },
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        'weigh',
        {
          blocks: [
            { kind: 'text', text: 'grind' },
            { kind: 'list', items: ['fine', 'coarse'] },
          ],
        },
      ],
    },
    { kind: 'code', text: 'a\n  <b>' },
    { kind: 'picture', address: 'https://pictures.example/cup.png', alt: 'A cup' },
    { kind: 'rule' },
    {
      kind: 'table',
      id: 'table-1',
      columns: ['Cup', [{ text: 'Grams', bold: true }]],
      rows: [['one', '12\n13']],
    },
  ],
};

describe('a running text', () => {
  it('keeps its marks, links, quotes and nested lists in Markdown', () => {
    expect(documentAsMarkdown(TEXT)).toBe(
      [
        '# Brew coffee',
        'Take **fresh** **_beans_** from [a shop](https://shop.example/a?b=\\(c\\)).\\\nNot ~~old~~ ones: `` a `tick` ``',
        '> Said once.',
        '3. weigh\n4. grind\n   - fine\n   - coarse',
        '```\na\n  <b>\n```',
        '![A cup](https://pictures.example/cup.png)',
        '***',
        '| Cup | **Grams** |\n| --- | --------- |\n| one | 12 13     |\n',
      ].join('\n\n'),
    );
  });

  it('keeps them in docx', async () => {
    const xml = await xmlOf(TEXT);
    expect(await paragraphsOf(TEXT)).toEqual([
      { style: 'Heading1', text: 'Brew coffee' },
      { style: '', text: 'Take fresh beans from a shop.Not old ones: a `tick`' },
      { style: '', text: 'Said once.' },
      ...['weigh', 'grind', 'fine', 'coarse'].map((text) => ({ style: 'ListParagraph', text })),
      { style: '', text: 'a  <b>' },
      { style: '', text: 'A cup' },
      { style: '', text: '' },
      ...['Cup', 'Grams', 'one', '12 13', ''].map((text) => ({ style: '', text })),
    ]);
    expect(xml).toMatch(/<w:b\/>.*?fresh/s);
    expect(xml).toMatch(/<w:hyperlink .*?a shop.*?<\/w:hyperlink>/s);
    expect(xml).toContain('<w:ilvl w:val="1"/>');
    expect(xml).toContain('<w:strike/>');
  });

  it('links no docx to what a file has no page for', async () => {
    const relative: ExportDocument = {
      ...TEXT,
      blocks: [{ kind: 'text', text: [{ text: 'there', href: '/a' }] }],
    };
    expect(await xmlOf(relative)).not.toContain('w:hyperlink');
  });

  it('has its tables as csv', () => {
    const [table] = tablesOf(TEXT);
    expect(Buffer.from(tableAsCsv(table!, COMMA)).toString()).toBe('\ufeffCup,Grams\r\none,"12\n13"\r\n');
  });
});

describe('a document as Markdown', () => {
  it('has headings by their levels, lists, and tables', () => {
    expect(documentAsMarkdown(BRIEF)).toBe(
      [
        '# Brew coffee',
        'Write 900 to 1,200 words.',
        '## Outline',
        '- **Words:** 1,000',
        '### Choose beans',
        'Say what to look for.',
        '- roast\n- origin',
        '1. weigh\n2. grind',
        '1) pour',
        '## Terms',
        '| Term    | Uses |\n| ------- | ---- |\n| coffee  | 3    |\n| grinder |      |\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['a link', '[free](https://evil.example)', String.raw`\[free]\(https://evil.example)`],
    ['a cell’s end', 'one | two', String.raw`one \| two`],
    ['a tag', '<script>alert(1)</script>', String.raw`\<script>`],
  ])('lets %s stand as it is', (_, text, escaped) => {
    expect(documentAsMarkdown(holding(text))).toContain(escaped);
  });

  it('keeps a text with line ends in one line', () => {
    expect(documentAsMarkdown(holding('one\n# two'))).toContain('- one # two');
  });
});

describe('a document as csv', () => {
  it('is one of its tables', () => {
    const [terms] = tablesOf(BRIEF);
    const text = Buffer.from(tableAsCsv(terms!, COMMA)).toString();
    expect(text).toBe('\ufeffTerm,Uses\r\ncoffee,3\r\ngrinder,\r\n');
  });

  it('holds no live formula', () => {
    const [table] = tablesOf(holding('=HYPERLINK("https://evil.example")'));
    expect(Buffer.from(tableAsCsv(table!, COMMA)).toString()).not.toMatch(/(?:^|,|")=/m);
  });
});

describe('a document as docx', () => {
  it('has the styles that an outline of Word is made of', async () => {
    expect(await paragraphsOf(BRIEF)).toEqual([
      { style: 'Title', text: 'Brew coffee' },
      { style: '', text: 'Write 900 to 1,200 words.' },
      { style: 'Heading1', text: 'Outline' },
      { style: '', text: 'Words: 1,000' },
      { style: 'Heading2', text: 'Choose beans' },
      { style: '', text: 'Say what to look for.' },
      { style: 'ListParagraph', text: 'roast' },
      { style: 'ListParagraph', text: 'origin' },
      { style: 'ListParagraph', text: 'weigh' },
      { style: 'ListParagraph', text: 'grind' },
      { style: 'ListParagraph', text: 'pour' },
      { style: 'Heading1', text: 'Terms' },
      ...['Term', 'Uses', 'coffee', '3', 'grinder', '', ''].map((text) => ({ style: '', text })),
    ]);
  });

  it('begins each numbered list with 1', async () => {
    const numbers = [...(await xmlOf(BRIEF)).matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id);
    const [, , weigh, grind, pour] = numbers;
    expect(weigh).toBe(grind);
    expect(pour).not.toBe(weigh);
  });

  it.each([
    ['markup', '<b>&amp; "quoted"</b>'],
    ['control characters', 'a\u0000b\u001bc\uffff', 'abc'],
    ['half a character', 'a\ud83d b', 'a b'],
    ['an emoji', 'brew ☕ 🫘'],
  ])('holds %s as it stands', async (_, text, kept = text) => {
    const texts = (await paragraphsOf(holding(text))).map((paragraph) => paragraph.text);
    expect(texts).toEqual([kept, kept, kept, kept, `${kept}: ${kept}`, kept, kept, '']);
  });

  it('is written from right to left in a language that is', async () => {
    const xml = await xmlOf({ ...BRIEF, language: 'ar' });
    expect(xml).toContain('<w:bidi/>');
    expect(xml).toContain('<w:bidiVisual/>');
    expect(await xmlOf(BRIEF)).not.toContain('bidi');
  });
});
