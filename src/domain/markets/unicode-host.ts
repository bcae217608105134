import { toUnicode } from 'punycode/punycode.js';

/** A host as people read it, `müller.de` for `xn--mller-kva.de`; as it is where an `xn--` label stands for nothing. */
export function unicodeHost(host: string): string {
  if (!host.includes('xn--')) return host;
  try {
    return toUnicode(host);
  } catch {
    return host;
  }
}
