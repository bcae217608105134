import { parseUrl } from '@contracts/validation/parse-url';

export interface NotePart {
  text: string;
  /** Where a part leads that is a link. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** What ends a sentence or closes a bracket around an address is no part of it. */
const TRAILING = /[.,:;!?'’”»)\]}]+$/;

/** A note's text with its http(s) addresses apart; everything else stays text. */
export function notePartsOf(msg: string): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const { 0: found, index } of msg.matchAll(ADDRESS)) {
    const address = withoutTrail(found);
    if (!parseUrl(address)) continue;
    if (index > end) parts.push({ text: msg.slice(end, index) });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  if (end < msg.length) parts.push({ text: msg.slice(end) });
  return parts;
}

/** `https://example.org/a_(b)` keeps the bracket that it opened itself. */
function withoutTrail(found: string): string {
  const address = found.replace(TRAILING, '');
  const isOpen = address.split('(').length > address.split(')').length;
  return isOpen && found[address.length] === ')' ? `${address})` : address;
}
