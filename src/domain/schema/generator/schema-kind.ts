/** How a field is filled in, and what its text becomes. */
export type FieldInput =
  | 'text'
  | 'long'
  | 'url'
  | 'day'
  /** A day and a time of the author's own zone. */
  | 'moment'
  | 'number'
  /** One value a line. */
  | 'lines'
  | 'choice';

export interface SchemaField {
  /**
   * Where its value stands: names of properties, each with the type of what stands there, such as
   * `author<Person>/name`; unique within its group.
   */
  path: string;
  label: string;
  input?: FieldInput;
  /** Of a choice: what is written, and what it is called. */
  choices?: readonly (readonly [value: string, label: string])[];
  help?: string;
  /** What is always said with it: the path of a property and its value, such as the unit of a length of time. */
  with?: readonly [path: string, text: string];
}

/** Fields that belong together; with `list` they are those of each of its entries. */
export interface SchemaFieldGroup {
  title: string;
  text?: string;
  list?: {
    /** Where the entries stand, with their type. */
    path: string;
    /** What one of them is called, such as `Step`. */
    noun: string;
    /** How many there are at first. */
    least: number;
    /** The property that counts the entries from 1. */
    numbered?: string;
  };
  fields: readonly SchemaField[];
}

/** Something that can be marked up: what is asked for it, and how it is written. */
export interface SchemaKind {
  id: string;
  title: string;
  text: string;
  /** Of schema.org; the first one unless a `type` is chosen. */
  types: readonly (readonly [type: string, label: string])[];
  groups: readonly SchemaFieldGroup[];
}

/** What was filled in: texts by the paths of their fields, and of a list by the path of its entries. */
export type SchemaValues = Record<string, string | Record<string, string>[]>;

/** The key of the chosen type among the values. */
export const TYPE_KEY = 'type';

/** A form with nothing in it. */
export function emptyValues(kind: SchemaKind): SchemaValues {
  const values: SchemaValues = { [TYPE_KEY]: kind.types[0]?.[0] ?? '' };
  for (const { list, fields } of kind.groups) {
    if (list) values[list.path] = Array.from({ length: list.least }, () => emptyEntry(fields));
    else Object.assign(values, emptyEntry(fields));
  }
  return values;
}

/** An entry of a list with nothing in it. */
export function emptyEntry(fields: readonly SchemaField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ path }) => [path, '']));
}
