import { checkHreflangs } from './hreflang-check';
import { isHreflangCode, readHreflang } from './hreflang-code';

it.each([
  ['en', 'en', null],
  ['en-GB', 'en', 'GB'],
  ['EN-gb', 'en', 'GB'],
  ['zh-Hant', 'zh', null],
  ['zh-Hant-TW', 'zh', 'TW'],
  ['uk', 'uk', null],
  ['es-419', 'es', '419'],
  ['sr-Latn', 'sr', null],
  ['sr-Cyrl-RS', 'sr', 'RS'],
  ['zh-Hans-CN', 'zh', 'CN'],
  ['x-default', '', null],
])('takes %s', (code, language, region) => {
  expect(readHreflang(code)).toEqual({ valid: true, language, region });
  expect(isHreflangCode(code)).toBe(true);
});

it.each([
  ['en-UK', 'en-GB'],
  ['en_GB', 'en-GB'],
  ['en-EU', 'en'],
  ['es-150', 'es'],
  ['jp', 'ja-JP'],
  ['us', 'en-US'],
  ['us-en', 'en-US'],
  ['gb', 'en-GB'],
  ['iw', 'he'],
  ['deu', 'de'],
  ['zh-TW-Hant', 'zh-Hant-TW'],
  ['de-DE-AT', 'de-DE'],
  ['xdefault', 'x-default'],
  ['english', null],
  ['', null],
])('refuses %j', (code, suggestion) => {
  expect(readHreflang(code)).toEqual({ valid: false, suggestion });
  expect(isHreflangCode(code)).toBe(false);
});

const at = (path: string) => `https://example.com${path}`;
const page = (path: string, annotations: Record<string, string> | [string, string][]) => ({
  addresses: [at(path)],
  hreflangs: (Array.isArray(annotations) ? annotations : Object.entries(annotations)).map(
    ([lang, target]) => ({
      lang,
      url: target.startsWith('/') ? at(target) : target,
    }),
  ),
});
const faults = (...pages: Parameters<typeof checkHreflangs>[0][number][]) =>
  checkHreflangs(pages).map((found) => found.map(({ fault, code }) => (code ? `${fault} ${code}` : fault)));

it('finds nothing wrong with pages that name themselves, each other and a default', () => {
  const both = { en: '/en', de: '/de', 'x-default': '/en' };
  expect(faults(page('/en', both), page('/de', both), page('/other', {}))).toEqual([[], [], []]);
});

it('takes an address behind a redirect for the page itself', () => {
  const own = { addresses: [at('/old'), at('/en')], hreflangs: page('', { en: '/old' }).hreflangs };
  expect(faults(own)).toEqual([['no-x-default']]);
});

it('misses the reference to itself, the default and the link back of a page of the run', () => {
  expect(
    faults(page('/en', { de: '/de', fr: '/fr' }), page('/de', { de: '/de', 'x-default': '/de' })),
  ).toEqual([['no-return-link de', 'no-self', 'no-x-default'], []]);
});

it('tells codes that are written twice from codes of several addresses', () => {
  const found = faults(
    page('/en', [
      ['en', '/en'],
      ['EN', '/en'],
      ['de', '/a'],
      ['de', '/b'],
      ['x-default', '/en'],
    ]),
  );
  expect(found).toEqual([['duplicate EN', 'conflict de']]);
});

it('says what to write instead, also of Ukrainian for the United Kingdom', () => {
  const [found] = checkHreflangs([page('/', { 'en-UK': '/', uk: 'https://example.co.uk/' })]);
  expect(found?.slice(0, 2)).toEqual([
    { fault: 'invalid-code', code: 'en-UK', target: at('/'), suggestion: 'en-GB' },
    { fault: 'uk-for-gb', code: 'uk', target: 'https://example.co.uk/', suggestion: 'en-GB' },
  ]);
});
