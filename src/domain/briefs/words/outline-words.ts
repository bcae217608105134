import { comparable } from '../../text/compare';
import words from './outline-words.json';

/** What a section of a page may be about, beside its topic. */
export const SECTION_KINDS = [
  'answer',
  'definition',
  'benefits',
  'need',
  'types',
  'choose',
  'howto',
  'tips',
  'mistakes',
  'cost',
  'criteria',
  'picks',
  'comparison',
  'reviews',
  'faq',
  'conclusion',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** In which order the words of a heading are looked through: what is said of everything comes last. */
export const LOOKED_THROUGH: readonly SectionKind[] = [
  ...(['faq', 'conclusion', 'mistakes', 'cost', 'tips', 'criteria', 'comparison', 'reviews'] as const),
  ...(['need', 'types', 'benefits', 'definition', 'choose', 'answer', 'picks', 'howto'] as const),
];

/** What pages are. */
export const PAGE_TYPES = ['guide', 'list', 'comparison', 'product', 'howto'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** What has choices parts them by `|`, in comparable form. */
export interface OutlineWords {
  /** Headings that are no content. */
  furniture: string;
  /** Words of keywords and titles by what they ask for; a guide has none. */
  types: Record<Exclude<PageType, 'guide'>, string>;
  /** Words of headings by what they are about. */
  sections: Record<SectionKind, string>;
  /** The heading of questions where no page wrote one. */
  faq: string;
}

const WORDS: Readonly<Record<string, OutlineWords>> = words;

/** The words of a language; English ones where there are none of its own. */
export function outlineWordsOf(language: string): OutlineWords {
  return WORDS[language] ?? words.en;
}

/** Headings of the surroundings of texts, in comparable form: of all languages, since many pages mix them. */
export const FURNITURE: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap(({ furniture }) => furniture.split('|').map((heading) => comparable(heading))),
);
