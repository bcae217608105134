import {
  WATCH_SEVERITIES,
  type WatchDifference,
  type WatchFieldChange,
  type WatchSeverity,
} from '../../contracts/watches/watch-content';
import { WATCH_FIELD_LABELS } from '../../contracts/watches/watch-field-labels';

/** Named; how many there are beyond is counted. */
const NAMED = 3;

/** Lines of text of a difference that came, went, and only moved. */
export interface ChangedLines {
  added: number;
  removed: number;
  moved: number;
}

/** A line that moved stands on both sides, and is counted once. */
export function changedLines({ hunks }: Pick<WatchDifference, 'hunks'>): ChangedLines {
  const lines = { added: 0, removed: 0, moved: 0 };
  let gone = 0;
  for (const { added, removed, moved } of hunks) {
    lines.added += added.length - moved.added.length;
    lines.removed += removed.length - moved.removed.length;
    lines.moved += moved.added.length;
    gone += moved.removed.length;
  }
  return { ...lines, moved: Math.max(lines.moved, gone) };
}

/** One line for people: `Title and canonical changed, 3 lines added`. The worst fields stand first. */
export function changeSummary(difference: WatchDifference): string {
  const fields = difference.fields.filter(({ field }) => field !== 'words' && field !== 'links');
  const sorted = fields.toSorted((a, b) => worse(a) - worse(b));
  const [changed, switching] = [false, true].map((is) =>
    sorted.filter((each) => (each.alternates ?? false) === is),
  );
  const parts = [
    ...fieldParts(changed ?? [], 'changed', 'changed'),
    ...fieldParts(switching ?? [], 'switches back and forth', 'switch back and forth'),
    ...textParts(changedLines(difference)),
  ];
  const summary = parts.length > 0 ? parts.join(', ') : otherFields(difference.fields);
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}`;
}

/** 3 for critical to 1, so that databases can sort by it; 0 for none. */
export function severityRank(severity: WatchSeverity | null): number {
  return severity === null ? 0 : WATCH_SEVERITIES.length - WATCH_SEVERITIES.indexOf(severity);
}

function worse({ severity }: WatchFieldChange): number {
  return WATCH_SEVERITIES.indexOf(severity);
}

function fieldParts(fields: readonly WatchFieldChange[], one: string, several: string): string[] {
  const names = fields.map(({ field }) => WATCH_FIELD_LABELS[field]);
  return names.length === 0 ? [] : [`${listed(names)} ${names.length === 1 ? one : several}`];
}

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  const parts =
    more > 0 ? [...names.slice(0, NAMED), more === 1 ? '1 more field' : `${more} more fields`] : names;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

function textParts({ added, removed, moved }: ChangedLines): string[] {
  return [
    ...(added > 0 ? [`${counted(added)} added`] : []),
    ...(removed > 0 ? [`${counted(removed)} removed`] : []),
    ...(added + removed === 0 && moved > 0 ? [`${counted(moved)} moved`] : []),
  ];
}

function otherFields(fields: readonly WatchFieldChange[]): string {
  const names = fields.map(({ field }) => WATCH_FIELD_LABELS[field]);
  return names.length > 0 ? `${listed(names)} changed` : 'Nothing visible changed';
}

function counted(lines: number): string {
  return lines === 1 ? '1 line' : `${lines.toLocaleString('en')} lines`;
}
