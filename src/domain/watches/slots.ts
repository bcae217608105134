import type {
  WatchComparison,
  WatchDifference,
  WatchFieldName,
  WatchSlot,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { DECISIVE_FIELDS } from '../../contracts/watches/watch-content';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { hash53 } from '../scraper/hash';
import { type FieldDifference, fieldDifferences, slotKeyOf, wayOf } from './field-differences';
import { LineKeys } from './line-keys';
import { apartFromSlots } from './quiet-hunks';
import { type Entry, type RawHunk, type TextDifference, textDifference } from './text-hunks';

/** Places that were seen to go back once, and wait for the second time. */
const MAX_WAITING = 30;
/** What follows from the text is learned with its lines. */
export const FIELDS_OF_TEXT: readonly WatchFieldName[] = ['h1', 'outline', 'words', 'links'];
/** Lines that are alike between two places that differ, and belong to one slot with them: a list rotates as a whole. */
const GAP = 2;

/**
 * The slots that two fetches of an unchanged page show, some seconds apart; those of the comparison stay among them. What
 * decides indexing is none: that it differs is a finding.
 */
export function calibrate(
  first: WatchVersion,
  second: WatchVersion,
  comparison: WatchComparison,
): WatchSlot[] {
  const { keys, text, told } = outsideSlots(first, second, comparison);
  const fields = fieldDifferences(first.fields, second.fields, keys, comparison);
  const found = [
    ...joined(told.filter(isChange), first.lists).map((hunks) => textSlot(hunks, text, first.lists)),
    ...fields
      .filter(({ field }) => !DECISIVE_FIELDS.includes(field))
      .map((difference) => fieldSlot(difference, keys)),
  ];
  return merged([...comparison.slots, ...found]);
}

/**
 * The slots, and those that a check and its confirmation show: places at which a line came and was gone again for another
 * one, so that they differ each of three times. What went back to what it was is such a place once it has done so twice;
 * what was only added is none.
 */
export function learned(
  baseline: WatchVersion,
  first: WatchVersion,
  second: WatchVersion,
  comparison: WatchComparison,
): WatchSlot[] {
  const { keys, text, told } = outsideSlots(first, second, comparison);
  const known = new Set(baseline.lines.map((line) => keys.of(line)));
  const isNew = ({ key, moved }: Entry) => !moved && !known.has(key);
  const groups = joined(told, first.lists).map((hunks) => ({
    hunks,
    came: hunks.flatMap(({ removed }) => removed),
    next: hunks.flatMap(({ added }) => added),
  }));
  const shifted = groups.filter(({ came }) => came.some(isNew));
  const unsteady = shifted.filter(({ next }) => next.some(isNew)).map(({ hunks }) => hunks);
  const returned = shifted
    .filter(({ next }) => next.length > 0 && !next.some(isNew))
    .map(({ hunks }) => hunks);
  const waiting = comparison.slots.filter(({ returns }) => returns !== undefined).length;
  const others = [
    ...unsteadyFields(baseline, first, second, comparison),
    ...returned
      .slice(0, Math.max(0, MAX_WAITING - waiting))
      .map((hunks) => ({ ...textSlot(hunks, text, first.lists), returns: 1 })),
  ];
  if (unsteady.length === 0)
    return others.length === 0 ? comparison.slots : merged([...comparison.slots, ...others]);
  const fromBaseline = textDifference(baseline.lines, second.lines, keys).hunks;
  const held = new Set(comparison.slots.flatMap((slot) => slot.held));
  const found = unsteady.map((hunks) => {
    const slot = textSlot(hunks, text, first.lists);
    const places = new Set(hunks.flatMap(({ added }) => added.map(({ index }) => index)));
    const before = fromBaseline.filter(({ added }) => added.some(({ index }) => places.has(index)));
    const gone = before.flatMap(({ removed }) => removed.map(({ key }) => key));
    // Of more than the place holds, some were never in it.
    const own = gone.length <= slot.lines ? gone : gone.filter((key) => held.has(key));
    return { ...slot, held: heldBy([...slot.held, ...own]) };
  });
  return merged([...comparison.slots, ...found, ...others]);
}

/** Fields that had another value each of three times: one that does so twice is quiet for the values that it had. */
function unsteadyFields(
  baseline: WatchVersion,
  first: WatchVersion,
  second: WatchVersion,
  comparison: WatchComparison,
): WatchSlot[] {
  const keys = new LineKeys(comparison);
  const apart = (one: WatchVersion, other: WatchVersion) =>
    fieldDifferences(one.fields, other.fields, keys, comparison);
  const [toFirst, toSecond] = [first, second].map((version) => apart(baseline, version));
  return apart(first, second).flatMap(({ field, before, after }) => {
    if (DECISIVE_FIELDS.includes(field) || FIELDS_OF_TEXT.includes(field)) return [];
    const [ofFirst, ofSecond] = [toFirst, toSecond].map((all) => all?.find((each) => each.field === field));
    const isNext = (value: string) => ofSecond?.after.includes(value) ?? false;
    const ways = new Set(after.filter(isNext).map((value) => wayOf(field, value)));
    const came = before.filter((value) => ofFirst?.after.includes(value) && ways.has(wayOf(field, value)));
    if (came.length === 0) return [];
    const next = after.filter(
      (value) => isNext(value) && came.some((other) => wayOf(field, other) === wayOf(field, value)),
    );
    // Of more than came in its place, some were never in it.
    const gone = ofSecond?.before ?? [];
    const own = gone.length <= next.length ? gone : [];
    return [{ ...fieldSlot({ field, before: [...own, ...came], after: next }, keys), returns: 1 }];
  });
}

/** The slots after a check that told nothing: places that go back count for how long they are away. Null where none does. */
export function slotsAfter(
  slots: readonly WatchSlot[],
  { quiet }: Pick<WatchDifference, 'quiet'>,
): WatchSlot[] | null {
  const ids = new Set(quiet.flatMap(({ slot, added }) => (added.length > 0 ? [slot] : [])));
  const counted = slots.map((slot) => {
    if (slot.returns === undefined) return slot;
    const away = ids.has(slot.id) ? (slot.away ?? 0) + 1 : 0;
    return away === (slot.away ?? 0) ? slot : { ...slot, away };
  });
  return counted.some((slot, at) => slot !== slots[at]) ? counted : null;
}

/**
 * The slots, which also remember what they held this time: to be kept with a version that becomes the baseline, since it is
 * those lines that the next difference removes.
 */
export function slotsWith(
  slots: readonly WatchSlot[],
  { quiet }: Pick<WatchDifference, 'quiet'>,
): WatchSlot[] {
  return slots.map(({ away: _over, ...slot }) => {
    const added = quiet.flatMap((each) =>
      each.slot === slot.id ? [...each.added, ...(each.maybe ?? [])] : [],
    );
    return added.length === 0 ? slot : { ...slot, held: heldBy([...slot.held, ...added]) };
  });
}

/**
 * A slot that makes a hunk (by its place among those of the difference) or a field quiet from now on: what *Ignore this*
 * adds. Null where the difference has no such hunk or field, and of a field that decides indexing.
 */
export function slotFor(
  versions: { before: WatchVersion; after: WatchVersion; difference: WatchDifference },
  comparison: WatchComparison,
  of: { hunk: number } | { field: WatchFieldName },
): WatchSlot | null {
  const keys = new LineKeys(comparison);
  const { before, after, difference } = versions;
  if ('field' in of) {
    if (DECISIVE_FIELDS.includes(of.field)) return null;
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
  return raw ? textSlot([raw], text, []) : null;
}

/** How the lines of two fetches differ, and what of it is outside the slots that are known. */
function outsideSlots(first: WatchVersion, second: WatchVersion, comparison: WatchComparison) {
  const keys = new LineKeys(comparison);
  const text = textDifference(first.lines, second.lines, keys);
  return { keys, text, told: apartFromSlots(text, comparison.slots, first.lists).told };
}

function isIn(index: number, from: number, length: number): boolean {
  return index >= from && index < from + length;
}

/** What only moved is told to nobody anyway. */
function isChange({ removed, added }: RawHunk): boolean {
  return [...removed, ...added].some(({ moved }) => !moved);
}

/** Hunks with what is near to each. */
function joined(hunks: readonly RawHunk[], lists: WatchVersion['lists']): RawHunk[][] {
  const groups: RawHunk[][] = [];
  for (const hunk of hunks) {
    const last = groups.at(-1)?.at(-1);
    if (last && hunk.match - last.match <= GAP && isOneList(last, hunk, lists)) groups.at(-1)?.push(hunk);
    else groups.push([hunk]);
  }
  return groups;
}

/** Between two places of a list what is the same is so by chance; elsewhere an author wrote it. */
function isOneList(one: RawHunk, other: RawHunk, lists: WatchVersion['lists']): boolean {
  const end = other.at.before + other.removed.length;
  return lists.some(([from, to]) => from <= one.at.before && end <= to);
}

function textSlot(
  hunks: readonly RawHunk[],
  { matches, keyOf }: TextDifference,
  lists: WatchVersion['lists'],
): WatchSlot {
  const removed = hunks.flatMap((hunk) => hunk.removed);
  const added = hunks.flatMap((hunk) => hunk.added);
  let [from, to] = [hunks[0]?.match ?? 0, hunks.at(-1)?.match ?? 0];
  const list = listOf(removed, lists);
  const isListed = (match: number) => list && isIn(matches[match]?.[0] ?? -1, list[0], list[1] - list[0]);
  while (isListed(from - 1)) from -= 1;
  while (isListed(to)) to += 1;
  const between = matches.slice(from, to).flatMap((_, at) => keyOf(from + at) ?? []);
  const [before, after] = [keyOf(from - 1), keyOf(to)];
  return {
    id: hash53(JSON.stringify([before, after])).toString(36),
    ...{ field: null, before, after, off: false },
    held: heldBy([...removed.map(({ key }) => key), ...between, ...added.map(({ key }) => key)]),
    lines: between.length + Math.max(removed.length, added.length),
  };
}

/** The shortest list that holds all of some lines, if they are half of it or more: then it is the list that rotates. */
function listOf(
  removed: readonly Entry[],
  lists: WatchVersion['lists'],
): [from: number, to: number] | undefined {
  const [first, last] = [removed[0]?.index, removed.at(-1)?.index];
  if (first === undefined || last === undefined) return undefined;
  return lists
    .filter(([from, to]) => from <= first && last < to && 2 * removed.length >= to - from)
    .toSorted(([a, b], [c, d]) => b - a - (d - c))[0];
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
      byId.set(slot.id, joinedSlot(known, slot));
    } else if (byId.size < WATCH_LIMITS.slots) byId.set(slot.id, slot);
  }
  return [...byId.values()];
}

/** What two sights of one place come to: one that was ever another each time is quiet for whatever comes. */
function joinedSlot({ returns, away: _over, ...known }: WatchSlot, slot: WatchSlot): WatchSlot {
  const isClosed = returns !== undefined && slot.returns !== undefined;
  return {
    ...known,
    held: heldBy([...known.held, ...slot.held]),
    lines: Math.max(known.lines, slot.lines),
    ...(isClosed && { returns: returns + (slot.returns ?? 0) }),
  };
}
