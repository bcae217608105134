import {
  AUTHOR_TYPES,
  EMPTY_SCHEMA_FORM,
  REMEMBERED_SCHEMA_FIELDS,
  type SchemaForm,
} from '@contracts/schema/schema';

const keyOf = (user: string) => `schema-generator.publisher.${user}`;

type Remembered = Pick<SchemaForm, (typeof REMEMBERED_SCHEMA_FIELDS)[number]>;

/** An empty form but for the author and publisher that this browser remembers of the user. */
export function startingValues(user: string): SchemaForm {
  return { ...EMPTY_SCHEMA_FORM, ...readRemembered(user) };
}

/** Whether a form holds nothing but what is remembered. */
export function isUntouched(form: SchemaForm): boolean {
  return JSON.stringify({ ...form, ...pick(EMPTY_SCHEMA_FORM) }) === JSON.stringify(EMPTY_SCHEMA_FORM);
}

/** Keeps author and publisher for the user's next form. */
export function remember(user: string, form: SchemaForm): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(pick(form)));
  } catch {
    // A browser that stores nothing: the fields are empty next time.
  }
}

function readRemembered(user: string): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '{}');
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
  const picked = Object.fromEntries(texts) as Remembered;
  return AUTHOR_TYPES.includes(picked.author_type) ? picked : { ...picked, author_type: 'Person' };
}
