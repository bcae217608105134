import { ApiError, messageOf } from '../../providers/apiClient';

/**
 * What the server refuses of a run, at the fields of its form.
 * @param elsewhere where that stands which is about none of the fields
 * @returns nothing for a limit that is reached: the dialog tells of it
 */
export function refusalProblems<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  elsewhere: Field,
): Partial<Record<Field, string>> {
  if (error instanceof ApiError && error.code === 'LIMIT_REACHED') return {};
  const told = error instanceof ApiError ? (error.errors ?? {}) : {};
  const problems: Partial<Record<Field, string>> = {};
  for (const field of fields) if (told[field]) problems[field] = told[field];
  if (Object.keys(problems).length === 0) problems[elsewhere] = messageOf(error);
  return problems;
}
