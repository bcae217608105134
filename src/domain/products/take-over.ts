import type { Block } from '../../contracts/blocks/blocks';
import { MAX_TOLD_VALUE, type TakeOverChange } from '../../contracts/products/take-over';
import { changesOf, type FillOptions, type FillProduct, partAt, productPartsOf } from './fill-block';

/**
 * What a product would change in the parts of a block that were filled from it, part by part in the order of their fields;
 * empty where the block is up to date. Values are cut to `MAX_TOLD_VALUE` characters.
 */
export function takeOverChanges(block: Block, product: FillProduct, options: FillOptions): TakeOverChange[] {
  return productPartsOf(block).flatMap(({ path, productId }) => {
    const part = productId === product.id ? partAt(block, path) : undefined;
    if (!part) return [];
    const [, place] = path.split('.');
    const beginning = place === undefined ? '' : `Product ${Number(place) + 1}: `;
    return changesOf(block.variant, part, product, options).map(({ field, before, after }) => ({
      label: beginning + field,
      before: told(before),
      after: told(after),
    }));
  });
}

function told(value: string): string {
  if (value.length <= MAX_TOLD_VALUE) return value;
  return `${value.slice(0, MAX_TOLD_VALUE - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
