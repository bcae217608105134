import type { WatchQuiet, WatchSlot } from '../../contracts/watches/watch-content';
import type { Entry, RawHunk, TextDifference } from './text-hunks';

/** A slot with what it has held at hand. */
interface Known {
  slot: WatchSlot;
  held: ReadonlySet<string>;
}

/** What of a difference is told, and what is quiet: lines at a slot of which it held those that are gone. */
export function apartFromSlots(
  { hunks, keyOf }: Pick<TextDifference, 'hunks' | 'keyOf'>,
  slots: readonly WatchSlot[],
): { told: RawHunk[]; quiet: WatchQuiet[] } {
  const known = slots
    .filter(({ off, field }) => !off && field === null)
    .map((slot) => ({ slot, held: new Set(slot.held) }));
  if (known.length === 0) return { told: hunks, quiet: [] };
  const quiet: WatchQuiet[] = [];
  const told = hunks.flatMap((hunk) => {
    let rest = hunk;
    for (const each of known) {
      const cut = cutAt(rest, each, keyOf);
      if (!cut) continue;
      quiet.push({ slot: each.slot.id, added: cut.quiet.map(({ key }) => key) });
      rest = cut.rest;
    }
    return rest.removed.length + rest.added.length > 0 ? [rest] : [];
  });
  return { told, quiet };
}

/** Its lines that are quiet at a slot, from the slot's side of the hunk; null with none. */
function cutAt(hunk: RawHunk, known: Known, keyOf: TextDifference['keyOf']) {
  const { slot, held } = known;
  const isBehind = slot.before === neighbour(keyOf, hunk.match - 1, -1, known);
  const isAhead = slot.after === neighbour(keyOf, hunk.match, 1, known);
  if (!isBehind && !isAhead) return null;
  const { removed, added } = hunk;
  const isGone = ({ key }: Entry) => held.has(key);
  const gone = isBehind ? leading(removed, isGone) : leading(removed.toReversed(), isGone);
  const others = removed.length - gone;
  // What comes where nothing of the slot's goes is the slot's only between both of its lines.
  if (gone === 0 && !(isBehind && isAhead && others === 0)) return null;
  const come = Math.min(slot.lines, Math.max(0, added.length - others));
  return isBehind
    ? part(hunk, [gone, removed.length], [come, added.length], added.slice(0, come))
    : part(hunk, [0, others], [0, added.length - come], added.slice(added.length - come));
}

function part(
  hunk: RawHunk,
  removed: [from: number, to: number],
  added: [from: number, to: number],
  quiet: Entry[],
): { rest: RawHunk; quiet: Entry[] } {
  const rest = { ...hunk, removed: hunk.removed.slice(...removed), added: hunk.added.slice(...added) };
  const at = {
    before: hunk.at.before + removed[0],
    after: hunk.at.after + added[0],
  };
  return { rest: { ...rest, at }, quiet };
}

/** The next line that matches and is none of the slot's own: some of what rotates may have stayed. */
function neighbour(
  keyOf: TextDifference['keyOf'],
  from: number,
  step: 1 | -1,
  { slot, held }: Known,
): string | null {
  let at = from;
  for (let passed = 0; passed < slot.lines; passed++, at += step) {
    const key = keyOf(at);
    if (key === null || !held.has(key) || key === (step < 0 ? slot.before : slot.after)) break;
  }
  return keyOf(at);
}

function leading(entries: readonly Entry[], is: (entry: Entry) => boolean): number {
  const first = entries.findIndex((entry) => !is(entry));
  return first === -1 ? entries.length : first;
}
