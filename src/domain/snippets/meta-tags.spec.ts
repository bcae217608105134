import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { emptySnippet } from './empty-snippet';
import { metaTags } from './meta-tags';

it('writes what the form says, and leaves out what is empty', () => {
  const fields = { ...emptySnippet(), ogTitle: 'Tom & "Jerry"', twitterCard: 'summary' as const };
  expect(metaTags(fields, { title: 'A <b>\n c', description: ' ' })).toBe(
    '<title>A &lt;b&gt; c</title>\n<meta property="og:title" content="Tom &amp; &quot;Jerry&quot;">\n<meta name="twitter:card" content="summary">',
  );
  expect(metaTags(emptySnippet(), { title: '', description: '' })).toBe('');
});

it.each([
  ['https://example.com/a', true],
  [' http://example.com ', true],
  ['example.com/a', false],
  ['https://exa mple.com', false],
  ['javascript:alert(1)', false],
])('says og:url of %j: %s', (url, is) => {
  const tags = metaTags({ ...emptySnippet(), url }, { title: '', description: '' });
  expect(tags).toBe(is ? `<meta property="og:url" content="${url.trim()}">` : '');
});

it('writes addresses that were copied out of HTML as they were meant', () => {
  const copied = 'https://a.example/?a=1&amp;b=2';
  const fields = { ...emptySnippet(), url: copied, ogImage: copied, twitterImage: copied };
  const written = [...metaTags(fields, { title: '', description: '' }).matchAll(/content="([^"]*)"/g)];
  // Within an attribute each `&` is written so once.
  expect(written.map(([, content]) => content)).toEqual([copied, copied, copied]);
});

it('lets nothing out of its attribute', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: 'grapheme-ascii' }),
      (title, ogImage) => {
        const { children } = parseDocument(
          metaTags({ ...emptySnippet(), ogImage }, { title, description: '' }),
        );
        const elements = children.flatMap((node) => ('attribs' in node ? [node.name] : []));
        const wanted = [...(title.trim() ? ['title'] : []), ...(ogImage.trim() ? ['meta'] : [])];
        expect(elements).toEqual(wanted);
        const meta = children.find((node) => 'name' in node && node.name === 'meta');
        if (meta && 'attribs' in meta)
          expect(meta.attribs['content']).toBe(ogImage.replace(/\s+/g, ' ').trim());
      },
    ),
  );
});
