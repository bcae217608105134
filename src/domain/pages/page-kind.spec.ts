import type { PageKind } from '../../contracts/pages/page-kinds';
import type { ReadingBlock } from '../../contracts/readings/readings';
import { pageKindOf, type PageTraits } from './page-kind';

const ORIGIN = 'https://a.example';
const LONG = 'A long text says much about one thing and does not lead anywhere else at all. '.repeat(40);

const text = (content: string, more: Partial<ReadingBlock> = {}): ReadingBlock => ({
  ...{ kind: 'text', level: 0, text: content, links: [], code: [] },
  ...more,
});
const linked = (content: string, url: string, more: Partial<ReadingBlock> = {}) =>
  text(content, { links: [{ start: 0, end: content.length, url }], ...more });
const heading = { kind: 'heading', level: 2 } as const;

const ARTICLE = [text(LONG)];
const LINKS = Array.from({ length: 12 }, (_, at) =>
  linked(`How to do thing number ${at}`, `${ORIGIN}/how-to-${at}`, { kind: 'item' }),
);
const TEASERS = Array.from({ length: 5 }, (_, at) => [
  linked(`How to do thing number ${at}`, `${ORIGIN}/how-to-${at}`, heading),
  text('What it is, why it matters, and which of three ways to do it will suit you best. '.repeat(3)),
]).flat();

function kindOf(path: string, more: Partial<Omit<PageTraits, 'address'>> & { blocks?: ReadingBlock[] } = {}) {
  const { blocks = ARTICLE, ...traits } = more;
  const page = { title: 'How to do it', h1: 'How to do it', structuredTypes: [], text: { blocks } };
  return pageKindOf({ ...page, ...traits, address: `${ORIGIN}${path}` });
}

it.each<[PageKind, string]>([
  ['start', '/ /index.html /en/ /de/startseite /pt-br /anasayfa /accueil'],
  ['contact', '/contact /about-us.html /en/about /pages/get-in-touch'],
  ['contact', '/kontakt/ /ueber-uns /%C3%BCber-mich /a-propos /nous-contacter /fr/qui-sommes-nous'],
  ['contact', '/contacto /quienes-somos /contatti /chi-siamo /fale-conosco /quem-somos'],
  ['contact', '/over-ons /neem-contact-op /o-nas /skontaktuj-sie-z-nami /iletisim /hakk%C4%B1m%C4%B1zda'],
  [
    'legal',
    '/privacy-policy /terms-of-service /legal/subprocessors /policies/refund-policy /privacy-policy-2',
  ],
  ['legal', '/datenschutz /datenschutzerklaerung /impressum /de/agb /widerrufsbelehrung'],
  ['legal', '/mentions-legales /politique-de-confidentialite /cgv /aviso-legal /politica-de-privacidad'],
  ['legal', '/informativa-privacy /note-legali /politica-de-privacidade /termos-de-uso'],
  [
    'legal',
    '/privacybeleid /algemene-voorwaarden /polityka-prywatnosci /regulamin /gizlilik-politikasi /kvkk',
  ],
  ['service', '/cart /my-account/orders /login /warenkorb /mein-konto /panier /carrito /carrello /carrinho'],
  ['service', '/winkelwagen /koszyk /sepet /search?q=tea /?s=tea /sitemap /plan-du-site /thank-you'],
  ['archive', '/tag/tea /blog/tags/green-tea /author/jane /page/5 /blog/page/2/ /2024/05/ /blog?page=3'],
  ['archive', '/schlagwort/tee /autor/jan /seite/3 /etiquette/the /auteur/jeanne /etiqueta/te /pagina/2'],
  [
    'archive',
    '/etichetta/te /autore/gio /marcador/cha /trefwoord/thee /etykieta/herbata /strona/4 /etiket/cay /sayfa/2',
  ],
  ['contact', '/kontakty /o-nas /%D0%BE-%D1%81%D0%B0%D0%B9%D1%82%D0%B5'],
  ['legal', '/politika-konfidentsialnosti /ru/oferta'],
  ['service', '/korzina /ru/poisk /karta-sajta'],
  ['archive', '/metka/chaj /tegi/chaj /avtor/ivan /%D0%BC%D0%B5%D1%82%D0%BA%D0%B0/%D1%87%D0%B0%D0%B9'],
  [
    'archive',
    '/metka/chai /%D0%BC%D0%B5%D1%82%D0%BA%D0%B0/%D1%87%D0%B0%D0%B9 /teg/chaj /avtor/anna /stranica/2',
  ],
  ['contact', '/kontakty /o-nas /%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82%D1%8B'],
  [
    'service',
    '/korzina /poisk /%D0%BB%D0%B8%D1%87%D0%BD%D1%8B%D0%B9-%D0%BA%D0%B0%D0%B1%D0%B8%D0%BD%D0%B5%D1%82',
  ],
  ['product', '/products/tea-pot /produkt/teekanne /produit/theiere /producto/tetera /prodotto/teiera'],
  ['product', '/produto/bule /en/product/tea-pot /urun/demlik'],
  [
    'text',
    '/how-to-brew-tea /blog/tea /about-tea /contact-lenses /privacy-screens /2024/05/brew-tea /looking-back/2024/05 /docs/auth/login-flow',
  ],
  ['text', '/de/kontaktlinsen /tags-for-luggage /guide/page-speed /legal-tech-news /impressum-generator'],
])('is told by the address: %s %s', (kind, paths) => {
  const kinds = Object.fromEntries(paths.split(' ').map((path) => [path, kindOf(path)]));
  expect(kinds).toEqual(Object.fromEntries(paths.split(' ').map((path) => [path, kind])));
});

