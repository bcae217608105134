/** Where on a page a link stands: the nearest landmark around it. */
export const LINK_PLACES = ['nav', 'header', 'main', 'aside', 'footer', 'other'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

export interface PageHeading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  /** Of a reader of outlines: hidden by an attribute or a style, its own or one around it. */
  hidden?: true;
  /** Of a reader of outlines: no h1 to h6, but an element with `role=heading`. */
  byRole?: true;
}

export interface PageLink {
  /** As the page writes it, entities decoded. */
  href: string;
  /** Resolved against the page's base; null where it is no URL. */
  url: string | null;
  /** Its text, white space as one; the alternative text where it holds an image alone. */
  anchor: string;
  /** The words of `rel`, in lower case. */
  rel: string[];
  place: LinkPlace;
  /** Set where scripts take it for a button; looked at where it has a fragment. */
  control?: true;
}

/** `media`: videos, sounds, fonts, and what is embedded or framed. */
export const RESOURCE_KINDS = ['image', 'script', 'style', 'media'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** A file that a page needs to be shown. */
export interface PageResource {
  kind: ResourceKind;
  /** Resolved. */
  url: string;
}

export interface PageRobots {
  noindex: boolean;
  nofollow: boolean;
  /** Set where `noindex` holds for an `unavailable_after` in the past alone. */
  expired?: true;
  /** What meta elements and `X-Robots-Tag` say, joined by `, `. */
  directives: string;
}

export interface PageHreflang {
  lang: string;
  url: string | null;
}

/** What counts in the head of a page alone. */
export type HeadStatement = 'canonical' | 'robots' | 'hreflang';

/** What only rules judge of a page's elements; each is absent where there is nothing of it. */
export interface MarkupChecks {
  /** Elements of a page by https that load a file by http. */
  mixed?: number;
  /** Forms that are sent by http, or fields for passwords and email addresses on a page by http. */
  insecureForms?: number;
  /** What stands outside of the head, and the element, or `text`, that ended it before its end tag, with its line from 1. */
  outsideHead?: HeadStatement[];
  headEndedBy?: string;
  headEndedInLine?: number;
  /** Images that tell no width or no height, and those whose alternative text is over 100 characters. */
  unsizedImages?: number;
  longAlts?: number;
  /** What its head names as the pages after and before it, resolved; two where there are several different ones. */
  next?: string[];
  prev?: string[];
}

/** All that one HTML page says of itself; texts are trimmed, white space as one. */
export interface PageFacts {
  /** The first one, and how many there are; an svg's title is none. */
  title: string | null;
  titles: number;
  description: string | null;
  descriptions: number;
  headings: PageHeading[];
  /** Resolved, from a link element or the `Link` header; `canonicals` counts different ones. */
  canonical: string | null;
  canonicals: number;
  robots: PageRobots;
  /** The document's `lang`, or null. */
  lang: string | null;
  charset: string | null;
  hreflangs: PageHreflang[];
  viewport: boolean;
  /** Target of a `<meta http-equiv="refresh">`, resolved, and its seconds. */
  refresh: { url: string; seconds: number } | null;
  /** Where a script leads that does nothing else, resolved: in the head, or on a page of few words. */
  scriptRedirect?: string;
  /** Words of the body without scripts, styles and templates. */
  words: number;
  /** The text of the main content (`main`, or the body without nav, header, footer and aside); capped. */
  mainText: string;
  images: number;
  /** Of those, without an `alt` attribute. */
  imagesWithoutAlt: number;
  links: PageLink[];
  /** The files that it names, each address once; empty unless they are asked for. */
  resources: PageResource[];
  /** Types of JSON-LD, microdata and RDFa items, each once, as schema.org's names. */
  structuredTypes: string[];
  /** JSON-LD blocks that are no JSON. */
  brokenStructuredData: number;
  openGraph: Record<string, string>;
  /** Whether it seems to need JavaScript: few words, scripts, an empty root. */
  needsJavaScript: boolean;
  /** Whether it shows little but another page in a frame. */
  framed: boolean;
  /** Of a reader that checks. */
  checks?: MarkupChecks;
  /** The places on it that links can name, as numbers (`placeHash`); undefined where they are not all known. */
  places?: Uint32Array;
}
