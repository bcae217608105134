import type { RedirectHop } from '../../contracts/scraper/crawls';

/** What a site says before the body. */
export interface AnswerHead {
  url: string;
  status: number;
  /** Names in lower case; values of one name joined by commas, those of X-Robots-Tag by line breaks. */
  headers: Record<string, string>;
  contentType: string | null;
}

export interface SiteAnswer extends AnswerHead {
  /** The redirects that led to `url`. */
  hops: RedirectHop[];
  /** Decoded. */
  body: Buffer;
  /** Of the body before it was decoded. */
  bytes: number;
  /** Set where there was more of the body than its caller wanted; what is cut at `enough` is not decoded. */
  cut?: true;
  /** From asking for `url` to the end of its body. */
  milliseconds: number;
}
