import { fieldsRefused } from '../errors/app-error';

interface Named {
  ids?: string[];
  filter?: Record<string, unknown>;
  expected?: number;
}

/** Records by their ids, or all that a list's filter finds and how many it was seen to find. */
export type Chosen = { ids: string[] } | { filter: Record<string, unknown>; expected: number };

/** The one or the other; both, neither and half of one are refused with what the feature says of its field. */
export function chosenRecords({ ids, filter, expected }: Named, refusal: Record<string, string>): Chosen {
  if (ids && !filter && expected === undefined) return { ids };
  if (!ids && filter && expected !== undefined) return { filter, expected };
  throw fieldsRefused(refusal);
}
