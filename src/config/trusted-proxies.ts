import { IPv4, IPv6 } from 'ipaddr.js';

/** Whose forwarding headers are believed: nobody's, those of so many proxies in a row, or of proxies at these addresses. */
export type TrustedProxies = false | number | string[];

const MAX_HOPS = 20;
const WORDS: Readonly<Record<string, TrustedProxies>> = {
  ...{ off: false, false: false, no: false, '0': false },
  ...{ on: 1, true: 1, yes: 1 },
};
/** Names of ranges that Fastify knows. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const PREFIX = /^[1-9]\d{0,2}$/;

/**
 * Reads TRUST_PROXY: off, on (the nearest proxy), a number of proxies, or addresses and networks with commas between.
 * Nothing where it is none of these.
 */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  const text = value.trim().toLowerCase();
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return word;
  if (/^\d{1,3}$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const addresses = text.split(',').map((entry) => entry.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : undefined;
}

function isAddressOrNetwork(entry: string): boolean {
  if (RANGES.includes(entry)) return true;
  const [address = '', prefix, ...more] = entry.split('/');
  const version = IPv4.isValidFourPartDecimal(address) ? 4 : IPv6.isValid(address) ? 6 : 0;
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (PREFIX.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
