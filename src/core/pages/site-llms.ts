import type { LlmsFile } from '../../contracts/scraper/llms-file';
import { llmsFileOf } from '../../domain/scraper/llms-file';
import { decodeText } from '../fetch/decode-text';
import { FetchError } from '../fetch/fetch-error';
import type { SiteFetcher } from '../fetch/site-fetcher';

/** Of an llms.txt: far more than one has, and as long as its reader waits. */
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 10_000;

/** What is told where nobody knows: it could not be read, or may not be asked for. */
export const UNKNOWN_LLMS: LlmsFile = { state: 'unknown', bytes: 0 };

/** Asks the site of an address for its llms.txt; whether robots.txt lets that, its caller knows. */
export async function fetchLlms(
  fetcher: Pick<SiteFetcher, 'get'>,
  address: string,
  signal?: AbortSignal,
): Promise<LlmsFile> {
  const url = new URL('/llms.txt', address).href;
  try {
    const answer = await fetcher.get(url, { maxBytes: MOST_BYTES, cuts: true, timeoutMs: MOST_MS, signal });
    const { status, contentType, body } = answer;
    const { text } = decodeText(body, contentType);
    return llmsFileOf({ status, contentType, text, bytes: body.length });
  } catch (error) {
    if (error instanceof FetchError && error.reason !== 'aborted') return UNKNOWN_LLMS;
    throw error;
  }
}
