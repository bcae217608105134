import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchFieldName,
  WatchHunk,
  WatchQuiet,
  WatchSeverity,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { type FieldDifference, fieldDifferences } from './field-differences';
import { fieldSeverity, PRESETS, worstOf } from './field-rules';
import { LineKeys } from './line-keys';
import { apartFromSlots } from './quiet-hunks';
import { textDifference, toldHunks } from './text-hunks';
import { offersOf } from './text-offers';

/**
 * What differs between two versions of one page, once masks, rules, slots and the preset are applied. The same input gives
 * the same answer, so that past changes can be looked at again under other settings.
 */
export function compareVersions(
  before: WatchVersion,
  after: WatchVersion,
  comparison: WatchComparison,
): WatchDifference {
  const keys = new LineKeys(comparison);
  const preset = PRESETS[comparison.preset];
  const text = textDifference(before.lines, after.lines, keys);
  const { told, quiet } = apartFromSlots(text, comparison.slots, before.lists);
  const hunks = toldHunks(told, { before: before.lines, after: after.lines });
  const held = quietKeys(quiet, comparison);
  const fields = withOffers(fieldDifferences(before.fields, after.fields, keys, comparison), hunks).flatMap(
    (found) => (preset.fields.has(found.field) ? ofText(found, { hunks, quiet, held, keys }) : []),
  );
  const shown = preset.text === 'all' ? hunks : preset.text === 'none' ? [] : hunks.filter(offersOf);
  return differenceOf({ fields: fields.map(withSeverity), hunks: shown, quiet });
}

/** The difference with its severity, of what is left of its fields and hunks. */
export function differenceOf({ fields, hunks, quiet }: Omit<WatchDifference, 'severity'>): WatchDifference {
  const ofText: WatchSeverity[] = hunks.some(alarms) ? ['info'] : [];
  return { fields, hunks, quiet, severity: worstOf([...fields.map(({ severity }) => severity), ...ofText]) };
}

/** Whether a hunk holds a line that did not only move. */
export function alarms({ removed, added, moved }: WatchHunk): boolean {
  return removed.length > moved.removed.length || added.length > moved.added.length;
}

/** Whether there is anything that somebody is told of. */
export function isVisible(difference: WatchDifference): boolean {
  return difference.severity !== null;
}

export function withSeverity(found: FieldDifference): WatchFieldChange {
  return { ...found, severity: fieldSeverity(found) };
}

/** Prices and stock of the text, where structured data says nothing of their change. */
function withOffers(fields: FieldDifference[], hunks: readonly WatchHunk[]): FieldDifference[] {
  const all = hunks.flatMap((hunk) => offersOf(hunk) ?? []);
  const added = (['price', 'stock'] as const).flatMap((field): FieldDifference[] => {
    if (fields.some((found) => found.field === field)) return [];
    const before = [...new Set(all.flatMap((offers) => offers[field].before))];
    const after = [...new Set(all.flatMap((offers) => offers[field].after))];
    return before.length + after.length > 0 ? [{ field, before, after }] : [];
  });
  return [...fields, ...added];
}

interface Text {
  hunks: readonly WatchHunk[];
  quiet: readonly WatchQuiet[];
  held: ReadonlySet<string>;
  keys: LineKeys;
}

/** What a field says that follows from the text counts where the text itself does. */
function ofText(found: FieldDifference, { hunks, quiet, held, keys }: Text): FieldDifference[] {
  const { field } = found;
  if (field === 'words') return hunks.some(alarms) ? [found] : [];
  if (field === 'links') return hunks.some(alarms) || quiet.length === 0 ? [found] : [];
  if (field !== 'outline' && field !== 'h1') return [found];
  const isTold = (value: string) => {
    const key = keys.of(headingOf(field, value));
    return key !== null && !held.has(key);
  };
  const [before, after] = [found.before.filter(isTold), found.after.filter(isTold)];
  return before.length + after.length > 0 ? [{ field, before, after }] : [];
}

function headingOf(field: WatchFieldName, value: string): string {
  return field === 'outline' ? value.slice(value.indexOf(' ') + 1) : value;
}

/** The lines of slots that are quiet this time. */
function quietKeys(quiet: readonly WatchQuiet[], { slots }: WatchComparison): Set<string> {
  const ids = new Set(quiet.map(({ slot }) => slot));
  const held = slots.flatMap((slot) => (ids.has(slot.id) ? slot.held : []));
  return new Set([...held, ...quiet.flatMap(({ added }) => added)]);
}
