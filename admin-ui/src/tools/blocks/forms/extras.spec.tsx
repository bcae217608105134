import type { BlockScheme } from '@contracts/blocks/block-parts';
import type { BlockVariant } from '@contracts/blocks/blocks';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { blockOf, formOf, type FormShape } from '../editor/formShape';
import { BlockForm } from './BlockForm';

let config: Record<string, unknown> = {};
let setError: (name: string, error: { message: string }) => void = () => undefined;

function Form({ variant, scheme }: { variant: BlockVariant; scheme?: BlockScheme }) {
  const form = useForm<FormShape>({ defaultValues: { ...formOf(variant), scheme } });
  config = blockOf(variant, useWatch({ control: form.control })).config as never;
  setError = form.setError;
  return (
    <FormProvider {...form}>
      <BlockForm variant={variant} />
    </FormProvider>
  );
}

const open = (title: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  const lists = await screen.findAllByRole('listbox');
  fireEvent.click(within(lists.at(-1) as HTMLElement).getByText(option));
};

it('keeps what few blocks need folded until it is asked for', () => {
  render(<Form variant="product-box-1" />);
  expect(screen.queryByLabelText('Old price')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Color scheme')).not.toBeInTheDocument();
  open('Price, stars and labels');
  open('Look');
  expect(screen.getByLabelText('Old price')).toBeInTheDocument();
  expect(screen.getByLabelText('Color scheme')).toBeInTheDocument();
});

it('puts price, stars and labels into the block', async () => {
  render(<Form variant="product-box-1" />);
  open('Price, stars and labels');
  type('Price', '99.99');
  type('Old price', '129.99');
  type('Ribbon', 'My own words');
  await choose('Badge', 'New');
  await choose('Stars', 'Instead of the score');
  expect(config).toMatchObject({
    price: { amount: '99.99', was: '129.99', currency: 'USD', asOf: '' },
    ribbon: 'My own words',
    badge: 'New',
    stars: 'instead',
  });
  await choose('Stars', 'None');
  expect(config).not.toHaveProperty('stars');
});

it('applies a theme in one act, and takes it back in one', () => {
  render(<Form variant="versus-box-1" />);
  const before = JSON.stringify(config);
  open('Look');
  fireEvent.click(screen.getByRole('button', { name: 'Midnight' }));
  expect(config).toMatchObject({ scheme: 'dark', themeColor: '#60a5fa' });
  expect(JSON.stringify(config)).toContain('"bgColor":"#a78bfa"');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(JSON.stringify(config)).toBe(before);
  expect(screen.queryByText(/is applied/)).not.toBeInTheDocument();
});

it('opens what holds a refused field', async () => {
  render(<Form variant="product-box-1" />);
  setError('price.amount', { message: 'Enter a price in digits, such as 129.99.' });
  expect(await screen.findByText('Enter a price in digits, such as 129.99.')).toBeInTheDocument();
});

it('marks the best of a row, in comparisons alone', () => {
  const { unmount } = render(<Form variant="product-box-1" />);
  expect(screen.queryByLabelText('Best of its row')).not.toBeInTheDocument();
  unmount();
  render(<Form variant="top-3-table-1" />);
  const [first] = screen.getAllByLabelText('Best of its row');
  if (first) fireEvent.click(first);
  expect(JSON.stringify(config)).toContain('"best":true');
  if (first) fireEvent.click(first);
  expect(JSON.stringify(config)).not.toContain('best');
});

it('has a disclaimer for a versus box, with ready texts', async () => {
  render(<Form variant="versus-box-2" />);
  fireEvent.click(screen.getByLabelText('Show disclaimer'));
  fireEvent.click(screen.getByRole('button', { name: 'Ready texts' }));
  fireEvent.click(await screen.findByText('Amazon Associates'));
  expect(config).toMatchObject({
    showDisclaimer: true,
    disclaimerText: 'As an Amazon Associate I earn from qualifying purchases.',
  });
});

it.each<[BlockScheme, string, RegExp | undefined]>([
  ['light', '#18222d', undefined],
  ['dark', '#18222d', /Hard to see in the dark scheme/],
  ['auto', '#18222d', /Hard to see in the dark scheme/],
  ['auto', '#fefefe', /Hard to see in the light scheme/],
  ['dark', '#ff9900', undefined],
])('in the scheme %s a button of %s is told of: %s', (scheme, color, warning) => {
  render(<Form variant="product-box-1" scheme={scheme} />);
  const [background] = screen.getAllByLabelText('Button color');
  if (background) fireEvent.change(background, { target: { value: color } });
  if (warning) expect(screen.getByText(warning)).toBeInTheDocument();
  else expect(screen.queryByText(/Hard to see/)).not.toBeInTheDocument();
});

it('tells where the dark scheme shows another theme color', () => {
  render(<Form variant="product-box-1" scheme="dark" />);
  expect(screen.getByText(/in the dark scheme, where it would be hard to see/)).toBeInTheDocument();
});
