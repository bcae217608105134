import type {
  WatchComparison,
  WatchFieldName,
  WatchFields,
  WatchSlot,
} from '../../contracts/watches/watch-content';
import { WATCH_FIELDS } from '../../contracts/watches/watch-content';
import { directivesApart, meantBy } from './field-meaning';
import type { LineKeys } from './line-keys';
import { isQuiet } from './quiet-hunks';

/** Values of one field that only one version has, as they were read. */
export interface FieldDifference {
  field: WatchFieldName;
  before: string[];
  after: string[];
}

/** Fields that are kept by the way to a value: a slot holds ways there, so that other values still count. */
const BY_WAY: ReadonlySet<WatchFieldName> = new Set(['jsonLd', 'openGraph']);
const ROBOTS: ReadonlySet<WatchFieldName> = new Set(['robots', 'xRobotsTag']);
/** Numbers that follow from the text: no two of them are the same slot. */
const NUMBERS: ReadonlySet<WatchFieldName> = new Set(['words', 'links']);
/** What counts up by itself in structured data, or is a day that a shop moves on. */
const COUNTED =
  /\.(?:userInteractionCount|interactionCount|commentCount|answerCount|upvoteCount|downvoteCount|reviewCount|ratingCount|follows|likes|priceValidUntil): /;

/** What differs in the fields, apart from what slots make quiet. Order counts of redirects alone. */
export function fieldDifferences(
  before: WatchFields,
  after: WatchFields,
  keys: LineKeys,
  { masks, slots }: Pick<WatchComparison, 'masks' | 'slots'>,
): FieldDifference[] {
  return WATCH_FIELDS.flatMap((field) => {
    if (ROBOTS.has(field) && directivesApart(before[field], after[field]).length === 0) return [];
    if (field === 'robotsTxt' && (before[field].length === 0 || after[field].length === 0)) return [];
    const isMasked = (value: string) => masks.includes('counter') && countsUp(field, value);
    const keyOf = (value: string) => (isMasked(value) ? null : keys.of(meantBy(field, value)));
    const differing =
      field === 'redirects'
        ? inOrder(before[field], after[field], keyOf)
        : apart(before[field], after[field], keyOf);
    const found = { field, ...differing };
    const isHeld = quietBy(field, slots, keys);
    const [gone, come] = [found.before, found.after].map((values) =>
      values.filter((value) => !isHeld(value)),
    );
    return gone?.length || come?.length ? [{ field, before: gone ?? [], after: come ?? [] }] : [];
  });
}

/** Whether a value counts up by itself: no author has changed it. */
export function countsUp(field: WatchFieldName, value: string): boolean {
  return field === 'jsonLd' && COUNTED.test(value.slice(0, value.indexOf(': ') + 2));
}

/** What a slot of a field knows a value by; null for one that does not count. */
export function slotKeyOf(field: WatchFieldName, value: string, keys: LineKeys): string | null {
  if (NUMBERS.has(field)) return field;
  return BY_WAY.has(field) ? wayOf(field, value) : keys.of(value);
}

/** The way to a value, of fields that are kept by it: two values of one way stand in each other's place. */
export function wayOf(field: WatchFieldName, value: string): string {
  return BY_WAY.has(field) ? value.slice(0, Math.max(0, value.indexOf(': '))) : '';
}

function quietBy(
  field: WatchFieldName,
  slots: readonly WatchSlot[],
  keys: LineKeys,
): (value: string) => boolean {
  const ofField = slots.filter((slot) => slot.field === field && !slot.off && isQuiet(slot));
  const held = new Set(ofField.flatMap((slot) => slot.held));
  return (value) => held.size > 0 && held.has(slotKeyOf(field, value, keys) ?? '');
}

type KeyOf = (value: string) => string | null;

function inOrder(before: readonly string[], after: readonly string[], keyOf: KeyOf) {
  const [left, right] = [before, after].map((values) => values.map(keyOf).join('\n'));
  return left === right ? { before: [], after: [] } : { before: [...before], after: [...after] };
}

/** The values of each side that the other lacks. Most are the same as they were read, and need no key. */
function apart(before: readonly string[], after: readonly string[], keyOf: KeyOf) {
  const asRead = (value: string) => value;
  const [left, right] = [without(before, after, asRead), without(after, before, asRead)];
  return { before: without(left, right, keyOf), after: without(right, left, keyOf) };
}

function without(values: readonly string[], others: readonly string[], keyOf: KeyOf): string[] {
  const counts = new Map<string | null, number>();
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1);
  return values.filter((value) => {
    const key = keyOf(value);
    const count = counts.get(key) ?? 0;
    if (count > 0) counts.set(key, count - 1);
    return key !== null && count === 0;
  });
}
