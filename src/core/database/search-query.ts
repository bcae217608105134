import type { QueryFilter } from 'mongoose';
import { searchPatterns } from '../../domain/text/search';

/** Finds what holds every word of a search in one of the fields; undefined where nothing is sought. */
export function searchQuery<Document>(
  search: string | undefined,
  fields: readonly string[],
): QueryFilter<Document> | undefined {
  const words = searchPatterns(search ?? '').map(($regex) => ({
    $or: fields.map((field) => ({ [field]: { $regex, $options: 'i' } })),
  }));
  return words.length > 0 ? { $and: words } : undefined;
}
