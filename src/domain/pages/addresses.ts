/** Paths that resolve to themselves: nothing to escape, no dot segments, no second host. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+\/?(?:\?[A-Za-z0-9_.~=&%+-]*)?$/;

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Resolves the addresses of one page, the way a browser does: against its first `<base href>`, or itself. */
export class AddressResolver {
  private readonly base: string;
  /** Scheme, host and port, where a path can be put behind them as it is. */
  private readonly origin: string | null;
  private readonly known = new Map<string, string | null>();

  constructor(pageUrl: string, baseHref: string | null) {
    const base = baseHref === null ? null : parse(baseHref, pageUrl);
    const isUsable = base !== null && base.protocol !== 'data:' && base.protocol !== 'javascript:';
    this.base = isUsable ? base.href : pageUrl;
    const url = parse(this.base);
    const isPlain = url && !url.username && !url.password && /^https?:$/.test(url.protocol);
    this.origin = isPlain ? url.origin : null;
  }

  /** The address as it is visited, whatever its scheme; null where it is none. */
  resolve(href: string): string | null {
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