it.each<[PageKind, string, string]>([
  ['legal', 'Privacy Policy', 'Privacy Policy | Tea House'],
  ['legal', 'Datenschutzerklärung', 'Datenschutzerklärung – Teehaus'],
  ['legal', 'Conditions générales de vente', 'CGV'],
  ['contact', 'Über uns', 'Teehaus'],
  ['contact', 'Qui sommes-nous ?', 'Maison du thé'],
  ['contact', 'İletişim', 'Çay evi'],
  ['legal', 'Политика конфиденциальности', 'Чайный дом'],
  ['service', 'Mój koszyk', 'Koszyk | Herbaciarnia'],
  ['text', 'Tea tags: what they tell', 'Tea tags: what they tell | Tea House'],
  ['text', 'Privacy policy generators compared', 'Privacy policy generators compared | Tea House'],
  ['text', 'Was ins Impressum gehört', 'Was ins Impressum gehört'],
])('is told by what the page calls itself: %s, %s', (kind, h1, title) => {
  expect(kindOf('/p-17', { h1, title })).toBe(kind);
});

it.each<[PageKind, string, Parameters<typeof kindOf>]>([
  ['list', 'nothing but links', ['/tea-things', { blocks: LINKS }]],
  ['list', 'teasers under headings that are links', ['/tea-things', { blocks: TEASERS }]],
  ['list', 'one teaser under a heading that is a link', ['/sujet/tea', { blocks: TEASERS.slice(0, 2) }]],
  ['text', 'a text with one link for a heading', ['/tea', { blocks: [text(LONG), ...TEASERS.slice(0, 2)] }]],
  [
    'text',
    'a text whose sections have links for headings',
    ['/tea', { blocks: [TEASERS[0] as ReadingBlock, text(LONG), TEASERS[2] as ReadingBlock, text(LONG)] }],
  ],
  [
    'product',
    'a product with others below it',
    ['/products/pot', { blocks: [text('Iron.'), ...TEASERS.slice(0, 4)] }],
  ],
  [
    'archive',
    'a page that says whose list it is',
    ['/x/tea', { h1: 'Метки: чай', blocks: TEASERS.slice(0, 2) }],
  ],
  ['list', 'a page of a section', ['/x/tea', { h1: 'Раздел: чай', blocks: LINKS.slice(0, 3) }]],
  ['text', 'a text with a colon', ['/x/tea', { h1: 'Tag: how to name things' }]],
  ['list', 'one teaser under its heading', ['/tea-things', { blocks: TEASERS.slice(0, 2) }]],
  [
    'text',
    'a text under one heading that is a link',
    ['/tea-things', { blocks: [...TEASERS.slice(0, 2), ...ARTICLE] }],
  ],
  ['list', 'a category', ['/category/green-tea', { blocks: LINKS }]],
  ['list', 'a category of few words', ['/kategorie/gruener-tee', { blocks: [text('All our green teas.')] }]],
  ['list', 'the index of a blog', ['/blog/', { blocks: [...LINKS, text(LONG.slice(0, 1_800))] }]],
  ['text', 'a text below a category', ['/category/green-tea/how-to-brew', {}]],
  ['text', 'a text at the address of an index', ['/guides', {}]],
  [
    'text',
    'links to other sites',
    ['/best-tools', { blocks: LINKS.map((block) => linked(block.text, 'https://b.example/')) }],
  ],
  ['text', 'an article of links', ['/tea-things', { blocks: LINKS, structuredTypes: ['BlogPosting'] }]],
  ['list', 'structured data of a collection', ['/tea', { structuredTypes: ['CollectionPage', 'WebSite'] }]],
  ['product', 'structured data of a product', ['/tea-pot', { structuredTypes: ['Product', 'Offer'] }]],
  ['text', 'a review of a product', ['/tea-pot', { structuredTypes: ['Article', 'Product'] }]],
  ['contact', 'structured data of a contact', ['/write-to-us', { structuredTypes: ['ContactPage'] }]],
])('is %s: %s', (kind, _, [path, more]) => {
  expect(kindOf(path, more)).toBe(kind);
});
