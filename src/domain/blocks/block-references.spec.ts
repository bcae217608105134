import type { BlockConfig } from '../../contracts/blocks/blocks';
import { picturePath } from '../products/product';
import { pictureIdsOf, productIdsOf } from './block-references';
import { presetOf } from './blocks';

const [ONE, TWO] = ['0123456789abcdef01234567', '89abcdef0123456789abcdef'];
const uploaded = (id: string) => `https://cohort.example${picturePath(id, 'k'.repeat(43))}`;
const part = (fields: object) => fields as unknown as BlockConfig;
const parts = (...fields: object[]) => part({ innerData: fields });

it.each<[string, BlockConfig, string[]]>([
  ['a block of one product', part({ productId: ONE }), [ONE]],
  [
    'parts, each product once',
    parts({ productId: TWO }, {}, { productId: ONE }, { productId: TWO }),
    [TWO, ONE],
  ],
  ['an id in capitals', part({ productId: ONE.toUpperCase() }), [ONE]],
  ['an empty id', part({ productId: '' }), []],
  ['a preset', presetOf('top-3-table-1'), []],
  ['pros and cons, whose parts are no products', presetOf('pros-cons-1'), []],
])('knows the products of %s', (_, config, ids) => {
  expect(productIdsOf(config)).toEqual(ids);
});

it.each<[string, BlockConfig, string[]]>([
  ['an uploaded picture', part({ image: uploaded(ONE) }), [ONE]],
  [
    'parts, each picture once',
    parts({ image: uploaded(ONE) }, { image: uploaded(TWO) }, { image: uploaded(ONE) }),
    [ONE, TWO],
  ],
  ['a picture of another site', part({ image: `https://other.example/${ONE}.webp` }), []],
  ['a picture inside the block', part({ image: 'data:image/png;base64,AAAA' }), []],
  ['no picture', part({ image: '' }), []],
])('knows the uploaded pictures of %s', (_, config, ids) => {
  expect(pictureIdsOf(config)).toEqual(ids);
});
