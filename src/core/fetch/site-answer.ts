import type { RedirectHop } from '../../contracts/crawls/crawls';

/** What a site says before the body. */
export interface AnswerHead {
  url: string;
  status: number;
  /** Names in lower case; values of one name joined by commas. */
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
  /** Set where the caller had enough of the body before it ended; it is not decoded then. */
  cut?: true;
  /** From asking for `url` to the end of its body. */
  milliseconds: number;
}
