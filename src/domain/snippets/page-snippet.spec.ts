import { PageReader } from '../pages/page-reader';
import { pageSnippet } from './page-snippet';

function read(html: string) {
  const url = 'https://a.example/shoes/';
  const reader = new PageReader({ url }, { withJsonLd: true });
  reader.write(html);
  return pageSnippet(url, reader.endAsResult());
}

it.each([
  [
    'the first that is no drawing',
    '<link rel=icon href=/a.svg><link rel=icon href="/a.ico?1"><link rel=icon href=/a.png>',
    '/a.png',
  ],
  ['that of a telephone', '<link rel=icon href=data:,><link rel=apple-touch-icon href=/touch>', '/touch'],
  ['none where there is none', '<link rel=icon href=/a.svg>', ''],
])('takes as icon %s', (_, html, path) => {
  expect(read(html).icon).toBe(path && `https://a.example${path}`);
});

it('takes what a page says of itself, with whole addresses', () => {
  const page = read(`<title>Shoes</title><meta name=description content="All shoes"><base href="/media/">
    <link rel="shortcut icon" href="i.png"><meta property="og:site_name" content="Shoely">
    <meta property="og:image" content="og.png"><meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="Shoes on X"><h1></h1><h1>Our shoes</h1>
    <script type="application/ld+json">{"@type":"Offer","price":"89","priceCurrency":"EUR"}</script>
    <script type="application/ld+json">{broken</script>`);
  expect(page).toMatchObject({
    title: 'Shoes',
    description: 'All shoes',
    h1: 'Our shoes',
    siteName: 'Shoely',
    ogImage: 'https://a.example/media/og.png',
    twitterCard: 'summary_large_image',
    twitterTitle: 'Shoes on X',
    twitterImage: '',
    icon: 'https://a.example/media/i.png',
    price: 'EUR 89',
  });
});

it('finds nothing on an empty page', () => {
  const { url, ...rest } = read('');
  expect(url).toBe('https://a.example/shoes/');
  expect(Object.values(rest).every((value) => value === '')).toBe(true);
});
