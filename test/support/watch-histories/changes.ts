import type { WatchFieldName } from '../../../src/contracts/watches/watch-content';
import type { PageModel } from './page-model';
import { oneOf, type Random, wholeBetween } from './random';

/** What an author does, and which fields a watch should name; without the numbers of words and links. */
export interface Change {
  fields: (page: PageModel) => WatchFieldName[];
  apply: (page: PageModel, random: Random) => Partial<PageModel>;
  /** Kinds of pages that have what is changed; all without. */
  only?: readonly PageModel['kind'][];
}

const SHOP = ['shop'] as const;
const NEW_TEXT = 'A wholly new remark that nobody has made on this page before today, K 7.';

function onSection(page: PageModel, random: Random, edit: (paragraphs: string[], at: number) => string[]) {
  const chosen = wholeBetween(random, 0, page.sections.length - 1);
  const sections = page.sections.map((section, place) => {
    if (place !== chosen) return section;
    const at = wholeBetween(random, 0, section.paragraphs.length - 1);
    return { ...section, paragraphs: edit(section.paragraphs, at) };
  });
  return { sections };
}

const withH1 = (page: PageModel): WatchFieldName[] => (page.hasJsonLd ? ['h1', 'jsonLd'] : ['h1']);

export const CHANGES: Readonly<Record<string, Change>> = {
  title: { fields: () => ['title'], apply: ({ title }) => ({ title: `New: ${title}` }) },
  description: { fields: () => ['description'], apply: () => ({ description: NEW_TEXT }) },
  'description gone': { fields: () => ['description'], apply: () => ({ description: '' }) },
  'first heading': { fields: withH1, apply: ({ h1 }) => ({ h1: `${h1} (2027)` }) },
  'noindex in a meta element': {
    fields: () => ['indexable', 'robots'],
    apply: () => ({ robots: 'noindex, follow' }),
  },
  'noindex in a header': {
    fields: () => ['indexable', 'xRobotsTag'],
    apply: () => ({ headers: { 'x-robots-tag': 'noindex' } }),
  },
  'nofollow in a meta element': { fields: () => ['robots'], apply: () => ({ robots: 'index, nofollow' }) },
  'canonical to another page': {
    fields: () => ['indexable', 'canonical'],
    apply: ({ url }) => ({ canonical: `${url}-other` }),
  },
  'canonical gone': { fields: () => ['canonical'], apply: () => ({ canonical: null }) },
  'final address': {
    fields: () => ['finalUrl', 'redirects', 'indexable'],
    apply: ({ url }) => ({ finalUrl: `${url}/moved`, hops: [url] }),
  },
  'redirect on the way': {
    fields: () => ['redirects'],
    apply: ({ url }) => ({ hops: [`${url}/on-the-way`] }),
  },
  // What robots may not read is not read: nothing else is known of it.
  'robots.txt': { fields: () => ['robotsTxt'], apply: () => ({ robotsTxt: 'blocked' }) },
  'hreflang added': {
    fields: () => ['hreflang'],
    apply: ({ hreflang, url }) => ({ hreflang: [...hreflang, ['sv', `${url}-sv`]] }),
  },
  'hreflang target': {
    fields: () => ['hreflang'],
    apply: ({ hreflang, url }) => ({ hreflang: [...hreflang.slice(0, -1), ['x-default', `${url}-all`]] }),
  },
  language: { fields: () => ['lang'], apply: () => ({ lang: 'sv' }) },
  'price everywhere': {
    ...{ only: SHOP, fields: () => ['jsonLd', 'price'] },
    apply: ({ price }, random) => ({ price: price + wholeBetween(random, 1, 300) / 10 }),
  },
  'price in the text': {
    ...{ only: SHOP, fields: () => ['price'] },
    apply: ({ phrases }) => ({ phrases: { ...phrases, price: (amount) => phrases.price(amount + 3) } }),
  },
  'out of stock': { only: SHOP, fields: () => ['jsonLd', 'stock'], apply: () => ({ isInStock: false }) },
  'structured data gone': {
    only: ['blog', 'news', 'listing'],
    ...{ fields: () => ['jsonLd'], apply: () => ({ hasJsonLd: false }) },
  },
  'og:title': { fields: () => ['openGraph'], apply: ({ ogTitle }) => ({ ogTitle: `${ogTitle} – shared` }) },
  'a word of a paragraph': {
    fields: () => [],
    apply: (page, random) =>
      onSection(page, random, (paragraphs, at) =>
        paragraphs.map((text, place) =>
          place === at ? `${text.slice(0, 20)}kettle${text.slice(26)}` : text,
        ),
      ),
  },
  'a date in a paragraph': {
    fields: () => [],
    apply: (page, random) =>
      onSection(page, random, (paragraphs, at) =>
        paragraphs.map((text, place) => (place === at ? `${text} 14.03.2027` : text)),
      ),
  },
  'paragraph added': {
    fields: () => [],
    apply: (page, random) =>
      onSection(page, random, (paragraphs, at) => paragraphs.toSpliced(at + 1, 0, NEW_TEXT)),
  },
  'paragraph gone': {
    fields: () => [],
    apply: (page, random) => onSection(page, random, (paragraphs, at) => paragraphs.toSpliced(at, 1)),
  },
  'section added': {
    fields: () => ['outline'],
    apply: ({ sections }) => ({
      sections: [...sections, { heading: 'What is new', paragraphs: [NEW_TEXT] }],
    }),
  },
  'heading of a section': {
    fields: () => ['outline'],
    apply: ({ sections }, random) => {
      const chosen = oneOf(random, sections);
      const edit = (section: PageModel['sections'][number]) => ({
        ...section,
        heading: `${section.heading} II`,
      });
      return { sections: sections.map((section) => (section === chosen ? edit(section) : section)) };
    },
  },
  'item added': {
    fields: ({ kind }) => (kind === 'listing' ? ['outline'] : []),
    apply: ({ items }, random) => ({
      items: items.toSpliced(wholeBetween(random, 0, 8), 0, 'A thing not listed before'),
    }),
  },
  'page rewritten': {
    fields: () => [],
    apply: ({ sections }) => ({
      sections: sections.map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: paragraphs.map((text, at) => `${NEW_TEXT} ${at} ${text.slice(0, 10)}`),
      })),
    }),
  },
};
