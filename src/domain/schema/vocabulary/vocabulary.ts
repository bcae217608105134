import { DATA_TYPES, MEMBER_TABLE, PROPERTY_TABLE, TYPE_TABLE } from './vocabulary-table';

interface VocabularyType {
  parents: string[];
  properties: ReadonlySet<string>;
}

export interface VocabularyProperty {
  /** Types of its values, plain ones among them. */
  ranges: readonly string[];
  /** What schema.org has in its place, if it is superseded; empty where it names nothing. */
  instead: string | undefined;
}

const TYPES = new Map<string, VocabularyType>(
  rowsOf(TYPE_TABLE).map(([name = '', ...words]) => {
    const colon = words.includes(':') ? words.indexOf(':') : words.length;
    return [name, { parents: words.slice(0, colon), properties: new Set(words.slice(colon + 1)) }];
  }),
);
const PROPERTIES = new Map<string, VocabularyProperty>(
  rowsOf(PROPERTY_TABLE).map(([name = '', ...words]) => [
    name,
    {
      ranges: words.filter((word) => !word.startsWith('>')),
      instead: words.find((word) => word.startsWith('>'))?.slice(1),
    },
  ]),
);
const MEMBERS = new Map(rowsOf(MEMBER_TABLE).map(([name = '', ...members]) => [name, members]));
const PLAIN: ReadonlySet<string> = new Set(DATA_TYPES.split(' '));
const PROPERTY_MEMBERS = new Map<string, readonly string[] | undefined>();
const ANCESTORS = new Map<string, ReadonlySet<string>>();
const EVERY_MEMBER: ReadonlySet<string> = new Set([...MEMBERS.values()].flat());

/** Whether schema.org has such a type. */
export function isType(name: string): boolean {
  return TYPES.has(name) || EVERY_MEMBER.has(name) || PLAIN.has(name);
}

/** Whether a type is one of the kind, or the kind itself. */
export function isKindOf(type: string, kind: string): boolean {
  return type === kind || ancestorsOf(type).has(kind);
}

/** What schema.org says of a property. */
export function propertyOf(name: string): VocabularyProperty | undefined {
  return PROPERTIES.get(name);
}

/** Whether schema.org has the property for the type. */
export function hasProperty(type: string, property: string): boolean {
  if (TYPES.get(type)?.properties.has(property)) return true;
  for (const kind of ancestorsOf(type)) if (TYPES.get(kind)?.properties.has(property)) return true;
  return false;
}

/** Whether the values of a type are plain: text, number, date. */
export function isPlain(type: string): boolean {
  return PLAIN.has(type);
}

/** The members of the enumerations that a property takes its values from, if it takes them from nothing else. */
export function membersOf(property: string): readonly string[] | undefined {
  const known = PROPERTY_MEMBERS.get(property);
  if (known || PROPERTY_MEMBERS.has(property)) return known;
  const { ranges = [] } = PROPERTIES.get(property) ?? {};
  const lists = ranges.map((range) =>
    TYPE_NAMES.filter((type) => isKindOf(type, range)).flatMap((type) => MEMBERS.get(type) ?? []),
  );
  const isEnumerated = lists.length > 0 && ranges.every((range) => isKindOf(range, 'Enumeration'));
  const members = isEnumerated && lists.every((list) => list.length > 0) ? lists.flat() : undefined;
  PROPERTY_MEMBERS.set(property, members);
  return members;
}

/** All names of types, and of properties. */
export const TYPE_NAMES: readonly string[] = [...TYPES.keys()];
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.keys()];

function ancestorsOf(type: string): ReadonlySet<string> {
  const known = ANCESTORS.get(type);
  if (known) return known;
  const { parents = [] } = TYPES.get(type) ?? {};
  const ancestors = new Set(parents.flatMap((parent) => [parent, ...ancestorsOf(parent)]));
  if (TYPES.has(type)) ANCESTORS.set(type, ancestors);
  return ancestors;
}

function rowsOf(table: string): string[][] {
  return table.split('|').map((row) => row.split(' '));
}
