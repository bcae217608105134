import { EMPTY_SCHEMA_FAQ, EMPTY_SCHEMA_FORM, EMPTY_SCHEMA_PRODUCT, type SchemaForm } from './schema';
import type { JobView } from '../jobs/jobs';
import { isPlainObject } from '../validation/nested';

/** Most saved schemas of one user. */
export const MAX_SAVED_SCHEMAS = 200;
/** Most characters of a schema's name, and of one text of its form. */
export const MAX_SCHEMA_NAME = 200;
export const MAX_SCHEMA_TEXT = 10_000;
/** Most products, and most questions, of one form. */
export const MAX_SCHEMA_ENTRIES = 100;
/** Checks of live pages of saved schemas that cost nothing: by user and day of UTC. */
export const FREE_CHECKS_A_DAY = 3;

/** A form of the schema generator that is kept under a name, finished or not. */
export interface SavedSchemaView {
  id: string;
  name: string;
  form: SchemaForm;
  createdAt: string;
  updatedAt: string;
}

/** The same in a list: without its form, but for the article's URL, which may be unfinished or empty. */
export type SavedSchemaEntry = Omit<SavedSchemaView, 'form'> & { address: string };

/** A check of the page of a saved schema, and how many are free for the rest of the day. */
export interface SavedSchemaCheck {
  job: JobView<'schema-check'>;
  left: number;
}

/**
 * The form that a value holds, whether or not it is finished: a text for every field, an empty one where it had none, and no
 * other fields. Undefined for what is no form, or has a text or a list that is too long.
 */
export function schemaFormOf(value: unknown): SchemaForm | undefined {
  const form = filledUp(EMPTY_SCHEMA_FORM, value);
  const products = entriesOf(EMPTY_SCHEMA_PRODUCT, form?.products);
  const faqs = entriesOf(EMPTY_SCHEMA_FAQ, form?.faqs);
  return form && products && faqs && products.length > 0 ? { ...form, products, faqs } : undefined;
}

function entriesOf<T extends object>(empty: Readonly<T>, list: unknown): T[] | undefined {
  if (!Array.isArray(list) || list.length > MAX_SCHEMA_ENTRIES) return undefined;
  const entries = list.flatMap((entry) => filledUp(empty, entry) ?? []);
  return entries.length === list.length ? entries : undefined;
}

function filledUp<T extends object>(empty: Readonly<T>, value: unknown): T | undefined {
  if (!isPlainObject(value)) return undefined;
  const filled = { ...empty, ...Object.fromEntries(Object.entries(value).filter(([key]) => key in empty)) };
  const isWhole = Object.entries(empty).every(([key, sample]) => {
    const given: unknown = filled[key as keyof T];
    return typeof given === typeof sample && (typeof given !== 'string' || given.length <= MAX_SCHEMA_TEXT);
  });
  return isWhole ? filled : undefined;
}
