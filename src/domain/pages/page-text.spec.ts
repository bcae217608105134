import { mainTextOf, textOfHtml, withMainHeading } from './page-text';
import { readZones } from './read-page';

const mainTextOfHtml = (html: string) => mainTextOf(readZones(html, { url: 'https://example.com/' }));

const PAGE = `<html><head><title>T</title><style>p{}</style></head><body>
  <header>Logo</header><nav><a>Home</a></nav>
  <main><h1>Shoes</h1><p>Good <b>sh</b>oes
  &amp; more.</p><script>let x;</script><ul><li>One<li>Two</ul><table><tr><td>a<td>b</table></main>
  <footer>Contact</footer></body></html>`;

it('reads the main part of a page, a line for each block', () => {
  expect(mainTextOfHtml(PAGE).split('\n')).toEqual(['Shoes', 'Good shoes & more.', 'One', 'Two', 'a b']);
});

it('reads all of it, without what is no text', () => {
  expect(textOfHtml(PAGE).split('\n')).toEqual([
    ...['Logo', 'Home', 'Shoes', 'Good shoes & more.', 'One', 'Two', 'a b', 'Contact'],
  ]);
});

it('leaves the surroundings out where no main part is named', () => {
  expect(mainTextOfHtml('<nav>Menu</nav><p>Text<p>More<footer>End</footer>')).toBe('Text\nMore');
});

it('reads broken markup as far as it goes', () => {
  expect(textOfHtml('<div><p>One</div><b>Two</p> <a href="x')).toBe('One\nTwo');
});

it.each([
  [
    'back in front of an article that lacks it',
    '<h1>Best <b>shoes</b></h1><p>Text',
    'Text',
    'Best shoes\nText',
  ],
  ['back though the text names it', '<h1>Shoes</h1>', 'Shoes wear out.', 'Shoes\nShoes wear out.'],
  ['once where it is already', '<h1>Shoes</h1>', 'Intro\nShoes\nText', 'Intro\nShoes\nText'],
  ['once of several', '<h1>One</h1><h1>Two</h1>', 'Text', 'One\nText'],
  ['nowhere as a logo', '<header><h1>Acme</h1></header>', 'Text', 'Text'],
  ['nowhere if there is none', '<h2>Shoes</h2>', 'Text', 'Text'],
  ['nowhere without an article', '<h1>Shoes</h1>', '', ''],
])('puts the main heading %s', (_, html, article, text) => {
  expect(withMainHeading(article, readZones(html, { url: 'https://example.com/' }))).toBe(text);
});
