import type { SchemaForm } from '../../contracts/schema/schema';
import { reviewSchema } from './review-schema';

/**
 * The JSON-LD of a form while it is filled in, indented by two spaces: without empty texts, and without things of which
 * nothing is known. Of a checked form it is what `schemaScript` carries.
 */
export function unfinishedSchema(form: SchemaForm): string {
  return JSON.stringify(filledIn(reviewSchema(form)) ?? {}, null, 2);
}

/** Properties that say nothing by themselves. */
const FRAME: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  '@id',
  'position',
  'itemListOrder',
  'numberOfItems',
]);

/** Undefined where nothing is left of it; an id alone is a reference, and stays. */
function filledIn(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map(filledIn).filter((entry) => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).flatMap(([name, each]) => {
    const filled = filledIn(each);
    return filled === undefined ? [] : [[name, filled] as const];
  });
  const isReference = known.length === 1 && known[0]?.[0] === '@id';
  return isReference || known.some(([name]) => !FRAME.has(name)) ? Object.fromEntries(known) : undefined;
}
