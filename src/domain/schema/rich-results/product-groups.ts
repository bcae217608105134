import type { Markup } from '../markup/markup-graph';

/** What Google takes of a group for its variants. Source: Google, product variants. */
export const INHERITED: ReadonlySet<string> = new Set([
  ...['aggregateRating', 'audience', 'brand', 'description', 'hasMerchantReturnPolicy', 'material'],
  ...['pattern', 'review', 'reviews'],
]);

/** The group that a variant is of, however the two are joined. */
export function groupOf(entity: number, { entities, parents }: Markup): number | undefined {
  const holder = parents[entity]?.find(({ property }) => property === 'hasVariant')?.entity;
  const [base] = entities[entity]?.properties['isVariantOf'] ?? [];
  return holder ?? base?.entity;
}
