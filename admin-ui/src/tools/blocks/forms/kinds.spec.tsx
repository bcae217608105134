import type { BlockVariant } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { blockOf, formOf, type FormShape } from '../editor/formShape';
import { BlockForm } from './BlockForm';

let html = '';

function Form({ variant }: { variant: BlockVariant }) {
  const form = useForm<FormShape>({ defaultValues: formOf(variant) });
  html = blockMarkup(blockOf(variant, useWatch({ control: form.control })));
  return (
    <FormProvider {...form}>
      <BlockForm variant={variant} />
    </FormProvider>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const count = (text: string) => html.split(text).length - 1;

it('adds, duplicates and removes products of a table, two to ten of them', () => {
  render(<Form variant="comparison-table" />);
  const products = () => screen.getAllByRole('button', { name: /^Remove Product \d+$/ });
  expect(products()).toHaveLength(4);
  press(/^Product 2: Millrace/);
  type('Product name', 'Mine');
  press('Duplicate Product 2');
  expect(button('Product 3: Mine')).toHaveFocus();
  expect(count('>Mine<')).toBe(2);
  press('Remove Product 1');
  expect(button('Product 1: Mine')).toHaveFocus();
  expect(count('Ostara Transit 40')).toBe(0);

  for (let products = 4; products < 10; products += 1) press('Add product');
  expect(products()).toHaveLength(10);
  expect(button('Add product')).toBeDisabled();
  expect(button('Duplicate Product 1')).toBeDisabled();
  for (let products = 10; products > 2; products -= 1) press('Remove Product 1');
  expect(button('Remove Product 1')).toBeDisabled();
  press('Product 2');
  type('Product name', 'From nothing');
  expect(html).toContain('From nothing');
});

it('puts code and last day into a coupon, in words of one’s own', () => {
  render(<Form variant="coupon-box" />);
  expect(html).toContain('Valid until <time datetime="2026-12-31">December 31, 2026</time>');
  type('Code', 'SAVE & GO');
  type('Expiry text', 'Nur bis {day}!');
  expect(html).toContain('<bdi>SAVE &amp; GO</bdi>');
  expect(html).toContain('Nur bis <time datetime="2026-12-31">December 31, 2026</time>!');
});

it('gives a notice the color of its kind, unless it has one of its own', async () => {
  render(<Form variant="notice-box" />);
  const choose = async (kind: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind' }));
    const lists = await screen.findAllByRole('listbox');
    fireEvent.click(within(lists.at(-1) as HTMLElement).getByText(kind));
  };
  const color = screen.getByRole('textbox', { name: 'Theme color' });
  await choose('Warning');
  expect(color).toHaveValue('#b45309');
  fireEvent.change(color, { target: { value: '#7c3aed' } });
  await choose('Information');
  expect(color).toHaveValue('#7c3aed');
});
