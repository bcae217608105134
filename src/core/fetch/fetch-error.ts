import type { FetchFailure, RedirectHop } from '../../contracts/scraper/crawls';
import type { AnswerHead } from './site-answer';

/** Why nothing was fetched. The message is for the log alone; users read `fetchSentence(reason)`. */
export class FetchError extends Error {
  /** The redirects before it. */
  hops: RedirectHop[] = [];
  /** What the site had answered, where it came to that, before its body was refused or broke off. */
  head?: AnswerHead;

  constructor(
    readonly reason: FetchFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
    this.name = 'FetchError';
  }
}
