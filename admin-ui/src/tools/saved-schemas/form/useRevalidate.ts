import type { SchemaForm } from '@contracts/schema/schema';
import { useFormContext } from 'react-hook-form';
import type { TextPath } from './TextInput';

/** Checks fields whose errors depend on another one; those that are still empty are left alone. */
export function useRevalidate() {
  const { getValues, trigger } = useFormContext<SchemaForm>();
  return (...paths: TextPath[]) => {
    const filled = paths.filter((path) => getValues(path) !== '');
    if (filled.length > 0) void trigger(filled);
  };
}
