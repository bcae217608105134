import type {
  WatchComparison,
  WatchDifference,
  WatchFieldName,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { hash53 } from '../crawl/hash';
import { type FieldDifference, fieldDifferences, slotKeyOf } from './field-differences';
import { LineKeys } from './line-keys';
import { apartFromSlots } from './quiet-hunks';
import { type RawHunk, type TextDifference, textDifference } from './text-hunks';

/** Lines that are alike between two places that differ, and belong to one slot with them: a list rotates as a whole. */
const GAP = 2;

/** The slots that two fetches of an unchanged page show, some seconds apart; those of the comparison stay among them. */
export function calibrate(
  first: WatchVersion,
  second: WatchVersion,
  comparison: WatchComparison,
): WatchSlot[] {
  const keys = new LineKeys(comparison);
  const text = textDifference(first.lines, second.lines, keys);
  const { told } = apartFromSlots(text, comparison.slots);
  const fields = fieldDifferences(first.fields, second.fields, keys, comparison);
  const found = [
    ...joined(told).map((hunks) => textSlot(hunks, text.matched)),
    ...fields.map((difference) => fieldSlot(difference, keys)),
  ];
  return merged([...comparison.slots, ...found]);
}

/**
 * The slots, which also remember what they held this time: to be kept with a version that becomes the baseline, since it is
 * those lines that the next difference removes.
 */
export function slotsWith(
  slots: readonly WatchSlot[],
  { quiet }: Pick<WatchDifference, 'quiet'>,
): WatchSlot[] {
  return slots.map((slot) => {
    const added = quiet.flatMap((each) => (each.slot === slot.id ? each.added : []));
    return added.length === 0 ? slot : { ...slot, held: heldBy([...slot.held, ...added]) };
  });
}

/**
 * A slot that makes a hunk (by its place among those of the difference) or a field quiet from now on: what *Ignore this*
 * adds. Null where the difference has no such hunk or field.
 */
export function slotFor(
  versions: { before: WatchVersion; after: WatchVersion; difference: WatchDifference },
  comparison: WatchComparison,
  of: { hunk: number } | { field: WatchFieldName },
): WatchSlot | null {
  const keys = new LineKeys(comparison);
  const { before, after, difference } = versions;
  if ('field' in of) {
    const change = difference.fields.find(({ field }) => field === of.field);
    return change ? fieldSlot(change, keys) : null;
  }
  const hunk = difference.hunks[of.hunk];
  if (!hunk) return null;
  const text = textDifference(before.lines, after.lines, keys);
  const holds = ({ removed, added }: RawHunk) =>
    removed.some(({ index }) => isIn(index, hunk.at.before, hunk.removed.length)) ||
    added.some(({ index }) => isIn(index, hunk.at.after, hunk.added.length));
  const raw = text.hunks.find(holds);
  return raw ? textSlot([raw], text.matched) : null;
}

function isIn(index: number, from: number, length: number): boolean {
  return index >= from && index < from + length;
}

/** Hunks with what is near to each. */
function joined(hunks: readonly RawHunk[]): RawHunk[][] {
  const groups: RawHunk[][] = [];
  for (const hunk of hunks) {
    const last = groups.at(-1)?.at(-1);
    if (last && hunk.match - last.match <= GAP) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

function textSlot(hunks: readonly RawHunk[], matched: TextDifference['matched']): WatchSlot {
  const [from, to] = [hunks[0]?.match ?? 0, hunks.at(-1)?.match ?? 0];
  const between = matched.slice(from, to);
  const removed = hunks.flatMap((hunk) => hunk.removed.map(({ key }) => key));
  const added = hunks.flatMap((hunk) => hunk.added.map(({ key }) => key));
  const [before, after] = [matched[from - 1] ?? null, matched[to] ?? null];
  return {
    id: hash53(JSON.stringify([before, after])).toString(36),
    ...{ field: null, before, after, off: false },
    held: heldBy([...removed, ...between, ...added]),
    lines: between.length + Math.max(removed.length, added.length),
  };
}

function fieldSlot({ field, before, after }: FieldDifference, keys: LineKeys): WatchSlot {
  const held = [...before, ...after].flatMap((value) => slotKeyOf(field, value, keys) ?? []);
  return {
    id: hash53(JSON.stringify([field])).toString(36),
    ...{ field, before: null, after: null, off: false },
    held: heldBy(held),
    lines: Math.max(before.length, after.length),
  };
}

/** The latest, each once. */
function heldBy(lines: readonly string[]): string[] {
  return [...new Set(lines.toReversed())].slice(0, WATCH_LIMITS.held).reverse();
}

/** One slot for each place. */
function merged(slots: readonly WatchSlot[]): WatchSlot[] {
  const byId = new Map<string, WatchSlot>();
  for (const slot of slots) {
    const known = byId.get(slot.id);
    if (known) {
      const held = heldBy([...known.held, ...slot.held]);
      byId.set(slot.id, { ...known, held, lines: Math.max(known.lines, slot.lines) });
    } else if (byId.size < WATCH_LIMITS.slots) byId.set(slot.id, slot);
  }
  return [...byId.values()];
}
