/** The addresses that FETCH_ALLOW_HOSTS opens, as `host:port` with IPv6 addresses in brackets. */
export class AllowedHosts {
  private readonly entries: ReadonlySet<string>;

  constructor(entries: readonly string[]) {
    this.entries = new Set(entries);
  }

  hasUrl({ hostname, port, protocol }: URL): boolean {
    return this.has(hostname, port || defaultPort(protocol));
  }

  /** `hostname` with or without the brackets of an IPv6 address. */
  has(hostname: string, port: string): boolean {
    const host = hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname;
    return this.entries.has(`${host}:${port}`);
  }
}

export function defaultPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80';
}
