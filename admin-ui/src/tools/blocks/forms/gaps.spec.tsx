import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import { ALL_BLOCK_VARIANTS, type Block, type BlockVariant } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { filledBlock, gapFieldsOf, isFillable } from '@domain/products/fill-block';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { aProduct } from '../../../testing/products';
import { formOf, type FormShape } from '../editor/formShape';
import { BlockForm } from './BlockForm';

const SILENT = aProduct({
  links: [],
  score: '',
  ...{ pros: [], features: [] },
  price: { amount: '', was: '', currency: 'USD', asOf: '' },
});
const LISTS = ['buttons', 'features', 'multiList', 'pros', 'cons', 'list', 'groups'];

/** A block as the library hands it over, and as it is opened again: filled from a product that says nothing of itself. */
function handed(variant: BlockVariant, path: string): Block {
  const sample = presetOf(variant);
  return filledBlock({ variant, config: sample } as Block, path, SILENT, { shops: [], sample });
}

function Form({ variant, config }: Block) {
  const form = useForm<FormShape>({ defaultValues: formOf(variant, config) });
  return (
    <FormProvider {...form}>
      <BlockForm variant={variant} />
    </FormProvider>
  );
}

function open(name: RegExp) {
  const opener = screen.queryByRole('button', { name, expanded: false });
  if (opener) fireEvent.click(opener);
}

const pathOf = (variant: BlockVariant) => (/^top|^versus|list$|table$/.test(variant) ? 'innerData.0' : '');

it.each(ALL_BLOCK_VARIANTS.filter(isFillable))(
  '%s marks each field that its product says nothing of',
  (variant) => {
    const block = handed(variant, pathOf(variant));
    render(<Form {...block} />);
    open(/^Product 1:/);
    open(/^Price, stars and labels/);
    for (const off of screen.queryAllByRole('switch', {
      name: /^Show (?:rating|product score)/,
      checked: false,
    }))
      fireEvent.click(off);
    const gaps = gapFieldsOf(block);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) {
      const side = /^innerData\.(\d)\.list$/.exec(gap)?.[1];
      if (side) fireEvent.click(screen.getAllByRole('tab')[Number(side)] as HTMLElement);
      if (LISTS.includes(gap.split('.').at(-1) ?? '')) {
        const lists = screen.getAllByRole('group', { description: BLOCK_MESSAGES.gap });
        expect(lists.length).toBeGreaterThan(0);
        continue;
      }
      const field = document.querySelector(`[name="${gap}"]`);
      expect(field, gap).toHaveAccessibleDescription(BLOCK_MESSAGES.gap);
    }
    const marks = screen.getAllByText(BLOCK_MESSAGES.gap);
    expect(marks).toHaveLength(gaps.filter((gap) => !gap.endsWith('.list')).length || 1);
  },
  20_000,
);

it('marks a field until it is filled in, and a part that is closed as long as something is missing in it', async () => {
  render(<Form {...handed('comparison-table', 'innerData.0')} />);
  const opener = screen.getByRole('button', { name: /^Product 1:/ });
  expect(within(opener).getByText(BLOCK_MESSAGES.gapInside)).toBeVisible();
  expect(
    within(screen.getByRole('button', { name: /^Product 2:/ })).queryByText(BLOCK_MESSAGES.gapInside),
  ).toBeNull();
  fireEvent.click(opener);
  const folded = screen.getByRole('button', { name: /^Price, stars and labels/ });
  expect(within(folded).getByText(BLOCK_MESSAGES.gapInside)).toBeVisible();
  fireEvent.click(folded);
  const price = screen.getByLabelText('Price');
  expect(price).toHaveAccessibleDescription(BLOCK_MESSAGES.gap);
  fireEvent.change(price, { target: { value: '129' } });
  expect(price).not.toHaveAccessibleDescription(BLOCK_MESSAGES.gap);
  fireEvent.click(folded);
  expect(within(folded).queryByText(BLOCK_MESSAGES.gapInside)).toBeNull();
});

it('says which of the cards have something missing', () => {
  render(<Form {...handed('top-3-table-1', 'innerData.1')} />);
  const [left, center] = screen.getAllByRole('tab');
  expect(left).toHaveAccessibleName('Left Card');
  expect(center).toHaveAccessibleName(`Center Card ${BLOCK_MESSAGES.gapInside}`);
});
