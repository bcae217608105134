import type { SchemaForm } from '@contracts/schema/schema';
import { checkSchema } from '@domain/schema/check-schema';
import { type SchemaFinding, SOURCES } from '@domain/schema/finding';
import type { FieldErrors } from 'react-hook-form';
import { inPageOrder } from '../form/labels';

/**
 * What the form refuses and what the checks find, errors first, each as its fields stand on the page. Where both speak of a
 * field, the form's sentence counts, with the check's source.
 */
export function findingsOf(form: SchemaForm, errors: FieldErrors<SchemaForm>): SchemaFinding[] {
  const checked = checkSchema(form);
  const refused = sentencesOf(errors).map(([field, sentence]): SchemaFinding => ({
    level: 'error',
    field,
    sentence,
    source: checked.find((each) => each.level === 'error' && each.field === field)?.source ?? SOURCES.own,
  }));
  const told = new Set(refused.map(({ field }) => field));
  return [...refused, ...checked.filter(({ field }) => !told.has(field))].sort((one, other) =>
    one.level === other.level ? inPageOrder(one.field, other.field) : one.level === 'error' ? -1 : 1,
  );
}

/** Path and sentence of every error in react-hook-form's tree. */
function sentencesOf(errors: object, path = ''): [path: string, sentence: string][] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const own = path ? `${path}.${key}` : key;
    if ('message' in value && typeof value.message === 'string') return [[own, value.message]];
    return sentencesOf(value, own);
  });
}
