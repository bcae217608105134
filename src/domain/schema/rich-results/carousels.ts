import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaValue } from '../../../contracts/schema/schema-checks';
import { parseUrl } from '../../../contracts/validation/parse-url';
import type { Markup } from '../markup/markup-graph';
import { isKindOf } from '../vocabulary/vocabulary';
import { textOf } from './requirements';
import type { Exclusion } from './rich-result-rule';

/** What Google shows as a carousel, and the fewest of them. Source: Google, carousel and course list. */
const LISTED: Readonly<Record<string, number>> = { Course: 3, Movie: 2, Recipe: 2, Restaurant: 2 };
const LEAST = 2;

interface Entry {
  /** What is listed, where it is written in the list. */
  kind: string | undefined;
  address: string | undefined;
  /** It names a page, and nothing of what is there. */
  isLink: boolean;
}

/** Whether a list is meant for a carousel: of what Google shows as one, or of pages alone. */
export function isCarousel(list: number, markup: Markup): boolean {
  const entries = entriesOf(list, markup);
  return (
    entries.some(({ kind = '' }) => kind in LISTED) ||
    (entries.length > 0 && entries.every(({ isLink }) => isLink))
  );
}

/** Why a list becomes no carousel: it is too short, or not of one type, one site and different pages. */
export function carouselFault(list: number, markup: Markup): Exclusion | undefined {
  const entries = entriesOf(list, markup);
  const kinds = new Set(entries.map(({ kind, isLink }) => (isLink ? '' : (kind ?? 'Thing'))));
  const least = Math.max(LEAST, ...[...kinds].map((kind) => LISTED[kind] ?? 0));
  const addresses = entries.flatMap(({ address }) => address ?? []);
  const hosts = new Set(addresses.map((address) => parseUrl(address)?.host));
  const sentence =
    kinds.size > 1
      ? SAYS.listMixed([...kinds].map((kind) => kind || 'pages').join(', '))
      : entries.length < least
        ? SAYS.listShort(least, entries.length)
        : hosts.size > 1
          ? SAYS.listHosts([...hosts].join(', '))
          : new Set(addresses).size < addresses.length
            ? SAYS.listTwins
            : undefined;
  return sentence === undefined
    ? undefined
    : { level: 'warning', rule: 'carousel', property: 'itemListElement', sentence };
}

function entriesOf(list: number, { entities }: Markup): Entry[] {
  return (entities[list]?.properties['itemListElement'] ?? []).map(({ entity = -1 }: SchemaValue) => {
    const element = entities[entity];
    const [item] = element?.properties['item'] ?? [];
    const isListItem = element?.types.includes('ListItem') === true;
    const thing = isListItem ? entities[item?.entity ?? -1] : element;
    const types = thing?.types ?? [];
    const kind = Object.keys(LISTED).find((each) => types.some((type) => isKindOf(type, each))) ?? types[0];
    const address = textOf(thing, 'url') ?? textOf(element, 'url');
    return { kind, address, isLink: isListItem && !item && address !== undefined };
  });
}
