import { isIP } from 'node:net';
import { parseUrl } from '../../contracts/validation/parse-url';
import { isPublicAddress } from './address-rule';
import type { AllowedHosts } from './allowed-hosts';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';

const SCHEMES = ['http:', 'https:'];
const PORTS = ['', '80', '443'];

/**
 * What an address must be before anything is looked up or sent; `base` is the one that redirects to it.
 * @throws FetchError
 */
export function checkUrl(text: string, allowed: AllowedHosts, base?: URL): URL {
  const url = text.length > FETCH_LIMITS.urlCharacters ? undefined : parseUrl(text, base);
  if (!url || url.href.length > FETCH_LIMITS.urlCharacters) {
    throw new FetchError('address', 'no address, or one that is too long');
  }
  if (!SCHEMES.includes(url.protocol)) throw new FetchError('scheme', url.protocol);
  if (url.username || url.password) throw new FetchError('credentials', url.host);
  url.hash = '';
  if (allowed.hasUrl(url)) return url;
  if (!PORTS.includes(url.port)) throw new FetchError('port', url.host);
  refuseLiteral(url.hostname);
  return url;
}

/** No look-up comes by a host that is an address already. The URL parser has made every spelling of one the usual. */
function refuseLiteral(hostname: string): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) && !isPublicAddress(host)) throw new FetchError('address', hostname);
}
