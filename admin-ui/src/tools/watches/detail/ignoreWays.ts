import { WATCH_MASKS, type WatchFieldName, type WatchMask } from '@contracts/watches/watch-content';
import type { WatchDiffView } from '@contracts/watches/watch-history';
import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import { WATCH_LIMITS } from '@contracts/watches/watch-limits';
import { diffRuns, hunkOf } from './diffRuns';

/** The difference that is to be ignored: a field's, or one of the text with the line that stands for it. */
export type Ignored = { field: WatchFieldName } | { hunk: number; text: string };

/** By its place, by its text, or as a kind of text. */
export type IgnoreWay = 'place' | 'text' | 'mask';

/** How a difference can be ignored; masks that are on ignore nothing more. */
export function ignoreWays(of: Ignored, on: readonly WatchMask[]): { ways: IgnoreWay[]; masks: WatchMask[] } {
  const masks = WATCH_MASKS.filter((mask) => !on.includes(mask));
  if ('field' in of) return { ways: ['place'], masks };
  return { ways: masks.length > 0 ? ['place', 'text', 'mask'] : ['place', 'text'], masks };
}

interface Chosen {
  change: string;
  of: Ignored;
  rule: string;
  mask: WatchMask | undefined;
}

/** What is sent; undefined while something is missing. */
export function ignoreRequest(way: IgnoreWay, { change, of, rule, mask }: Chosen): object | undefined {
  if (way === 'text') return rule.trim() === '' ? undefined : { rule: rule.trim() };
  if (way === 'mask') return mask && { mask };
  return 'field' in of ? { change, field: of.field } : { change, hunk: of.hunk };
}

/** The line of a hunk that is offered as a text: one that came, else one that went. */
export function textOfHunk(
  hunk: number,
  rows: readonly WatchDiffRow[],
  hunks: WatchDiffView['hunks'],
): string {
  const run = diffRuns(rows).find((each) => each.changes && hunkOf(each, hunks) === hunk);
  const lines = (side: 'before' | 'after') =>
    (run?.rows ?? []).flatMap((row) => {
      const line = row.kind === 'changed' ? row[side] : null;
      return line && !line.moved ? [line.parts.map(({ text }) => text).join('')] : [];
    });
  return (lines('after')[0] ?? lines('before')[0] ?? '').trim().slice(0, WATCH_LIMITS.rule);
}
