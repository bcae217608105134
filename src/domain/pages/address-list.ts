import { type RefusedLine, refusedLines } from '../../contracts/validation/listed-addresses';
import { pastedAddress } from '../../contracts/validation/pasted-address';

const SCHEME = /^https?:\/\//i;
/** A host without a scheme: `example.com/page`. */
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;
/** The semicolon of `&amp;` ends no cell. */
const CELL = /"((?:[^"]|"")*)"|(?:&(?:amp|#\w+);|[^,;\t\r\n"])+/gi;

export interface AddressList {
  /** Each once, in their order. */
  addresses: string[];
  /** Lines that are none, and why. */
  refused: RefusedLine[];
}

/** The addresses of a text, one a line; those without a scheme get `https://`. */
export function addressesOfText(text: string): AddressList {
  const lines = text.split(/\r\n|\r|\n/).map(withScheme);
  const refused = refusedLines(lines);
  const skipped = new Set(refused.map(({ line }) => line));
  const addresses = lines.filter((line, index) => line !== '' && !skipped.has(index + 1));
  return { addresses: [...new Set(addresses)], refused };
}

/**
 * All cells of a csv that begin as addresses, each once: what is wrong with one is said when it is read as a line. A
 * scheme is asked for, since names of files look like hosts.
 */
export function addressesOfCsv(text: string): string[] {
  const addresses = new Set<string>();
  for (const [cell, quoted] of text.matchAll(CELL)) {
    const trimmed = pastedAddress(quoted?.replaceAll('""', '"') ?? cell);
    if (SCHEME.test(trimmed)) addresses.add(trimmed.replace(/\s+/g, ' '));
  }
  return [...addresses];
}

function withScheme(line: string): string {
  const text = pastedAddress(line);
  return HOST.test(text) ? `https://${text}` : text;
}
