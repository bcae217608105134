import { OPTIMIZE_MESSAGES } from '@contracts/optimize/optimize-messages';
import { Editor, type JSONContent } from '@tiptap/core';
import { EXTENSIONS } from '../editor/extensions';
import { acceptRewrite } from './acceptRewrite';
import { inOtherWords } from './inOtherWords';
import { passageOf } from './passage';
import { wordDiff } from './wordDiff';

let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string) =>
  (editor = new Editor({ extensions: EXTENSIONS, content, injectCSS: false }));
const selectAll = () => editor.commands.selectAll();
const select = (text: string) => {
  const places: number[] = [];
  editor.state.doc.descendants((node, at) => {
    const found = node.isText ? (node.text ?? '').indexOf(text) : -1;
    if (found >= 0) places.push(at + found);
  });
  const from = places[0] ?? 0;
  editor.commands.setTextSelection({ from, to: from + text.length });
};
const blocks = () => {
  const passage = passageOf(editor.state);
  if (typeof passage === 'string') throw new Error(passage);
  return passage;
};
const rewrite = (...written: string[]) => {
  const found = blocks();
  const rewritten = found.map((block, at) => inOtherWords(editor.state.doc, block, written[at] ?? ''));
  const accepted = acceptRewrite(
    editor,
    found,
    rewritten.map(({ content }) => content),
  );
  return { accepted, lost: rewritten.flatMap(({ lost }) => lost) };
};

it.each([
  ['words', 'You utilise beans.', 'You use beans.', ['kept You ', 'gone utilise', 'new use', 'kept  beans.']],
  ['a text that stays', 'Pour.', 'Pour.', ['kept Pour.']],
  ['Japanese without spaces', '珈琲を淹れる', '珈琲を飲む', ['kept 珈琲を', 'gone 淹れる', 'new 飲む']],
])('compares %s', (_, before, after, runs) => {
  open('');
  expect(wordDiff(before, after).map(({ is, text }) => `${is} ${text}`)).toEqual(runs);
});

describe('the selection', () => {
  it.each([
    [
      '<p>Some <strong>text</strong></p><h2>A heading</h2><ul><li><p>One</p></li></ul>',
      'Some text,A heading,One',
    ],
    ['<p> </p><p>Some<br>text</p>', 'Some\ntext'],
  ])('of %s is what is written in its blocks', (html, texts) => {
    open(html);
    selectAll();
    expect(
      blocks()
        .map(({ text }) => text)
        .join(),
    ).toBe(texts);
  });

  it.each([
    ['nothing', '<p></p>', OPTIMIZE_MESSAGES.rewriteEmpty],
    ['a table', '<p>a</p><table><tr><td><p>b</p></td></tr></table>', OPTIMIZE_MESSAGES.rewriteNotPlain],
    ['a picture', '<p>a</p><img src="https://a.example/b.png"><p>c</p>', OPTIMIZE_MESSAGES.rewriteNotPlain],
    ['code', '<pre><code>a</code></pre><p>b</p>', OPTIMIZE_MESSAGES.rewriteNotPlain],
    ['too much', `<p>${'word '.repeat(700)}</p>`, OPTIMIZE_MESSAGES.rewriteTooLong],
    ['too many paragraphs', '<p>a</p>'.repeat(21), OPTIMIZE_MESSAGES.rewriteTooMany],
  ])('with %s is refused', (_, html, sentence) => {
    open(html);
    selectAll();
    expect(passageOf(editor.state)).toBe(sentence);
  });

  it('within a paragraph is without the white space around it', () => {
    open('<p>Some good text.</p>');
    select(' good ');
    expect(blocks()).toEqual([{ from: 6, to: 10, text: 'good' }]);
  });
});

it('keeps blocks, and links and formats of words that stay', () => {
  open(
    '<h2>Why a grinder</h2><ul><li><p>You <em>really</em> utilise <a href="https://a.example/">a burr grinder</a> daily.</p></li></ul>',
  );
  selectAll();
  const { accepted, lost } = rewrite('Why grind', 'You utilise a good burr grinder.');
  expect([accepted, lost]).toEqual([true, [{ mark: 'italic', text: 'really' }]]);
  // The editor ends in a paragraph of its own.
  expect(shape(editor.getJSON()).slice(0, 2)).toEqual([
    ['heading', [['Why grind', '']]],
    [
      'bulletList',
      [
        ['You utilise ', ''],
        ['a good burr grinder', 'link'],
        ['.', ''],
      ],
    ],
  ]);
});

it('drops a link of which most words go, and says so', () => {
  open('<p>See <a href="https://a.example/">the whole list of mills</a> here.</p>');
  selectAll();
  const { lost } = rewrite('See the mills here.');
  expect(lost).toEqual([{ mark: 'link', text: 'the whole list of mills' }]);
  expect(editor.getHTML()).toBe('<p>See the mills here.</p>');
});

it('keeps the format of a whole block, whatever becomes of its words', () => {
  open('<p><strong>Entirely other</strong></p>');
  selectAll();
  rewrite('Something new');
  expect(editor.getHTML()).toBe('<p><strong>Something new</strong></p>');
});

it('keeps breaks within a paragraph where the words around them stay', () => {
  open('<p>One<br>two <em>three</em></p>');
  select('three');
  rewrite('four');
  expect(editor.getHTML()).toBe('<p>One<br>two <em>four</em></p>');
});

it('is taken back by one step, and selects what it wrote', () => {
  open('<p>One.</p><p>Two.</p><p>Three.</p>');
  selectAll();
  const before = editor.getJSON();
  rewrite('Eins.', 'Zwei.', 'Drei.');
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to, '|')).toBe('Eins.|Zwei.|Drei.');
  editor.commands.undo();
  expect(editor.getJSON()).toEqual(before);
});

it('leaves all as it is where the text has changed in the meantime', () => {
  open('<p>One.</p>');
  selectAll();
  const found = blocks();
  const [first] = found;
  const { content } = inOtherWords(editor.state.doc, first!, 'Eins.');
  editor.commands.insertContentAt(1, 'And ');
  expect(acceptRewrite(editor, found, [content])).toBe(false);
  expect(editor.getHTML()).toBe('<p>And One.</p>');
});

/** Blocks with their runs of text, each with the names of its marks. */
function shape({ content = [] }: JSONContent): [string, [string, string][]][] {
  return content.map((block) => [block.type ?? '', textsOf(block)]);
}

function textsOf({ text, marks = [], content = [] }: JSONContent): [string, string][] {
  return text === undefined ? content.flatMap(textsOf) : [[text, marks.map(({ type }) => type).join()]];
}
