import { looksLikeHtml } from './looks-like-html';

it.each([
  ['<p>One</p><p>Two</p>', true],
  ['a < b and c > d', false],
  ['Use <b>bold</b> sparingly', false],
  ['<ul><li>One<li>Two</ul>', true],
])('takes %j for HTML: %s', (text, is) => {
  expect(looksLikeHtml(text)).toBe(is);
});
