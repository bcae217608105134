import type { RedirectFailure } from '../../contracts/scraper/crawls';
import { isWebAddress, writtenAddress } from './address';

/** These redirect, and so must name an address (RFC 9110, 15.4); of the others of 3xx an answer may do without. */
const NAMING: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const NOT_MODIFIED = 304;

/** Whether an answer sends visitors to another address; `location` is the header's text, undefined without one. */
export function isRedirect(status: number, location: string | undefined): boolean {
  return location !== undefined && status >= 300 && status < 400 && status !== NOT_MODIFIED;
}

/**
 * Why an answer of 3xx to a plain request leads to no page; null where it leads to one, or is no redirect. `location` is
 * the header's text, undefined without one, and `url` the address that was asked.
 */
export function redirectFailure(
  status: number,
  location: string | undefined,
  url: string,
): RedirectFailure | null {
  if (status === NOT_MODIFIED) return 'not-modified';
  if (!isRedirect(status, location)) return NAMING.has(status) ? 'redirect-nowhere' : null;
  const target = location?.trim() ? writtenAddress(location, url) : null;
  if (target === null) return 'redirect-nowhere';
  return isWebAddress(target) ? null : 'redirect-scheme';
}
