import type { PageModel, Section } from './page-model';
import type { Noise } from './noise';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const section = ({ heading, paragraphs }: Section) =>
  `<h2>${escaped(heading)}</h2>${paragraphs.map(paragraph).join('\n')}`;
const list = (items: readonly string[], name = '') =>
  `<ul class="${name}">${items.map((item, at) => `<li><a href="/i/${at}">${escaped(item)}</a></li>`).join('')}</ul>`;
const MENU =
  '<ul><li><a href="/">Home</a></li><li><a href="/all">All</a></li><li><a href="/new">New</a></li></ul>';

function jsonLd(page: PageModel): string {
  if (!page.hasJsonLd) return '';
  const offers = {
    ...{ '@type': 'Offer', price: page.price.toFixed(2), priceCurrency: 'EUR' },
    availability: `https://schema.org/${page.isInStock ? 'InStock' : 'OutOfStock'}`,
  };
  const whole =
    page.kind === 'shop'
      ? { '@type': 'Product', name: page.h1, sku: 'K-7', offers }
      : {
          '@type': 'Article',
          headline: page.h1,
          datePublished: page.published,
          author: { '@type': 'Person', name: 'Ada' },
        };
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...whole })}</script>`;
}

function head(page: PageModel, noise: Noise): string {
  return [
    `<meta charset="utf-8"><title>${escaped(page.title)}</title>`,
    page.description && `<meta name="description" content="${escaped(page.description)}">`,
    page.canonical && `<link rel="canonical" href="${page.canonical}">`,
    page.robots && `<meta name="robots" content="${page.robots}">`,
    ...page.hreflang.map(([lang, url]) => `<link rel="alternate" hreflang="${lang}" href="${url}">`),
    `<meta property="og:title" content="${escaped(page.ogTitle)}">`,
    noise.head,
    jsonLd(page),
  ].join('\n');
}

/** By kind of page, how its system builds it around what the author wrote. */
const BODIES: Readonly<Record<PageModel['kind'], (page: PageModel, noise: Noise) => string>> = {
  blog: (page, noise) =>
    `<div class="wp-site-blocks"><header><nav>${MENU}</nav></header><main class="wp-block-group"><article class="post tag-cookies"><h1>${escaped(page.h1)}</h1>${noise.meta}<div class="entry-content">${page.sections.map(section).join(noise.middle)}</div>${list(noise.items(page.items))}</article>${noise.related}${noise.bottom}</main><footer>${noise.footer}Proudly powered by WordPress</footer></div>`,
  shop: (page, noise) =>
    `<div class="page-wrapper has-ads"><header class="header">${MENU}</header><main id="MainContent"><h1>${escaped(page.h1)}</h1>${noise.meta}<div class="price">${page.phrases.price(page.price)}</div><p class="stock">${page.isInStock ? page.phrases.inStock : page.phrases.outOfStock}</p>${page.sections.map(section).join(noise.middle)}<table>${noise
      .items(page.items)
      .map((item, at) => `<tr><th>${at === -1 ? '' : 'Info'}</th><td>${escaped(item)}</td></tr>`)
      .join(
        '',
      )}</table>${noise.related}${noise.bottom}</main><footer>${noise.footer}<p>© The Shop</p></footer></div>`,
  news: (page, noise) =>
    `<div id="top">${MENU}</div><div class="layout"><div class="story">${noise.top}<h1>${escaped(page.h1)}</h1>${noise.meta}<p class="date">${page.published}</p>${page.sections.map(section).join(noise.middle)}${list(noise.items(page.items), 'teasers')}</div>${noise.related}<aside><p>Newsletter</p></aside>${noise.bottom}</div><div id="bottom">© The Paper</div><footer>${noise.footer}</footer>`,
  docs: (page, noise) =>
    `<nav>${MENU}</nav><main><h1>${escaped(page.h1)}</h1>${noise.meta}${page.sections.map(section).join(noise.middle)}<pre>npm install kettle\nnpx kettle --boil</pre><dl>${noise
      .items(page.items)
      .map((item) => `<dt>${escaped(item)}</dt><dd>option</dd>`)
      .join('')}</dl>${noise.related}${noise.bottom}</main><footer>${noise.footer}</footer>`,
  listing: (page, noise) =>
    `<header>${MENU}</header><section><h1>${escaped(page.h1)}</h1>${noise.meta}${page.sections.map(section).join(noise.middle)}<div class="grid">${noise
      .items(page.items)
      .map(
        (item, at) =>
          `<div class="card product_cat-cookies"><a href="/c/${at % 3}"><h3>${escaped(item)}</h3></a></div>`,
      )
      .join('')}</div>${noise.related}${noise.bottom}</section><footer>${noise.footer}</footer>`,
};

/** The page as a server sends it. */
export function render(page: PageModel, noise: Noise): string {
  const links = page.links.map((href) => `<a href="${href}">${href.slice(1)}</a>`).join(' ');
  const top = page.kind === 'news' ? '' : noise.top;
  const body = `${top}${BODIES[page.kind](page, noise)}<div class="links">${links}</div>`;
  const html = `<!doctype html><html lang="${page.lang}"><head>${head(page, noise)}</head><body class="cookies-not-set">${body}</body></html>`;
  return noise.html(html);
}
