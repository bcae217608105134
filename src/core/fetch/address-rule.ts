import { IPv4, IPv6 } from 'ipaddr.js';

/** Looks public, and is the host's own service on Azure. */
const AZURE_PLATFORM = '168.63.129.16';
const GLOBAL_UNICAST = IPv6.parseCIDR('2000::/3');
/** `…:[02]00:5efe:a.b.c.d`, which leads to the IPv4 address in it (RFC 5214). */
const ISATAP = [0x0000, 0x5efe];
const ISATAP_GLOBAL = [0x0200, 0x5efe];

/** Whether an address, as the system writes it, is one on the public Internet. What can't be read is none. */
export function isPublicAddress(address: string): boolean {
  if (IPv4.isValidFourPartDecimal(address)) return isPublicIPv4(IPv4.parse(address));
  if (address.includes('%') || !IPv6.isValid(address)) return false;
  const parsed = IPv6.parse(address);
  return parsed.isIPv4MappedAddress() ? isPublicIPv4(parsed.toIPv4Address()) : isPublicIPv6(parsed);
}

function isPublicIPv4(address: IPv4): boolean {
  return address.range() === 'unicast' && address.toString() !== AZURE_PLATFORM;
}

function isPublicIPv6(address: IPv6): boolean {
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address);
}

function isIsatap({ parts }: IPv6): boolean {
  return [ISATAP, ISATAP_GLOBAL].some(([high, low]) => parts[4] === high && parts[5] === low);
}
