import {
  type Block,
  type BlockConfig,
  type BlockVariant,
  MAX_BLOCK_PRODUCTS,
  MIN_BLOCK_PRODUCTS,
} from '../../contracts/blocks/blocks';
import { presetOf } from '../blocks/blocks';
import { filledBlock, type FillOptions, type FillProduct, isFillable } from './fill-block';

/** Styles of any number of products; of other lists the sample has as many as there are. */
const OF_ANY_NUMBER: readonly BlockVariant[] = ['comparison-table', 'product-list'];

/** Whether a style can be filled from so many products at once. */
export function takesProducts(variant: BlockVariant, count: number): boolean {
  if (!isFillable(variant)) return false;
  if (OF_ANY_NUMBER.includes(variant)) return count >= MIN_BLOCK_PRODUCTS && count <= MAX_BLOCK_PRODUCTS;
  return count === placesOf(presetOf(variant)).length;
}

/** The style's sample with each of its products filled from one of the library, in their order. */
export function blockOfProducts(
  variant: BlockVariant,
  products: readonly FillProduct[],
  { shops }: Pick<FillOptions, 'shops'>,
): Block {
  const sample = presetOf(variant);
  const listed = listedIn(sample);
  const config = OF_ANY_NUMBER.includes(variant)
    ? { ...sample, innerData: products.map((_, place) => listed[place % listed.length]) }
    : sample;
  const block = { variant, config } as Block;
  const places = placesOf(block.config);
  return products.reduce(
    (so, product, at) => filledBlock(so, places[at] ?? '', product, { shops, sample }),
    block,
  );
}

/** Where products stand: the config itself, but for lists of products. */
function placesOf(config: BlockConfig): string[] {
  const listed = listedIn(config);
  return listed.some((part) => 'buttons' in part) ? listed.map((_, place) => `innerData.${place}`) : [''];
}

function listedIn(config: BlockConfig): readonly object[] {
  return 'innerData' in config ? config.innerData : [];
}
