import { BLOCK_VARIANTS, type BlockVariant } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { blockOf, formOf, formPathOf } from './formShape';

const VARIANTS: BlockVariant[] = Object.values(BLOCK_VARIANTS).flat();

it.each(VARIANTS)('a form of %s that nobody touched describes the sample', (variant) => {
  expect(blockOf(variant, formOf(variant))).toEqual({ variant, config: presetOf(variant) });
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
