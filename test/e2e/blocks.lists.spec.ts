import type { BlockVariant } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { newProduct } from '../../src/domain/blocks/defaults';
import type { SignedIn } from '../support/actors';
import { asPublisher, blockToSave, fieldErrors, saveBlock } from '../support/saved-blocks';

/** What the server takes and refuses of tables and lists of any number of products, and of small blocks. */

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

const TABLE = presetOf('comparison-table');
const block = (variant: BlockVariant, config: object) => ({ ...blockToSave(variant), config });
const products = (count: number) => Array.from({ length: count }, newProduct);
const DAY = 'Enter a day such as 2026-11-30.';

it.each([2, 10])('takes a table of %d products', async (count) => {
  const config = { ...TABLE, innerData: products(count) };
  expect((await saveBlock(publisher, block('comparison-table', config))).config).toEqual(config);
});

it.each<[string, object, Record<string, unknown>]>([
  [
    'one product',
    block('comparison-table', { ...TABLE, innerData: products(1) }),
    { 'config.innerData': 'At least 2 products.' },
  ],
  [
    'eleven products',
    block('product-list', { ...presetOf('product-list'), innerData: products(11) }),
    { 'config.innerData': 'At most 10 products.' },
  ],
  [
    'a table that does neither on a phone',
    block('comparison-table', { ...TABLE, narrow: 'shrink' }),
    { 'config.narrow': 'Choose what the table does on a phone.' },
  ],
  [
    'a notice of no kind',
    block('notice-box', { ...presetOf('notice-box'), kind: 'alarm' }),
    { 'config.kind': 'Choose information, tip or warning.' },
  ],
  [
    'a last day that is not in the calendar',
    block('coupon-box', { ...presetOf('coupon-box'), endDay: '2026-02-30' }),
    { 'config.endDay': DAY },
  ],
  [
    'a last day in other words',
    block('coupon-box', { ...presetOf('coupon-box'), endDay: '30/11/2026' }),
    { 'config.endDay': DAY },
  ],
  [
    'a statement that is none',
    block('verdict-box', { ...presetOf('verdict-box'), cons: ['a', {}] }),
    { 'config.cons': 'Enter text.' },
  ],
  [
    'a row of a group that is none, where it stands',
    block('specifications', { ...presetOf('specifications'), groups: [{ title: 'A', rows: [7] }] }),
    { 'config.groups.0.rows.0': 'This is missing or incomplete.' },
  ],
])('refuses %s', async (_, refused, errors) => {
  expect(fieldErrors(await publisher.post('/api/blocks', refused))).toEqual(errors);
});

it('takes a coupon of a product, without a last day', async () => {
  const config = { ...presetOf('coupon-box'), productId: '64b000000000000000000001', endDay: '' };
  expect((await saveBlock(publisher, block('coupon-box', config))).config).toEqual(config);
});
