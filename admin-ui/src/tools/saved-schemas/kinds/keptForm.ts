import {
  emptyEntry,
  emptyValues,
  type SchemaKind,
  type SchemaValues,
  TYPE_KEY,
} from '@domain/schema/generator/schema-kind';

const keyOf = (user: string, kind: SchemaKind) => `schema-generator.draft.${user}.${kind.id}`;

/** What this browser keeps of the user's form of a kind, else an empty one. */
export function readForm(user: string, kind: SchemaKind): SchemaValues {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user, kind)) ?? '{}');
    return fitted(kind, typeof stored === 'object' && stored !== null ? { ...stored } : {});
  } catch {
    return emptyValues(kind);
  }
}

/** Keeps the form, so that leaving the page loses nothing. */
export function keepForm(user: string, kind: SchemaKind, values: SchemaValues): void {
  try {
    localStorage.setItem(keyOf(user, kind), JSON.stringify(values));
  } catch {
    // A browser that stores nothing: the form is empty next time.
  }
}

/** Only what the kind has fields for: an older version of it may have had others. */
function fitted(kind: SchemaKind, stored: Readonly<Record<string, unknown>>): SchemaValues {
  const values = emptyValues(kind);
  const type = stored[TYPE_KEY];
  if (kind.types.some(([each]) => each === type)) values[TYPE_KEY] = String(type);
  for (const { list, fields } of kind.groups) {
    const kept = list ? stored[list.path] : undefined;
    if (!list) Object.assign(values, textsOf(stored, emptyEntry(fields)));
    else if (Array.isArray(kept)) {
      values[list.path] = kept.map((entry) => textsOf({ ...(entry as object) }, emptyEntry(fields)));
    }
  }
  return values;
}

function textsOf(
  stored: Readonly<Record<string, unknown>>,
  empty: Record<string, string>,
): Record<string, string> {
  const texts = Object.keys(empty).map((path) => {
    const text = stored[path];
    return [path, typeof text === 'string' ? text : ''];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}
