import { reportOnMarkup } from '../markup-report';

const possible = (html: string) =>
  reportOnMarkup({ text: html, address: 'https://shop.example/', today: '2026-11-22' }).possible;

it.each([
  ['breadcrumb', '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav>'],
  ['product-snippet', '<h1>Kettle</h1><p>€ 19,50</p><button>Add to cart</button>'],
  ['recipe', '<h2>Ingredients</h2><p>Tea</p><h2>Method</h2><p>Boil.</p>'],
  ['review-snippet', '<h1>Kettle</h1><p>Rated 4.5 out of 5</p>'],
  ['article', '<article><h1>Kettles</h1><time datetime="2026-01-02">2 January</time></article>'],
  ['video', '<iframe src="https://www.youtube.com/embed/x"></iframe>'],
  ['qa-page', '<h2>Why?</h2><p>So.</p><h2>なぜ？</h2><p>So.</p>'],
  ['local-business', '<address>1 High Street, Bath</address>'],
])('a page could carry %s', (feature, html) => {
  expect(possible(html)).toMatchObject([{ feature, reason: expect.stringMatching(/.{20}/) }]);
});

it.each([
  ['a page of text', '<h1>Kettles</h1><p>Water boils at 100 degrees.</p>'],
  ['a price in a text', '<p>It cost $5 in 1990.</p>'],
  ['one question', '<h2>Why?</h2>'],
])('%s could carry nothing', (_, html) => {
  expect(possible(html)).toEqual([]);
});

it('says nothing of it where there is markup', () => {
  expect(possible('<video></video><div itemscope itemtype="https://schema.org/Thing"></div>')).toEqual([]);
});
