/**
 * A path that begins with two slashes names another host to whoever resolves it, as the router does. Written as this
 * host's own, it leads to no page.
 */
export function ownPath(path: string): string {
  return path.replace(/^[/\\]([/\\]+)/, (_, others: string) => `/${'%2F'.repeat(others.length)}`);
}

/** Before the router reads the address. */
export function keepToOwnPath({ location, history }: Window): void {
  const path = ownPath(location.pathname);
  if (path !== location.pathname) history.replaceState(null, '', path + location.search + location.hash);
}
