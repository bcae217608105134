import { dataTypes, members, ownProperties, parents, propertiesByRange, superseded } from './vocabulary.json';

interface VocabularyType {
  parents: readonly string[];
  properties: ReadonlySet<string>;
}

export interface VocabularyProperty {
  /** Types of its values, plain ones among them. */
  ranges: readonly string[];
  /** What schema.org has in its place, if it is superseded; empty where it names nothing. */
  instead: string | undefined;
}

// What schema.org says, written by `scripts/make-schema-vocabulary.mjs`.
const OWN_PROPERTIES = listsOf(ownProperties);
const TYPES = new Map(
  [...listsOf(parents)].map(([name, kinds]): [string, VocabularyType] => [
    name,
    { parents: kinds, properties: new Set(OWN_PROPERTIES.get(name)) },
  ]),
);
const RANGES = new Map(
  [...listsOf(propertiesByRange)].flatMap(([range, names]) => {
    const ranges = range.split(' ');
    return names.map((name) => [name, ranges] as const);
  }),
);
const SUPERSEDED = new Map(Object.entries(superseded));
const PROPERTIES = new Map(
  [...OWN_PROPERTIES.values()]
    .flat()
    .map((name): [string, VocabularyProperty] => [
      name,
      { ranges: RANGES.get(name) ?? [], instead: SUPERSEDED.get(name) },
    ]),
);
const MEMBERS = listsOf(members);
const PLAIN: ReadonlySet<string> = new Set(dataTypes.split(' '));
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
  const found = isEnumerated && lists.every((list) => list.length > 0) ? lists.flat() : undefined;
  PROPERTY_MEMBERS.set(property, found);
  return found;
}

/** All names of types, and of properties. */
export const TYPE_NAMES: readonly string[] = [...TYPES.keys()];
export const PROPERTY_NAMES: readonly string[] = [...PROPERTIES.keys()];

function ancestorsOf(type: string): ReadonlySet<string> {
  const known = ANCESTORS.get(type);
  if (known) return known;
  const { parents: kinds = [] } = TYPES.get(type) ?? {};
  const ancestors = new Set(kinds.flatMap((parent) => [parent, ...ancestorsOf(parent)]));
  if (TYPES.has(type)) ANCESTORS.set(type, ancestors);
  return ancestors;
}

function listsOf(table: Record<string, string>): Map<string, readonly string[]> {
  return new Map(Object.entries(table).map(([name, words]) => [name, words === '' ? [] : words.split(' ')]));
}
