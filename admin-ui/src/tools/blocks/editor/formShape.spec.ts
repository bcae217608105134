import { BLOCK_VARIANTS, type BlockVariant } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { everythingOn } from '../../../../../test/support/blocks';
import { blockOf, formOf, formPathOf } from './formShape';

/** With the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const VARIANTS: BlockVariant[] = Object.values(BLOCK_VARIANTS).flat();

it.each(VARIANTS)('a form of %s that nobody touched describes the sample', (variant) => {
  expect(blockOf(variant, formOf(variant))).toEqual({ variant, config: presetOf(variant) });
});

it.each(VARIANTS)('a form of a %s that shows all there is describes it', (variant) => {
  const block = everythingOn(variant, 'auto');
  expect(JSON.stringify(sorted(blockOf(variant, formOf(variant, block.config))))).toBe(
    JSON.stringify(sorted(block)),
  );
});

it.each(VARIANTS)('what nothing was put into is not in the block of a %s', (variant) => {
  expect(JSON.stringify(sorted(blockOf(variant, formOf(variant)).config))).toBe(
    JSON.stringify(sorted(presetOf(variant))),
  );
});

it('a price is kept with its currency while it has an amount', () => {
  const form = formOf('product-box-1');
  const price = { amount: '9.99', was: '', currency: 'EUR', asOf: '' };
  expect(blockOf('product-box-1', { ...form, price }).config).toMatchObject({ price });
  expect(blockOf('product-box-1', { ...form, price: { ...price, amount: '' } }).config).not.toHaveProperty(
    'price',
  );
});

it('a form of a saved block begins with what was saved', () => {
  const config = { ...presetOf('product-box-1'), name: 'Mine' };
  expect(blockOf('product-box-1', formOf('product-box-1', config)).config).toEqual(config);
});

it.each([
  ['config.themeColor', 'themeColor'],
  ['config.innerData.1.buttons.0.link', 'innerData.1.buttons.0.link'],
  ['config.innerData.0.list.3', 'innerData.0.list.3.text'],
  ['config.innerData.0.list', 'innerData.0.list'],
])('what the server says of %s shows on %s', (field, path) => {
  expect(formPathOf(field)).toBe(path);
});
