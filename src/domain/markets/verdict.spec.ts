import { type MarketPage, signalsOf } from './signals';
import { disagreementSentence, verdictOf } from './verdict';

const pageOf = (changes: Partial<MarketPage>): MarketPage => ({
  url: 'https://example.com/',
  lang: null,
  contentLanguage: null,
  openGraph: {},
  hreflangs: [],
  textLanguage: null,
  ...changes,
});
const told = (changes: Partial<MarketPage>) => {
  const { state, language, country, disagreements } = verdictOf(signalsOf(pageOf(changes)));
  return [state, language, country, disagreements.map(({ source }) => source)];
};
const locale = (value: string) => ({ openGraph: { 'og:locale': value } });

it.each<[string, Partial<MarketPage>, unknown[]]>([
  ['nothing', {}, ['unknown', null, null, []]],
  ['a language that is told as another', { lang: 'id', textLanguage: 'ms' }, ['unknown', 'id', null, []]],
  ['a lone lang', { lang: 'de-AT' }, ['unknown', 'de', 'AT', []]],
  ['a lone domain', { url: 'https://example.de/' }, ['unknown', null, 'DE', []]],
  ['lang and text', { lang: 'de', textLanguage: 'de' }, ['agree', 'de', null, []]],
  ['lang and domain', { lang: 'de', url: 'https://example.de/' }, ['agree', 'de', 'DE', []]],
  ['Bokmål and Norwegian', { lang: 'nb-NO', textLanguage: 'no' }, ['agree', 'no', 'NO', []]],
  ['another text', { lang: 'en', textLanguage: 'de' }, ['disagree', 'de', null, ['html-lang']]],
  [
    'two of three',
    { lang: 'fr', contentLanguage: 'de', ...locale('fr_FR') },
    ['disagree', 'fr', 'FR', ['content-language']],
  ],
  [
    'a default locale of a system',
    { url: 'https://example.co.uk/', lang: 'en-GB', ...locale('en_US') },
    ['disagree', 'en', 'GB', ['og-locale']],
  ],
  [
    'a domain of where the language is not spoken',
    { url: 'https://example.jp/', lang: 'de', textLanguage: 'de' },
    ['disagree', 'de', 'JP', ['tld']],
  ],
  ['a folder of a language', { url: 'https://example.com/fr/x', lang: 'fr' }, ['agree', 'fr', null, []]],
  [
    'a folder of a country',
    { url: 'https://example.com/at/', lang: 'de-AT', textLanguage: 'de' },
    ['agree', 'de', 'AT', []],
  ],
  [
    'letters of a language and of a country',
    { url: 'https://example.com/ca/', lang: 'en-CA', textLanguage: 'en' },
    ['agree', 'en', 'CA', []],
  ],
  [
    'a folder of another language',
    { url: 'https://example.com/fr/', lang: 'de', textLanguage: 'de' },
    ['disagree', 'de', null, ['address']],
  ],
  ['a pair', { url: 'https://example.com/de-at/', lang: 'de' }, ['agree', 'de', 'AT', []]],
  ['a pair in the other order', { url: 'https://example.com/ch-fr/', lang: 'fr' }, ['agree', 'fr', 'CH', []]],
  ['a subdomain', { url: 'https://es.example.com/', lang: 'es' }, ['agree', 'es', null, []]],
  ['a word that is a code', { url: 'https://my.example.com/', lang: 'en' }, ['unknown', 'en', null, []]],
  ['a generic domain of a country', { url: 'https://example.io/', lang: 'en' }, ['unknown', 'en', null, []]],
  [
    'its own hreflang',
    { lang: 'de', hreflangs: [{ lang: 'fr', url: 'https://example.com/' }] },
    ['disagree', 'de', null, ['hreflang']],
  ],
  [
    'the hreflang of others',
    { lang: 'de', hreflangs: [{ lang: 'fr', url: 'https://example.com/fr' }] },
    ['unknown', 'de', null, []],
  ],
  ['a list of languages', { lang: 'de', contentLanguage: 'de, en' }, ['unknown', 'de', null, []]],
  ['what is no language', { lang: 'xx', contentLanguage: 'none' }, ['unknown', null, null, []]],
])('weighs %s', (_, changes, expected) => {
  expect(told(changes)).toEqual(expected);
});

it('says why', () => {
  const { disagreements } = verdictOf(
    signalsOf(pageOf({ url: 'https://example.jp/', lang: 'en-US', textLanguage: 'de' })),
  );
  expect(disagreements.map(disagreementSentence)).toEqual([
    'html lang says en-US, the page stands for German.',
    'html lang says en-US, the page stands for Japan.',
    'TLD .jp (Japan): German is not a main language there.',
  ]);
});
