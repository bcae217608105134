import type { Attributes } from '../../pages/head-facts';
import type { PageRange } from './hidden-elements';

/** An element that microdata or RDFa has a say in. */
export interface MarkupElement {
  name: string;
  attributes: Attributes;
  /** Where its tag begins. */
  at: number;
  /** What stands in it, where that is a value. */
  text: string;
  children: MarkupElement[];
}

/** A script with JSON-LD. */
export interface ScriptBlock {
  text: string;
  /** Where its text begins in the page. */
  at: number;
  /** It stands in a comment of the page. */
  isCommented: boolean;
}

/** What a page is like, for those who look for facts or for what it could mark up. */
export interface PageSignals {
  /** Content of the meta elements, by their name or property in lower case. */
  metas: ReadonlyMap<string, string>;
  canonical: string | undefined;
  /** Machine-readable time of the first `<time>`. */
  time: string | undefined;
  /** What elements are called beside their text. */
  labels: readonly string[];
  /** Parts that its own style hides. */
  hidden: readonly PageRange[];
  hasBreadcrumbs: boolean;
  hasArticle: boolean;
  hasVideo: boolean;
  hasAddress: boolean;
}

/** The markup of a page, before it is read. */
export interface PageElements {
  scripts: ScriptBlock[];
  elements: MarkupElement[];
  baseHref: string | undefined;
  signals: PageSignals;
  isCut: boolean;
}
