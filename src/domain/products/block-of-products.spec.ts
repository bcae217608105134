import { ALL_BLOCK_VARIANTS } from '../../contracts/blocks/blocks';
import { wholeProduct } from '../../../test/support/products';
import { blockMarkup } from '../blocks/blocks';
import { blockOfProducts, takesProducts } from './block-of-products';

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...wholeProduct({ name: `Kettle ${at + 1}` }),
    id: `p${at + 1}`,
  }));

it.each<[products: number, variants: string[]]>([
  [1, ALL_BLOCK_VARIANTS.filter((variant) => /^(?:product-box|verdict|spec|call|coupon|pros)/.test(variant))],
  [2, ['comparison-table', 'product-list', 'versus-box-1', 'versus-box-2']],
  [3, ['top-3-table-1', 'top-3-table-2', 'comparison-table', 'product-list']],
  [10, ['comparison-table', 'product-list']],
  [11, []],
])('fills %d products into these styles', (count, variants) => {
  const taken = ALL_BLOCK_VARIANTS.filter((variant) => takesProducts(variant, count));
  expect(taken.toSorted()).toEqual(variants.toSorted());
});

it.each([2, 3, 7])(
  'fills each of %d products of a table in its place, and nothing of the sample stays',
  (count) => {
    const block = blockOfProducts('comparison-table', named(count), { shops: [] });
    const { innerData, heading } = block.config as {
      innerData: { title: string; productId?: string }[];
      heading: string;
    };
    expect(innerData.map(({ title, productId }) => [title, productId])).toEqual(
      named(count).map(({ name, id }) => [name, id]),
    );
    expect(heading).toBe('');
    expect(blockMarkup(block)).toContain('Kettle 2');
  },
);

it('fills a block of one product', () => {
  const [product] = named(1);
  expect(blockOfProducts('product-box-1', product ? [product] : [], { shops: [] }).config).toMatchObject({
    name: 'Kettle 1',
    productId: 'p1',
  });
});
