import {
  WATCH_SEVERITIES,
  type WatchDifference,
  type WatchFieldChange,
} from '../../contracts/watches/watch-content';
import { WATCH_FIELD_LABELS, watchValueText } from '../../contracts/watches/watch-field-labels';

/** Of a notice: fields, values of one side of a field, lines of each side, and characters of one of them. */
const FIELDS = 6;
const VALUES = 3;
const LINES = 3;
const CHARACTERS = 160;
/** Of all of them: a character has up to three bytes, and a notice holds 8 kB. */
const ALL_CHARACTERS = 1_800;

/** Values of one field, as programs read them. */
interface FieldDetails {
  field: string;
  before: string[];
  after: string[];
}

/** What a notice says of a difference: the worst fields first, then the first lines that went and came. */
export interface ChangeDetails {
  changes: FieldDetails[];
  removed: string[];
  added: string[];
}

/** The old and new values of a difference's fields, and its first lines, cut so that a notice holds them. */
export function changeDetails(difference: WatchDifference): ChangeDetails {
  let left = ALL_CHARACTERS;
  const some = (values: readonly string[], most: number) =>
    values.slice(0, most).flatMap((value) => {
      const text = cut(value, Math.min(CHARACTERS, left));
      left -= text.length;
      return text === '' && value !== '' ? [] : [text];
    });
  const { removed, added } = linesOf(difference);
  const changes = shownFields(difference).map(({ field, before, after }) => ({
    ...{ field, before: some(before, VALUES) },
    after: some(after, VALUES),
  }));
  return { changes, removed: some(removed, LINES), added: some(added, LINES) };
}

/** The same as lines for people: `Title: “Old” → “New”`, `Removed: “Line”`; empty where there is nothing to add. */
export function changeText(difference: WatchDifference): string {
  const fields = shownFields(difference);
  const { removed, added } = linesOf(difference);
  const more =
    fieldsOf(difference).length -
    fields.length +
    Math.max(0, removed.length - LINES) +
    Math.max(0, added.length - LINES);
  return [
    ...fields.map(fieldText),
    ...removed.slice(0, LINES).map((line) => `Removed: ${quoted(line)}`),
    ...added.slice(0, LINES).map((line) => `Added: ${quoted(line)}`),
    ...(more > 0 ? [`And ${more.toLocaleString('en')} more`] : []),
  ].join('\n');
}

function fieldText({ field, before, after, alternates }: WatchFieldChange): string {
  const [was, is] = [before, after].map((values) =>
    valuesText(values.map((value) => watchValueText(field, value))),
  );
  const label = WATCH_FIELD_LABELS[field];
  return alternates ? `${label}: ${was} at one visit, ${is} at the next` : `${label}: ${was} → ${is}`;
}

function valuesText(values: readonly string[]): string {
  if (values.length === 0) return 'none';
  const more = values.length - VALUES;
  const shown = values.slice(0, VALUES).map(quoted).join(', ');
  return more > 0 ? `${shown} and ${more.toLocaleString('en')} more` : shown;
}

function quoted(text: string): string {
  return `“${cut(text)}”`;
}

/** Never within a character of two halves. */
function cut(text: string, most = CHARACTERS): string {
  if (text.length <= most) return text;
  return most <= 1 ? '' : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function shownFields(difference: WatchDifference): WatchFieldChange[] {
  return fieldsOf(difference).slice(0, FIELDS);
}

/** The worst first; numbers of words and links follow from the text, and say nothing beside it. */
function fieldsOf({ fields, hunks }: WatchDifference): WatchFieldChange[] {
  const own = fields.filter(({ field }) => field !== 'words' && field !== 'links');
  const shown = own.length > 0 || hunks.length > 0 ? own : fields;
  return shown.toSorted(
    (a, b) => WATCH_SEVERITIES.indexOf(a.severity) - WATCH_SEVERITIES.indexOf(b.severity),
  );
}

/** Lines that did not only move. */
function linesOf({ hunks }: WatchDifference): { removed: string[]; added: string[] } {
  return {
    removed: hunks.flatMap(({ removed, moved }) => removed.filter((_, at) => !moved.removed.includes(at))),
    added: hunks.flatMap(({ added, moved }) => added.filter((_, at) => !moved.added.includes(at))),
  };
}
