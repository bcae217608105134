import type { BlockVariant } from '@contracts/blocks/blocks';
import { blockOfProducts, takesProducts } from '@domain/products/block-of-products';
import { getProduct, listShops } from '../../../shared/products/productLibrary';
import type { Edited } from '../useEdited';
import { formOf } from './formShape';

/** A block of products of the library in the first of some styles that takes so many; undefined where none does. */
export async function handedBlock(
  variants: readonly BlockVariant[],
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Edited | undefined> {
  const variant = variants.find((each) => takesProducts(each, ids.length));
  if (!variant) return undefined;
  const [products, shops] = await Promise.all([
    Promise.all(ids.map((id) => getProduct(id, signal))),
    listShops(signal),
  ]);
  return { variant, changes: formOf(variant, blockOfProducts(variant, products, { shops }).config) };
}
