import { DRAFT_LIMITS, type DraftNode, isDraftLink } from '../../contracts/drafts/draft-nodes';
import { DRAFT_MESSAGES as SAYS } from '../../contracts/drafts/draft-messages';
import { readDraft } from './check-draft';
import { draftWordsOf } from './draft-json';

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const line = (...content: unknown[]) => ({ type: 'paragraph', content });
const read = (...content: unknown[]) => readDraft(JSON.stringify({ type: 'doc', content }));
const nested = (depth: number): unknown =>
  depth === 0 ? line(text('deep')) : { type: 'blockquote', content: [nested(depth - 1)] };

it('keeps what an editor makes, without attributes that it does not know', () => {
  const draft = read(
    { type: 'heading', attrs: { level: 2, textAlign: 'left', onclick: 'alert(1)' }, content: [text('Brew')] },
    line(
      text('a link', { type: 'link', attrs: { href: '/a', target: '_blank', class: 'x' } }, { type: 'bold' }),
    ),
    {
      type: 'orderedList',
      attrs: { start: 3, type: null },
      content: [{ type: 'listItem', content: [line()] }],
    },
    { type: 'image', attrs: { src: 'https://example.com/a.png', alt: 'A', width: 3 } },
  );
  expect(draft).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Brew' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'a link',
            marks: [{ type: 'link', attrs: { href: '/a' } }, { type: 'bold' }],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'image', attrs: { src: 'https://example.com/a.png', alt: 'A', title: null } },
    ],
  } satisfies DraftNode);
});

it.each([
  ['no JSON', '{', SAYS.unreadable],
  ['JSON of something else', '[]', SAYS.unreadable],
  ['brackets without end', '['.repeat(100_000), SAYS.unreadable],
  ['200 kB and more', JSON.stringify({ type: 'doc', x: 'x'.repeat(DRAFT_LIMITS.bytes) }), SAYS.tooLarge],
])('refuses %s', (_, json, sentence) => {
  expect(() => readDraft(json)).toThrow(sentence);
});

it.each([
  ['a script', { type: 'script' }, SAYS.unknownPart('script')],
  ['an object’s own names', { type: 'constructor' }, SAYS.unknownPart('constructor')],
  ['no type', {}, SAYS.unknownPart('nothing')],
  ['text beside blocks', text('bare'), SAYS.unreadable],
  ['a table without rows', { type: 'table', content: [line()] }, SAYS.unreadable],
  ['an empty text', line(text('')), SAYS.unreadable],
  ['an unknown mark', line(text('x', { type: 'textStyle' })), SAYS.unknownPart('textStyle')],
  [
    'a script as a link',
    line(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
    SAYS.unsafeLink,
  ],
  [
    'a hidden one',
    line(text('x', { type: 'link', attrs: { href: 'java\nscript:alert(1)' } })),
    SAYS.unsafeLink,
  ],
  [
    'a picture in its address',
    { type: 'image', attrs: { src: 'data:image/png;base64,AA' } },
    SAYS.pictureByAddress,
  ],
  ['what lies too deep', nested(DRAFT_LIMITS.depth), SAYS.tooDeep],
])('refuses %s', (_, node, sentence) => {
  expect(() => read(node)).toThrow(sentence);
});

it.each([
  ['https://example.com', true],
  ['mailto:a@example.com', true],
  ['/a', true],
  ['#part', true],
  ['a/b?c=d:e', true],
  ['//example.com', false],
  ['/\\example.com', false],
  ['\\\\example.com', false],
  ['\t//example.com', false],
  ['/a//b', true],
  ['JAVASCRIPT:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['java\u200bscript:alert(1)', false],
  ['vbscript:x', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  [' ', false],
])('says of the link %j whether it may stand: %s', (href, may) => {
  expect(isDraftLink(href)).toBe(may);
});

it('takes control characters out, and keeps the lines of code', () => {
  const link = { type: 'link', attrs: { href: 'https://a.example/\nb' } };
  const draft = read(
    line(text('a\u0000b\u001b', link), text('\u0007')),
    { type: 'codeBlock', content: [text('x\r\n\ty')] },
    { type: 'image', attrs: { src: 'https://a.example/a\r.png', alt: 'A\nb' } },
  );
  expect(draft.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'ab', marks: [{ type: 'link', attrs: { href: 'https://a.example/b' } }] },
      ],
    },
    { type: 'codeBlock', content: [{ type: 'text', text: 'x\n\ty' }] },
    { type: 'image', attrs: { src: 'https://a.example/a.png', alt: 'A b', title: null } },
  ]);
});

it('counts words across marks and breaks', () => {
  expect(
    draftWordsOf(read(line(text('un'), text('even', { type: 'bold' }), { type: 'hardBreak' }, text('line')))),
  ).toBe(2);
});
