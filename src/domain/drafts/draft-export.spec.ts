import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import { documentAsMarkdown } from '../export/document-markdown';
import { draftDocumentOf } from './draft-document';
import { draftAsHtml } from './draft-html';

const text = (words: string, ...marks: NonNullable<DraftNode['marks']>): DraftNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const node = (type: string, ...content: DraftNode[]): DraftNode => ({
  type,
  ...(content.length > 0 && { content }),
});
const line = (...content: DraftNode[]) => node('paragraph', ...content);
const cell = (type: string, words: string) => node(type, line(text(words)));

const BODY = [
  line(
    text('See '),
    text('this', { type: 'bold' }, { type: 'link', attrs: { href: '/a?b=1&c="' } }),
    node('hardBreak'),
  ),
  node(
    'bulletList',
    node('listItem', line(text('one')), node('bulletList', node('listItem', line(text('inner'))))),
  ),
  node('blockquote', line(text('Quoted'))),
  node('codeBlock', text('a < b\n  c')),
  node('table', node('tableRow', cell('tableHeader', 'Cup')), node('tableRow', cell('tableCell', 'one'))),
  { type: 'image', attrs: { src: 'https://example.com/a.png', alt: '"><script>', title: null } },
  node('horizontalRule'),
  line(),
];
const DRAFT = node('doc', { ...node('heading', text('Brew <b>')), attrs: { level: 1 } }, ...BODY);

it('is HTML that runs nothing', () => {
  const html = draftAsHtml(DRAFT, { title: '</title><script>', description: 'a "b"', language: 'en' });
  expect(html).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>&lt;/title&gt;&lt;script&gt;</title>
<meta name="description" content="a &quot;b&quot;">
</head>
<body>
<h1>Brew &lt;b&gt;</h1>
<p>See <strong><a href="/a?b=1&amp;c=&quot;">this</a></strong><br></p>
<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>
<blockquote><p>Quoted</p></blockquote>
<pre><code>a &lt; b
  c</code></pre>
<table><tbody><tr><th><p>Cup</p></th></tr><tr><td><p>one</p></td></tr></tbody></table>
<img src="https://example.com/a.png" alt="&quot;&gt;&lt;script&gt;">
<hr>
<p></p>
</body>
</html>
`);
});

it('has its own main heading in place of its title', () => {
  const first = (draft: DraftNode) =>
    documentAsMarkdown(draftDocumentOf(draft, { title: 'Title' })).split('\n')[0];
  expect(first(DRAFT)).toBe(String.raw`# Brew \<b>`);
  expect(first(node('doc', ...BODY))).toBe('# Title');
});

it('is Markdown with its lists, quotes, code and tables', () => {
  expect(documentAsMarkdown(draftDocumentOf(node('doc', ...BODY.slice(1, 5)), { title: 'T' }))).toBe(
    ['# T', '- one\n  - inner', '> Quoted', '```\na < b\n  c\n```', '| Cup |\n| --- |\n| one |\n'].join(
      '\n\n',
    ),
  );
});
