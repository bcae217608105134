import { normaliseAddress } from '../scraper/address';

/** The addresses of a list, each once and in one form; what is no address is left out. */
export function listedAddresses(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => normaliseAddress(address.trim()) ?? []))];
}

/**
 * What a run over pages is called: how many they are, and of which host; of several the one with most of them is named. A
 * page that is alone is told apart by its path.
 */
export function runName(addresses: readonly string[]): string {
  const [first = ''] = addresses;
  if (addresses.length === 1) return `1 page: ${first.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`;
  const pages = new Map<string, number>();
  for (const address of addresses) {
    const { host } = new URL(address);
    pages.set(host, (pages.get(host) ?? 0) + 1);
  }
  const [[host] = [''], ...others] = [...pages].sort(([, a], [, b]) => b - a);
  const count = `${addresses.length.toLocaleString('en')} pages of ${host}`;
  if (others.length === 0) return count;
  return `${count} and ${others.length === 1 ? (others[0]?.[0] ?? '') : `${others.length} other hosts`}`;
}
