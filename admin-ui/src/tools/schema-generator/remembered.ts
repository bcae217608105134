import { EMPTY_SCHEMA_FORM, REMEMBERED_SCHEMA_FIELDS, type SchemaForm } from '@contracts/schema/schema';

const KEY = 'schema-generator.publisher';

type Remembered = Pick<SchemaForm, (typeof REMEMBERED_SCHEMA_FIELDS)[number]>;

/** An empty form but for the author and publisher that this browser remembers. */
export function startingValues(): SchemaForm {
  return { ...EMPTY_SCHEMA_FORM, ...readRemembered() };
}

/** Whether a form holds nothing but what is remembered. */
export function isUntouched(form: SchemaForm): boolean {
  return JSON.stringify({ ...form, ...pick(EMPTY_SCHEMA_FORM) }) === JSON.stringify(EMPTY_SCHEMA_FORM);
}

/** Keeps author and publisher for the next form. */
export function remember(form: SchemaForm): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pick(form)));
  } catch {
    // A browser that stores nothing: the fields are empty next time.
  }
}

function readRemembered(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return pick({ ...EMPTY_SCHEMA_FORM, ...(stored as Partial<Remembered>) });
  } catch {
    return pick(EMPTY_SCHEMA_FORM);
  }
}

function pick(form: SchemaForm): Remembered {
  const texts = REMEMBERED_SCHEMA_FIELDS.map((field) => {
    const value: unknown = form[field];
    return [field, typeof value === 'string' ? value.trim() : ''];
  });
  return Object.fromEntries(texts) as Remembered;
}
