/** Percent-encoded characters that mean the same without: RFC 3986, section 2.3 and 6.2.2.2. */
const UNRESERVED = /[\w.~-]/;
/** In a path or query these stand for themselves in browsers, though RFC 3986 has no place for them. */
const UNTIDY = /[%|^]/;
const ENCODED: Record<string, string> = { '|': '%7C', '^': '%5E' };
const HEX = /[\da-f]/i;
const WEB = /^https?:/i;

/**
 * The address that a link leads to, in the one form under which it is visited; null for what is no address of the web.
 * WHATWG URL does the most (relative and protocol-relative links, default ports, dot segments, IDN, white space);
 * beyond it the fragment, an empty query and a trailing dot of the host go, and percent-encoding is made alike.
 * Character references are the parser's: `href` is as a browser has it.
 */
export function normaliseAddress(href: string, base?: string): string | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (!WEB.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const { hostname } = url;
  if (hostname.endsWith('.')) {
    url.hostname = hostname.slice(0, -1);
    if (url.hostname === hostname || url.hostname.endsWith('.')) return null;
  }
  return tidyPercent(withoutEnd(url.href));
}

/**
 * The address that a header or page sends visitors to, as it is written: resolved and without its fragment, but with the
 * percent-encoding that its server expects. Null for what is no address; of whatever scheme.
 */
export function writtenAddress(href: string, base: string): string | null {
  try {
    const url = new URL(href, base);
    url.hash = '';
    return url.href;
  } catch {
    return null;
  }
}

/** Whether an address is one of the web. */
export function isWebAddress(url: string): boolean {
  return WEB.test(url);
}

/** Without the fragment, and without a question mark that nothing follows. */
function withoutEnd(href: string): string {
  const hash = href.indexOf('#');
  const whole = hash === -1 ? href : href.slice(0, hash);
  return whole.indexOf('?') === whole.length - 1 ? whole.slice(0, -1) : whole;
}

/**
 * Percent-encoding in one form: capital digits, unreserved characters plain. A percent sign that encodes nothing stays,
 * and so does what it would encode with if that were plain.
 */
export function tidyPercent(text: string): string {
  if (!UNTIDY.test(text)) return text;
  let stray = -3;
  return text.replace(/%([\da-f]{2})?|[|^]/gi, (match, digits: string | undefined, at: number) => {
    if (match === '%') {
      stray = at;
      return match;
    }
    if (digits === undefined) return ENCODED[match] as string;
    const character = String.fromCharCode(parseInt(digits, 16));
    const near = at - stray === 1 || (at - stray === 2 && HEX.test(text[at - 1] as string));
    return UNRESERVED.test(character) && !near ? character : match.toUpperCase();
  });
}

/** The host without `www.`, which most sites answer under as well; `www.` before a name without a dot stays. */
function siteHost(hostname: string): string {
  return /^www\.[^.]+\./.test(hostname) ? hostname.slice(4) : hostname;
}

/**
 * Tells the addresses of one site from all others: the same host, with or without `www.`, on the same port, by http or
 * https. With subdomains, also hosts that end with a dot and that host: `notexample.com` and `example.com.evil.org` are
 * other sites than `example.com`, and so is a sister (`shop.example.com`) of the start `blog.example.com`. No list of
 * public suffixes is needed, since nothing is cut off but `www.`; who starts at a suffix such as `github.io` itself asks
 * for everybody's pages below it.
 */
export function siteOf(startUrl: string, subdomains: boolean): (url: URL) => boolean {
  const start = new URL(startUrl);
  const host = siteHost(start.hostname);
  const below = subdomains ? `.${host}` : null;
  return (url) =>
    url.port === start.port &&
    (siteHost(url.hostname) === host || (below !== null && url.hostname.endsWith(below)));
}
