import { parseUrl } from '../../contracts/validation/parse-url';

const SCHEME = /^https?:\/\//i;
/** A host without a scheme: `example.com/page`. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;
const CELL = /"((?:[^"]|"")*)"|[^,;\t\r\n"]+/g;

export interface AddressList {
  /** Each once, in their order. */
  addresses: string[];
  /** Lines that are none. */
  invalid: string[];
}

/** The addresses of a text, one a line; those without a scheme get `https://`. */
export function addressesOfText(text: string): AddressList {
  const addresses = new Set<string>();
  const invalid: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const address = addressOf(trimmed);
    if (address) addresses.add(address);
    else invalid.push(trimmed);
  }
  return { addresses: [...addresses], invalid };
}

/** All cells of a csv that are whole addresses; a scheme is asked for, since names of files look like hosts. */
export function addressesOfCsv(text: string): string[] {
  const addresses = new Set<string>();
  for (const [cell, quoted] of text.matchAll(CELL)) {
    const trimmed = (quoted?.replaceAll('""', '"') ?? cell).trim();
    const address = SCHEME.test(trimmed) ? addressOf(trimmed) : null;
    if (address) addresses.add(address);
  }
  return [...addresses];
}

function addressOf(text: string): string | null {
  if (/\s/.test(text)) return null;
  const whole = SCHEME.test(text) ? text : HOST.test(text) ? `https://${text}` : null;
  const url = whole === null ? undefined : parseUrl(whole);
  return url && url.hostname !== '' ? whole : null;
}
