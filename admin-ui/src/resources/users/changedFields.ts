import type { TransformData } from 'react-admin';

/** What a form changes of its record, so that a save takes back nothing that another admin has changed meanwhile. */
export const changedFields: TransformData = (entered: object, options) => {
  const before = (options?.previousData ?? {}) as Record<string, unknown>;
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field]);
  return Object.fromEntries(Object.entries(entered).filter(isChanged));
};
