import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { formOf, type FormShape } from '../editor/formShape';
import { VersusBoxForm } from './VersusBoxForm';

function Form() {
  const form = useForm<FormShape>({ defaultValues: formOf('versus-box-1') });
  return (
    <FormProvider {...form}>
      <VersusBoxForm vsOnFirstOnly={false} />
    </FormProvider>
  );
}

const type = (field: HTMLElement | undefined, value: string) => {
  if (!field) throw new Error('The field is not there.');
  fireEvent.change(field, { target: { value } });
};

it('tells of a feature that only the other side lists', async () => {
  render(<Form />);
  expect(screen.queryByText(/also list/)).not.toBeInTheDocument();
  type(screen.getAllByLabelText('Feature')[1], 'Volume');
  expect(await screen.findByText(/also list: Capacity\./)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'Right Side' }));
  expect(await screen.findByText(/also list: Volume\./)).toBeInTheDocument();
  type(screen.getAllByLabelText('Feature')[1], 'volume ');
  expect(screen.queryByText(/also list/)).not.toBeInTheDocument();
});

it('tells of a button that cannot be read, until it can', async () => {
  render(<Form />);
  const [text] = screen.getAllByLabelText('Text color');
  const [background] = screen.getAllByLabelText('Button color');
  expect(screen.queryByText(/Hard to read/)).not.toBeInTheDocument();
  type(text, '#ffffff');
  type(background, '#fefefe');
  expect(await screen.findByText(/Hard to read/)).toBeInTheDocument();
  type(background, '#fef');
  expect(screen.getByText(/Hard to read/)).toBeInTheDocument();
  type(background, '#333');
  expect(screen.queryByText(/Hard to read/)).not.toBeInTheDocument();
});
