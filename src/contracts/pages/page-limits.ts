import { MAX_ADDRESS_CHARACTERS } from '../validation/listed-addresses';

/** What is kept of one page; what lies beyond is left out, so that a hostile page costs no more than a large one. */
export const PAGE_LIMITS = {
  /** Characters of the main text. */
  mainText: 100_000,
  /** Characters of a title, a description, a heading or another text of its own. */
  text: 2_000,
  /** Characters of a name: of a language, a charset, a type. */
  name: 100,
  /** Characters of what robots are told. */
  robots: 2_000,
  /** Words of a `rel`. */
  relWords: 20,
  /** Characters of an anchor. */
  anchor: 500,
  /** Characters of an address, resolved: what many a short one is put behind must not be long. */
  address: MAX_ADDRESS_CHARACTERS,
  links: 10_000,
  /** Images, scripts and styles. */
  resources: 2_000,
  headings: 1_000,
  alts: 1_000,
  /** Enough to tell that there are several. */
  canonicals: 20,
  hreflangs: 500,
  openGraph: 100,
  structuredTypes: 200,
  /** Elements within each other, after which a page is read no further: browsers stop at 512. */
  depth: 2_000,
} as const;
