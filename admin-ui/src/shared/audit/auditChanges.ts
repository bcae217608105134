import type { AuditEntryView } from '@contracts/audit/audit';
import { LIMIT_TIME_LABELS } from '@contracts/usage/limits';
import { findTool, parentOf } from '@domain/access/catalogue';
import { formatCount, formatDateTime, formatDay } from '../format';
import { FIELD_LABELS } from './auditLabels';

/** One field that differs, as people read it; a side that holds nothing is null. */
export interface AuditChange {
  field: string;
  before: string[] | null;
  after: string[] | null;
}

/** The name of a batch's or plan's id, where it is known. */
export type NameOf = (id: string) => string | undefined;

type Fields = Record<string, unknown>;

const PICTURES = ['photo', 'logo'];
/** Their values are words of the API, which read like labels elsewhere. */
const CHOICES = ['role', 'userType', 'mode', 'every'];
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What an entry tells of its record: only what differs, down to the single number of a limit or tool of a list. */
export function changesOf({ before, after }: Pick<AuditEntryView, 'before' | 'after'>, nameOf: NameOf) {
  const [old, next] = [leavesOf(before ?? {}), leavesOf(after ?? {})];
  const paths = [...new Set([...old.keys(), ...next.keys()])];
  return paths.flatMap((path): AuditChange[] => {
    const [had, has] = [valuesOf(path, old.get(path), nameOf), valuesOf(path, next.get(path), nameOf)];
    const [gone, come] = [without(had, has), without(has, had)];
    if (gone.length + come.length === 0) return [];
    return [{ field: fieldLabel(path), before: orNull(gone), after: orNull(come) }];
  });
}

/** Every value with its path; a list is one value. */
function leavesOf(fields: Fields, parents: string[] = []): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    const path = [...parents, name];
    if (isFields(value)) leavesOf(value, path).forEach((leaf, below) => leaves.set(below, leaf));
    else leaves.set(path.join('\0'), value);
  }
  return leaves;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesOf(path: string, value: unknown, nameOf: NameOf): string[] {
  if (value === null || value === undefined || value === '') return [];
  // Their values are the id of a file and the last moment of a day.
  if (PICTURES.includes(path)) return ['Image'];
  if (path === 'subscriptionEndDate') return [formatDay(value as string)];
  if (CHOICES.includes(path)) return [capitalised(value as string)];
  return Array.isArray(value)
    ? value.map((entry: unknown) => valueText(entry, nameOf))
    : [valueText(value, nameOf)];
}

function valueText(value: unknown, nameOf: NameOf): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatCount(value);
  if (typeof value !== 'string') {
    return isFields(value)
      ? Object.values(value)
          .map((part) => valueText(part, nameOf))
          .join(' · ')
      : '–';
  }
  if (MOMENT.test(value)) return formatDateTime(value);
  return (
    nameOf(value) ?? toolName(value) ?? (LIMIT_TIME_LABELS as Partial<Record<string, string>>)[value] ?? value
  );
}

/** What a tool or sub-tool is called. */
function toolName(id: string): string | undefined {
  return findTool(id)?.title ?? parentOf(id)?.subTools?.find((subTool) => subTool.id === id)?.name;
}

function fieldLabel(path: string): string {
  // Of a limit it is a period, of a schedule the time of day.
  if (path === 'time') return 'Time';
  return path
    .split('\0')
    .map((name) => FIELD_LABELS[name] ?? toolName(name) ?? wordsOf(name))
    .join(' › ');
}

/** `subscriptionEndDate` is Subscription end date. */
function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return capitalised(words);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function without(values: string[], others: string[]): string[] {
  return values.filter((value) => !others.includes(value));
}

function orNull(values: string[]): string[] | null {
  return values.length > 0 ? values : null;
}
