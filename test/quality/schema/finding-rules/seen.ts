import { offer, pageOf, place, product, rating, review, type RuleCase, SHOP } from './rule-case';

const kettle = {
  ...product,
  offers: { ...offer, price: '19.99' },
  aggregateRating: { ...rating, ratingValue: '4.5' },
};
const named = (name: string) => ({ '@type': 'Product', name, aggregateRating: rating });
const shop = { '@type': 'Restaurant', '@id': '#r', name: 'The Kettle', address: '1 High Street', url: SHOP };
const shownAs = (what: string, seen: string, isTold: boolean, head = ''): RuleCase => [
  'not-visible',
  what,
  pageOf(kettle, seen, head),
  isTold,
];
const REST = 'Kettle 19.99 4.5';
const styled = (css: string) => `<style>${css}</style>`;

/** What people see of a page, and whose words a review's are. */
export const SEEN: readonly RuleCase[] = [
  shownAs('all', REST, false),
  shownAs('another price', 'Kettle 29.99 4.5', true),
  shownAs('stars, half a one down', 'Kettle 19.99 ★★★★☆', false),
  shownAs('four stars and a half', 'Kettle 19.99 ★★★★½', false),
  shownAs('stars with blanks', 'Kettle 19.99 ★ ★ ★ ★ ☆', false),
  shownAs('yellow stars', 'Kettle 19.99 ⭐️⭐️⭐️⭐️', false),
  shownAs('three stars', 'Kettle 19.99 ★★★☆☆', true),
  shownAs('one star as a sign', 'Kettle 19.99 ★ 3', true),
  shownAs('a half', 'Kettle 19.99, 4½ of 5', false),
  shownAs('a quarter', 'Kettle 19.99, 4¼', true),
  shownAs('the sign between euros and cents', 'Kettle 19€99 4.5', false),
  shownAs('it with blanks', 'Kettle 19 € 99 4.5', false),
  shownAs('Arabic digits', 'Kettle ١٩٫٩٩ ٤٫٥', false),
  shownAs('Persian digits', 'Kettle ۱۹٫۹۹ ۴٫۵', false),
  shownAs('Devanagari digits', 'Kettle १९.९९ ४.५', false),
  shownAs('full-width digits', 'Kettle １９．９９ ４．５', false),
  shownAs('other Arabic digits', 'Kettle ٢٩٫٩٩ ٤٫٥', true),
  shownAs('a soft hyphen', 'Ket&shy;tle 19.99 4.5', false),
  shownAs('a zero-width space', 'Ket\u200btle 19\u200b.99 4.5', false),
  shownAs('full-width letters', 'Ｋｅｔｔｌｅ 19.99 4.5', false),
  [
    'not-visible',
    'letters and their marks apart',
    pageOf(named('Café crème'), 'Cafe\u0301 cre\u0300me 4.5'),
    false,
  ],
  ['not-visible', 'letters and their marks together', pageOf(named('Cafe\u0301'), 'Café 4.5'), false],
  [
    'not-visible',
    'signs as HTML writes them',
    pageOf(named('Tom &amp; Jerry&#8217;s'), 'Tom & Jerry’s 4.5'),
    false,
  ],
  ['not-visible', 'SS for ß', pageOf(named('Straßenkarte'), 'STRASSENKARTE 4.5'), false],
  ['not-visible', 'ß for SS', pageOf(named('STRASSENKARTE'), 'Straßenkarte 4.5'), false],
  ['not-visible', 'a ligature', pageOf(named('Efficient'), 'Eﬃcient 4.5'), false],
  ['not-visible', 'a letter without its mark', pageOf(named('Café'), 'Cafe 4.5'), true],
  shownAs('hidden', `<p hidden>${REST}</p>x`, true),
  shownAs('hidden until it is found', `<p hidden="until-found">${REST}</p>`, false),
  shownAs('in a style', `<p style="color: red; display : none">${REST}</p>x`, true),
  shownAs('by visibility', `<p style="visibility:hidden">${REST}</p>x`, true),
  shownAs('by a class', `<p class="a b">${REST}</p>x`, true, styled('.b{display:none}')),
  shownAs('by an id', `<p id="b">${REST}</p>x`, true, styled('h1, #b { display: none !important; }')),
  shownAs(
    'behind an import',
    `<p class="b">${REST}</p>x`,
    true,
    styled('@import url(x.css);.b{display:none}'),
  ),
  shownAs('by what stands before it', `<p class="b">${REST}</p>`, false, styled('.b::before{display:none}')),
  shownAs('within what is hidden', `<div hidden><div><p>${REST}</p></div></div>x`, true),
  shownAs('beside what is hidden', `<p hidden>x</p><p>${REST}</p>`, false),
  shownAs('behind what is hidden and not closed', `<ul><li hidden>x<li>${REST}</ul>`, false),
  shownAs(
    'by a class that is shown again',
    `<p class="b">${REST}</p>`,
    false,
    styled('.b{display:none}.a .b{display:block}'),
  ),
  shownAs(
    'by a class, and shown by its style',
    `<p class="b" style="display:block">${REST}</p>`,
    false,
    styled('.b{display:none}'),
  ),
  shownAs('within something', `<p class="b">${REST}</p>`, false, styled('.a .b{display:none}')),
  shownAs('on paper', `<p class="b">${REST}</p>`, false, styled('@media print{.b{display:none}}')),
  shownAs(
    'on paper, by the whole style',
    `<p class="b">${REST}</p>`,
    false,
    '<style media="print">.b{display:none}</style>',
  ),
  shownAs(
    'without scripts',
    `<p class="b">${REST}</p>`,
    false,
    `<noscript>${styled('.b{display:none}')}</noscript>`,
  ),
  shownAs('in a comment of the style', `<p class="b">${REST}</p>`, false, styled('/* .b{display:none} */')),
  shownAs('in what opens', `<details><summary>x</summary>${REST}</details>`, false),
  [
    'not-visible',
    'the names of a loyalty programme',
    pageOf(
      {
        '@type': 'MemberProgram',
        name: 'Club',
        description: 'Points.',
        hasTiers: { '@type': 'MemberProgramTier', name: 'Gold' },
      },
      'Kettles',
    ),
    false,
  ],
  [
    'not-visible',
    'the name of a shipping service',
    pageOf({ '@type': 'ShippingService', name: 'Post' }, 'Kettles'),
    false,
  ],
  ['not-visible', 'the name of a recipe', pageOf({ '@type': 'Recipe', name: 'Tea' }, 'Kettles'), true],

  ['self-serving', 'a shop with a rating', { ...shop, aggregateRating: rating }, true],
  ['self-serving', 'a shop with a review', { ...shop, review }, true],
  ['self-serving', 'a review of the shop', { ...review, itemReviewed: shop }, true],
  ['self-serving', 'a rating of the shop', { ...rating, itemReviewed: shop }, true],
  [
    'self-serving',
    'a review that names it',
    { '@graph': [shop, { ...review, itemReviewed: { '@id': '#r' } }] },
    true,
  ],
  [
    'self-serving',
    'a shop that names the review',
    {
      '@graph': [
        { ...shop, review: { '@id': '#v' } },
        { ...review, '@id': '#v' },
      ],
    },
    true,
  ],
  [
    'self-serving',
    'a review of an organization',
    { ...review, itemReviewed: { '@type': 'Organization', name: 'Acme' } },
    true,
  ],
  [
    'self-serving',
    'one that it publishes',
    { ...review, itemReviewed: shop, publisher: { '@id': '#r' } },
    true,
  ],
  [
    'self-serving',
    'one that somebody else publishes',
    { ...review, itemReviewed: shop, publisher: { '@type': 'Organization', name: 'The Bath Times' } },
    false,
  ],
  [
    'self-serving',
    'one of a shop with a site of its own',
    { ...review, itemReviewed: { ...shop, url: 'https://kettle.example/' } },
    false,
  ],
  ['self-serving', 'a review of a product', { ...review, itemReviewed: product }, false],
  ['self-serving', 'a review of a place that is no business', { ...review, itemReviewed: place }, false],
  [
    'self-serving',
    'what employees say',
    { ...rating, '@type': 'EmployerAggregateRating', itemReviewed: shop },
    false,
  ],
  ['self-serving', 'a rental', { ...shop, '@type': 'VacationRental', aggregateRating: rating }, false],
];
