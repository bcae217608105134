import {
  DECISIVE_FIELDS,
  WATCH_AWAY,
  WATCH_RETURNS,
  type WatchQuiet,
  type WatchSlot,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import type { Entry, RawHunk, TextDifference } from './text-hunks';

type KeyOf = TextDifference['keyOf'];

/** A slot with what it has held at hand. */
interface Known {
  slot: WatchSlot;
  held: ReadonlySet<string>;
}

/** Where a slot stands in a hunk: its lines among those that are gone, and those of it that stayed beside the hunk. */
interface Place {
  from: number;
  to: number;
  stayed: number;
  /** The same for all hunks that stand in one slot. */
  at: string;
}

/**
 * What of a difference is told, and what is quiet: lines at a slot of which it held those that are gone, as far as there are
 * no more of them than it ever held. With more, what came may be the slot's or not: all is told, and a second fetch decides.
 * @param lists those of the version before
 */
export function apartFromSlots(
  { hunks, keyOf }: Pick<TextDifference, 'hunks' | 'keyOf'>,
  slots: readonly WatchSlot[],
  lists: WatchVersion['lists'],
): { told: RawHunk[]; quiet: WatchQuiet[] } {
  const quiet: WatchQuiet[] = [];
  let told = hunks;
  for (const slot of slots) {
    if (slot.off || slot.field !== null || !isQuiet(slot)) continue;
    const cut = outside(told, { slot, held: new Set(slot.held) }, { keyOf, lists });
    told = cut.told;
    quiet.push(
      ...cut.quiet.map(({ own, maybe }) => ({
        ...{ slot: slot.id, added: own.map(({ key }) => key) },
        ...(maybe.length > 0 && { maybe: maybe.map(({ key }) => key) }),
      })),
    );
  }
  return { told, quiet };
}

/**
 * Whether a place is quiet, unless it is unticked: one that was seen to go back to what it was is not at once, and not for
 * ever; a field that decides indexing is none, though older watches have learned some.
 */
export function isQuiet({ field, returns, away = 0 }: WatchSlot): boolean {
  if (field !== null && DECISIVE_FIELDS.includes(field)) return false;
  return returns === undefined || (returns >= WATCH_RETURNS && away < WATCH_AWAY);
}

/** The hunks without what is quiet at one slot. */
function outside(
  hunks: RawHunk[],
  known: Known,
  { keyOf, lists }: { keyOf: KeyOf; lists: WatchVersion['lists'] },
): { told: RawHunk[]; quiet: Added[] } {
  const isClosed = known.slot.returns !== undefined;
  const isOwn = ({ added }: RawHunk) => !isClosed || added.every(({ key }) => known.held.has(key));
  const placed = hunks.map((hunk) => ({ hunk, place: isOwn(hunk) ? placeIn(hunk, known, keyOf) : null }));
  const come = new Map<string, number>();
  for (const { hunk, place } of placed) {
    if (place) come.set(place.at, (come.get(place.at) ?? 0) + beyond(hunk, place));
  }
  const quiet: Added[] = [];
  const told = placed.flatMap(({ hunk, place }) => {
    if (!place) return [hunk];
    const room = Math.max(0, known.slot.lines - place.stayed);
    const isOver = (come.get(place.at) ?? 0) > room;
    const added = isInList(hunk, lists)
      ? ownOfList(hunk, place, room)
      : ownAdded(hunk, place, { room, isOver, known });
    quiet.push(added);
    const rest = restOf(hunk, place, added);
    return rest.removed.length + rest.added.length > 0 ? [rest] : [];
  });
  return { told, quiet };
}

/** Lines that came, apart from one for each other line that is gone. */
function beyond({ removed, added }: RawHunk, { from, to }: Place): number {
  return Math.max(0, added.length - (removed.length - (to - from)));
}

interface Added {
  own: Entry[];
  /** Others that may be the slot's too. */
  unsure: number;
  /** Those among the others that are likely its own, by where they stand. */
  maybe: Entry[];
}

/** Which of the lines that came are the slot's: all, or those that it has held and maybe others. */
function ownAdded(
  { added, removed }: RawHunk,
  place: Place,
  { room, isOver, known }: { room: number; isOver: boolean; known: Known },
): Added {
  const gone = place.to - place.from;
  if (!isOver && removed.length === gone) return { own: added, unsure: 0, maybe: [] };
  const own = added.filter(({ key }) => known.held.has(key)).slice(0, room);
  // Where other lines went as well, the slot shows about as many as before.
  const most = Math.min(isOver ? room : gone, added.length);
  const from = Math.min(place.from, Math.max(0, added.length - gone));
  const maybe = isOver ? [] : added.slice(from, from + most).filter((entry) => !own.includes(entry));
  return { own, unsure: Math.max(0, most - own.length), maybe };
}

/** Of a list that rotates, those that stand where the slot does: what is beside it there rotates too. */
function ownOfList(hunk: RawHunk, place: Place, room: number): Added {
  const { added } = hunk;
  const most = Math.min(room, beyond(hunk, place));
  const from = Math.min(place.from, added.length - most);
  return { own: added.slice(from, from + most), unsure: 0, maybe: [] };
}

/** Whether what is gone was a part of one list. */
export function isInList(
  { at, removed }: { at: RawHunk['at']; removed: readonly unknown[] },
  lists: WatchVersion['lists'],
): boolean {
  return lists.some(([from, to]) => from <= at.before && at.before + removed.length <= to);
}

function restOf(hunk: RawHunk, { from, to }: Place, { own, unsure }: Omit<Added, 'maybe'>): RawHunk {
  const quiet = new Set(own);
  const [removed, added] = [
    hunk.removed.filter((_, at) => at < from || at >= to),
    hunk.added.filter((entry) => !quiet.has(entry)),
  ];
  const at = {
    before: hunk.at.before + (from === 0 ? to : 0),
    after: hunk.at.after + (own[0] === hunk.added[0] ? own.length : 0),
  };
  return { ...hunk, removed, added, at, unsure: (hunk.unsure ?? 0) + unsure };
}

/** By the line before or after it, be that there still or gone as well; null where the slot is not in the hunk. */
function placeIn(hunk: RawHunk, known: Known, keyOf: KeyOf): Place | null {
  const { slot, held } = known;
  const { removed, added, match } = hunk;
  const behind = neighbour(keyOf, match - 1, -1, known);
  const ahead = neighbour(keyOf, match, 1, known);
  const stayed = (behind?.passed ?? 0) + (ahead?.passed ?? 0);
  const isOwn = ({ key }: Entry) => held.has(key);
  if (behind || ahead) {
    const most = Math.max(0, slot.lines - stayed);
    const at = behind ? `${behind.at}-` : `-${ahead?.at}`;
    const first = behind ? Math.min(most, leading(removed, isOwn)) : 0;
    if (first > 0) return { from: 0, to: first, stayed, at };
    const last = ahead ? Math.min(most, leading(removed.toReversed(), isOwn)) : 0;
    if (last > 0) return { from: removed.length - last, to: removed.length, stayed, at };
    // What comes where nothing of the slot's goes is the slot's only between both of its lines.
    const isBetween = behind && ahead && removed.length === 0 && added.length > 0;
    return isBetween ? { from: 0, to: 0, stayed, at } : null;
  }
  return placeAmong(removed, known);
}

/** A slot of which a line beside it is gone too. */
function placeAmong(removed: readonly Entry[], { slot, held }: Known): Place | null {
  const isOwn = ({ key }: Entry) => held.has(key);
  for (const [index, { key }] of removed.entries()) {
    const [isBefore, isAfter] = [key === slot.before, key === slot.after];
    if (!isBefore && !isAfter) continue;
    const run = isBefore ? removed.slice(index + 1) : removed.slice(0, index).toReversed();
    const gone = Math.min(slot.lines, leading(run, isOwn));
    const from = isBefore ? index + 1 : index - gone;
    if (gone > 0) return { from, to: from + gone, stayed: 0, at: `${removed[from]?.index}` };
  }
  return null;
}

/** Where the slot's line is that matches, past those of the slot that have stayed; null where it is another line. */
function neighbour(
  keyOf: KeyOf,
  from: number,
  step: 1 | -1,
  { slot, held }: Known,
): { at: number; passed: number } | null {
  const wanted = step < 0 ? slot.before : slot.after;
  for (let at = from, passed = 0; ; passed++, at += step) {
    const key = keyOf(at);
    if (key === wanted) return { at, passed };
    if (passed >= slot.lines || key === null || !held.has(key)) return null;
  }
}

function leading(entries: readonly Entry[], is: (entry: Entry) => boolean): number {
  const first = entries.findIndex((entry) => !is(entry));
  return first === -1 ? entries.length : first;
}
