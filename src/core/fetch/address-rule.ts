import { isIPv4, isIPv6 } from 'node:net';
import { IPv4, IPv6 } from 'ipaddr.js';
import { parseUrl } from '../../contracts/validation/parse-url';

/** Looks public, and is the host's own service on Azure. */
const AZURE_PLATFORM = '168.63.129.16';
const GLOBAL_UNICAST = IPv6.parseCIDR('2000::/3');
/** `…:[02]00:5efe:a.b.c.d`, which leads to the IPv4 address in it (RFC 5214). */
const ISATAP = [0x0000, 0x5efe];
const ISATAP_GLOBAL = [0x0200, 0x5efe];

/** Whether an address, as the system writes it, is one on the public Internet. What can't be read is none. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return isPublicIPv4(IPv4.parse(address));
  const parsed = parseIPv6(address);
  if (!parsed) return false;
  return parsed.isIPv4MappedAddress() ? isPublicIPv4(parsed.toIPv4Address()) : isPublicIPv6(parsed);
}

/** From its usual form, since ipaddr.js takes `::1.2.3.4` for a mapped address; one with a zone has none. */
function parseIPv6(address: string): IPv6 | undefined {
  const hostname = isIPv6(address) ? parseUrl(`http://[${address}]`)?.hostname : undefined;
  return hostname === undefined ? undefined : IPv6.parse(hostname.slice(1, -1));
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
