/** How usual systems build their pages: a theme around what one page says alone. */
export interface Theme {
  name: string;
  page(n: number): string;
  /** What the reader of a page should get, of the page alone. */
  own(n: number): string[];
  /** Paths of the links in that. */
  links(n: number): string[];
}

const bodyOf = (n: number) =>
  `<p>Page ${n} tells of topic ${n} and of <a href="/topic-${n}">topic ${n} in depth</a>.</p>` +
  `<h2>Why topic ${n}</h2><ul><li>Reason ${n}a</li><li>Reason ${n}b</li></ul>`;
const ownOf = (n: number) => [
  `About topic ${n}`,
  `Page ${n} tells of topic ${n} and of topic ${n} in depth.`,
  `Why topic ${n}`,
  `Reason ${n}a`,
  `Reason ${n}b`,
];
const MENU = '<a href="/">Home</a> <a href="/shop">Shop</a> <a href="/blog">Blog</a>';
const COOKIES = (where: string) =>
  `<div class="${where}"><p>We use cookies to improve your visit.</p><button>Accept all</button><a href="/privacy">Privacy policy</a></div>`;
const page = (lang: string, body: string) =>
  `<!doctype html><html ${lang}><head><title>x</title></head><body>${body}</body></html>`;
const english = (body: string) => page('lang="en"', body);
const LINKS = (n: number) => [`/topic-${n}`];

export const THEMES: Theme[] = [
  {
    name: 'WordPress, with blocks, related posts and a cookie bar',
    page: (n) =>
      english(
        `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">The Shop</a></p><nav>${MENU}</nav></header>` +
          `<main class="wp-block-group"><h1 class="wp-block-post-title">About topic ${n}</h1><div class="entry-content">${bodyOf(n)}</div>` +
          `<h3>Related posts</h3><ul><li><a href="/most-read">The most read post</a></li></ul><p>Leave a Reply</p><form><label>Name</label><button>Post Comment</button></form></main>` +
          `<footer class="wp-block-template-part">Proudly powered by WordPress</footer></div>${COOKIES('cky-consent')}`,
      ),
    own: ownOf,
    links: LINKS,
  },
  {
    name: 'Shopify, with an announcement bar and a basket in the main element',
    page: (n) =>
      english(
        `<div class="announcement-bar"><p>Free delivery from 50 €</p></div><header class="section-header">${MENU}</header>` +
          `<main id="MainContent"><h1>About topic ${n}</h1>${bodyOf(n)}<button name="add">Add to cart</button><select><option>Red</option><option>Blue</option></select>` +
          `<p>Tax included. <a href="/policies/shipping">Shipping</a> calculated at checkout.</p><aside>You may also like</aside></main><footer>© The Shop</footer>`,
      ),
    own: ownOf,
    links: LINKS,
  },
  {
    name: 'Ghost, with an article alone and a place to subscribe',
    page: (n) =>
      english(
        `<div class="gh-viewport"><header id="gh-head">${MENU}</header><article class="gh-article"><header class="gh-article-header"><h1>About topic ${n}</h1></header>` +
          `<section class="gh-content">${bodyOf(n)}</section></article><section class="gh-subscribe"><h3>Sign up for more</h3><p>Get the latest posts by mail.</p></section><footer>Powered by Ghost</footer></div>`,
      ),
    own: ownOf,
    links: LINKS,
  },
  {
    name: 'a theme of tables and divs without landmarks',
    page: (n) =>
      english(
        `<div id="top"><a href="/"><img src="logo.png" alt="The Shop"></a><ul class="menu"><li><a href="/shop">Shop</a></li><li><a href="/blog">Blog</a></li></ul></div>` +
          `<table><tr><td><div class="content"><h1>About topic ${n}</h1>${bodyOf(n)}</div></td><td><div class="side"><h3>Categories</h3><p><a href="/c/1">Shoes</a></p></div></td></tr></table>` +
          `<div id="bottom">© The Shop <a href="/imprint">Imprint</a></div>`,
      ),
    own: ownOf,
    links: LINKS,
  },
  {
    name: 'a theme that is written from right to left',
    page: (n) =>
      page(
        'lang="ar" dir="rtl"',
        `<div class="menu"><a href="/">الرئيسية</a></div><div class="text"><h1>حول الموضوع ${n}</h1><p>تتحدث الصفحة ${n} عن <a href="/topic-${n}">الموضوع ${n}</a>.</p></div><div class="foot">جميع الحقوق محفوظة</div>`,
      ),
    own: (n) => [`حول الموضوع ${n}`, `تتحدث الصفحة ${n} عن الموضوع ${n}.`],
    links: LINKS,
  },
];
