import type { RichResultVerdict } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { groupOf } from './product-groups';
import { textOf } from './requirements';
import { PRODUCT_SNIPPET } from './rich-result-rule';

/** Products that another one names: the page is not about them. */
const ASIDE: ReadonlySet<string> = new Set([
  ...['isRelatedTo', 'isSimilarTo', 'isAccessoryOrSparePartFor', 'isConsumableFor', 'isOftenBoughtWith'],
]);

/** How many different products of a page may have a product snippet each: variants count once, and so does one name. */
export function countProducts(verdicts: readonly RichResultVerdict[], markup: Markup): number {
  const keys = new Set<string>();
  for (const { feature, entity } of verdicts) {
    if (feature !== PRODUCT_SNIPPET) continue;
    const parents = markup.parents[entity] ?? [];
    if (parents.some(({ property }) => ASIDE.has(property))) continue;
    keys.add(keyOf(groupOf(entity, markup) ?? entity, markup));
  }
  return keys.size;
}

/** The same for all variants of a product, and for what two syntaxes say of one. */
function keyOf(index: number, { entities }: Markup): string {
  const entity = entities[index];
  const [base] = entity?.properties['isVariantOf'] ?? [];
  const target = base?.entity === undefined ? entity : entities[base.entity];
  const group = textOf(target, 'productGroupID') ?? textOf(target, 'inProductGroupWithID');
  if (group !== undefined) return `group ${group.trim()}`;
  if (base?.dangling !== undefined) return `group ${base.dangling}`;
  const name = textOf(target, 'name')?.trim().replace(/\s+/g, ' ').toLowerCase();
  return name ? `name ${name}` : `entity ${base?.entity ?? index}`;
}
