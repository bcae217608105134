import type { SchemaField, SchemaFieldGroup, SchemaKind, SchemaValues } from './schema-kind';
import { TYPE_KEY } from './schema-kind';

type Json = string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** The difference from UTC at a moment such as `2027-05-01T19:00`, for whoever fills in the form. */
export type ZoneAt = (moment: string) => string;

/**
 * The JSON-LD of what was filled in. What is empty is left out, and so is a thing of which nothing is known. `zoneAt`
 * gives the difference from UTC at a moment, such as `+01:00`.
 */
export function composeSchema(kind: SchemaKind, values: SchemaValues, zoneAt: ZoneAt): JsonObject {
  const schema: JsonObject = { '@context': 'https://schema.org', '@type': textOf(values[TYPE_KEY]) };
  for (const group of kind.groups) {
    if (group.list) putList(schema, group, values, zoneAt);
    else putFields(schema, group.fields, values, zoneAt);
  }
  return schema;
}

/** Whether a form holds nothing but its choices. */
export function isEmptySchema(kind: SchemaKind, values: SchemaValues): boolean {
  return kind.groups.every(({ list, fields }) => {
    const entries = list ? entriesOf(values, list.path) : [values];
    return entries.every((entry) =>
      fields.every(({ path, input }) => input === 'choice' || textOf(entry[path]) === ''),
    );
  });
}

function putFields(
  object: JsonObject,
  fields: readonly SchemaField[],
  values: Readonly<Record<string, unknown>>,
  zoneAt: ZoneAt,
): void {
  for (const field of fields) {
    const text = textOf(values[field.path]);
    if (text === '') continue;
    if (field.input === 'lines') putLines(object, field.path, text);
    else put(object, field.path, field.input === 'moment' ? withZone(text, zoneAt) : text);
    if (field.with) put(object, ...field.with);
  }
}

function putList(
  schema: JsonObject,
  { list = { path: '', noun: '', least: 0 }, fields }: SchemaFieldGroup,
  values: SchemaValues,
  zoneAt: ZoneAt,
): void {
  const steps = stepsOf(list.path);
  const last = steps.at(-1);
  if (!last) return;
  const entries = entriesOf(values, list.path).flatMap((entry) => {
    const object: JsonObject = last.type ? { '@type': last.type } : {};
    const own = Object.keys(object).length;
    putFields(object, fields, entry, zoneAt);
    return Object.keys(object).length > own ? [object] : [];
  });
  if (entries.length === 0) return;
  const counted = list.numbered;
  if (counted) entries.forEach((entry, index) => (entry[counted] = String(index + 1)));
  holderOf(schema, steps.slice(0, -1))[last.name] = entries.length === 1 ? (entries[0] ?? []) : entries;
}

function put(object: JsonObject, path: string, text: string): void {
  const steps = stepsOf(path);
  const last = steps.at(-1);
  if (last) holderOf(object, steps.slice(0, -1))[last.name] = text;
}

/** Each line is a value, or the one property of a thing: `recipeInstructions<HowToStep>/text`. */
function putLines(object: JsonObject, path: string, text: string): void {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));
  const steps = stepsOf(path);
  const last = steps.at(-1);
  const list = steps.at(-2);
  if (!last) return;
  if (!list?.type) {
    holderOf(object, steps.slice(0, -1))[last.name] = lines.length === 1 ? (lines[0] ?? '') : lines;
    return;
  }
  const { name, type } = list;
  holderOf(object, steps.slice(0, -2))[name] = lines.map((line) => ({ '@type': type, [last.name]: line }));
}

interface Step {
  name: string;
  type: string | undefined;
}

function stepsOf(path: string): Step[] {
  return path.split('/').map((step) => {
    const { name = step, type } = /^(?<name>[^<]+)<(?<type>\w+)>$/.exec(step)?.groups ?? {};
    return { name, type };
  });
}

/** The thing at the end of a path, made where it is not there yet. */
function holderOf(object: JsonObject, steps: readonly Step[]): JsonObject {
  return steps.reduce((holder, { name, type }) => {
    const found = holder[name];
    if (typeof found === 'object' && !Array.isArray(found)) return found;
    const made: JsonObject = type ? { '@type': type } : {};
    holder[name] = made;
    return made;
  }, object);
}

/** As a browser's field has it, `2027-05-01T19:00`. */
function withZone(text: string, zoneAt: ZoneAt): string {
  return /T\d{2}:\d{2}(?::\d{2})?$/.test(text) ? `${text}${zoneAt(text)}` : text;
}

function entriesOf(values: SchemaValues, path: string): Record<string, string>[] {
  const entries = values[path];
  return Array.isArray(entries) ? entries : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
