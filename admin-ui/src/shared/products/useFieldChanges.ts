import { isPlainObject } from '@contracts/validation/nested';
import { useFormContext } from 'react-hook-form';

/** What a field of a form was and will be. */
export type FieldChange = readonly [path: string, before: unknown, after: unknown];

/**
 * The fields in which two values of a form differ. A list is one field, but for the parts of a block, each of which has
 * fields of its own.
 */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isSame(before, after)) return [];
  const below = path === '' ? '' : `${path}.`;
  const isParts = Array.isArray(before) && Array.isArray(after) && /(?:^|\.)innerData$/.test(path);
  if (!isParts && !(isPlainObject(before) && isPlainObject(after))) return [[path, before, after]];
  const [old, given] = [before, after] as Record<string, unknown>[];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(given ?? {})]);
  return [...names].flatMap((name) => fieldChanges(old?.[name], given?.[name], `${below}${name}`));
}

/** Puts changes into a form; what that gives takes them back, but for what was changed since. */
export function useFieldChanges(): (changes: readonly FieldChange[]) => () => void {
  const { getValues, setValue } = useFormContext();
  const put = (path: string, value: unknown) => setValue(path, value, { shouldDirty: true });
  return (changes) => {
    for (const [path, , after] of changes) put(path, after);
    return () => {
      for (const [path, before, after] of changes) if (isSame(getValues(path), after)) put(path, before);
    };
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
