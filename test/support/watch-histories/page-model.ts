import { LANGUAGES, paragraphsOf, type Phrases } from './languages';
import { oneOf, type Random, someOf, wholeBetween } from './random';

export const KINDS = ['blog', 'shop', 'news', 'docs', 'listing'] as const;
export type PageKind = (typeof KINDS)[number];

export interface Section {
  heading: string;
  paragraphs: string[];
}

/** All that an author decides of a page; what systems add is noise. */
export interface PageModel {
  kind: PageKind;
  phrases: Phrases;
  url: string;
  finalUrl: string;
  /** Addresses that lead to it, one to the next. */
  hops: string[];
  headers: Record<string, string>;
  robotsTxt: 'allowed' | 'blocked';
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  robots: string;
  hreflang: [lang: string, url: string][];
  ogTitle: string;
  h1: string;
  sections: Section[];
  /** Headings of other pages: what a listing lists. */
  items: string[];
  links: string[];
  /** Of a shop. */
  price: number;
  isInStock: boolean;
  hasJsonLd: boolean;
  published: string;
}

const shorten = (text: string, length: number) => {
  const cut = text.slice(0, length);
  return (text.length > length && cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut).replace(
    /[,;:.。、]$/,
    '',
  );
};

/** A page of one kind, in one of the languages, on a site of its own or under the address of one that answers. */
export function pageModel(random: Random, site?: string): PageModel {
  const phrases = oneOf(random, LANGUAGES);
  const kind = oneOf(random, KINDS);
  const texts = someOf(random, paragraphsOf(phrases), 60);
  const take = (count: number) => texts.splice(0, count);
  const name = (length = 60) => shorten(take(1)[0] ?? 'Page', length);
  const number = wholeBetween(random, 1, 99);
  const host = site ?? `https://www.${kind}-${number}.example`;
  const url = `${host}/${phrases.lang}/page-${wholeBetween(random, 1, 9999)}`;
  const h1 = name();
  const sections = Array.from({ length: wholeBetween(random, 2, 4) }, () => ({
    heading: name(40),
    paragraphs: take(wholeBetween(random, 2, 4)),
  }));
  return {
    ...{
      kind,
      phrases,
      url,
      finalUrl: url,
      hops: [],
      headers: {},
      robotsTxt: 'allowed',
      lang: phrases.lang,
      h1,
      sections,
    },
    ...{
      title: `${h1} | ${kind}`,
      description: shorten(sections[0]?.paragraphs[0] ?? h1, 150),
      canonical: url,
    },
    ...{ robots: 'index, follow', ogTitle: h1, items: Array.from({ length: 8 }, () => name(50)) },
    hreflang: [
      [phrases.lang, url],
      ['x-default', `${host}/page`],
    ],
    links: ['/about', '/contact', '/delivery'],
    price: wholeBetween(random, 500, 50_000) / 100,
    ...{ isInStock: true, hasJsonLd: kind !== 'docs', published: '2026-03-14' },
  };
}
