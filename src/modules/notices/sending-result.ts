import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { FetchError } from '../../core/fetch/fetch-error';

/** What came of a try. */
export interface SendingResult {
  status?: number;
  error?: string;
  /** The receiver wants no more, so the channel is switched off. */
  ends?: 'gone' | 'removed';
  /** For how long the receiver wants to be left alone. */
  waitMs?: number;
  /** This process ends, and the try says nothing. */
  aborted?: boolean;
}

/** What a status says that no receiver gives a meaning of its own. */
export function resultOfStatus(status: number): SendingResult {
  if (status >= 200 && status < 300) return { status };
  return { status, error: status >= 300 && status < 400 ? SAYS.redirected(status) : SAYS.refused(status) };
}

/** What it says that there was no answer. */
export function resultOfError(error: unknown): SendingResult {
  if (!(error instanceof FetchError)) throw error;
  if (error.reason === 'aborted') return { aborted: true };
  return { error: error.reason === 'timeout' ? SAYS.tooSlow : fetchSentence(error.reason) };
}
