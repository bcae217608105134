import { PAGE_LIMITS } from '../../contracts/pages/page-limits';

/** Characters of a written address; longer ones are none: inline pictures and scripts. */
export const MAX_HREF = 8_192;
/** Paths that resolve to themselves: nothing to escape, no dot segments, no second host. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\/?(?:\?[A-Za-z0-9_.~=&%+-]*)?$/;

function parse(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The base that a page names; null where that is none, or longer than any address that is kept. */
export function parseBase(href: string, pageUrl?: string | URL): URL | null {
  if (href.length > PAGE_LIMITS.address) return null;
  const base = parse(href, pageUrl);
  return base && base.href.length <= PAGE_LIMITS.address ? base : null;
}

/** Resolves the addresses of one page, the way a browser does: against its first `<base href>`, or itself. */
export class AddressResolver {
  private readonly base: string;
  /** Scheme, host and port, where a path can be put behind them as it is. */
  private readonly origin: string | null;
  private readonly known = new Map<string, string | null>();

  constructor(pageUrl: string, baseHref: string | null) {
    const base = baseHref === null ? null : parseBase(baseHref, pageUrl);
    const isUsable = base !== null && base.protocol !== 'data:' && base.protocol !== 'javascript:';
    this.base = isUsable ? base.href : pageUrl;
    const url = parse(this.base);
    const isPlain = url && !url.username && !url.password && /^https?:$/.test(url.protocol);
    this.origin = isPlain ? url.origin : null;
  }

  /** The address as it is visited, whatever its scheme; null where it is none, or too long to be kept. */
  resolve(href: string): string | null {
    if (href.length > MAX_HREF) return null;
    const url = this.whole(href);
    return url !== null && url.length <= PAGE_LIMITS.address ? url : null;
  }

  private whole(href: string): string | null {
    if (this.origin !== null) {
      if (PLAIN_PATH.test(href)) return this.origin + href;
      if (href.startsWith(this.origin) && PLAIN_PATH.test(href.slice(this.origin.length))) return href;
    }
    let url = this.known.get(href);
    if (url === undefined) {
      url = parse(href, this.base)?.href ?? null;
      this.known.set(href, url);
    }
    return url;
  }
}
